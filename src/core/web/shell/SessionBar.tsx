import { useState } from 'react'
import { WarningOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { MenuNode } from '../../shared/session.ts'
import { yes } from '../../shared/session.ts'
import { askLogin } from '../login-request.ts'
import { useSessionEnd } from '../session-end.ts'
import { requestsOfRights } from '../session-store.ts'
import type { Go } from '../TabHost.tsx'
import { useTexts } from '../text/define-texts.ts'
import { menuName, useLanguage } from '../text/text.ts'
import { sessionTexts } from '../text/session.texts.ts'

/**
 * Over everything, popups too, because whoever types in one looks there: that this window was signed out by a
 * sign-in elsewhere, or that the right to write was taken away; each with the button that helps.
 */
export function SessionBar({
  menu,
  dirty,
  mayAsk,
  go,
}: {
  /** Of the page that is shown. */
  menu: MenuNode | undefined
  /** Something is typed on it. */
  dirty: boolean
  /** The page that asks for rights can be opened. */
  mayAsk: boolean
  go: Go
}) {
  const say = useTexts(sessionTexts)
  const language = useLanguage()
  const ended = useSessionEnd()
  const lost = useLostRight(menu, dirty)
  if (ended)
    return (
      <section className="session-bar" role="alert" aria-label={say('region')}>
        <WarningOutlined aria-hidden />
        <span>{say('elsewhere')}</span>
        <Button size="small" type="primary" onClick={() => void askLogin()}>
          {say('signIn')}
        </Button>
      </section>
    )
  if (!lost.menu) return null
  return (
    <section className="session-bar" role="alert" aria-label={say('region')}>
      <WarningOutlined aria-hidden />
      <span>{say('rightGone', { menu: menuName(lost.menu, language) })}</span>
      {mayAsk && (
        <Button size="small" type="primary" onClick={() => go(`/${requestsOfRights}`)}>
          {say('askRight')}
        </Button>
      )}
      <Button size="small" onClick={lost.close}>
        {say('close')}
      </Button>
    </section>
  )
}

/** The menu whose right to write went while something was being typed on its page. */
function useLostRight(menu: MenuNode | undefined, dirty: boolean): { menu?: MenuNode; close: () => void } {
  const [seen, setSeen] = useState(menu)
  const [lost, setLost] = useState<MenuNode>()
  if (menu !== seen) {
    setSeen(menu)
    const isSame = menu !== undefined && menu.menuId === seen?.menuId
    if (isSame && yes(seen.writeYn) && !yes(menu.writeYn) && dirty) setLost(menu)
    else if (!isSame || yes(menu.writeYn)) setLost(undefined)
  }
  return { menu: lost, close: () => setLost(undefined) }
}
