import { datePickerDoubleClickMs } from '../../shared/limits.ts'

/**
 * Tells the second of two presses on one day of a calendar within 400 ms, which closes the calendar
 * (specification section 9). Days are told apart by their own title, because the calendar is drawn anew in
 * between.
 */
export function createDoubleClick(now: () => number = () => performance.now()): (day: string) => boolean {
  let last = { day: '', at: -Infinity }
  return (day) => {
    const at = now()
    const twice = day !== '' && day === last.day && at - last.at <= datePickerDoubleClickMs
    last = twice ? { day: '', at: -Infinity } : { day, at }
    return twice
  }
}

/** The day a press in a calendar fell on; '' for anything else. */
export const pressedDay = (target: EventTarget): string =>
  (target instanceof Element ? target.closest('.ant-picker-cell')?.getAttribute('title') : null) ?? ''
