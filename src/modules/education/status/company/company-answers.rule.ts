/** The last result of a worker of one kind. */
export interface CompanyResult {
  eduResultNo: number
  state: string
  eduNm: string
  eduEndYmd: string
  recogMin: number
  validToYmd: string | null
  /** Why it was returned. */
  reason: string | null
}
export interface CompanyCourse {
  code: string
  name: string
  last: CompanyResult
  /** A result that counts holds today. */
  valid: boolean
  validToYmd: string | null
  /** It ends within a month. */
  soon: boolean
}
/** GET /api/vendor/education/workers */
export interface CompanyEducation {
  today: string
  workers: { vendorWorkerNo: number; workerNm: string; courses: CompanyCourse[] }[]
  open: {
    eduClassNo: number
    classNm: string
    eduCourseNm: string
    startDt: string
    endDt: string
    placeNm: string | null
    stdMin: number
    freeQty: number
  }[]
  applied: { eduTargetNo: number; eduClassNo: number; vendorWorkerNo: number; state: string }[]
}
export type Mark = 'valid' | 'soon' | 'submitted' | 'returned' | 'ended'
/** What a company sees of one kind of education of a worker: what counts first, then what waits, then what came back. */
export const markOf = ({ valid, soon, last }: CompanyCourse): Mark => {
  if (last.state === 'returned' && !valid) return 'returned'
  if (last.state === 'submitted' && !valid) return 'submitted'
  if (!valid) return 'ended'
  return soon ? 'soon' : 'valid'
}
