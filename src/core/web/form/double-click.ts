import { datePickerDoubleClickMs } from '../../shared/limits.ts'

/**
 * Recognises the second of two presses on one day of a calendar within 400 ms, which closes the calendar
 * (specification section 9). Days are compared by their title, because the calendar is drawn again in
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
