import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
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
/** Sanctions against a person; the others are against the company. */
export const ofPeople: ReadonlySet<string> = new Set([
  sanctions.training,
  sanctions.suspension,
  sanctions.forever,
])
export type SanctionCode = (typeof sanctions)[keyof typeof sanctions]
export interface SanctionStep {
  sanctionTypeCd: SanctionCode
  basisPoint: number
  fromYmd: string
  /** Last day; null: without an end. */
  toYmd: string | null
}

/** A step of R8: from so many points on it follows. */
export interface Rung {
  sanctionTypeCd: SanctionCode
  /** Its points, before they are raised with the people of a company. */
  points: number
  /** The last day of the sanction; null: without an end. */
  lastDay: (from: string) => string | null
}
/** The steps of a person, the lowest first. */
export const workerRungs = (limits: ViolationParameters): readonly Rung[] => [
  { sanctionTypeCd: sanctions.training, points: limits.workerTraining, lastDay: (day) => addDays(day, 13) },
  { sanctionTypeCd: sanctions.suspension, points: limits.workerWeek, lastDay: (day) => addDays(day, 6) },
  { sanctionTypeCd: sanctions.suspension, points: limits.workerMonth, lastDay: (day) => addDays(day, 29) },
  { sanctionTypeCd: sanctions.forever, points: limits.workerForever, lastDay: () => null },
]
/** The steps of a company, the lowest first. */
export const vendorRungs = (limits: ViolationParameters): readonly Rung[] => [
  { sanctionTypeCd: sanctions.letter, points: limits.vendorLetter, lastDay: (day) => day },
  { sanctionTypeCd: sanctions.noEntry, points: limits.vendorNoEntry, lastDay: (day) => addDays(day, 13) },
  { sanctionTypeCd: sanctions.noOrder, points: limits.vendorNoOrder, lastDay: (day) => periodEnd(day, 3) },
  { sanctionTypeCd: sanctions.stop, points: limits.vendorStop, lastDay: () => null },
]
/** How much the limits of a company rise with its people: not at all up to the base (vendor R8). */
export const headFactor = (headcount: number, { headBase }: ViolationParameters): number =>
  Math.max(1, headcount / headBase)

/** Where somebody stands on the ladder of R8. */
export interface Standing {
  sum: number
  reached: SanctionCode | null
  next: SanctionCode | null
  /** Points from which the next step follows, and how many are left to it; null: it is the last one. */
  nextFrom: number | null
  left: number | null
}
/** The steps of a person or company, and which of them is reached; -1 below the first. */
export interface Ladder {
  rungs: readonly Rung[]
  at: (points: PointSum) => number
  /** By how much its limits are raised. */
  factor: number
}
/** A second serious violation is the last step, whatever the sum. */
export const workerLadder = (limits: ViolationParameters): Ladder => {
  const rungs = workerRungs(limits)
  return {
    rungs,
    at: ({ sum, serious }) =>
      serious >= 2 ? rungs.length - 1 : rungs.findLastIndex(({ points }) => sum >= points),
    factor: 1,
  }
}
/** Whole numbers are compared, so that 11 points of 55 people reach 10 × 55 ÷ 50. @param headcount on average */
export const vendorLadder = (headcount: number, limits: ViolationParameters): Ladder => {
  const { headBase } = limits
  const rungs = vendorRungs(limits)
  return {
    rungs,
    at: ({ sum }) =>
      rungs.findLastIndex(({ points }) => sum * headBase >= points * Math.max(headBase, headcount)),
    factor: headFactor(headcount, limits),
  }
}

/** The step reached, the next one and what is left to it. */
export function standingOn(ladder: Ladder, points: PointSum): Standing {
  const at = ladder.at(points)
  const next = ladder.rungs[at + 1]
  const nextFrom = next ? roundHalfUp(next.points * ladder.factor, 1) : null
  return {
    sum: points.sum,
    reached: ladder.rungs[at]?.sanctionTypeCd ?? null,
    next: next?.sanctionTypeCd ?? null,
    nextFrom,
    left: nextFrom === null ? null : roundHalfUp(Math.max(0, nextFrom - points.sum), 1),
  }
}

/**
 * The highest step that the points have reached; undefined below the first (vendor R8).
 * @param today first day of the sanction
 */
export function stepOn(ladder: Ladder, points: PointSum, today: string): SanctionStep | undefined {
  const rung = ladder.rungs[ladder.at(points)]
  return (
    rung && {
      sanctionTypeCd: rung.sanctionTypeCd,
      basisPoint: points.sum,
      fromYmd: today,
      toYmd: rung.lastDay(today),
    }
  )
}

/** A sanction of the same person or company that is known already. */
export interface KnownSanction {
  sanctionTypeCd: string
  state: string
  basisPoint: number | null
  fromYmd: string
}
const holding: readonly string[] = ['proposed', 'pending', 'active']
const over: readonly string[] = ['ended', 'lifted']
/** Two steps of a person have one kind, for seven and for thirty days: the points tell them apart. */
function rungOf({ rungs }: Ladder, { sanctionTypeCd, basisPoint }: KnownSanction): number {
  const first = rungs.findIndex((rung) => rung.sanctionTypeCd === sanctionTypeCd)
  const reached = rungs.findLastIndex(
    (rung) => rung.sanctionTypeCd === sanctionTypeCd && (basisPoint ?? 0) >= rung.points,
  )
  return Math.max(first, reached)
}
/** The days after a sanction on which a violation stopped counting: only then a sum falls. */
const fallingDays = (violations: readonly CountedViolation[], from: string, today: string, days: number) =>
  violations.map(({ occurYmd }) => addDays(occurYmd, days)).filter((day) => day > from && day <= today)

/**
 * The step that is proposed now, if any: the highest one, and not a second time until the sum has fallen below it;
 * nothing below a sanction that waits or holds (vendor R8).
 */
export function stepToPropose(
  ladder: Ladder,
  violations: readonly CountedViolation[],
  known: readonly KnownSanction[],
  today: string,
  limits: ViolationParameters,
): SanctionStep | undefined {
  const points = pointSum(violations, today, limits)
  const at = ladder.at(points)
  const stands = known.some((each) => {
    const rung = rungOf(ladder, each)
    if (holding.includes(each.state)) return rung >= at
    if (!over.includes(each.state) || rung !== at) return false
    return !fallingDays(violations, each.fromYmd, today, limits.sumDays).some(
      (day) => ladder.at(pointSum(violations, day, limits)) < at,
    )
  })
  return stands ? undefined : stepOn(ladder, points, today)
}
