/** What has been typed so far as fast as only a scanner types. */
export interface WedgeRead {
  text: string
  /** Moment of the last letter, in ms. */
  atMs: number
}
export const nothingRead: WedgeRead = { text: '', atMs: 0 }
/** A scanner sends a letter every few milliseconds; nobody types this fast. */
const slowestGapMs = 50
const shortestCode = 3

/**
 * The next key of a wedge scanner, which types its code and ends with Enter.
 * @returns what is read so far, with `code` when a whole one has been
 */
export function wedgeKey(read: WedgeRead, key: string, atMs: number): { read: WedgeRead; code?: string } {
  const goesOn = read.text !== '' && atMs - read.atMs <= slowestGapMs
  if (key === 'Enter')
    return goesOn && read.text.length >= shortestCode
      ? { read: nothingRead, code: read.text }
      : { read: nothingRead }
  if ([...key].length !== 1) return { read }
  return { read: { text: goesOn ? read.text + key : key, atMs } }
}
