import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { LogoutOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import type { UserInfo } from '../../../core/shared/session.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { listen } from '../../../core/web/events.ts'
import { fetchRest } from '../../../core/web/components/fetch-rest.ts'
import { OutboxBar } from '../../../core/web/outbox/OutboxBar.tsx'
import { queryClient } from '../../../core/web/query.ts'
import { session, tokens } from '../../../core/web/session-store.ts'
import { LanguageMenu } from '../../../core/web/shell/Header.tsx'
import { remembered } from '../../../core/web/store.ts'
import { useLanguage, useText } from '../../../core/web/text/text.ts'
import type { KioskFacts } from '../kiosk.rule.ts'
import { BadgeForm, type Entered } from './BadgeForm.tsx'
import { courierOf } from './courier.ts'
import { device, kioskPath } from './device.ts'
import { useIdle } from './use-idle.ts'
import './kiosk.css'
import { kioskTexts } from './kiosk.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The warning comes up so many seconds before the idle time ends. */
const warnSeconds = 15

export interface KioskFrameProps {
  /** Shows what waits for the network where it was entered. */
  go: (address: string) => void
  /** The tasks of the person who has identified. */
  children: (entered: Entered, facts: KioskFacts) => ReactNode
  /** Stands over everything, also while nobody has identified. */
  over?: (secret: string) => ReactNode
  /**
   * The person has left: nothing that was open may be shown to the next one. By hand, or because nobody
   * touched the device: then the same person finds it again.
   */
  onLeave: (why: 'hand' | 'time', user: UserInfo | undefined) => void
  onEnter: (user: UserInfo) => void
}

/** A registered device: who stands there, for how long without a touch, and the way out. */
export function KioskFrame(props: KioskFrameProps) {
  const text = useTexts(kioskTexts)
  const secret = device.secret()
  useEffect(() => void (document.title = text('title')), [text])
  useEffect(fetchRest, [])
  if (secret === null)
    return session.signedIn() ? <NotRegistered /> : <Navigate to={`/login?redirect=${kioskPath}`} replace />
  return <Registered secret={secret} {...props} />
}

function NotRegistered({ onForget }: { onForget?: () => void }) {
  const text = useTexts(kioskTexts)
  return (
    <main className="kiosk-message">
      <h1>{text('notRegistered')}</h1>
      <p>{text('notRegisteredHelp')}</p>
      <a className="kiosk-button" href="/login?redirect=/manage/user/kioskList" onClick={onForget}>
        {text('toPortal')}
      </a>
    </main>
  )
}

const factsName = 'kioskFacts'
/** The last answer stays while there is no network: the badge page must not vanish. */
function useFacts(secret: string): { facts: KioskFacts | undefined; unknown: boolean; lost: boolean } {
  const language = useLanguage()
  const { data, error } = useQuery({
    queryKey: ['kioskFacts', secret, language],
    queryFn: async () => {
      const answer = await api.post<{ data: KioskFacts }>(
        '/api/auth/kiosk',
        { secret },
        { quiet: true, overlay: false, signIn: true },
      )
      remembered.write(factsName, JSON.stringify(answer.data))
      return answer.data
    },
    networkMode: 'always',
    retry: false,
  })
  const kept = remembered.read(factsName)
  const facts = data ?? (kept === null ? undefined : (JSON.parse(kept) as KioskFacts))
  return {
    facts,
    unknown: error instanceof ApiError && error.body.errorCode === 'KIOSK_UNKNOWN',
    lost: error !== null,
  }
}

function Registered({ secret, go, children, onLeave, onEnter, over }: KioskFrameProps & { secret: string }) {
  const { facts, unknown, lost } = useFacts(secret)
  const shell = useText()
  const [present, setPresent] = useState<Entered>()
  const user = present?.user
  const [courier] = useState(() => courierOf(secret))
  const end = (why: 'hand' | 'time') => {
    session.clear()
    queryClient.clear()
    setPresent(undefined)
    onLeave(why, user)
  }
  const leave = (why: 'hand' | 'time') => {
    const sent = api.post('/api/auth/logout', undefined, { quiet: true, overlay: false })
    end(why)
    // The session ends by itself when this does not arrive.
    sent.catch(() => undefined)
  }
  const ended = useEffectEvent(end)
  useEffect(() => listen('SESSION_ENDED', () => ended('time')), [])
  if (unknown) return <NotRegistered onForget={device.forget} />
  if (!facts)
    return (
      <main className="kiosk-message" aria-busy={!lost}>
        {lost && (
          <>
            <h1>{shell('network.title')}</h1>
            <button type="button" className="kiosk-button" onClick={() => globalThis.location.reload()}>
              {shell('common.retry')}
            </button>
          </>
        )}
      </main>
    )
  const entered = (given: Entered) => {
    tokens.save({ accessToken: given.accessToken, refreshToken: '' })
    courier.enter(given)
    session.set({ user: given.user, menus: [] })
    onEnter(given.user)
    setPresent(given)
  }
  return (
    <div className="kiosk">
      {over?.(secret)}
      <header className="kiosk-head">
        <div>
          <strong>{facts.kioskNm}</strong>
          <span>
            {facts.plantNm} · {facts.placeTxt}
          </span>
        </div>
        {user ? (
          <Present key={user.userId} user={user} idleSeconds={facts.idleSeconds} leave={leave} />
        ) : (
          <LanguageMenu named />
        )}
      </header>
      {/* Also while nobody has identified: what waits is seen and sent. */}
      <OutboxBar key={user?.userId} go={go} courier={courier} />
      <main className="kiosk-main">
        {present ? children(present, facts) : <BadgeForm secret={secret} onEntered={entered} />}
      </main>
    </div>
  )
}

/** The signed-in person, the remaining idle time near its end, and the button to leave. */
function Present({
  user,
  idleSeconds,
  leave,
}: {
  user: UserInfo
  idleSeconds: number
  leave: (why: 'hand' | 'time') => void
}) {
  const text = useTexts(kioskTexts)
  const core = useText()
  const left = useIdle(idleSeconds, () => leave('time'))
  return (
    <div className="kiosk-person">
      <span>
        <strong>{core('header.user', { name: user.userNm })}</strong>
        <small>{user.vendorNm ?? user.deptNm}</small>
      </span>
      {left <= warnSeconds && (
        <>
          <span className="kiosk-ending" role="status">
            {text('endsIn', { seconds: left })}
          </span>
          {/* Any touch goes on; the button says so. */}
          <Button size="large" type="primary">
            {text('goOn')}
          </Button>
        </>
      )}
      <Button size="large" icon={<LogoutOutlined aria-hidden />} onClick={() => leave('hand')}>
        {text('leave')}
      </Button>
    </div>
  )
}
