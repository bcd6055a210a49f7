import { addMonths } from '../../../../core/shared/dates.ts'
import { lastDay, partOf, spanOf, type Span } from '../../../../core/shared/periods.ts'
import {
  lackOf,
  ruleOn,
  sourceOf,
  standingOf,
  type Evidence,
  type Judged,
  type LegalRule,
  type Remark,
} from './judged.rule.ts'
import {
  employedIn,
  isAwayThrough,
  isSupervisor,
  kindSince,
  postingOn,
  type PersonTime,
} from './person-time.rule.ts'
import { judgedTypes, periods, standings, type JudgedType } from './status-codes.rule.ts'

/** Minutes of a confirmed result. */
export interface Minutes {
  eduTypeCd: string
  specialWorkNo: string | null
  eduYmd: string
  min: number
  courseNm: string
  /** It counts as regular education though it was another: MSDS education, or that of the chemical law. */
  by?: 'msds' | 'chemicalLaw'
}
/** An approved exemption that holds in a period. */
export interface Exemption {
  eduTypeCd: string
  fromYmd: string
  toYmd: string
  exemptMin: number
  exemptPct: number
  name: string
}
/** Dated switches of the rules; the law does not say them in so many words (확인 필요). */
export interface StatusFigures {
  /** 1: a duty of a part of a period is cut to its months; 0: it is owed in full. (EDU-17, EDU-18) */
  prorate: number
  /** 1: approved exemptions also lower the duty of supervisors. */
  exemptSupervisor: number
  /** The most that a plant without accidents may cut. (시행규칙 제27조제1항) */
  maxExemptPct: number
  /** Entries and changes of work are judged so many months back. */
  lookMonths: number
}
export interface RegularFacts {
  time: PersonTime
  minutes: readonly Minutes[]
  exemptions: readonly Exemption[]
}

/** The half or the year in which a day lies. */
export const periodOf = (periodCd: string, day: string): Span & { key: string; months: number } => {
  const year = day.slice(0, 4)
  if (periodCd === periods.half) {
    const half = partOf('half', day)
    return { ...spanOf('half', year, half), key: `${year}-H${half}`, months: 6 }
  }
  return { from: `${year}-01-01`, to: `${year}-12-31`, key: year, months: 12 }
}
const within = (day: string, { from, to }: Span): boolean => from <= day && day <= to

/** Hours of each month that a person worked in, by the class at its end (EDU-17, EDU-18). */
function proratedMin(
  time: PersonTime,
  rules: readonly LegalRule[],
  eduTypeCd: JudgedType,
  period: Span & { months: number },
  owed: Span,
): number {
  let sum = 0
  for (let first = period.from; first <= period.to; first = addMonths(first, 1)) {
    const month = { from: first, to: lastDay(first.slice(0, 7)) }
    const part = {
      from: owed.from > month.from ? owed.from : month.from,
      to: owed.to < month.to ? owed.to : month.to,
    }
    if (part.from > part.to || isAwayThrough(time, part)) continue
    const classCd = postingOn(time, part.to)?.workerClassCd ?? postingOn(time, part.from)?.workerClassCd
    const rule = classCd ? ruleOn(rules, eduTypeCd, classCd, period.to) : undefined
    sum += (rule?.requiredMin ?? 0) / period.months
  }
  return Math.round(sum)
}

/**
 * What counts within the days of the duty: its own minutes, and for regular education those of MSDS education, which
 * the law takes for it (시행규칙 제169조제1항 후단; EDU-02).
 */
const counted = (minutes: readonly Minutes[], eduTypeCd: JudgedType, owed: Span): Evidence[] =>
  minutes
    .filter((row) => row.eduTypeCd === eduTypeCd && row.by !== 'chemicalLaw' && within(row.eduYmd, owed))
    .map(({ by, eduYmd, courseNm, min }) => ({ rule: by ?? 'direct', eduYmd, name: courseNm, min }))
/**
 * What lowers the duty: first the percentage (EDU-04: 시행규칙 제27조제1항), then minutes: those of the chemical law
 * (EDU-09: 제27조제3항) or what was approved for them by hand, whichever is more, so that nothing lowers it twice.
 */
