import {
  AppstoreOutlined,
  BarChartOutlined,
  BuildOutlined,
  CloudOutlined,
  CodeOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  ExperimentOutlined,
  MedicineBoxOutlined,
  ReadOutlined,
  SafetyOutlined,
  SettingOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import type { ComponentType, CSSProperties } from 'react'
import type { MenuNode } from '../../shared/session.ts'

/** Names that the menu table uses. */
const icons: Record<string, ComponentType> = {
  flask: ExperimentOutlined,
  helmet: BuildOutlined,
  book: ReadOutlined,
  leaf: CloudOutlined,
  heart: MedicineBoxOutlined,
  tool: ToolOutlined,
  chart: BarChartOutlined,
  gauge: DashboardOutlined,
  warning: WarningOutlined,
  shield: SafetyOutlined,
  handshake: TeamOutlined,
  user: UserOutlined,
  database: DatabaseOutlined,
  gear: SettingOutlined,
  code: CodeOutlined,
}

export const menuIconNames: readonly string[] = Object.keys(icons)

/** Icon and colour of a level-1 menu, as the menu table names them. */
export function MenuIcon({ menu }: { menu: Pick<MenuNode, 'icon' | 'color'> }) {
  const Icon = icons[menu.icon ?? ''] ?? AppstoreOutlined
  return (
    <span
      className="portal-menu-icon"
      style={{ '--menu-color': menu.color ?? 'currentcolor' } as CSSProperties}
      aria-hidden
    >
      <Icon />
    </span>
  )
}
