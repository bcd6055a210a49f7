import { Tag } from 'antd'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { appointmentMark } from '../../duty/appointment.rule.ts'
import type { Period } from '../people.rule.ts'
import { peopleTexts } from './people.texts.ts'
import '../../organisation.css'

/** The first day of a row, with a mark where the row is over or has yet to begin. */
export function Begin({ row }: { row: Period }) {
  const text = useTexts(peopleTexts)
  const mark = appointmentMark(row, useToday())
  return (
    <span className="organisation-dates">
      {row.fromYmd}
      {mark === 'ended' && <Tag>{text('over')}</Tag>}
      {mark === 'planned' && <Tag color="blue">{text('planned')}</Tag>}
    </span>
  )
}
