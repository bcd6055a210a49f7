/** Several reads of a page in one call, each answered in a line of JSON as soon as it is there. */
export const readsPath = '/api/reads'
export const mostReads = 30
export interface ReadAnswer {
  /** Place of the read in the call. */
  index: number
  status: number
  body: string
}
