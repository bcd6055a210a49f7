import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  inTransaction,
  reading,
  asSystem,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import { badField, refused } from '../../../core/server/http/errors.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { eduExamTake, myExamMenu } from './edu-exam.resource.ts'
import { asLanguage } from './exam-codes.rule.ts'
import { examNotes, examRefusals } from './exam-refusals.texts.ts'
import type { ExamWithJudgement, TakeAnswer } from './my-exam.rule.ts'
import { examFiguresOf, judgeOffer, namesOfTake, offersOf } from './take-offer.server.ts'
import { openedPaper, shownPaper, sittingOf } from './take-paper.server.ts'
import { beginTake, endTake, isOver, saveTake, submitTake, takeOf, type Kept } from './take.server.ts'
import { mayOpen, takeStates } from './take.rule.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const itself = ({ userId }: Session) => ({ userId })

const mostLeaves = 10_000
/** @throws Refusal 400 */
function keptIn(body: unknown): Kept {
  const { answers, saveSeq, leaveCnt } = (body ?? {}) as Record<string, unknown>
  if (!Number.isSafeInteger(saveSeq) || Number(saveSeq) < 1)
    throw badField('saveSeq', messages.badType('saveSeq'))
  const leaves = Number.isSafeInteger(leaveCnt) ? Math.min(Math.max(Number(leaveCnt), 0), mostLeaves) : 0
  return { answers, saveSeq: Number(saveSeq), leaveCnt: leaves }
}

/** The try as its page shows it: the paper without its key while it runs, the mark afterwards. */
async function answerOf(context: Context, key: string): Promise<TakeAnswer> {
  const take = await takeOf(context, itself(context.session), key)
  const exam = await namesOfTake(context, take.takeNo)
  const { openAnswerCd, ...shown } = exam
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

/** The exams of whoever is signed in: which there are, begin, answer, hand in. Somebody else's try is none (404). */
export async function myExamRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = (right: 'read' | 'write') => ({ access: { menus: [myExamMenu], right } })
  const schema = (summary: string) => ({ tags: [eduExamTake.title], summary })
  /** What comes after the time ends the try, and is told so. */
  const inTime = (request: Keyed) => async () => {
    const context = reading(engine, request.session)
    const take = await takeOf(context, itself(request.session), request.params.key)
    if (!(await isOver(context, take))) return
    await inTransaction(engine, asSystem(String(examNotes.clock())), async (own) => {
      const still = await takeOf(own, itself(request.session), take.takeNo, true)
      if (still.state === takeStates.running) await endTake(own, take.takeNo, take.examNo, true)
    })
    throw refused([{ guard: 'time', message: examRefusals.timeOver() }])
  }

  app.get(
    '/api/saf/education/myexams',
    { config: config('read'), schema: schema('나의 시험') },
    async ({ session }) => {
      const context = reading(engine, session)
      const offers = await offersOf(context, itself(session), session.plantCd)
      const figures = await examFiguresOf(context, session.plantCd)
      const data: ExamWithJudgement[] = []
      for (const offer of offers)
        data.push({
          ...offer,
          judged: offer.isOpen ? await judgeOffer(context, itself(session), offer, figures) : null,
        })
      return { data, nowDt: context.now }
    },
  )
  app.post(
    '/api/saf/education/myexam/:key/begin',
    { config: config('write'), schema: schema('시험 응시 시작(langCd, eduTargetNo)') },
    async (request: Keyed) => {
      const { langCd, eduTargetNo } = (request.body ?? {}) as { langCd?: unknown; eduTargetNo?: unknown }
      const { session } = request
      const takeNo = await writing(engine, request, (context) =>
        beginTake(
          context,
          itself(session),
          { plantCd: session.plantCd, deptCd: session.deptCd, vendorCd: session.vendorCd },
          {
            examNo: Number.isSafeInteger(Number(request.params.key)) ? Number(request.params.key) : 0,
            eduTargetNo: Number.isSafeInteger(eduTargetNo) ? Number(eduTargetNo) : null,
            langCd: asLanguage(langCd ?? session.language),
          },
        ),
      )
      return { data: await answerOf(reading(engine, session), String(takeNo)) }
    },
  )
  app.get(
    '/api/saf/education/mytake/:key',
    { config: config('read'), schema: schema('나의 응시') },
    async (request: Keyed) => ({
      data: await answerOf(reading(engine, request.session), request.params.key),
    }),
  )
  app.put(
    '/api/saf/education/mytake/:key/save',
    { config: config('write'), schema: schema('답안 자동저장') },
    async (request: Keyed) => {
      const kept = keptIn(request.body)
      const saveSeq = await writingAfter(engine, request, inTime(request), (context) =>
        saveTake(context, itself(request.session), request.params.key, kept),
      )
      return { data: { saveSeq } }
    },
  )
  app.put(
    '/api/saf/education/mytake/:key/submit',
    { config: config('write'), schema: schema('답안 제출') },
    async (request: Keyed) => {
      const kept = keptIn(request.body)
      await writingAfter(engine, request, inTime(request), (context) =>
        submitTake(context, itself(request.session), request.params.key, kept),
      )
      return { data: await answerOf(reading(engine, request.session), request.params.key) }
    },
  )
}
