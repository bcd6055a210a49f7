import { useEffect, useState } from 'react'
import { CloudUploadOutlined, DisconnectOutlined } from '@ant-design/icons'
import { Button, Popconfirm } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import { BusyButton } from '../components/BusyButton.tsx'
import { Dialog } from '../components/Dialog.tsx'
import type { Go } from '../TabHost.tsx'
import { useOutboxText } from '../text/outbox-texts.ts'
import { useNetworkLost, watchNetwork } from './network.ts'
import { removeEntry, retryEntry, sendWaiting, startOutbox, useOutbox } from './outbox.ts'
import type { OutboxEntry } from './outbox-store.ts'
import './outbox.css'

/** Over the page: that the network is lost, and what waits to be sent or was refused on arrival. Nothing of either: nothing. */
export function OutboxBar({ go }: { go: Go }) {
  const say = useOutboxText()
  const lost = useNetworkLost()
  const entries = useOutbox()
  const [open, setOpen] = useState(false)
  useEffect(() => watchNetwork(), [])
  useEffect(() => startOutbox(), [])
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
                <strong>{say('lost')}</strong> <span className="outbox-help">{say('lostHelp')}</span>
              </>
            )}
          </span>
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
                <Entry key={entry.no} entry={entry} show={show} />
              ))}
            </ul>
          )}
        </Dialog>
      )}
    </>
  )
}

function Entry({ entry, show }: { entry: OutboxEntry; show: (address: string) => void }) {
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
        <Button size="small" onClick={() => show(entry.address)}>
          {say('show')}
        </Button>
        <EntryActs entry={entry} />
      </span>
    </li>
  )
}

/** Sends one entry again, or takes it off the list; beside it in the list, and where the page shows it. */
export function EntryActs({ entry }: { entry: OutboxEntry }) {
  const say = useOutboxText()
  return (
    <>
      <BusyButton size="small" action={() => (entry.state === 'refused' ? retryEntry(entry) : sendWaiting())}>
        {say('retry')}
      </BusyButton>
      <Popconfirm title={say('removeAsk')} onConfirm={() => void removeEntry(entry)}>
        <Button size="small" danger>
          {say('remove')}
        </Button>
      </Popconfirm>
    </>
  )
}
