import { daysBetween } from '../../shared/dates.ts'
import { useToday } from '../use-today.ts'

/** Days before a due day from which on it is near. */
const nearDays = 7
/** A due day with what is left of it: red with D+n once it is past, amber shortly before. */
export function DueDay({ day, open = true }: { day: string | null; open?: boolean }) {
  const today = useToday()
  if (!day || !open) return day
  const left = daysBetween(today, day)
  const said = left === 0 ? 'D-DAY' : left > 0 ? `D-${left}` : `D+${-left}`
  return (
    <span className="due-day">
      {day} <span className={left < 0 ? 'is-late' : left <= nearDays ? 'is-near' : ''}>{said}</span>
    </span>
  )
}
