import { Button, Popconfirm } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import { BusyButton } from '../components/BusyButton.tsx'
import { Dialog } from '../components/Dialog.tsx'
import type { Go } from '../TabHost.tsx'
import { removeEntry, retryEntry, sendWaiting } from './outbox.ts'
import type { OutboxEntry } from './outbox-store.ts'
import { useSession } from '../session-store.ts'
import { outboxTexts } from '../text/outbox.texts.ts'
import { useTexts } from '../text/define-texts.ts'

interface OutboxListProps {
  entries: readonly OutboxEntry[]
  go: Go
  onClose: () => void
}
/** Acts that wait to be sent or were refused, each with its possible actions. */
export function OutboxList({ entries, go, onClose }: OutboxListProps) {
  const say = useTexts(outboxTexts)
  return (
    <Dialog open title={say('title')} footer={null} width={560} onCancel={onClose}>
      {entries.length === 0 ? (
        <p>{say('none')}</p>
      ) : (
        <ul className="outbox-list">
          {entries.map((entry) => (
            <Entry key={entry.no} entry={entry} go={go} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Entry({ entry, go }: { entry: OutboxEntry; go: Go }) {
  const say = useTexts(outboxTexts)
  const refused = entry.state === 'refused'
  const { user } = useSession()
  const isOwn = user?.userId === entry.userId
  return (
    <li data-state={entry.state}>
      <div>
        <strong>{entry.what}</strong>
        <span className="outbox-when">
          {!isOwn && entry.device && `${entry.device.userNm} · `}
          {say('entered', { moment: showMoment(entry.enteredDt) })} ·{' '}
          {say(refused ? 'isRefused' : 'isWaiting')}
        </span>
        <FilesLeft entry={entry} />
        {entry.reason && <p className="outbox-reason">{entry.reason}</p>}
      </div>
      {/* Only its person puts it right, or takes it away. */}
      {isOwn && (
        <span className="outbox-acts">
          <Button size="small" onClick={() => go(entry.address)}>
            {say('show')}
          </Button>
          <EntryActs entry={entry} />
        </span>
      )}
    </li>
  )
}

/** How many files of a record have arrived. */
export function FilesLeft({ entry: { files } }: { entry: OutboxEntry }) {
  const say = useTexts(outboxTexts)
  if (!files || files.count === 0) return null
  return (
    <span className="outbox-when">
      {say('files', { done: files.count - files.left, count: files.count })}
    </span>
  )
}

/** Sends one entry again, or takes it off the list; beside it in the list, and where the page shows it. */
export function EntryActs({ entry }: { entry: OutboxEntry }) {
  const say = useTexts(outboxTexts)
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
