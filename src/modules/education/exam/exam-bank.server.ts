import { eduQuestion } from './edu-question.resource.ts'
import { flagOf } from '../../../core/shared/file-flag.ts'
import { randomInt } from 'node:crypto'
import type { Context } from '../../../core/server/entity/context.ts'
import { refused } from '../../../core/server/http/errors.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import type { EduExam } from './edu-exam.resource.ts'
import { picks, type Difficulty, type ExamLanguage } from './exam-codes.rule.ts'
import { examRefusals } from './exam-refusals.texts.ts'
import {
  drawn,
  paperOf,
  quotas,
  shortOf,
  type BankQuestion,
  type PaperQuestion,
  type Shares,
} from './paper.rule.ts'

type ExamDraw = Pick<
  EduExam,
  | 'examNo'
  | 'pickCd'
  | 'questionQty'
  | 'eduTypeCd'
  | 'legalItemCds'
  | 'highPct'
  | 'midPct'
  | 'lowPct'
  | 'shuffleYn'
>
const sharesOf = ({ highPct, midPct, lowPct }: ExamDraw): Shares => ({
  H: highPct ?? 0,
  M: midPct ?? 0,
  L: lowPct ?? 0,
})

const bankColumns = `q."eduQuestionNo", q."questionTypeCd", q."difficultyCd", q."pointQty"::int as "pointQty", q."verSeq"::int as "verSeq",
  q."legalItemCd", q."questionTxt", q."questionTxtEn", q."questionTxtZh", q."questionTxtEs", q."choiceTxt", q."choiceTxtEn",
  q."choiceTxtZh", q."choiceTxtEs", q."explainTxt", q."explainTxtEn", q."explainTxtZh", q."explainTxtEs", q."answerTxt",
  (select f."fileNo" from "attachFile" f where f."taskClassNm" = 'eduQuestion' and f."taskKey" = q."eduQuestionNo"::text
    and f."taskFlag" = '${flagOf(eduQuestion.files!, 'picture')}' and f."delYn" = 'N' order by f."sortOrder" limit 1) as "fileNo"`

/** The questions that an exam may use: its own where they are fixed, those of its kind and items where it draws. */
const bankOf = ({ sql }: Pick<Context, 'sql'>, exam: ExamDraw): Promise<BankQuestion[]> =>
  exam.pickCd === picks.fixed
    ? sql.query<BankQuestion>(
        `select ${bankColumns} from "eduExamQuestion" l join "eduQuestion" q using ("eduQuestionNo")
         where l."examNo" = $1 order by l."examQuestionNo"`,
        [exam.examNo],
      )
    : sql.query<BankQuestion>(
        `select ${bankColumns} from "eduQuestion" q where q."useYn" = 'Y' and q."eduTypeCd" = $1
           and (coalesce(cardinality($2::text[]), 0) = 0 or q."legalItemCd" = any($2::text[])) order by q."eduQuestionNo"`,
        [exam.eduTypeCd, exam.legalItemCds ?? []],
      )

/** Why no paper can be made of the bank now. */
export async function bankReasons(context: Context, exam: ExamDraw): Promise<Reason[]> {
  const guard = 'bank'
  const bank = await bankOf(context, exam)
  if (exam.pickCd === picks.fixed) {
    if (bank.length !== exam.questionQty)
      return [{ guard, message: examRefusals.fixedCount({ n: exam.questionQty, m: bank.length }) }]
    const unused = await context.sql.query<{ code: string }>(
      `select q."eduQuestionCd" as "code" from "eduExamQuestion" l join "eduQuestion" q using ("eduQuestionNo")
       where l."examNo" = $1 and q."useYn" = 'N' order by 1`,
      [exam.examNo],
    )
    return unused.length > 0
      ? [{ guard, message: examRefusals.fixedUnused({ codes: unused.map(({ code }) => code).join(', ') }) }]
      : []
  }
  const missing = shortOf(bank, quotas(exam.questionQty, sharesOf(exam)))
  if (missing.length === 0) return []
  const names = await levelNames(context)
  return missing.map(({ level, n }) => ({
    guard,
    message: examRefusals.bankShort({ level: names.get(level) ?? level, n }),
  }))
}
async function levelNames({ sql, session }: Context): Promise<Map<Difficulty, string>> {
  const rows = await sql.query<{ code: Difficulty; name: string }>(
    `select "code", ${codeNameColumn[session.language]} as "name" from "codeItem" where "codeGrpCd" = 'EDU_DIFFICULTY'`,
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** A paper of an exam, by chance that nobody can foresee. @throws Refusal 422 where the bank lacks questions */
export async function makePaper(
  context: Context,
  exam: ExamDraw,
  langCd: ExamLanguage,
): Promise<PaperQuestion[]> {
  const reasons = await bankReasons(context, exam)
  if (reasons.length > 0) throw refused(reasons)
  const bank = await bankOf(context, exam)
  const random = (n: number) => randomInt(n)
  const chosen =
    exam.pickCd === picks.fixed ? bank : drawn(bank, quotas(exam.questionQty, sharesOf(exam)), random)
  return paperOf(chosen, { langCd, shuffle: exam.shuffleYn !== 'N', random })
}
