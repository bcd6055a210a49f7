import type { Said } from './sentence.ts'

/**
 * What a '왜?' popup shows beside a verdict: what went in, how it was judged, and by which article or table.
 */
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
