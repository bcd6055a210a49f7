import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { eduExam, eduExamTake, examMenu, examResultMenu } from './edu-exam.resource.ts'
import { eduQuestion, questionMenu } from './edu-question.resource.ts'
import { makePaper } from './exam-bank.server.ts'
import { asLanguage } from './exam-codes.rule.ts'
import { analysisOf } from './exam-analysis.server.ts'
import type { PreviewQuestion } from './exam-answers.rule.ts'
import { shownPaper } from './take-paper.server.ts'
import { hiddenOf } from './question.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** Answers of questions, samples of papers and figures of exams; each for the people who keep them. */
export async function examRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${eduQuestion.path}/:key/answer`,
    {
      config: { access: { menus: [questionMenu], right: 'write' } },
      schema: { tags: [eduQuestion.title], summary: '정답과 해설(문제를 쓰는 사람)' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { eduQuestionNo } = await loadRecord(eduQuestion, context, request.params.key)
      await audit(context, acts.read, eduQuestion.name, eduQuestionNo)
      return { data: await hiddenOf(context, eduQuestionNo) }
    },
  )
  app.get(
    `${eduExam.path}/:key/preview`,
    {
      config: { access: { menus: [examMenu], right: 'write' } },
      schema: { tags: [eduExam.title], summary: '시험지 미리보기(langCd)' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const exam = await loadRecord(eduExam, context, request.params.key)
      const { langCd } = request.query as { langCd?: unknown }
      const paper = await makePaper(context, exam, asLanguage(langCd ?? request.session.language))
      await audit(context, acts.read, eduExam.name, exam.examNo)
      const data: PreviewQuestion[] = shownPaper(paper).map((shown, place) => {
        const { difficultyCd, legalItemCd, key } = paper[place]!
        return { ...shown, difficultyCd, legalItemCd, key }
      })
      return { data }
    },
  )
  app.get(
    '/api/saf/education/examsat',
    {
      config: { access: { menus: [examResultMenu], right: 'read' } },
      schema: { tags: [eduExamTake.title], summary: '응시 기록이 있는 시험' },
    },
    async ({ session }) => {
      const context = reading(engine, session)
      const binds = new Binds()
      const data = await context.sql.query(
        `select e."examNo", e."examNm" from "eduExam" e where exists (
           select 1 from "eduExamTake" t where t."examNo" = e."examNo" and ${scopeWhere(eduExamTake, session, 't', binds)}) order by e."examNm"`,
        binds.values,
      )
      return { data }
    },
  )
  app.get(
    '/api/saf/education/examanalysis',
    {
      config: { access: { menus: [examResultMenu], right: 'read' } },
      schema: { tags: [eduExamTake.title], summary: '문항 분석(examNo)' },
    },
    async ({ query, session }) => {
      const { examNo } = query as { examNo?: string }
      return { data: await analysisOf(reading(engine, session), Number(examNo ?? 0)) }
    },
  )
}
