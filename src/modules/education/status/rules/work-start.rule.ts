import { addDays, addMonths } from '../../../../core/shared/dates.ts'
import {
  lackOf,
  ruleOn,
  sourceOf,
  standingOf,
  type Evidence,
  type Judged,
  type LegalRule,
} from './judged.rule.ts'
import { postingOn, type PersonTime, type Posting } from './person-time.rule.ts'
import type { Exemption, Minutes, RegularFacts, StatusFigures } from './regular.rule.ts'
import { judgedTypes, standings, type JudgedType } from './status-codes.rule.ts'

/** Special education of one kind of work, as it was assigned (eduAssign). */
export interface Assigned {
  eduAssignNo: number
  specialWorkNo: string
  firstWorkYmd: string
  requiredMin: number
  preMin: number
  dueYmd: string
  name: string
}
/** Short or occasional work asks for two hours only (별표 4 제1호라목). */
const shortTermMin = 120
/** Education before a change of work may be given so many months ahead. */
const monthsAhead = 3

const sum = (rows: readonly { min: number }[]): number => rows.reduce((all, { min }) => all + min, 0)
const line = (rule: Evidence['rule'], { eduYmd, courseNm, min }: Minutes): Evidence => ({
  rule,
  eduYmd,
  name: courseNm,
  min,
})
/** The minutes of one kind of special work from the ones that were counted until a day. */
const specialMinutes = (minutes: readonly Minutes[], { specialWorkNo }: Assigned): Minutes[] =>
  minutes.filter((row) => row.eduTypeCd === judgedTypes.special && row.specialWorkNo === specialWorkNo)

/**
 * Special education that was finished for the work that begins on a day stands for the education on hiring and on a
 * change of work (EDU-03: 시행규칙 제26조제1항 후단).
 */
function deemedBy(
  assigned: readonly Assigned[],
  minutes: readonly Minutes[],
  from: string,
): { evidence: Evidence[]; short: boolean } | undefined {
  for (const each of assigned) {
    if (each.firstWorkYmd < from || each.firstWorkYmd > addMonths(from, monthsAhead)) continue
    const taken = specialMinutes(minutes, each)
    if (each.requiredMin > 0 && sum(taken) >= each.requiredMin)
      return {
        evidence: taken.map((row) => line('special', row)),
        short: each.requiredMin <= shortTermMin,
      }
  }
  return undefined
}

interface Start {
  eduTypeCd: JudgedType
  fromYmd: string
  /** Minutes from this day on count for it. */
  since: string
  until: string | null
  posting: Posting | undefined
}
/** Entries and changes of work of the last months, each with the days whose education counts for it. */
function startsOf(time: PersonTime, day: string, { lookMonths }: StatusFigures): Start[] {
  const first = addMonths(day, -lookMonths)
  const starts: Start[] = []
  const { entryYmd, postings } = time
  if (entryYmd !== null && entryYmd >= first && entryYmd <= day)
    starts.push({
      eduTypeCd: judgedTypes.hired,
      fromYmd: entryYmd,
      since: addMonths(entryYmd, -monthsAhead),
      until: null,
      posting: postingOn(time, entryYmd) ?? postings[0],
    })
  postings.forEach((posting, at) => {
    const before = postings[at - 1]
    if (!before || posting.fromYmd < first) return
    const isMoved = (name: 'processNo' | 'jobCd') =>
      posting[name] !== null && before[name] !== null && posting[name] !== before[name]
    if (!isMoved('processNo') && !isMoved('jobCd')) return
    const next = postings[at + 1]
    starts.push({
      eduTypeCd: judgedTypes.changed,
      fromYmd: posting.fromYmd,
      since: addMonths(posting.fromYmd, -monthsAhead),
      until: next ? addDays(next.fromYmd, -1) : null,
      posting,
    })
  })
  return starts
}

function exemptMinutes(exemptions: readonly Exemption[], start: Start, requiredMin: number): Evidence[] {
  return exemptions
    .filter(
      ({ eduTypeCd, fromYmd, toYmd }) =>
        eduTypeCd === start.eduTypeCd && fromYmd <= start.fromYmd && start.fromYmd <= toYmd,
    )
    .map(({ fromYmd, name, exemptPct, exemptMin }) => ({
      rule: exemptPct > 0 ? ('percent' as const) : ('exemption' as const),
      eduYmd: fromYmd,
      name,
      min: exemptPct > 0 ? Math.round(requiredMin * (exemptPct / 100)) : exemptMin,
    }))
}

