import type { Session } from '../http/session.ts'
import { createLine, createLines } from '../runtime/in-line.ts'

/**
 * Works that write many rows at the same time, and of one person. Each holds one of the ten connections of
 * the pool, and the rows it writes, for as long as its thousands of rows take.
 */
const atOnce = createLine(3)
const ofOne = createLines(1)
/** As many rows as a page shows at most are no such work. */
export const manyRows = 100

/** Uploads and saves of many rows wait here for each other, and nobody else waits for them. */
export const inManyRowsLine = <T>({ userId }: Session, work: () => Promise<T>): Promise<T> =>
  ofOne(userId, () => atOnce(work))
