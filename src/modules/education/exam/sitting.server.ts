import type { FastifyRequest } from 'fastify'
import {
  asSystem,
  inTransaction,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { badField, notFound, refused } from '../../../core/server/http/errors.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { asLanguage } from './exam-codes.rule.ts'
import { examNotes, examRefusals } from './exam-refusals.texts.ts'
import type { ExamWithJudgement, TakeAnswer } from './my-exam.rule.ts'
import type { Person } from './person.rule.ts'
import { examFiguresOf, judgeOffer, namesOfTake, offersOf } from './take-offer.server.ts'
import { openedPaper, shownPaper, sittingOf } from './take-paper.server.ts'
import {
  beginTake,
  endTake,
  isOver,
  saveTake,
  submitTake,
  takeOf,
  type Kept,
  type Place,
} from './take.server.ts'
import { mayOpen, takeStates } from './take.rule.ts'

export type Keyed = FastifyRequest<{ Params: { key: string } }>

/** Who sits an exam: somebody with an account, or who holds the link of one seat and reaches the tries of that seat alone. */
export interface Sitter {
  person: Person
  place: Place
  language: string
  /** The only seat whose tries exist for the caller; absent for an account. */
  eduTargetNo?: number
}

const mostLeaves = 10_000
/** What a page sends of its answers. @throws Refusal 400 */
export function keptIn(body: unknown): Kept {
  const { answers, saveSeq, leaveCnt } = (body ?? {}) as Record<string, unknown>
  if (!Number.isSafeInteger(saveSeq) || Number(saveSeq) < 1)
    throw badField('saveSeq', messages.badType('saveSeq'))
  const leaves = Number.isSafeInteger(leaveCnt) ? Math.min(Math.max(Number(leaveCnt), 0), mostLeaves) : 0
  return { answers, saveSeq: Number(saveSeq), leaveCnt: leaves }
}

/** A try that exists for who sits. @throws Refusal 404 */
async function takeFor(context: Context, { person, eduTargetNo }: Sitter, key: string | number) {
  const take = await takeOf(context, person, key)
  if (eduTargetNo !== undefined && take.eduTargetNo !== eduTargetNo) throw notFound()
  return take
}

/** The exams that somebody may sit or has sat, each with whether he may begin it now. */
export async function examsFor(
  context: Context,
  { person, place, eduTargetNo }: Sitter,
): Promise<ExamWithJudgement[]> {
  const offers = await offersOf(context, person, place.plantCd)
  const figures = await examFiguresOf(context, place.plantCd)
  const exams: ExamWithJudgement[] = []
  for (const offer of offers) {
    if (eduTargetNo !== undefined && offer.eduTargetNo !== eduTargetNo) continue
    const judged = offer.isOpen ? await judgeOffer(context, person, offer, figures) : null
    exams.push({ ...offer, judged })
  }
  return exams
}

/** The try as its page shows it: the paper without its key while it runs, the mark afterwards. @throws Refusal 404 */
export async function shownTake(context: Context, sitter: Sitter, key: string | number): Promise<TakeAnswer> {
  const take = await takeFor(context, sitter, key)
  const { openAnswerCd, ...shown } = await namesOfTake(context, take.takeNo)
  const sitting = await sittingOf(context, take.takeNo)
  const base = { ...take, ...shown, nowDt: context.now, questionQty: sitting.paper.length }
  if (take.state === takeStates.running)
    return {
      ...base,
      questions: shownPaper(sitting.paper),
      answers: sitting.answers,
      saveSeq: sitting.saveSeq,
    }
  return mayOpen(openAnswerCd, take.state) ? { ...base, opened: openedPaper(sitting) } : base
}

/** Begins a try in the language that was asked for. @returns its key @throws as `beginTake` */
export function beginFor(context: Context, sitter: Sitter, key: string, body: unknown): Promise<number> {
  const { langCd, eduTargetNo } = (body ?? {}) as { langCd?: unknown; eduTargetNo?: unknown }
  const asked = Number.isSafeInteger(eduTargetNo) ? Number(eduTargetNo) : null
  return beginTake(context, sitter.person, sitter.place, {
    examNo: Number.isSafeInteger(Number(key)) ? Number(key) : 0,
    eduTargetNo: sitter.eduTargetNo ?? asked,
    langCd: asLanguage(langCd ?? sitter.language),
  })
}

export const saveFor = async (context: Context, sitter: Sitter, key: string, kept: Kept): Promise<number> =>
  saveTake(context, sitter.person, (await takeFor(context, sitter, key)).takeNo, kept)
export const submitFor = async (context: Context, sitter: Sitter, key: string, kept: Kept): Promise<void> =>
  submitTake(context, sitter.person, (await takeFor(context, sitter, key)).takeNo, kept)

/** What comes after the time ends the try, and is told so. @throws Refusal 404, 422 */
export async function refuseLate(
  engine: Engine,
  session: Session,
  sitter: Sitter,
  key: string,
): Promise<void> {
  const context = reading(engine, session)
  const take = await takeFor(context, sitter, key)
  if (!(await isOver(context, take))) return
  await inTransaction(engine, asSystem(String(examNotes.clock())), async (own) => {
    const still = await takeOf(own, sitter.person, take.takeNo, true)
    if (still.state === takeStates.running) await endTake(own, take.takeNo, take.examNo, true)
  })
  throw refused([{ guard: 'time', message: examRefusals.timeOver() }])
}

/** A picture of the paper that is being sat. @throws Refusal 404 */
export async function pictureOf(
  context: Context,
  sitter: Sitter,
  key: string,
  fileNo: string,
): Promise<{ fileOrgNm: string; contentType: string; sha256: string }> {
  const take = await takeFor(context, sitter, key)
  const { paper } = await sittingOf(context, take.takeNo)
  const isOfPaper = paper.some((question) => question.fileNo !== null && String(question.fileNo) === fileNo)
  const found = isOfPaper
    ? await context.sql.maybe<{ fileOrgNm: string; contentType: string; sha256: string }>(
        `select "fileOrgNm", "contentType", "sha256" from "attachFile" where "fileNo" = $1 and "delYn" = 'N'`,
        [Number(fileNo)],
      )
    : undefined
  if (!found) throw notFound()
  return found
}
