import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { eduExam, eduExamTake } from './edu-exam.resource.ts'
import type { ExamAnalysis } from './exam-answers.rule.ts'
import { analysed, verdictOf, type MarkedTake } from './item-analysis.rule.ts'
import { scoreOf, type Answers, type Paper } from './paper.rule.ts'
import { examFiguresOf } from './take-offer.server.ts'
import { takeStates } from './take.rule.ts'

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
export async function analysisOf(context: Context, examNo: number): Promise<ExamAnalysis> {
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
