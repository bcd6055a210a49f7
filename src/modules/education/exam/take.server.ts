import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import {
  actingAs,
  asSystem,
  inTransaction,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { addRow } from '../../../core/server/entity/side-table.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { conflict, notFound, refused } from '../../../core/server/http/errors.ts'
import { addMinutes, minutesBetween } from '../../../core/shared/dates.ts'
import { loadRow } from '../../../core/server/entity/record.ts'
import { eduExam, eduExamTake } from './edu-exam.resource.ts'
import { makePaper } from './exam-bank.server.ts'
import type { ExamLanguage } from './exam-codes.rule.ts'
import { examNotes, examRefusals } from './exam-refusals.texts.ts'
import { personColumns, personKeyOf, type Person } from './person.rule.ts'
import { examFiguresOf, judgeOffer, offersOf } from './take-offer.server.ts'
import { examPapers, keepAnswers, markOf } from './take-paper.server.ts'
import type { Judged } from './my-exam.rule.ts'
import { isLate, takeStates } from './take.rule.ts'

const asClock = () => asSystem(String(examNotes.begin()))

/** Marks a try by its paper, at the moment at which it ends. */
const marking = async (
  { takeNo, startDt, examNo }: { takeNo: number; startDt: string | null; examNo: number | null },
  context: Context,
) => {
  const { score } = await markOf(context, takeNo)
  const { passScore } = await context.sql.one<{ passScore: number }>(
    'select "passScore"::int as "passScore" from "eduExam" where "examNo" = $1',
    [examNo],
  )
  return {
    score,
    passYn: score >= passScore ? 'Y' : 'N',
    submitDt: context.now,
    spentSec: Math.max(0, roundHalfUp((Date.parse(context.now) - Date.parse(startDt!)) / 1000)),
  } as const
}

/** 응시: begun, answered and handed in by the person alone; ended by the server. */
export const eduExamTakeBehaviour = defineBehaviour(eduExamTake, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => examRefusals.bySystem(),
  transitions: { pass: { set: marking }, fail: { set: marking }, runOut: { set: marking } },
})

interface TakeRow {
  takeNo: number
  examNo: number
  eduTargetNo: number | null
  state: string
  plantCd: string | null
  startDt: string
  dueDt: string
  submitDt: string | null
  tryCnt: number
  score: number | null
  leaveCnt: number
  langCd: ExamLanguage
}
/** A try of this person. @throws Refusal 404 for anybody else's */
export async function takeOf(
  { sql }: Pick<Context, 'sql'>,
  person: Person,
  given: string | number,
  lock = false,
): Promise<TakeRow> {
  if (!/^\d{1,15}$/.test(String(given))) throw notFound()
  const { userId, vendorWorkerNo } = personColumns(person)
  const found = await sql.maybe<TakeRow>(
    `select t."takeNo", t."examNo", t."eduTargetNo", t."state", t."plantCd", to_json(t."startDt")#>>'{}' as "startDt", to_json(t."dueDt")#>>'{}' as "dueDt",
       to_json(t."submitDt")#>>'{}' as "submitDt", t."tryCnt"::int as "tryCnt", t."score", t."leaveCnt"::int as "leaveCnt", t."langCd"
     from "eduExamTake" t where t."takeNo" = $1 and (t."userId" = $2 or t."vendorWorkerNo" = $3) ${lock ? 'for update' : ''}`,
    [Number(given), userId, vendorWorkerNo],
  )
  if (!found) throw notFound()
  return found
}

/** @throws Refusal 409 with what stands against a try */
function requireMay(judged: Judged, now: string): asserts judged is Extract<Judged, { may: true }> {
  if (judged.may) return
  const status = 409 as const
  const refuse = (message: ReturnType<typeof examRefusals.running>) =>
    refused([{ guard: judged.why, message, status }])
  switch (judged.why) {
    case 'wait':
      throw refuse(examRefusals.wait({ n: Math.max(1, Math.ceil(minutesBetween(now, judged.until))) }))
    case 'tooOften':
      throw refuse(examRefusals.tooOften({ n: judged.n }))
    case 'relearn':
      throw refuse(
        judged.hasMaterial === false
          ? examRefusals.relearnNone()
          : examRefusals.relearn({ pct: judged.pct, needed: judged.needed }),
      )
    default:
      throw refuse(examRefusals[judged.why]())
  }
}

interface Begin {
  examNo: number
  eduTargetNo?: number | null
  langCd: ExamLanguage
}
export interface Place {
  plantCd: string | null
  deptCd: string | null
  vendorCd: string | null
}

