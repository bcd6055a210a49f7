/**
 * Legal inspections of machines (산업안전보건법 제93조·제95조·제98조, 시행규칙 제124조·제126조·제132조; saf.md SAF-11, SAF-12).
 * Days are 'YYYY-MM-DD'. The figures come from the dated table `safLawRule`; none stands here.
 */
import { addDays, addMonths } from '../../../core/shared/dates.ts'

/** Items of SAF_LAW_BASE: the day from which the first inspection is counted. */
export const lawBases = { install: 'install', carRegister: 'carReg', certificate: 'cert' } as const
/** Items of SAF_LAW_LIMIT: the figure of a machine by which a law draws its line. */
export const lawLimits = { ratedTon: 'ratedTon', clampKn: 'clampKn' } as const

/** A row of the dated table: what a law asks of machines of a type. */
export interface LawRule {
  lawRuleNo: number
  safFacilityTypeCd: string
  lawInspCd: string
  fromYmd: string
  toYmd: string | null
  baseCd: string
  firstMonths: number | null
  cycleMonths: number | null
  psmMonths: number | null
  selfMonths: number | null
  windowDays: number
  applyDays: number
  limitCd: string | null
  limitMin: number | null
  minAgeYears: number | null
  installFromYmd: string | null
  installToYmd: string | null
  firstDueYmd: string | null
}
/** What a machine says of itself. */
export interface Machine {
  safFacilityTypeCd: string
  installYmd: string | null
  carRegYmd: string | null
  ratedTon: number | null
  clampKn: number | null
  psmYn: string | null
}

/** Yes and no are judgements; `unknown` names the field that nobody has filled. */
export type Concern =
  | { concerned: 'yes' | 'no' }
  | { concerned: 'unknown'; lacks: 'ratedTon' | 'clampKn' | 'installYmd' | 'carRegYmd' }
const no = { concerned: 'no' } as const

/** Tells whether a rule is in force on a day. */
export const holdsOn = ({ fromYmd, toYmd }: LawRule, day: string): boolean =>
  fromYmd <= day && (toYmd === null || toYmd >= day)

/**
 * Tells whether a rule concerns a machine. What the rule asks for and the machine does not say is never read
 * as 'no'. A crane under 2 t and an injection machine under 294 kN are not inspected (시행령 제78조).
 */
export function concerns(rule: LawRule, machine: Machine, today: string): Concern {
  if (rule.safFacilityTypeCd !== machine.safFacilityTypeCd || !holdsOn(rule, today)) return no
  if (rule.limitCd === lawLimits.ratedTon || rule.limitCd === lawLimits.clampKn) {
    const figure = machine[rule.limitCd]
    if (figure === null) return { concerned: 'unknown', lacks: rule.limitCd }
    if (figure < (rule.limitMin ?? 0)) return no
  }
  const base = baseDay(rule, machine)
  const asksForDay =
    rule.baseCd !== lawBases.certificate ||
    rule.installFromYmd !== null ||
    rule.installToYmd !== null ||
    rule.minAgeYears !== null
  if (asksForDay && base === null)
    return {
      concerned: 'unknown',
      lacks: rule.baseCd === lawBases.carRegister ? 'carRegYmd' : 'installYmd',
    }
  if (base !== null) {
    if (rule.installFromYmd !== null && base < rule.installFromYmd) return no
    if (rule.installToYmd !== null && base > rule.installToYmd) return no
    if (rule.minAgeYears !== null && addMonths(base, rule.minAgeYears * 12) > today) return no
  }
  return { concerned: 'yes' }
}

/** The day from which a machine is counted; null when nobody has entered it. */
export const baseDay = ({ baseCd }: LawRule, { installYmd, carRegYmd }: Machine): string | null =>
  baseCd === lawBases.carRegister ? carRegYmd : installYmd

/**
 * The rule that holds for each kind of inspection of a machine: of several that concern it, the one for the
 * oldest machines (a lift of 25 years has a shorter cycle than a new one), then the newest.
 */
export function rulesFor(rules: readonly LawRule[], machine: Machine, today: string): LawRule[] {
  const found = new Map<string, LawRule>()
  for (const rule of rules) {
    if (concerns(rule, machine, today).concerned !== 'yes') continue
    const other = found.get(rule.lawInspCd)
    if (!other || precedes(rule, other)) found.set(rule.lawInspCd, rule)
  }
  return [...found.values()]
}
const precedes = (rule: LawRule, other: LawRule): boolean =>
  (rule.minAgeYears ?? -1) === (other.minAgeYears ?? -1)
    ? rule.fromYmd > other.fromYmd
    : (rule.minAgeYears ?? -1) > (other.minAgeYears ?? -1)

