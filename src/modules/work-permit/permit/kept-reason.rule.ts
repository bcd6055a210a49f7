import { saidAgain } from '../../../core/shared/kept-sentence.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { gasHeightNames, gasWords } from './gas.texts.ts'
import { clockReasons, shiftCheckTexts } from './permit-field.texts.ts'

/** An event of the diary as far as its reason is concerned. */
interface Reasoned {
  /** The Korean words, or those of a person. */
  reasonTxt?: string | null
  /** What the portal itself said, by key and values. */
  reasonKeptTxt?: string | null
}

/**
 * Why a permit was stopped, has expired or was moved on, for its reader: whoever must leave has to understand
 * it. (decision 0161)
 * @returns a sentence where the portal said it, else the words that a person wrote
 */
export const keptReason = ({ reasonTxt, reasonKeptTxt }: Reasoned): Said | null =>
  (reasonKeptTxt && saidAgain(reasonKeptTxt, clockReasons, shiftCheckTexts, gasWords, gasHeightNames)?.[0]) ||
  (reasonTxt ?? null)