/**
 * Education on hiring and on a change of work (별표 4 제1호나목·다목; EDU-03, EDU-05, EDU-07): owed before the first day
 * of the work. What was finished later is kept, counts, and is marked as begun without it.
 */
export function judgeStarts(
  facts: RegularFacts & { assigned: readonly Assigned[] },
  rules: readonly LegalRule[],
  figures: StatusFigures,
  day: string,
): Judged[] {
  return startsOf(facts.time, day, figures).map((start): Judged => {
    const { eduTypeCd, fromYmd, posting } = start
    const workerClassCd = posting?.workerClassCd ?? null
    const rule = workerClassCd ? ruleOn(rules, eduTypeCd, workerClassCd, fromYmd) : undefined
    const row = {
      eduTypeCd,
      periodKey: fromYmd,
      closed: false,
      workerClassCd,
      fromYmd,
      dueYmd: fromYmd,
      ...sourceOf(rule),
      requiredMin: 0,
      exemptMin: 0,
      recogMin: 0,
      lackMin: 0,
      evidence: [],
    }
    if (!rule)
      return {
        ...row,
        state: standings.unknown,
        remarks: [workerClassCd ? 'ruleUnknown' : 'classUnknown'],
      }
    const deemed = deemedBy(facts.assigned, facts.minutes, fromYmd)
    if (deemed)
      return {
        ...row,
        requiredMin: rule.requiredMin,
        recogMin: sum(deemed.evidence),
        state: standings.satisfied,
        evidence: deemed.evidence,
        remarks: [deemed.short ? 'deemedShort' : 'deemed'],
      }
    const taken = facts.minutes.filter(
      (each) =>
        each.eduTypeCd === eduTypeCd &&
        each.eduYmd >= start.since &&
        (start.until === null || each.eduYmd <= start.until),
    )
    const lower = exemptMinutes(facts.exemptions, start, rule.requiredMin)
    const recogMin = sum(taken)
    const rest = lackOf(rule.requiredMin, sum(lower), recogMin)
    const values = { requiredMin: rule.requiredMin, recogMin, ...rest }
    const inTime = taken.filter(({ eduYmd }) => eduYmd <= fromYmd)
    const isLate = rest.lackMin === 0 && sum(inTime) < rule.requiredMin - rest.exemptMin
    return {
      ...row,
      ...values,
      state: standingOf(values, fromYmd, day),
      evidence: [...taken.map((each) => line('direct', each)), ...lower],
      remarks: isLate ? ['lateStart'] : [],
    }
  })
}

/**
 * Special education per kind of work (별표 4 제1호라목; EDU-06): in progress until its due day, of work that began
 * without its first hours short at once.
 */
export const judgeAssigned = (
  assigned: readonly Assigned[],
  minutes: readonly Minutes[],
  exemptions: readonly Exemption[],
  rules: readonly LegalRule[],
  workerClassCd: string | null,
  day: string,
): Judged[] =>
  assigned.map((each) => {
    const rule = ruleOn(rules, judgedTypes.special, workerClassCd, day)
    const taken = specialMinutes(minutes, each)
    const lower = exemptions
      .filter(
        ({ eduTypeCd, fromYmd, toYmd }) =>
          eduTypeCd === judgedTypes.special && fromYmd <= each.firstWorkYmd && each.firstWorkYmd <= toYmd,
      )
      .map(({ fromYmd, name, exemptPct, exemptMin }): Evidence => ({
        rule: exemptPct > 0 ? 'percent' : 'exemption',
        eduYmd: fromYmd,
        name,
        min: exemptPct > 0 ? Math.round(each.requiredMin * (exemptPct / 100)) : exemptMin,
      }))
    const recogMin = sum(taken)
    const rest = lackOf(each.requiredMin, sum(lower), recogMin)
    const values = { requiredMin: each.requiredMin, recogMin, ...rest }
    const before = sum(taken.filter(({ eduYmd }) => eduYmd <= each.firstWorkYmd))
    const began = day > each.firstWorkYmd && rest.lackMin > 0 && before < each.preMin
    return {
      eduTypeCd: judgedTypes.special,
      periodKey: String(each.eduAssignNo),
      closed: false,
      workerClassCd,
      fromYmd: each.firstWorkYmd,
      dueYmd: each.dueYmd,
      ...values,
      state: began ? standings.short : standingOf(values, each.dueYmd, day),
      ...sourceOf(rule),
      evidence: [...taken.map((row) => line('special', row)), ...lower],
      remarks: began ? ['lateStart'] : [],
    }
  })
