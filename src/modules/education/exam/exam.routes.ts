import type { FastifyInstance, FastifyRequest } from 'fastify'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { eduExam, eduExamTake, examMenu, examResultMenu } from './edu-exam.resource.ts'
import { eduQuestion, questionMenu } from './edu-question.resource.ts'
import { makePaper } from './exam-bank.server.ts'
import { asLanguage } from './exam-codes.rule.ts'
import type { ExamAnalysis, PreviewQuestion } from './exam-answers.rule.ts'
import { analysed, verdictOf, type MarkedTake } from './item-analysis.rule.ts'
import { scoreOf, type Answers, type Paper } from './paper.rule.ts'
import { shownPaper } from './take-paper.server.ts'
import { hiddenOf } from './question.server.ts'
import { examFiguresOf } from './take-offer.server.ts'
import { takeStates } from './take.rule.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** So many of the last takes tell about a question; more would not move its figures. */
const mostTakes = 5000

/** The marked papers of an exam that ended, of the caller's scope. */
async function markedTakes(context: Context, examNo: number): Promise<(MarkedTake & { paper: Paper })[]> {
  const binds = new Binds()
  const rows = await context.sql.query<{ langCd: string; paper: Paper; answers: Answers }>(
    `select t."langCd", p."paper", coalesce(a."answers", '{}') as "answers" from "eduExamTake" t join "eduExamPaper" p using ("takeNo")
       left join "eduExamAnswer" a using ("takeNo")
     where t."examNo" = ${binds.add(examNo)} and t."state" <> '${takeStates.running}' and ${scopeWhere(eduExamTake, context.session, 't', binds)}
     order by t."takeNo" desc limit ${mostTakes}`,
    binds.values,
  )
  return rows.map(({ langCd, paper, answers }) => {
    const { score, rights } = scoreOf(paper, answers)
    const questions = paper.map((question, place) => ({
      eduQuestionNo: question.eduQuestionNo,
      legalItemCd: question.legalItemCd,
      langCd: question.langCd,
      right: rights[place]!,
    }))
    return { score, langCd, paper, questions }
  })
}

/** What the takes of an exam say about its questions, its legal items and its languages. (edu.md 10, 4) */
async function analysisOf(context: Context, examNo: number): Promise<ExamAnalysis> {
  const exam = await loadRecord(eduExam, context, examNo)
  const takes = await markedTakes(context, exam.examNo)
  const figures = await examFiguresOf(context, exam.plantCd)
  const limits = { failPct: figures.itemFailPct, weakIndex: figures.itemWeakIndex }
  const texts = new Map(
    takes.flatMap(({ paper }) => paper.map((each) => [each.eduQuestionNo, each] as const)),
  )
  const codes = await context.sql.query<{
    eduQuestionNo: number
    code: string
    questionTxt: string
    legalItemCd: string | null
  }>(
    'select "eduQuestionNo", "eduQuestionCd" as "code", "questionTxt", "legalItemCd" from "eduQuestion" where "eduQuestionNo" = any($1::bigint[])',
    [[...texts.keys()]],
  )
  const known = new Map(codes.map((row) => [row.eduQuestionNo, row]))
  const judged = <K extends string | number>(
    rows: readonly ({ key: K } & Parameters<typeof verdictOf>[0])[],
  ) => rows.map((row) => ({ ...row, verdict: verdictOf(row, limits) }))
  return {
    takes: takes.length,
    averageScore:
      takes.length === 0
        ? null
        : roundHalfUp(takes.reduce((sum, { score }) => sum + score, 0) / takes.length, 1),
    passScore: exam.passScore,
    scores: takes.map(({ score }) => score),
    questions: judged(analysed(takes, ({ eduQuestionNo }) => eduQuestionNo)).map((row) => ({
      ...row,
      eduQuestionCd: known.get(row.key)?.code ?? '',
      questionTxt: known.get(row.key)?.questionTxt ?? texts.get(row.key)?.text ?? '',
      legalItemCd: known.get(row.key)?.legalItemCd ?? null,
    })),
    legalItems: judged(analysed(takes, ({ legalItemCd }) => legalItemCd)),
    languages: judged(analysed(takes, ({ langCd }) => langCd)),
    limits,
  }
}

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
