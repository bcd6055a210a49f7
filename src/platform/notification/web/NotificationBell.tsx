import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { BellOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { RelativeTime } from '../../../core/web/components/RelativeTime.tsx'
import { flatMenus, useSession } from '../../../core/web/session-store.ts'
import type { Go } from '../../../core/web/TabHost.tsx'
import { notiBoxMenus } from '../noti.resource.ts'
import { useBell, useMark, type BellRow } from './noti-queries.ts'
import './bell.css'
import { notiTexts } from './noti.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const most = 99

/** The bell of the header: how many are unread, and the newest 20 behind it. */
export function NotificationBell({ go }: { go: Go }) {
  const text = useTexts(notiTexts)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const unread = useBell().data?.data.unread ?? 0
  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const escape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const stop = new AbortController()
    for (const name of ['pointerdown', 'focusin'])
      document.addEventListener(name, outside, { signal: stop.signal })
    document.addEventListener('keydown', escape, { signal: stop.signal })
    return () => stop.abort()
  }, [open])
  const label = unread > 0 ? text('bellUnread', { count: unread }) : text('bell')
  return (
    <span className="noti-bell" ref={root}>
      <button
        ref={button}
        type="button"
        className="portal-icon"
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <BellOutlined aria-hidden />
        {unread > 0 && (
          <span className="noti-count" aria-hidden data-count={unread > most ? `${most}+` : unread} />
        )}
      </button>
      {open && <Panel id={panelId} go={go} onClose={() => setOpen(false)} />}
    </span>
  )
}

function Panel({ id, go, onClose }: { id: string; go: Go; onClose: () => void }) {
  const text = useTexts(notiTexts)
  const { data, isError } = useBell()
  const mark = useMark()
  const { menus } = useSession()
  const box = flatMenus(menus).find(({ frontEndUrl }) => notiBoxMenus.includes(frontEndUrl))
  const panel = useRef<HTMLElement>(null)
  // The first row, so that the arrow keys work at once.
  const loaded = data !== undefined
  useEffect(
    () => (panel.current?.querySelector<HTMLElement>('.noti-row') ?? panel.current)?.focus(),
    [loaded],
  )
  const visit = (to: string) => {
    onClose()
    go(to)
  }
  const choose = (row: BellRow) => {
    if (row.state === 'unread') void mark('Y', [row.notiNo])
    if (row.linkUrl) visit(row.linkUrl)
  }
  const rows = data?.data.rows ?? []
  return (
    <section id={id} ref={panel} className="noti-panel" aria-label={text('bell')} tabIndex={-1}>
      <header>
        <h2>{text('bell')}</h2>
        <Button type="link" size="small" disabled={!data?.data.unread} onClick={() => void mark('Y')}>
          {text('readAll')}
        </Button>
      </header>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={row.notiNo}>
              <button
                type="button"
                className="noti-row"
                data-unread={row.state === 'unread' ? '' : undefined}
                onClick={() => choose(row)}
                onKeyDown={moveFocus}
              >
                <span className="noti-title">
                  {row.state === 'unread' && (
                    <span className="noti-dot" role="img" aria-label={text('unread')} />
                  )}
                  {row.title}
                </span>
                <span className="noti-body">{row.body}</span>
                <RelativeTime moment={row.createDt} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="noti-none">{text(isError ? 'failed' : 'nothing')}</p>
      )}
      {box && (
        <footer>
          <Button type="link" size="small" onClick={() => visit(box.routePath)}>
            {text('openBox')}
          </Button>
        </footer>
      )}
    </section>
  )
}

/** Arrow keys go from row to row. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const item = event.currentTarget.parentElement
  const next = step > 0 ? item?.nextElementSibling : item?.previousElementSibling
  next?.querySelector('button')?.focus()
  event.preventDefault()
}
