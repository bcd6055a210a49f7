/**
 * What a '왜?' popup shows beside a verdict: what went in, how it was judged, and by which article or table.
 */
export interface Explanation {
  title: string
  inputs: { label: string; value: string }[]
  /** The rule in one line of Korean, with the limits that were in force. */
  formula: string
  /** Law article, or the company table. */
  source: string
  /** Version of the dated table whose limits were used. */
  version?: string
}
