import type { ViolationParameters } from '../warn/violation-parameters.rule.ts'

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
}
export interface PointsLeft {
  plantNm: string
  sum: number
  /** Points of the next step of a company; null when the last one is reached. */
  next: number | null
  left: number | null
}

/**
 * How far a company is from the next step of R8 at a plant; the limits grow with its heads (vendor R8).
 * @param headcount people of twelve months
 */
export function pointsLeft(
  sum: number,
  headcount: number,
  limits: Pick<
    ViolationParameters,
    'vendorLetter' | 'vendorNoEntry' | 'vendorNoOrder' | 'vendorStop' | 'headBase'
  >,
): { next: number | null; left: number | null } {
  const factor = Math.max(1, headcount / limits.headBase)
  const steps = [limits.vendorLetter, limits.vendorNoEntry, limits.vendorNoOrder, limits.vendorStop]
  const next = steps.map((step) => step * factor).find((step) => step > sum)
  return next === undefined ? { next: null, left: null } : { next, left: next - sum }
}
