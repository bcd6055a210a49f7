import { useEffect, useState } from 'react'
import { CloudUploadOutlined, DisconnectOutlined } from '@ant-design/icons'
import { Button, Popconfirm } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import { BusyButton } from '../components/BusyButton.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useNetworkLost, watchNetwork } from './network.ts'
import { removeEntry, retryEntry, sendWaiting, startOutbox, useOutbox } from './outbox.ts'
import { useOutboxText } from './outbox-texts.ts'
import type { OutboxEntry } from './outbox-store.ts'
import './outbox.css'

/** Over the page: that the network is lost, and what waits to be sent or was refused on arrival. Nothing of either: nothing. */
export function OutboxBar() {
  const say = useOutboxText()
  const lost = useNetworkLost()
  const entries = useOutbox()
  const [open, setOpen] = useState(false)
  useEffect(() => watchNetwork(), [])
  useEffect(() => startOutbox(), [])
  const refused = entries.filter(({ state }) => state === 'refused').length
  const waiting = entries.length - refused
  return (
    <>
      {(lost || entries.length > 0) && (
        <section className="outbox-bar" aria-label={say('region')} data-lost={lost ? '' : undefined}>
          {lost ? <DisconnectOutlined aria-hidden /> : <CloudUploadOutlined aria-hidden />}
          <span role="status">{lost && say('lost')}</span>
          {entries.length > 0 && (
            <Button size="small" danger={refused > 0} onClick={() => setOpen(true)}>
              {[waiting > 0 && say('waiting', { count: waiting }), refused > 0 && say('refused', { count: refused })]
                .filter(Boolean)
                .join(' · ')}
            </Button>
          )}
        </section>
      )}
      {open && (
        <Dialog open title={say('title')} footer={null} width={560} onCancel={() => setOpen(false)}>
          {entries.length === 0 ? (
            <p>{say('none')}</p>
          ) : (
            <ul className="outbox-list">
              {entries.map((entry) => (
                <Entry key={entry.no} entry={entry} />
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </>
  )
}

function Entry({ entry }: { entry: OutboxEntry }) {
  const say = useOutboxText()
  const refused = entry.state === 'refused'
  return (
    <li data-state={entry.state}>
      <div>
        <strong>{entry.what}</strong>
        <span className="outbox-when">
          {say('entered', { moment: showMoment(entry.enteredDt) })} · {say(refused ? 'isRefused' : 'isWaiting')}
        </span>
        {entry.reason && <p className="outbox-reason">{entry.reason}</p>}
      </div>
      <span className="outbox-acts">
        <BusyButton size="small" action={() => (refused ? retryEntry(entry) : sendWaiting())}>
          {say('retry')}
        </BusyButton>
        <Popconfirm title={say('removeAsk')} onConfirm={() => void removeEntry(entry)}>
          <Button size="small" danger>
            {say('remove')}
          </Button>
        </Popconfirm>
      </span>
    </li>
  )
}
