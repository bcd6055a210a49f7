import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import { SettingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ErrorBoundary } from '../../../core/web/components/ErrorBoundary.tsx'
import { later, lazyPart } from '../../../core/web/components/later.tsx'
import type { Portlet } from '../../../core/web/pages.ts'
import { canAccess, useSession } from '../../../core/web/session-store.ts'
import { useLanguage } from '../../../core/web/text/text.ts'
import { arrange } from '../layout.rule.ts'
import { fetchTogether } from './panels-together.ts'
import { usePanelRoom } from './panel-room.ts'
import { useHomeLayout } from './use-home-layout.ts'
import { homeTexts } from './home.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { textIn } from '../../../core/shared/four-texts.ts'

// Few people arrange their page, and those seldom: what they need for it comes when they do.
const tools = () => import('./PanelTools.tsx')
const PanelTools = later(() => tools().then((module) => module.PanelTools))
const HiddenPanels = later(() => tools().then((module) => module.HiddenPanels))

/** The panels of the modules in the order of the role, or as the person has arranged them. */
export function Panels({ portlets }: { portlets: readonly Portlet[] }) {
  const { user } = useSession()
  return (
    <div {...usePanelRoom('all', user?.userId ?? '')}>
      <Arranged portlets={portlets} />
    </div>
  )
}
function Arranged({ portlets }: { portlets: readonly Portlet[] }) {
  const text = useTexts(homeTexts)
  const language = useLanguage()
  const { user } = useSession()
  const [own, keep] = useHomeLayout()
  const [arranging, setArranging] = useState(false)
  const mine = portlets.filter(({ of }) => of.some(canAccess))
  const groups = (user?.userAuthGrps ?? []).map(({ authGrpNo }) => authGrpNo)
  const { shown, hidden } = arrange(
    mine.map(({ id }) => id),
    groups,
    own ?? undefined,
  )
  const find = (id: string) => mine.find((portlet) => portlet.id === id)!
  const titleOf = (id: string) => textIn(find(id).label, language)
  const put = (order: readonly string[], hiddenNow: readonly string[]) => keep({ order, hidden: hiddenNow })
  return (
    <div className="home-panels">
      <div className="home-arrange">
        {arranging && own && (
          <Button type="text" onClick={() => keep(null)}>
            {text('usual')}
          </Button>
        )}
        {mine.length > 1 && (
          <Button
            type="text"
            icon={<SettingOutlined aria-hidden />}
            aria-pressed={arranging}
            onClick={() => setArranging(!arranging)}
          >
            {text(arranging ? 'done' : 'arrange')}
          </Button>
        )}
      </div>
      {shown.map((id) => (
        <Panel
          key={id}
          portlet={find(id)}
          tools={arranging && <PanelTools {...{ id, shown, hidden, put }} title={titleOf(id)} />}
        />
      ))}
      {arranging && hidden.length > 0 && <HiddenPanels {...{ shown, hidden, put, titleOf }} />}
    </div>
  )
}

const built = new Map<string, ComponentType>()
function panelOf({ id, load }: Portlet): ComponentType {
  const known = built.get(id) ?? lazyPart(fetchTogether(load), <div className="home-portlet-room" />)
  built.set(id, known)
  return known
}
function Panel({ portlet, tools }: { portlet: Portlet; tools: ReactNode }) {
  const { user } = useSession()
  return (
    <div className="home-panel" {...usePanelRoom(portlet.id, user?.userId ?? '')}>
      {tools}
      <ErrorBoundary>{createElement(panelOf(portlet))}</ErrorBoundary>
    </div>
  )
}
