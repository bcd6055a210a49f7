import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../src/core/server/excel/workbook-writer.ts'
import type { CellInput } from '../src/core/server/excel/cell.ts'
import { readInWorker } from '../src/core/server/excel/read-in-worker.ts'
import { Connection, unchunked, type Response } from './client.ts'
import { permitResource } from './permit.ts'
import { permit, plants } from './rows.ts'
import { requestOf, type Target } from './target.ts'

export const importRows = 10_000

/** A workbook as a user uploads it. */
export async function workbook(): Promise<Buffer> {
  const names = permitResource.excel!.import
  const out = new PassThrough()
  const chunks = out.toArray()
  const rows = Array.from({ length: importRows }, (_, at): CellInput[] => {
    const row = permit(7_000_000 + at)
    const moment = (text: string) => text.slice(0, 16).replace('T', ' ')
    return [
      `IMP-${at + 1}`,
      row.title,
      row.description,
      plants[0]!,
      row.work_type,
      row.risk_level,
      row.department_id,
      row.vendor_id,
      row.requester_name,
      row.approver_name,
      row.supervisor_name,
      row.location,
      row.equipment_no,
      row.work_date,
      moment(row.start_time),
      moment(row.end_time),
      row.worker_count,
      row.gas_o2,
      row.gas_lel,
      row.cost_amount,
      row.fire_watch,
      row.remark,
    ]
  })
  await writeWorkbook(out, {
    name: '허가',
    columns: names.map((name) => ({ header: permitResource.fields[name].label })),
    rows,
  })
  return Buffer.concat((await chunks) as Buffer[])
}

/**
 * @returns milliseconds, and a way to count the rows: reading the file is left to when nobody else is
 * measured any more
 */
export async function exportExcel(
  target: Target,
): Promise<{ ms: number; firstByte: number; rows: () => Promise<number> }> {
  const line = new Connection(target.base)
  const begin = performance.now()
  const { status, body, firstByte } = await line.send(requestOf(target, 'W7', 1))
  line.close()
  if (status !== 200) throw new Error(`export: ${status} ${body.toString()}`)
  const ms = performance.now() - begin
  return { ms, firstByte, rows: async () => (await readInWorker(unchunked(body))).rows.length }
}

/** Upload with preview, then apply; milliseconds of each. */
export async function importExcel(
  target: Target,
  file: Buffer,
): Promise<{ preview: number; apply: number; applied: number }> {
  const line = new Connection(target.base)
  const { path, headers } = requestOf(target, 'W8', 1)
  const boundary = 'bench-boundary'
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="import.xlsx"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const begin = performance.now()
  const previewed = answered<{ data: { previewNo: string; counts: Record<string, number> } }>(
    await line.send({
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    }),
  )
  const middle = performance.now()
  if (previewed.data.counts['new'] !== importRows)
    throw new Error(`preview: ${JSON.stringify(previewed.data.counts)}`)
  const { data } = answered<{ data: { applied: number } }>(
    await line.send({
      method: 'POST',
      path: `${path}/apply`,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ previewNo: previewed.data.previewNo }),
    }),
  )
  line.close()
  return { preview: middle - begin, apply: performance.now() - middle, applied: data.applied }
}
function answered<T>({ status, body }: Response): T {
  if (status !== 200) throw new Error(`${status} ${body.toString().slice(0, 500)}`)
  // A body in chunks would need its frame taken off; these answers have a length.
  return JSON.parse(body.toString()) as T
}
