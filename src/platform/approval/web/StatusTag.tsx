import { Tag } from 'antd'
import { useEffect, useState } from 'react'
import { dayOf, instantOf, showMoment, daysBetween } from '../../../core/shared/dates.ts'
import { statuses } from '../approval-codes.rule.ts'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const tones: Record<string, string> = {
  [statuses.progress]: 'is-active',
  [statuses.held]: 'is-hold',
  [statuses.rejected]: 'appr-tag-rejected',
  [statuses.done]: 'is-done',
  [statuses.discarded]: 'is-dropped',
}
/** State of a document by its colour and name. */
export const StatusTag = ({ status, name }: { status: string; name: string | null | undefined }) => (
  <Tag className={`state-tag ${tones[status] ?? ''}`}>{name ?? status}</Tag>
)

/** The due moment with D-n; red when it is over and the document still open. In a list only its day. */
export function DueTag({
  dueDt,
  open,
  short = false,
}: {
  dueDt: string | null
  open: boolean
  short?: boolean
}) {
  const text = useTexts(approvalTexts)
  const now = useNow()
  if (!dueDt) return null
  const days = daysUntil(dueDt, now)
  const late = open && instantOf(dueDt).getTime() < now.getTime()
  return (
    <span className={`appr-due${late ? ' is-late' : ''}`} title={short ? showMoment(dueDt) : undefined}>
      {showMoment(dueDt).slice(0, short ? 10 : undefined)}
      {open && (
        <b>
          {days === 0 ? 'D-day' : days > 0 ? `D-${days}` : `D+${-days}`}
          {late && !short && ` ${text('overdue')}`}
        </b>
      )}
    </span>
  )
}
const daysUntil = (moment: string, now: Date): number => daysBetween(dayOf(now), dayOf(instantOf(moment)))

const tickMs = 60_000
/** The present minute, so that a document becomes late while one looks at it. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
