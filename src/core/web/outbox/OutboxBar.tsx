import { useEffect, useState } from 'react'
import { CloudUploadOutlined, DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { momentOf, showMoment } from '../../shared/dates.ts'
import { later } from '../components/later.tsx'
import type { Go } from '../TabHost.tsx'
import { useAsOf, useNetworkLost, watchNetwork } from '../network.ts'
import { startOutbox, useOutboxHere, type Courier } from './outbox.ts'
import './outbox.css'
import { sessionIsValid } from '../load-session.ts'
import { sessionTexts } from '../text/session.texts.ts'
import { outboxTexts } from '../text/outbox.texts.ts'
import { useTexts } from '../text/define-texts.ts'

const OutboxList = later(() => import('./OutboxList.tsx').then((module) => module.OutboxList))

/**
 * Over the page: that the network is lost, and what waits to be sent or was refused on arrival. Nothing of
 * either: nothing.
 */
export function OutboxBar({ go, courier }: { go: Go; courier?: Courier }) {
  const say = useTexts(outboxTexts)
  const again = useTexts(sessionTexts)
  const lost = useNetworkLost()
  const asOf = useAsOf()
  const entries = useOutboxHere()
  const [open, setOpen] = useState(false)
  useEffect(() => watchNetwork(), [])
  useEffect(() => startOutbox(courier), [courier])
  const refused = entries.filter(({ state }) => state === 'refused').length
  const waiting = entries.length - refused
  const show = (address: string) => {
    setOpen(false)
    go(address)
  }
  return (
    <>
      {(lost || entries.length > 0) && (
        <section className="outbox-bar" aria-label={say('region')} data-lost={lost ? '' : undefined}>
          {lost ? <DisconnectOutlined aria-hidden /> : <CloudUploadOutlined aria-hidden />}
          <span role="status">
            {lost && (
              <>
                <strong>{say('lost')}</strong>{' '}
                {asOf && <strong>{say('asOf', { moment: showMoment(momentOf(new Date(asOf))) })} </strong>}
                <span className="outbox-help">{say('lostHelp')}</span>
              </>
            )}
          </span>
          {lost && (
            <Button size="small" onClick={() => void sessionIsValid().catch(() => undefined)}>
              {again('retry')}
            </Button>
          )}
          {entries.length > 0 && (
            <Button size="small" danger={refused > 0} onClick={() => setOpen(true)}>
              {[
                waiting > 0 && say('waiting', { count: waiting }),
                refused > 0 && say('refused', { count: refused }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          )}
        </section>
      )}
      {open && <OutboxList entries={entries} go={show} onClose={() => setOpen(false)} />}
    </>
  )
}
