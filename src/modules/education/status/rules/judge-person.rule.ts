import { addDays, addMonths } from '../../../../core/shared/dates.ts'
import { jobEducation, jobHoursOf, roundOf } from './job-education.rule.ts'
import {
  lackOf,
  ruleOn,
  rulesOfDuty,
  sourceOf,
  standingOf,
  type Evidence,
  type Judged,
  type LegalRule,
} from './judged.rule.ts'
import {
  asOf,
  employedIn,
  holdsOn,
  kindSince,
  postingOn,
  type Lasting,
  type PersonTime,
} from './person-time.rule.ts'
import { judgePeriod, periodOf, type Exemption, type Minutes, type StatusFigures } from './regular.rule.ts'
import { judgedTypes, periods, standings, type JudgedType, type Standing } from './status-codes.rule.ts'
import { judgeAssigned, judgeStarts, type Assigned } from './work-start.rule.ts'

/** An appointment (userDuty). */
interface Appointment extends Lasting {
  dutyCd: string
  dutyNm: string
}
/** MSDS education that somebody is owed for a product at the place of work (eduMsdsNeed). */
interface MsdsOwed {
  eduMsdsNeedNo: number
  prodNm: string
  occurYmd: string
  dueYmd: string
  doneYmd: string | null
}
/** Everything that is known of a person. */
export interface PersonFacts extends PersonTime {
  userId: string
  minutes: readonly Minutes[]
  exemptions: readonly Exemption[]
  assigned: readonly Assigned[]
  appointments: readonly Appointment[]
  msds: readonly MsdsOwed[]
}
/** What holds for everybody. */
export interface LawFacts {
  rules: readonly LegalRule[]
  figures: StatusFigures
  /** Processes at which hazardous chemicals are handled (화학물질관리법 제33조). */
  hazardous: ReadonlySet<number>
}

/** The facts as they stood on a day: nothing that happened later. */
function factsOn<F extends PersonFacts>(facts: F, day: string): F {
  return {
    ...asOf(facts, day),
    minutes: facts.minutes.filter(({ eduYmd }) => eduYmd <= day),
    exemptions: facts.exemptions.filter(({ fromYmd }) => fromYmd <= day),
    assigned: facts.assigned.filter(({ firstWorkYmd }) => firstWorkYmd <= addMonths(day, 3)),
    appointments: facts.appointments.filter(({ fromYmd }) => fromYmd <= day),
    msds: facts.msds
      .filter(({ occurYmd }) => occurYmd <= day)
      .map((need) => (need.doneYmd !== null && need.doneYmd > day ? { ...need, doneYmd: null } : need)),
  }
}
const sum = (rows: readonly { min: number }[]): number => rows.reduce((all, { min }) => all + min, 0)
const direct = ({ eduYmd, courseNm, min }: Minutes): Evidence => ({
  rule: 'direct',
  eduYmd,
  name: courseNm,
  min,
})

/**
 * Half-years and years: the one that goes on, and the one that ended before it. Who became a supervisor within the
 * year keeps the half before as a worker (EDU-18).
 */
function judgePeriods(facts: PersonFacts, { rules, figures }: LawFacts, day: string): Judged[] {
  const regular = { time: facts, minutes: facts.minutes, exemptions: facts.exemptions }
  const judge = (eduTypeCd: JudgedType, at: string) =>
    judgePeriod(regular, eduTypeCd, rules, figures, at, day)
  const rows = [judgedTypes.regular, judgedTypes.process, judgedTypes.emergency].map((each) =>
    judge(each, day),
  )
  const { regular: type } = judgedTypes
  const rule = ruleOn(rules, type, postingOn(facts, day)?.workerClassCd ?? null, day)
  const { from } = periodOf(rule?.periodCd ?? periods.half, day)
  const since = kindSince(facts, day)
  const began = since !== undefined && since > from ? periodOf(periods.half, since).from : from
  const before = judge(type, addDays(began, -1))
  return [...rows, before?.closed ? before : undefined].filter((row) => row !== undefined)
}

/** Who works where hazardous chemicals are handled: two hours a year (화학물질관리법 시행규칙 제37조제4항). */
function judgeHandling(facts: PersonFacts, { rules, hazardous }: LawFacts, day: string): Judged[] {
  const posting = postingOn(facts, day)
  if (posting?.processNo == null || !hazardous.has(posting.processNo)) return []
  const rule = ruleOn(rules, judgedTypes.chemicalLaw, posting.workerClassCd, day)
  if (!rule || rule.periodCd !== periods.year) return []
  const year = periodOf(periods.year, day)
  return [spanRow(facts, judgedTypes.chemicalLaw, rule, { ...year, dueYmd: year.to }, day)]
}
/** Hours within a span, counted as they are. */
function spanRow(
  facts: PersonFacts,
  eduTypeCd: JudgedType,
  rule: LegalRule,
  span: { from: string; to: string; key: string; dueYmd: string },
  day: string,
): Judged {
  const taken = facts.minutes.filter(
    (row) => row.eduTypeCd === eduTypeCd && row.eduYmd >= span.from && row.eduYmd <= span.to,
  )
  const values = {
    requiredMin: rule.requiredMin,
    recogMin: sum(taken),
    ...lackOf(rule.requiredMin, 0, sum(taken)),
  }
  return {
    eduTypeCd,
    periodKey: span.key,
    closed: false,
    workerClassCd: rule.workerClassCd,
    fromYmd: span.from,
    dueYmd: span.dueYmd,
    ...values,
    state: standingOf(values, span.dueYmd, day),
    ...sourceOf(rule),
    evidence: taken.map(direct),
    remarks: [],
  }
}

