import { Button } from 'antd'
import { showMoment } from '../../shared/dates.ts'
import { useTexts } from '../text/define-texts.ts'
import { outboxTexts } from '../text/outbox.texts.ts'
import { EntryActs, FilesLeft } from './OutboxList.tsx'
import type { OutboxEntry } from './outbox-store.ts'
import { useOutbox } from './outbox.ts'
import './outbox.css'

/**
 * New records of one address that the server has not taken yet, on the page where they are entered. One that it refused
 * can be put right there; of one whose files were refused, the record has arrived and stays as it is.
 * @param path address to which they are posted
 */
export function WaitingRecords({
  path,
  onCorrect,
}: {
  path: string
  onCorrect: (entry: OutboxEntry) => void
}) {
  const say = useTexts(outboxTexts)
  const entries = useOutbox().filter((entry) => entry.path === path)
  if (entries.length === 0) return null
  return (
    <ul className="outbox-list outbox-here" aria-label={say('here')}>
      {entries.map((entry) => (
        <li key={entry.no} data-state={entry.state}>
          <div>
            <strong>{entry.what}</strong>
            <span className="outbox-when">
              {say('entered', { moment: showMoment(entry.enteredDt) })} ·{' '}
              {say(entry.state === 'refused' ? 'isRefused' : 'isWaiting')}
            </span>
            <FilesLeft entry={entry} />
            {entry.reason && <p className="outbox-reason">{entry.reason}</p>}
          </div>
          <span className="outbox-acts">
            {entry.state === 'refused' && entry.files?.taskKey === undefined && (
              <Button size="small" type="primary" onClick={() => onCorrect(entry)}>
                {say('correct')}
              </Button>
            )}
            <EntryActs entry={entry} />
          </span>
        </li>
      ))}
    </ul>
  )
}
