import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { periodEnd } from '../../../core/shared/periods.ts'
import type { ViolationParameters } from './violation-parameters.rule.ts'

/** Violations that other modules find. */
export const foundViolations = { unreturned: 'VIO16' } as const
export const seriousLevel = 'VVL03'
/** Levels from which something has to be put right beyond the spot: 경고, 중대위반. */
export const improvementLevels: readonly string[] = ['VVL02', seriousLevel]

export interface CountedViolation {
  /** YYYY-MM-DD */
  occurYmd: string
  points: number
  violLvlCd: string
}
export interface PointSum {
  sum: number
  serious: number
}
/** Points of the confirmed violations of the last year, today included (vendor R7). */
export function pointSum(
  violations: readonly CountedViolation[],
  today: string,
  { sumDays }: ViolationParameters,
): PointSum {
  const counted = violations.filter(({ occurYmd }) => {
    const age = daysBetween(occurYmd, today)
    return age >= 0 && age < sumDays
  })
  return {
    sum: counted.reduce((total, { points }) => total + points, 0),
    serious: counted.filter(({ violLvlCd }) => violLvlCd === seriousLevel).length,
  }
}

/** Items of SANCTION. */
export const sanctions = {
  training: 'VSC01',
  suspension: 'VSC02',
  forever: 'VSC03',
  letter: 'VSC04',
  noEntry: 'VSC05',
  noOrder: 'VSC06',
  stop: 'VSC07',
} as const
export type SanctionCode = (typeof sanctions)[keyof typeof sanctions]
export interface SanctionStep {
  sanctionTypeCd: SanctionCode
  basisPoint: number
  fromYmd: string
  /** Last day; null: without an end. */
  toYmd: string | null
}

/**
 * The highest step that a person's points have reached; undefined below the first (vendor R8).
 * @param today
 * first day of the sanction
 */
export function workerStep(
  { sum, serious }: PointSum,
  today: string,
  limits: ViolationParameters,
): SanctionStep | undefined {
  const step = (sanctionTypeCd: SanctionCode, toYmd: string | null): SanctionStep => ({
    sanctionTypeCd,
    basisPoint: sum,
    fromYmd: today,
    toYmd,
  })
  if (sum >= limits.workerForever || serious >= 2) return step(sanctions.forever, null)
  if (sum >= limits.workerMonth) return step(sanctions.suspension, addDays(today, 29))
  if (sum >= limits.workerWeek) return step(sanctions.suspension, addDays(today, 6))
  return sum >= limits.workerTraining ? step(sanctions.training, addDays(today, 13)) : undefined
}

/**
 * The same for a company; with many people the limits rise in proportion.
 * @param headcount people of the
 * company on average
 */
export function vendorStep(
  { sum }: PointSum,
  headcount: number,
  today: string,
  limits: ViolationParameters,
): SanctionStep | undefined {
  const factor = Math.max(1, headcount / limits.headBase)
  const reaches = (limit: number) => sum >= limit * factor
  const step = (sanctionTypeCd: SanctionCode, toYmd: string | null): SanctionStep => ({
    sanctionTypeCd,
    basisPoint: sum,
    fromYmd: today,
    toYmd,
  })
  if (reaches(limits.vendorStop)) return step(sanctions.stop, null)
  if (reaches(limits.vendorNoOrder)) return step(sanctions.noOrder, periodEnd(today, 3))
  if (reaches(limits.vendorNoEntry)) return step(sanctions.noEntry, addDays(today, 13))
  return reaches(limits.vendorLetter) ? step(sanctions.letter, today) : undefined
}
