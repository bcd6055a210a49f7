import { createElement, useState, type ComponentType, type ReactNode } from 'react'
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  SettingOutlined,
} from '@ant-design/icons'
import { Button } from 'antd'
import { ErrorBoundary } from '../../../core/web/components/ErrorBoundary.tsx'
import { lazyPart } from '../../../core/web/components/later.tsx'
import type { Portlet } from '../../../core/web/pages.ts'
import { canAccess, useSession } from '../../../core/web/session-store.ts'
import { useLanguage } from '../../../core/web/text/text.ts'
import { arrange, moved } from '../layout.rule.ts'
import { fetchTogether } from './panels-together.ts'
import { usePanelRoom } from './panel-room.ts'
import { useHomeLayout } from './use-home-layout.ts'
import { homeTexts } from './home.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { textIn } from '../../../core/shared/four-texts.ts'

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
      {shown.map((id, index) => (
        <Panel
          key={id}
          portlet={find(id)}
          tools={
            arranging && (
              <span className="home-panel-tools">
                <strong>{titleOf(id)}</strong>
                <Button
                  icon={<ArrowUpOutlined aria-hidden />}
                  disabled={index === 0}
                  aria-label={text('up', { title: titleOf(id) })}
                  onClick={() => put([...moved(shown, id, -1), ...hidden], hidden)}
                />
                <Button
                  icon={<ArrowDownOutlined aria-hidden />}
                  disabled={index === shown.length - 1}
                  aria-label={text('down', { title: titleOf(id) })}
                  onClick={() => put([...moved(shown, id, 1), ...hidden], hidden)}
                />
                <Button
                  icon={<EyeInvisibleOutlined aria-hidden />}
                  aria-label={text('hide', { title: titleOf(id) })}
                  onClick={() => put([...shown, ...hidden], [...hidden, id])}
                />
              </span>
            )
          }
        />
      ))}
      {arranging && hidden.length > 0 && (
        <p className="home-hidden">
          {text('hidden')}
          {hidden.map((id) => (
            <Button
              key={id}
              icon={<EyeOutlined aria-hidden />}
              aria-label={text('show', { title: titleOf(id) })}
              onClick={() =>
                put(
                  [...shown, ...hidden],
                  hidden.filter((one) => one !== id),
                )
              }
            >
              {titleOf(id)}
            </Button>
          ))}
        </p>
      )}
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
