import { putRow, sideTable } from '../../../core/server/entity/side-table.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { examRefusals } from './exam-refusals.texts.ts'
import type { OpenedQuestion, ShownQuestion } from './my-exam.rule.ts'
import { scoreOf, takenAnswer, type Answers, type Marked, type Paper } from './paper.rule.ts'

/** The paper of a try with its key. Nothing but the functions of this file reads it. (fit L5) */
export const examPapers = sideTable('eduExamPaper', { takeNo: 'bigint', paper: 'jsonb' }, ['takeNo'])
const examAnswers = sideTable(
  'eduExamAnswer',
  { takeNo: 'bigint', answers: 'jsonb', saveSeq: 'integer', savedDt: 'timestamptz' },
  ['takeNo'],
)

interface Sitting {
  paper: Paper
  answers: Answers
  saveSeq: number
}
export const sittingOf = ({ sql }: Pick<Context, 'sql'>, takeNo: number): Promise<Sitting> =>
  sql.one<Sitting>(
    `select p."paper", coalesce(a."answers", '{}') as "answers", coalesce(a."saveSeq", 0) as "saveSeq"
     from "eduExamPaper" p left join "eduExamAnswer" a using ("takeNo") where p."takeNo" = $1`,
    [takeNo],
  )

/** Looks at what was answered. @throws Refusal 400 at the question whose answer is none of its choices */
function checkedAnswers(paper: Paper, given: unknown): Record<string, string[]> {
  const answers: Record<string, string[]> = {}
  const all = typeof given === 'object' && given !== null ? Object.entries(given) : []
  for (const [place, answer] of all) {
    const question = /^\d{1,3}$/.test(place) ? paper[Number(place)] : undefined
    const taken = question && takenAnswer(question, answer)
    if (!taken) throw badField(`answers.${place}`, examRefusals.badAnswer({ n: Number(place) + 1 }))
    if (taken.length > 0) answers[place] = taken
  }
  return answers
}

/**
 * Keeps what was answered so far; one that was sent earlier and arrives later changes nothing.
 * @returns the number of the save that holds
 */
export async function keepAnswers(
  context: Context,
  takeNo: number,
  { answers: given, saveSeq }: { answers: unknown; saveSeq: number },
): Promise<number> {
  const sitting = await sittingOf(context, takeNo)
  const answers = checkedAnswers(sitting.paper, given)
  if (saveSeq <= sitting.saveSeq) return sitting.saveSeq
  await putRow(context, examAnswers, { takeNo, answers, saveSeq, savedDt: context.now })
  return saveSeq
}

export const markOf = async (context: Pick<Context, 'sql'>, takeNo: number): Promise<Marked> => {
  const { paper, answers } = await sittingOf(context, takeNo)
  return scoreOf(paper, answers)
}

export const shownPaper = (paper: Paper): ShownQuestion[] =>
  paper.map(({ typeCd, point, langCd, text, choices, fileNo }) => ({
    typeCd,
    point,
    langCd,
    text,
    choices,
    fileNo,
  }))

export function openedPaper({ paper, answers }: Sitting): OpenedQuestion[] {
  const { rights } = scoreOf(paper, answers)
  return shownPaper(paper).map((shown, place) => ({
    ...shown,
    key: paper[place]!.key,
    explain: paper[place]!.explain,
    given: answers[String(place)] ?? [],
    right: rights[place]!,
  }))
}
