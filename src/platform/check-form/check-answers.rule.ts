import { fieldWaitMinutes } from '../../core/shared/limits.ts'
import type { Said } from '../../core/shared/sentence.ts'
import type { Reason } from '../../core/shared/resource.ts'
import type { CheckForm, CheckItem } from './check-form.resource.ts'
import type { StoredAnswer } from './check-answer.resource.ts'
import type { GivenAnswer, Scored } from './check-score.rule.ts'

/** The sheet that a record asks, what is answered so far, and why nothing more may be answered now. */
export interface CheckView<M extends Said = string> {
  form: Pick<
    CheckForm,
    'checkFormNo' | 'checkFormCd' | 'checkFormNm' | 'verNo' | 'purposeCd' | 'passScore' | 'condScore'
  >
  /** In the order of the sheet, section, question and choices in the language of the reader. */
  items: AskedQuestion[]
  answers: StoredAnswer[]
  /** Null until the first answer is saved. */
  run: CheckOutcome | null
  editable: Reason<M>[]
}
export interface CheckOutcome extends Scored {
  /** Null while it is not finished. */
  doneDt: string | null
  doneUserNm: string | null
  spentSec: number
  fastYn: 'Y' | 'N' | null
  sameYn: 'Y' | 'N' | null
}
/** What an answering part sends: the answers that have changed, and whether this was the last. */
export interface CheckInput {
  answers: GivenAnswer[]
  /** Seconds during which the sheet has been open in all. */
  spentSec: number
  done: boolean
}
/** Answers wait for the network as long as new records do; so long a repeated request is known again. */
export const checkWaitMinutes = fieldWaitMinutes

/** A question as its reader is asked it. An answer is kept in the words of the sheet, whoever gave it. */
export interface AskedQuestion extends CheckItem {
  /** Beside `choiceTxts`, in the language of the reader; absent where nobody has translated them. */
  choiceLabels?: readonly string[]
}
/** A choice in the language of the reader. */
export const choiceLabel = ({ choiceTxts, choiceLabels }: AskedQuestion, choice: string): string =>
  choiceLabels?.[(choiceTxts ?? []).indexOf(choice)] ?? choice
