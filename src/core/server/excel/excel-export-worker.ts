import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Fields } from '../../shared/field.ts'
import type { PlainRow } from '../entity/behaviour.ts'
import { createDatabase, type Sql } from '../database/database.ts'
import type { CellInput } from './cell.ts'
import type { WorkbookSheet } from './sheet-layout.ts'
import { writeWorkbook } from './workbook-writer.ts'
import { shownValue, type ShownResource } from './excel-values.ts'
import { bindColumns, openRow, useDataKeys, type DataKeys } from '../entity/sealed.ts'
import { leaveTheCoresToOthers } from '../runtime/thread.ts'

/** All that a thread needs to make a file. */
export interface ExportPlan {
  /** Address of the database that is read. */
  url: string
  /** The statement whose rows are written, in their order. */
  text: string
  values: unknown[]
  sheet: Omit<WorkbookSheet, 'rows'>
  resource: ShownResource
  /** The columns of the sheet. */
  names: string[]
  /** Names of the codes in columns that hold several. */
  codeNames: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Hidden columns behind the others, as they are stored. */
  hidden: string[]
  /** Only where something sealed is read. */
  sealing?: { keys: DataKeys; bound: string[]; table: string; key: string }
}
/** One piece of the file with the number of rows written so far; without a piece it is complete. */
export interface ExportPiece {
  rows: number
  bytes?: Uint8Array<ArrayBuffer>
}

/**
 * Rows at a stretch, with a breath behind each, ms: the priority counts among the threads of this server
 * only, and what PostgreSQL has to do for others would wait for a slice of the machine's time (3 to 4 ms)
 * beside a thread that never rests.
 */
const batchRows = 24
const breathMs = 1

leaveTheCoresToOthers()
const plan = workerData as ExportPlan
let written = 0
let wanted = Promise.withResolvers<void>()
parentPort!.on('message', () => wanted.resolve())

/** Nothing is produced ahead: a slow receiver holds one piece of the file. */
async function hand(bytes?: Uint8Array<ArrayBuffer>): Promise<void> {
  await wanted.promise
  wanted = Promise.withResolvers()
  parentPort!.postMessage({ rows: written, bytes } satisfies ExportPiece, bytes ? [bytes.buffer] : [])
}
const out = new Writable({
  // A copy of its own, which can be moved instead of being copied once more.
  write: (chunk: Buffer, _encoding, done) => void hand(new Uint8Array(chunk)).then(() => done(), done),
})

async function* rowsOf(sql: Sql): AsyncGenerator<CellInput[]> {
  const { resource, names, codeNames, hidden, sealing } = plan
  for (;;) {
    const rows = await sql.query<PlainRow>(`fetch ${batchRows} from exported`)
    for (const each of rows) {
      const row = sealing
        ? openRow(resource.fields as Fields, each, { table: sealing.table, key: each[sealing.key] })
        : each
      const cells = names.map((name) => shownValue(resource, name, row, codeNames.get(name)))
      written++
      yield [...cells, ...hidden.map((name) => String(row[name]))]
    }
    if (rows.length < batchRows) return
    await wait(breathMs)
  }
}

if (plan.sealing) {
  useDataKeys(plan.sealing.keys)
  bindColumns(plan.sealing.bound)
}
const database = createDatabase(plan.url, { max: 1 })
await database.transaction(async (sql) => {
  await sql.query(`declare exported no scroll cursor for ${plan.text}`, plan.values)
  await writeWorkbook(out, { ...plan.sheet, rows: rowsOf(sql) })
})
await database.end()
await hand()
parentPort!.close()