/** What is missing before a machine can be judged, by kind of inspection; none when all is judged. */
export function unjudged(rules: readonly LawRule[], machine: Machine, today: string) {
  return rules.flatMap((rule) => {
    const concern = concerns(rule, machine, today)
    return concern.concerned === 'unknown' ? [{ lawInspCd: rule.lawInspCd, lacks: concern.lacks }] : []
  })
}

/**
 * A due day as its law counts it: so many months after a day. It is counted from that day and not from the one
 * before, so that a cycle never drifts (29 February + 24 months + 24 months is 29 February again).
 */
export interface DueCount {
  baseYmd: string
  dueMonths: number
}
export const dueOf = ({ baseYmd, dueMonths }: DueCount): string => addMonths(baseYmd, dueMonths)

/**
 * The first due day: so many months after installation or registration, or the day that a transitional rule
 * fixes. Undefined where only the certificate tells it.
 */
export function firstDue(rule: LawRule, machine: Machine): DueCount | undefined {
  if (rule.firstDueYmd !== null) return { baseYmd: rule.firstDueYmd, dueMonths: 0 }
  const baseYmd = baseDay(rule, machine)
  if (rule.baseCd === lawBases.certificate || baseYmd === null || rule.firstMonths === null) return undefined
  return { baseYmd, dueMonths: rule.firstMonths }
}

/** The months from one inspection to the next: shorter under a 자율검사프로그램, longer for a PSM vessel. */
export function cycleOf(
  { cycleMonths, psmMonths, selfMonths }: Pick<LawRule, 'cycleMonths' | 'psmMonths' | 'selfMonths'>,
  { psmYn }: Pick<Machine, 'psmYn'>,
  isSelfInspected: boolean,
): number | null {
  if (isSelfInspected && selfMonths !== null) return selfMonths
  if (psmYn === 'Y' && psmMonths !== null) return psmMonths
  return cycleMonths
}

export interface Window {
  from: string
  to: string
  applyBy: string
}
/** The days in which an inspection counts as on its due day, and the day by which it is applied for. */
export const windowOf = (
  dueYmd: string,
  { windowDays, applyDays }: Pick<LawRule, 'windowDays' | 'applyDays'>,
): Window => ({
  from: addDays(dueYmd, -windowDays),
  to: addDays(dueYmd, windowDays),
  applyBy: addDays(dueYmd, -applyDays),
})

/**
 * The count after an inspection was passed: inside the window it counts as passed on the due day, outside of it
 * the next one is counted from the day of passing (시행규칙 제126조).
 */
export function afterPass(
  count: DueCount,
  passYmd: string,
  cycleMonths: number,
  rule: Pick<LawRule, 'windowDays' | 'applyDays'>,
): DueCount & { late: boolean } {
  const { from, to } = windowOf(dueOf(count), rule)
  if (passYmd < from || passYmd > to) return { baseYmd: passYmd, dueMonths: cycleMonths, late: passYmd > to }
  return { baseYmd: count.baseYmd, dueMonths: count.dueMonths + cycleMonths, late: false }
}

/** Where an obligation stands on a day, the most urgent first. */
export const dueMarks = ['over', 'late', 'window', 'apply', 'later', 'unknown'] as const
export type DueMark = (typeof dueMarks)[number]
/**
 * `over`: the window has ended, the machine must not run (법 제95조); `late`: the due day is past; `window`: it may be
 * inspected now; `apply`: to be applied for; `unknown`: no due day has been entered.
 */
export function markOf(
  dueYmd: string | null,
  rule: Pick<LawRule, 'windowDays' | 'applyDays'>,
  today: string,
): DueMark {
  if (dueYmd === null) return 'unknown'
  const { from, to, applyBy } = windowOf(dueYmd, rule)
  if (today > to) return 'over'
  if (today > dueYmd) return 'late'
  if (today >= from) return 'window'
  return today >= addDays(applyBy, -applyNoticeDays(rule)) ? 'apply' : 'later'
}
/** The days before the last day of applying in which it is asked for: as long again as the law gives. */
const applyNoticeDays = ({ applyDays }: Pick<LawRule, 'applyDays'>): number => Math.max(applyDays, 30)
