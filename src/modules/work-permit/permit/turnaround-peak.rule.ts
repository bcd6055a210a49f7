/** CONST_TYPE: 대정비(TA). */
export const turnaroundWork = 'turnaround'

/** A construction as far as the peak of a turnaround is concerned. */
interface Turnaround {
  constTypeCd?: string | null
  peakFromYmd?: string | null
  peakToYmd?: string | null
}
/**
 * Whether a day lies in the peak of a turnaround, on which permits also need the plant head (ptw.md 5.3).
 * @param day 'YYYY-MM-DD'
 */
export const isPeak = ({ constTypeCd, peakFromYmd, peakToYmd }: Turnaround, day: string): boolean =>
  constTypeCd === turnaroundWork &&
  Boolean(peakFromYmd && peakToYmd) &&
  peakFromYmd! <= day &&
  day <= peakToYmd!
