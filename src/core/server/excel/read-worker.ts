import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { CellValue } from './cell.ts'
import type { ReadSheet } from './merged-cells.ts'
import { WorkbookError } from './workbook-error.ts'
import { readTables } from './read-tables.ts'
import type { ReadOptions } from './workbook-reader.ts'
import type { Sentence } from '../../shared/sentence.ts'

/** The data that `readInWorker` gives to the thread at its start. */
export interface ToWorker {
  file: Uint8Array
  options: ReadOptions & { first?: boolean }
}

export type FromWorker =
  | { kind: 'sheet'; sheet: Omit<ReadSheet, 'rows'> }
  | { kind: 'rows'; rows: CellValue[][] }
  | { kind: 'end' }
  | { kind: 'refused'; reason: Pick<Sentence, 'texts' | 'values'> }

/** Rows per message: unpacking one holds up the main thread for a few milliseconds at most. */
const batchSize = 1000

async function answer(): Promise<void> {
  if (!parentPort) return
  const { file, options } = workerData as ToWorker
  const send = (message: FromWorker) => parentPort?.postMessage(message)
  try {
    const sheets = readTables(Buffer.from(file.buffer, file.byteOffset, file.byteLength), options)
    for (const { rows, ...sheet } of options.first ? sheets.slice(0, 1) : sheets) {
      send({ kind: 'sheet', sheet })
      await once(parentPort, 'message')
      for (let start = 0; start < rows.length; start += batchSize) {
        send({ kind: 'rows', rows: rows.slice(start, start + batchSize) })
        // Without waiting, all batches would queue up and be unpacked in one go.
        await once(parentPort, 'message')
      }
    }
    send({ kind: 'end' })
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    const { texts, values } = error.said
    send({ kind: 'refused', reason: { texts, values } })
  }
}

await answer()
