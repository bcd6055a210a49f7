import type { Said } from './sentence.ts'

/** Content of a '왜?' popup beside a verdict: the inputs, the rule, and the article or table it comes from. */
export interface Explanation {
  title: Said
  inputs: { label: Said; value: Said }[]
  /** The rule in one line, with the limits that were in force. */
  formula: Said
  /** Law article, or the company table. */
  source: Said
  /** Version of the dated table whose limits were used. */
  version?: Said
}
