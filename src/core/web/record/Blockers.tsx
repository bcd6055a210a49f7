import type { ReactNode } from 'react'
import { CheckCircleFilled, CloseCircleFilled, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Reason } from '../../shared/resource.ts'
import { mayOpen } from '../record-address.ts'
import { blockerTexts } from '../text/blockers.texts.ts'
import { useTexts } from '../text/define-texts.ts'
import { said } from '../text/text.ts'
import './record.css'

/** One condition, with the way to what fulfils it. */
export interface Blocker extends Pick<Reason, 'guard' | 'message'> {
  fixUrl?: string | undefined
  /** Words of the button that leads there. */
  fixText?: string
  /** Who fulfils it, where the reader cannot. */
  beside?: ReactNode
}
export interface Step {
  action: string
  label: string
  reasons: readonly Blocker[]
  /** What follows once nothing is left. Absent: that the button below is pressed. */
  after?: string
}

/** Everything that still stands between a record and its next steps, at once and with the way to each. */
export function Blockers({
  mine = [],
  notes = [],
  steps,
  onFix,
}: {
  /** What waits for this very reader, before all else. */
  mine?: readonly Blocker[]
  /** What has to be done while the work goes on. */
  notes?: readonly Blocker[]
  steps: readonly Step[]
  /** Goes to what fulfils a condition. */
  onFix: (fixUrl: string) => void
}) {
  const say = useTexts(blockerTexts)
  if (mine.length + notes.length + steps.length === 0) return null
  return (
    <section className="blockers" aria-label={say('label')}>
      {mine.length > 0 && <List className="is-mine" blockers={mine} onFix={onFix} />}
      {notes.length > 0 && <List blockers={notes} onFix={onFix} />}
      {steps.map(({ action, label, reasons, after }) => (
        <div key={action}>
          {reasons.length === 0 ? (
            <p className="is-ready">
              <CheckCircleFilled aria-hidden /> {say('ready', { action: label })} {after ?? say('press')}
            </p>
          ) : (
            <>
              <p className="is-missing">
                {say('before', { action: label })} <span className="blockers-count">{reasons.length}</span>
              </p>
              <List blockers={reasons} onFix={onFix} />
            </>
          )}
        </div>
      ))}
    </section>
  )
}

function List({
  blockers,
  className,
  onFix,
}: {
  blockers: readonly Blocker[]
  className?: string
  onFix: (fixUrl: string) => void
}) {
  const say = useTexts(blockerTexts)
  return (
    <ul className={className}>
      {blockers.map(({ guard, message, fixUrl, fixText, beside }) => (
        <li key={`${guard}${said(message)}`}>
          <CloseCircleFilled aria-hidden />
          <span>{said(message)}</span>
          {fixUrl && (fixUrl.startsWith('#') || mayOpen(fixUrl)) && (
            <Button
              size="small"
              iconPlacement="end"
              icon={<RightOutlined aria-hidden />}
              onClick={() => onFix(fixUrl)}
            >
              {fixText ?? say('fix')}
            </Button>
          )}
          {beside}
        </li>
      ))}
    </ul>
  )
}
