import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing, writingAfter } from '../../../core/server/entity/idempotency.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { eduExamTake, myExamMenu } from './edu-exam.resource.ts'
import {
  beginFor,
  examsFor,
  keptIn,
  refuseLate,
  saveFor,
  shownTake,
  submitFor,
  type Keyed,
  type Sitter,
} from './sitting.server.ts'

const itself = ({ userId, plantCd, deptCd, vendorCd, language }: Session): Sitter => ({
  person: { userId },
  place: { plantCd, deptCd, vendorCd },
  language,
})

/** The exams of whoever is signed in: which there are, begin, answer, hand in. Somebody else's try is none (404). */
export async function myExamRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = (right: 'read' | 'write') => ({ access: { menus: [myExamMenu], right } })
  const schema = (summary: string) => ({ tags: [eduExamTake.title], summary })
  const inTime =
    ({ session, params }: Keyed) =>
    () =>
      refuseLate(engine, session, itself(session), params.key)

  app.get(
    '/api/saf/education/myexams',
    { config: config('read'), schema: schema('나의 시험') },
    async ({ session }) => {
      const context = reading(engine, session)
      return { data: await examsFor(context, itself(session)), nowDt: context.now }
    },
  )
  app.post(
    '/api/saf/education/myexam/:key/begin',
    { config: config('write'), schema: schema('시험 응시 시작(langCd, eduTargetNo)') },
    async (request: Keyed) => {
      const { session, params, body } = request
      const takeNo = await writing(engine, request, (context) =>
        beginFor(context, itself(session), params.key, body),
      )
      return { data: await shownTake(reading(engine, session), itself(session), takeNo) }
    },
  )
  app.get(
    '/api/saf/education/mytake/:key',
    { config: config('read'), schema: schema('나의 응시') },
    async ({ session, params }: Keyed) => ({
      data: await shownTake(reading(engine, session), itself(session), params.key),
    }),
  )
  app.put(
    '/api/saf/education/mytake/:key/save',
    { config: config('write'), schema: schema('답안 자동저장') },
    async (request: Keyed) => {
      const kept = keptIn(request.body)
      const saveSeq = await writingAfter(engine, request, inTime(request), (context) =>
        saveFor(context, itself(request.session), request.params.key, kept),
      )
      return { data: { saveSeq } }
    },
  )
  app.put(
    '/api/saf/education/mytake/:key/submit',
    { config: config('write'), schema: schema('답안 제출') },
    async (request: Keyed) => {
      const { session, params } = request
      const kept = keptIn(request.body)
      await writingAfter(engine, request, inTime(request), (context) =>
        submitFor(context, itself(session), params.key, kept),
      )
      return { data: await shownTake(reading(engine, session), itself(session), params.key) }
    },
  )
}
