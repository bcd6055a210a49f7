import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badFields } from '../../../core/server/http/errors.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { takeStates } from './take.rule.ts'
import { eduQuestion } from './edu-question.resource.ts'
import { examRefusals } from './exam-refusals.texts.ts'
import { questionFaults, type QuestionFault } from './question.rule.ts'

const sentenceOf = (fault: QuestionFault): Said => {
  switch (fault.fault) {
    case 'choicesTooMany':
      return examRefusals.choicesTooMany({ n: fault.n })
    case 'choiceTwice':
      return examRefusals.choiceTwice({ choice: fault.choice })
    case 'choiceCount':
      return examRefusals.choiceCount({ n: fault.n, m: fault.m })
    default:
      return examRefusals[fault.fault]()
  }
}

const hidden = ['answerTxt', 'explainTxt', 'explainTxtEn', 'explainTxtZh', 'explainTxtEs'] as const
type HiddenTexts = Record<(typeof hidden)[number], string | null>
/** What the record of a question never answers. */
export const hiddenOf = ({ sql }: Pick<Context, 'sql'>, eduQuestionNo: number): Promise<HiddenTexts> =>
  sql.one<HiddenTexts>(
    `select ${hidden.map((name) => `"${name}"`).join(', ')} from "eduQuestion" where "eduQuestionNo" = $1`,
    [eduQuestionNo],
  )

/** What is asked, and what is right: another text is another version, and papers keep the one they were made of. */
const asked = [
  'questionTypeCd',
  'pointQty',
  'questionTxt',
  'questionTxtEn',
  'questionTxtZh',
  'questionTxtEs',
  'choiceTxt',
  'choiceTxtEn',
  'choiceTxtZh',
  'choiceTxtEs',
  'answerTxt',
] as const

/** 문제: what nobody could answer rightly is refused before it comes into a paper. */
export const eduQuestionBehaviour = defineBehaviour(eduQuestion, {
  mayDelete: () => examRefusals.keptQuestion(),
  alsoReads: async (key, { sql, session }) =>
    (await sql.maybe(
      `select 1 from "eduExamTake" t join "eduExamPaper" p using ("takeNo")
       where t."userId" = $1 and t."state" = '${takeStates.running}' and p."paper" @> $2::jsonb limit 1`,
      [session.userId, JSON.stringify([{ eduQuestionNo: Number(key) }])],
    )) !== undefined,
  beforeSave: async (input, context, before) => {
    const stored = before ? await hiddenOf(context, before.eduQuestionNo) : undefined
    // A form that did not load the answer leaves it as it is.
    const answerTxt = input.answerTxt ?? stored?.answerTxt ?? null
    const faults = questionFaults(input, answerTxt)
    if (faults.length > 0)
      throw badFields(faults.map((fault) => ({ path: fault.path, message: sentenceOf(fault) })))
    const next = { ...input, answerTxt }
    if (!before) return { ...next, verSeq: 1 }
    const cleared = hidden.filter((name) => name !== 'answerTxt' && input[name] === null && stored?.[name])
    // The engine does not see that a hidden text is gone, because it never reads it.
    if (cleared.length > 0)
      await setColumns(
        context,
        eduQuestion,
        before.eduQuestionNo,
        Object.fromEntries(cleared.map((name) => [name, null])),
        { trail: false, stamps: false },
      )
    const was = { ...before, answerTxt: stored?.answerTxt ?? null }
    const isOther = asked.some((name) => (next[name] ?? null) !== (was[name] ?? null))
    return { ...next, verSeq: (before.verSeq ?? 1) + (isOther ? 1 : 0) }
  },
})