/** Job education (EDU-08), and the two years of those who answer for hazardous chemicals. */
function judgeAppointments(facts: PersonFacts, { rules }: LawFacts, day: string): Judged[] {
  return facts.appointments
    .filter((each) => holdsOn(each, day))
    .flatMap(({ dutyCd, fromYmd }) => {
      const [chemical] = rulesOfDuty(rules, judgedTypes.chemicalLaw, dutyCd, day)
      const round = chemical && roundOf(fromYmd, chemical.dueMonths ?? 24, day)
      const rows: Judged[] = chemical
        ? [
            spanRow(
              facts,
              judgedTypes.chemicalLaw,
              chemical,
              { from: round!.from, to: addDays(round!.to, -1), key: dutyCd, dueYmd: addDays(round!.to, -1) },
              day,
            ),
          ]
        : []
      const hours = jobHoursOf(rules, dutyCd, day)
      if (!hours) return rows
      const done = facts.minutes.filter(({ eduTypeCd }) => eduTypeCd === judgedTypes.duty)
      const job = jobEducation(fromYmd, hours, done, day)
      const lackMin = Math.max(0, job.requiredMin - job.doneMin)
      const isOwed = job.state !== 'waiting' && job.state !== 'done'
      const isLate = job.state === 'late' || job.state === 'newLate'
      return [
        ...rows,
        {
          eduTypeCd: judgedTypes.duty,
          periodKey: dutyCd,
          closed: false,
          workerClassCd: null,
          fromYmd,
          dueYmd: job.dueYmd,
          requiredMin: isOwed ? job.requiredMin : 0,
          exemptMin: 0,
          recogMin: isOwed ? job.doneMin : 0,
          lackMin: isOwed ? lackMin : 0,
          state: isLate ? standings.short : isOwed ? standings.inProgress : standings.satisfied,
          ...sourceOf(rulesOfDuty(rules, judgedTypes.duty, dutyCd, day)[0]),
          evidence: done.map(direct),
          remarks: [],
        },
      ]
    })
}

/** MSDS education of the products at the place of work (시행규칙 제169조제1항); minutes are those of the company. */
function judgeMsds(facts: PersonFacts, { rules }: LawFacts, day: string): Judged[] {
  if (facts.msds.length === 0) return []
  const rule = ruleOn(rules, judgedTypes.msds, postingOn(facts, day)?.workerClassCd ?? null, day)
  const each = rule?.requiredMin ?? 0
  const open = facts.msds.filter(({ doneYmd }) => doneYmd === null)
  const dueYmd = open.map((need) => need.dueYmd).toSorted()[0] ?? null
  const state: Standing =
    open.length === 0 ? standings.satisfied : dueYmd! < day ? standings.short : standings.inProgress
  return [
    {
      eduTypeCd: judgedTypes.msds,
      periodKey: 'EV',
      closed: false,
      workerClassCd: null,
      fromYmd: null,
      dueYmd,
      requiredMin: each * facts.msds.length,
      exemptMin: 0,
      recogMin: each * (facts.msds.length - open.length),
      lackMin: each * open.length,
      state,
      ...sourceOf(rule),
      evidence: facts.msds.map(({ prodNm, occurYmd, doneYmd }) => ({
        rule: 'msds',
        eduYmd: doneYmd ?? occurYmd,
        name: prodNm,
        min: doneYmd === null ? 0 : each,
      })),
      remarks: [],
    },
  ]
}

/**
 * All duties of a person as they stood on a day. It depends on nothing that happened after the day, so a past day does
 * not move. Who is not employed on the day owes nothing on it.
 */
export function judgePerson(all: PersonFacts, law: LawFacts, day: string): Judged[] {
  const facts = factsOn(all, day)
  if (!employedIn(facts, { from: day, to: day })) return []
  const regular = { time: facts, minutes: facts.minutes, exemptions: facts.exemptions }
  const classCd = postingOn(facts, day)?.workerClassCd ?? null
  return [
    ...judgePeriods(facts, law, day),
    ...judgeStarts({ ...regular, assigned: facts.assigned }, law.rules, law.figures, day),
    ...judgeAssigned(facts.assigned, facts.minutes, facts.exemptions, law.rules, classCd, day),
    ...judgeMsds(facts, law, day),
    ...judgeAppointments(facts, law, day),
    ...judgeHandling(facts, law, day),
  ]
}
