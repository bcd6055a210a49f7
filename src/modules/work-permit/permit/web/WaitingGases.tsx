import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { EntryActs } from '../../../../core/web/outbox/OutboxList.tsx'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { gasKeys } from './gas-fields.ts'
import { ToneTag } from './PermitTags.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { outboxTexts } from '../../../../core/web/text/outbox.texts.ts'
import { gasTexts } from './gas.texts.ts'

/**
 * Measurements that the server has not taken yet: they count for nothing until it has. What it refused can be
 * put right here.
 */
export function WaitingGases({
  entries,
  onCorrect,
}: {
  entries: readonly OutboxEntry[]
  onCorrect: ((entry: OutboxEntry) => void) | undefined
}) {
  const say = useTexts(permitTexts)
  const outbox = useTexts(outboxTexts)
  const gas = useTexts(gasTexts)
  if (entries.length === 0) return null
  return (
    <ul className="gas-waiting" aria-label={say('waitingGases')}>
      {entries.map((entry) => {
        const measured = entry.body as Record<string, unknown>
        const values = gasKeys
          .filter(({ name }) => typeof measured[name] === 'number')
          .map(({ name, item, unit }) => `${gas(item)} ${String(measured[name])}${unit}`)
        return (
          <li key={entry.no} data-state={entry.state}>
            <div>
              <ToneTag tone={entry.state === 'refused' ? 'danger' : 'warning'}>
                {outbox(entry.state === 'refused' ? 'isRefused' : 'isWaiting')}
              </ToneTag>{' '}
              <strong>{showMoment(String(measured['measDt'])).slice(5)}</strong> {values.join(' · ')}
              {entry.reason && <p className="permit-bad">{entry.reason}</p>}
            </div>
            <span>
              {entry.state === 'refused' && onCorrect && (
                <Button size="small" type="primary" onClick={() => onCorrect(entry)}>
                  {outbox('correct')}
                </Button>
              )}
              <EntryActs entry={entry} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
