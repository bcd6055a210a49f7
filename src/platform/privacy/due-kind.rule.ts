export interface DueKind {
  kindCd: string
  /** The keeping time. */
  keep: number
  unit: 'years' | 'days'
  cutDt: string
  rowCnt: number
  oldestDt: string | null
  /** A list of it waits for its approval or its erasing. */
  listed: boolean
}
