import { Worker } from 'node:worker_threads'
import type { CellValue } from './cell.ts'
import type { ReadSheet } from './merged-cells.ts'
import type { FromWorker, ToWorker } from './read-worker.ts'
import { createLine } from '../runtime/in-line.ts'
import { WorkbookError } from './workbook-error.ts'
import type { ReadOptions } from './workbook-reader.ts'
import { Sentence } from '../../shared/sentence.ts'
import { workbookSays } from './workbook.texts.ts'

/** Heap of one reading thread in megabytes: the largest sheet as text and its rows, with room to spare. */
const heapLimit = 2048
/** A file within the limits takes a few seconds; one that takes this long (milliseconds) was made to hurt. */
const timeLimit = 60_000
/** Files read at the same time; the others wait, so that many uploads at once do not take all memory. */
const readAtOnce = createLine(2)
const tooCostly = workbookSays.tooLarge()

/**
 * The rows of the first sheet of a file (`readTables`), read in a thread of its own, so that the server goes
 * on answering while a large upload is read.
 * @throws WorkbookError when the file cannot be read or is beyond a limit of size, memory or time
 */
export const readInWorker = (file: Buffer, options: ReadOptions = {}): Promise<{ rows: CellValue[][] }> =>
  readAtOnce(async () => ({ rows: (await readInThread(file, { ...options, first: true }))[0]?.rows ?? [] }))

/** All visible sheets of a file with their merged areas, read the same way. @throws WorkbookError */
export const readSheetsInWorker = (file: Buffer, options: ReadOptions = {}): Promise<ReadSheet[]> =>
  readAtOnce(() => readInThread(file, options))

async function readInThread(file: Buffer, options: ReadOptions & { first?: boolean }): Promise<ReadSheet[]> {
  // Moved, not shared: the caller keeps its own bytes.
  const copy = new Uint8Array(file)
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: { file: copy, options } satisfies ToWorker,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heapLimit },
  })
  const sheets: ReadSheet[] = []
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new WorkbookError(tooCostly)), timeLimit)
      worker.once('exit', () => clearTimeout(timer))
      worker.once('exit', () => reject(new Error('the reading thread ended without an answer')))
      worker.once('error', (error: NodeJS.ErrnoException) => {
        reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkbookError(tooCostly, { cause: error }) : error,
        )
      })
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'refused') {
          const { texts, values } = message.reason
          return reject(new WorkbookError(new Sentence(texts, values)))
        }
        if (message.kind === 'end') return resolve(sheets)
        if (message.kind === 'sheet') sheets.push({ ...message.sheet, rows: [] })
        else for (const row of message.rows) sheets.at(-1)?.rows.push(row)
        worker.postMessage('next')
      })
    })
  } finally {
    await worker.terminate()
  }
}
