import { Tag } from 'antd'
import { daysBetween, shortDay } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { StateTag } from '../../../core/web/record/StateTag.tsx'
import { isGrade } from '../rules/grade.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { runningStates, type ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { tagTexts } from './tags.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'

export function GradeTag({ grade }: { grade: string | null }) {
  const name = useTexts(gradeTexts)
  return isGrade(grade) ? <span className={`impr-grade is-${grade}`}>{name(grade)}</span> : null
}
/**
 * Colours where the derived ones mislead: a closed row can still be reopened, and a merged one was not done.
 */
const colours: Record<string, string> = { closed: 'green', merged: 'default', cancelled: 'default' }
export const ImprovementStateTag = ({ state }: { state: string }) => (
  <StateTag resource={improvement} state={state} colour={colours[state] || undefined} />
)

interface DueTagProps {
  dueDt: string | null
  state: string
  today: string
  /** In a narrow column: without the year, when it is this one. */
  short?: boolean
}
/** Days to the due day while it runs: D-3, D-DAY, D+2 in red. */
export function DueTag({ dueDt, state, today, short = false }: DueTagProps) {
  if (!dueDt) return null
  const whole = dayOfMoment(dueDt)
  const day = short ? shortDay(whole, today) : whole
  if (!runningStates.includes(state as ImprovementState)) return <>{day}</>
  const left = daysBetween(today, whole)
  const text = left === 0 ? 'D-DAY' : left > 0 ? `D-${left}` : `D+${-left}`
  return (
    <span className="impr-due">
      {day} <span className={left < 0 ? 'is-late' : left <= 3 ? 'is-near' : ''}>{text}</span>
    </span>
  )
}
/** Marks of a row in a list: extended, acted upon again, come back. */
export function ImprovementMarks({
  row,
}: {
  row: { extCnt: number | null; reopenCnt: number | null; recurOfNo: number | null }
}) {
  const text = useTexts(tagTexts)
  return (
    <>
      {row.extCnt ? <Tag color="gold">{text('extended', { count: row.extCnt })}</Tag> : null}
      {row.reopenCnt ? <Tag color="red">{text('again', { count: row.reopenCnt })}</Tag> : null}
      {row.recurOfNo ? <Tag color="volcano">{text('recurred')}</Tag> : null}
    </>
  )
}
/**
 * Found before at the same place within 12 months, of the same kind or in much the same words (features 9).
 */
export function RepeatTag() {
  const text = useTexts(tagTexts)
  return <Tag color="orange">{text('repeated')}</Tag>
}