function lowered(
  facts: RegularFacts,
  requiredMin: number,
  owed: Span,
  figures: StatusFigures,
  supervisor: boolean,
): Evidence[] {
  const exemptions = supervisor && figures.exemptSupervisor !== 1 ? [] : facts.exemptions
  const own = exemptions.filter(
    ({ eduTypeCd, fromYmd, toYmd }) =>
      eduTypeCd === judgedTypes.regular && fromYmd <= owed.to && toYmd >= owed.from,
  )
  const [best] = own
    .filter(({ exemptPct }) => exemptPct > 0)
    .toSorted((one, other) => other.exemptPct - one.exemptPct)
  const percent = Math.min(best?.exemptPct ?? 0, figures.maxExemptPct)
  const byPercent: Evidence[] =
    best && percent > 0
      ? [
          {
            rule: 'percent',
            eduYmd: best.fromYmd,
            name: best.name,
            min: Math.round(requiredMin * (percent / 100)),
          },
        ]
      : []
  const chemical = facts.minutes
    .filter(
      ({ eduTypeCd, eduYmd, by }) =>
        eduTypeCd === judgedTypes.regular && by === 'chemicalLaw' && within(eduYmd, owed),
    )
    .map(({ eduYmd, courseNm, min }): Evidence => ({ rule: 'chemicalLaw', eduYmd, name: courseNm, min }))
  const byHand = own
    .filter(({ exemptMin }) => exemptMin > 0)
    .map(({ fromYmd, name, exemptMin }): Evidence => ({
      rule: 'exemption',
      eduYmd: fromYmd,
      name,
      min: exemptMin,
    }))
  const sum = (rows: readonly Evidence[]) => rows.reduce((all, { min }) => all + min, 0)
  return [...byPercent, ...(sum(byHand) > sum(chemical) ? byHand : chemical)]
}

/**
 * A duty of hours in a half or a year (별표 4 제1호가목) as it stands on a day; facts that begin after the day have been
 * taken out (`asOf`).
 * @param day a day of the period, or its last day to judge a period that is over
 * @param baseYmd the day that asks: a period that is over is short from the day after its end
 */
export function judgePeriod(
  facts: RegularFacts,
  eduTypeCd: JudgedType,
  rules: readonly LegalRule[],
  figures: StatusFigures,
  day: string,
  baseYmd = day,
): Judged | undefined {
  const { time } = facts
  const posting = postingOn(time, day)
  const rule = posting?.workerClassCd ? ruleOn(rules, eduTypeCd, posting.workerClassCd, day) : undefined
  const period = periodOf(rule?.periodCd ?? periods.half, day)
  const employed = employedIn(time, period)
  if (!employed) return undefined
  const blank = {
    eduTypeCd,
    periodKey: period.key,
    closed: baseYmd > period.to,
    workerClassCd: posting?.workerClassCd ?? null,
    fromYmd: period.from,
    dueYmd: period.to,
    requiredMin: 0,
    exemptMin: 0,
    recogMin: 0,
    lackMin: 0,
    ...sourceOf(rule),
    evidence: [],
  }
  if (!rule) {
    if (eduTypeCd !== judgedTypes.regular) return undefined
    const remark: Remark = posting?.workerClassCd ? 'ruleUnknown' : 'classUnknown'
    return { ...blank, state: standings.unknown, remarks: [remark] }
  }
  const since = kindSince(time, day)
  const owed = { from: since && since > employed.from ? since : employed.from, to: employed.to }
  if (isAwayThrough(time, owed))
    return {
      ...blank,
      requiredMin: rule.requiredMin,
      exemptMin: rule.requiredMin,
      state: standings.exempt,
      remarks: ['away'],
    }
  const isCut = figures.prorate === 1
  const requiredMin = isCut ? proratedMin(time, rules, eduTypeCd, period, owed) : rule.requiredMin
  const isRegular = eduTypeCd === judgedTypes.regular
  const taken = counted(facts.minutes, eduTypeCd, owed)
  const lower = isRegular
    ? lowered(facts, requiredMin, owed, figures, isSupervisor(posting?.workerClassCd ?? null))
    : []
  const recogMin = taken.reduce((sum, { min }) => sum + min, 0)
  const rest = lackOf(
    requiredMin,
    lower.reduce((sum, { min }) => sum + min, 0),
    recogMin,
  )
  const figuresOfIt = { requiredMin, recogMin, ...rest }
  return {
    ...blank,
    ...figuresOfIt,
    fromYmd: owed.from,
    state: standingOf(figuresOfIt, period.to, baseYmd),
    evidence: [...taken, ...lower].toSorted((one, other) => (one.eduYmd < other.eduYmd ? -1 : 1)),
    remarks: isCut && requiredMin !== rule.requiredMin ? ['prorated'] : [],
  }
}
