import type { Standing } from '../warn/violation.rule.ts'

/** What a company sees first. */
export interface VendorHome {
  /** Entry requests by state, of those that are open. */
  entries: Record<string, number>
  /** Things that end within 30 days or have ended, and how many passes and permits stop with them. */
  expiring: number
  stoppedPasses: number
  stoppedPermits: number
  points: PointsLeft[]
  gradeNm: string | null
  gradeYmd: string | null
  council: { councilYm: string; meetDt: string | null; placeNm: string | null; plantNm: string } | null
  mustRead: number
  /** Self-checks of this month and earlier that are not handed in, and those that were sent back. */
  selfChecks: { open: number; sentBack: number; dueYmd: string | null }
}
/** Where the company stands on the ladder of R8 at a plant. */
export interface PointsLeft extends Pick<Standing, 'sum' | 'nextFrom' | 'left'> {
  plantNm: string
}
