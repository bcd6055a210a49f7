import { addDays } from '../../../core/shared/dates.ts'
import { assessmentKinds, endedTargetStates, openTargetStates, targetStates } from '../risk-codes.rule.ts'
import { openMeasureStates } from '../measure/measure.rule.ts'
import type { TotalSum } from '../total/total.rule.ts'

export const boardMenu = 'rsa/main/rsaDashboard'

/** A number of the board: what it counts is what its list is asked for, so that it opens exactly its rows. */
export interface BoardCount {
  name: string
  list: keyof typeof boardLists
  query: Readonly<Record<string, string>>
}
/** Leaves on which the lists stand. */
export const boardLists = {
  plan: 'rsa/plan/planList',
  target: 'rsa/result/resultList',
  measure: 'rsa/action/actionList',
} as const
/** The list of a number. */
export const boardAddress = ({ list, query }: BoardCount): string =>
  `/${boardLists[list]}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`

const kinds = [
  ['first', assessmentKinds.first],
  ['regular', assessmentKinds.regular],
  ['occasional', assessmentKinds.occasional],
] as const
/** Plans whose due day still matters. */
const openPlanStates = ['draft', 'pending', 'confirmed', 'running', 'completing', 'rejected']
const joined = (states: readonly string[]): string => states.join(',')

/**
 * Due days of first, regular and occasional assessments (rsa.md 5.6), and measures.
 * @param warnDays RSA.dueWarnFirst: from how many days before on a due day is near
 */
export function boardCounts(today: string, warnDays: number, plantCd: string | undefined): BoardCount[] {
  const place: Record<string, string> = plantCd ? { plantCd } : {}
  const [yesterday, soon] = [addDays(today, -1), addDays(today, warnDays)]
  const open = joined(openMeasureStates)
  return [
    ...kinds.flatMap(([name, rsaKindCd]): BoardCount[] => {
      const query = { ...place, rsaKindCd, state: joined(openPlanStates) }
      return [
        { name: `${name}Late`, list: 'plan', query: { ...query, 'dueYmd.to': yesterday } },
        { name: `${name}Soon`, list: 'plan', query: { ...query, 'dueYmd.from': today, 'dueYmd.to': soon } },
      ]
    }),
    { name: 'measureOpen', list: 'measure', query: { ...place, state: open } },
    { name: 'measureLate', list: 'measure', query: { ...place, state: open, 'dueYmd.to': yesterday } },
    { name: 'measureFurther', list: 'measure', query: { ...place, state: 'further' } },
  ]
}
/** Steps of the targets of a department, in the order of the work. */
export const progressSteps = ['waiting', 'assessing', 'review', 'ended'] as const
export type ProgressStep = (typeof progressSteps)[number]
const statesOf: Record<ProgressStep, readonly string[]> = {
  waiting: ['waiting'],
  assessing: openTargetStates,
  review: ['review'],
  ended: endedTargetStates,
}
const confirmedIn = (step: ProgressStep, year: string): Record<string, string> =>
  step === 'ended' ? { 'confirmDt.from': `${year}-01-01`, 'confirmDt.to': `${year}-12-31` } : noPeriod
const noPeriod: Record<string, string> = {}
/**
 * The targets of a department and those below it: the open ones, and what was confirmed in the year. One that is
 * excluded is not assessed: it waits for nobody.
 */
export const progressCounts = (
  year: string,
  place: { plantCd?: string | undefined; deptCd?: string | undefined },
): (BoardCount & { name: ProgressStep })[] =>
  progressSteps.map((name) => ({
    name,
    list: 'target',
    query: {
      ...Object.fromEntries(Object.entries(place).flatMap(([key, value]) => (value ? [[key, value]] : []))),
      excludeYn: 'N',
      state: joined(statesOf[name]),
      ...confirmedIn(name, year),
    },
  }))
/** Share of the targets that are confirmed, in per cent; null where there are none. */
export function progressPct(counts: Record<ProgressStep, number>): number | null {
  const all = progressSteps.reduce((sum, step) => sum + counts[step], 0)
  return all === 0 ? null : Math.floor((counts.ended / all) * 100)
}
/** States in which a target is shown by no step: none, or a number would be missing. */
export const unseenStates = (): string[] =>
  Object.keys(targetStates).filter(
    (state) => !Object.values(statesOf).some((states) => states.includes(state)),
  )

export interface Board {
  riskYear: string
  today: string
  warnDays: number
  counts: Record<string, number>
  /** Share of the open measures that are late, in per cent. */
  overdueRate: number | null
  depts: { deptCd: string; deptNm: string | null; counts: Record<ProgressStep, number> }[]
  /** This year's confirmed risks, before and after. */
  risks: TotalSum
}
