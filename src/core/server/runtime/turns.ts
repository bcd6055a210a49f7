import { setImmediate as nextTurn } from 'node:timers/promises'

/** Lets what has arrived meanwhile have its turn, in work on many rows. */
export const giveWay = (): Promise<void> => nextTurn()

/** Rows in their order, so many at once. */
export const inParts = <T>(rows: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
