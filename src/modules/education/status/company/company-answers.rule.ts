/** The last result of a worker of one kind. */
interface CompanyResult {
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
/** The columns of the table: every kind of education that a worker of the company has. */
export const kindsOf = (workers: CompanyEducation['workers']): (readonly [string, string])[] =>
  [
    ...new Map(workers.flatMap(({ courses }) => courses.map(({ code, name }) => [code, name] as const))),
  ].toSorted(([one], [other]) => one.localeCompare(other))
/** What stands below the mark: why it came back, until when it counts, or when it was done. */
export const noteOf = (course: CompanyCourse, until: (day: string) => string): string =>
  markOf(course) === 'returned'
    ? (course.last.reason ?? '')
    : course.validToYmd
      ? until(course.validToYmd)
      : course.last.eduEndYmd