/**
 * Begins a try: the paper is made now, and the clock runs from here. Two windows that begin together get one try.
 * @throws Refusal 404 no exam of his, 409 not now, 422 the bank has no paper
 */
export async function beginTake(
  context: Context,
  person: Person,
  place: Place,
  { examNo, eduTargetNo = null, langCd }: Begin,
): Promise<number> {
  await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `eduExamTake ${examNo} ${personKeyOf(person)}`,
  ])
  const offer = (await offersOf(context, person, place.plantCd, { examNo })).find(
    (each) => each.isOpen && each.eduTargetNo === eduTargetNo,
  )
  if (!offer) throw notFound(examRefusals.notOpen())
  const figures = await examFiguresOf(context, offer.plantCd)
  const judged = await judgeOffer(context, person, offer, figures)
  requireMay(judged, context.now)
  return actingAs(context, asClock(), async (own) => {
    const exam = await loadRow(eduExam, own, examNo)
    const paper = await makePaper(context, exam, langCd)
    const values = {
      examNo,
      eduCourseNo: offer.eduCourseNo,
      eduTargetNo,
      ...personColumns(person),
      ...place,
      langCd,
      tryCnt: judged.tryCnt,
      startDt: own.now,
      dueDt: addMinutes(own.now, exam.timeLimitMin),
      leaveCnt: 0,
    }
    const takeNo = Number(await createRecord({ ...eduExamTakeBehaviour, beforeSave: () => values }, own, {}))
    await addRow(own, examPapers, { takeNo, paper })
    return takeNo
  })
}

/** @throws Refusal 409 when it has ended */
function requireRunning({ state }: TakeRow): void {
  if (state !== takeStates.running) throw conflict(examRefusals.ended())
}

/** Whether the time of a try is over, by the clock of the server. */
export async function isOver(context: Context, take: TakeRow): Promise<boolean> {
  const { graceSec } = await examFiguresOf(context, take.plantCd)
  return take.state === takeStates.running && isLate(take.dueDt, context.now, graceSec)
}

/** Ends a try: marks it, and tells how. Time that ran out without enough right answers is a failed try. */
export function endTake(context: Context, takeNo: number, examNo: number, ranOut: boolean): Promise<unknown> {
  return actingAs(context, asClock(), async (own) => {
    const { score } = await markOf(own, takeNo)
    const { passScore } = await own.sql.one<{ passScore: number }>(
      'select "passScore"::int as "passScore" from "eduExam" where "examNo" = $1',
      [examNo],
    )
    return runTransition(
      eduExamTakeBehaviour,
      own,
      takeNo,
      score >= passScore ? 'pass' : ranOut ? 'runOut' : 'fail',
    )
  })
}

export interface Kept {
  answers: unknown
  saveSeq: number
  leaveCnt: number
}
/** Keeps what was answered so far. @throws Refusal 400 (answer), 404 (not his), 409 (ended) */
export async function saveTake(
  context: Context,
  person: Person,
  given: string | number,
  kept: Kept,
): Promise<number> {
  const take = await takeOf(context, person, given, true)
  requireRunning(take)
  const saveSeq = await keepAnswers(context, take.takeNo, kept)
  if (kept.leaveCnt > take.leaveCnt)
    await setColumns(
      context,
      eduExamTake,
      take.takeNo,
      { leaveCnt: kept.leaveCnt },
      { trail: false, stamps: false },
    )
  return saveSeq
}

/** Hands a try in. @throws as `saveTake` */
export async function submitTake(
  context: Context,
  person: Person,
  given: string | number,
  kept: Kept,
): Promise<void> {
  const take = await takeOf(context, person, given, true)
  requireRunning(take)
  await saveTake(context, person, given, kept)
  await endTake(context, take.takeNo, take.examNo, false)
}

/** Ends what nobody has handed in; its answers up to the end count. @returns how many */
export const runOutClock = async (engine: Engine): Promise<number> => {
  const due = await inTransaction(engine, asSystem(String(examNotes.clock())), async (context) => {
    const { graceSec } = await examFiguresOf(context, null)
    return context.sql.query<{ takeNo: number; examNo: number }>(
      `select "takeNo", "examNo" from "eduExamTake" where "state" = '${takeStates.running}'
         and "dueDt" + make_interval(secs => $2) < $1::timestamptz order by "dueDt" limit 500`,
      [context.now, graceSec],
    )
  })
  // Each by itself: one that cannot be marked keeps no other one open.
  for (const { takeNo, examNo } of due)
    await inTransaction(engine, asClock(), (context) => endTake(context, takeNo, examNo, true))
  return due.length
}
