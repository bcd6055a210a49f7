import type { FastifyInstance, FastifyRequest } from 'fastify'
import { linesSheet, sheetLines } from '../../shared/lines-sheet.ts'
import { showsPersonal } from '../../shared/personal.ts'
import type { AnyResource, Lines } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import type { Behaviour, PlainRow } from '../entity/behaviour.ts'
import { sourceOf } from '../entity/columns.ts'
import type { Context, Engine } from '../entity/context.ts'
import { loadRecord } from '../entity/record.ts'
import { updateRecord } from '../entity/save.ts'
import { notFound, Refusal } from '../http/errors.ts'
import type { CellValue } from './cell.ts'
import { isChosen, type Chosen } from './excel-apply.ts'
import { besideOf } from './excel-cells.ts'
import { previewRows, type PreviewRow } from './excel-import.ts'
import { mountUpload, type Upload } from './excel-routes.ts'

/** The lines of one record of an entity. */
interface Of {
  behaviour: Behaviour
  /** Name of the lines in the definition. */
  name: string
  lines: Lines
  sheet: AnyResource
  key: string
}

/**
 * Uploads of the lines of one record, for every entity whose form saves lines: the template holds what is
 * stored, the preview saves the record with the lines and takes that back, and what is applied is one save of
 * the record, as its form makes it. Lines that the sheet does not have stay.
 */
export function mountLinesExcel(app: FastifyInstance, engine: Engine, behaviour: Behaviour): void {
  const { resource } = behaviour
  const head = `${resource.path as string}/:key`
  const sheets = new Map(
    sheetLines(resource).map(([name, lines]) => [
      name,
      { behaviour, name, lines, sheet: linesSheet(resource, name, lines, head) },
    ]),
  )
  for (const each of sheets.values())
    mountUpload(app, engine, uploadOf({ ...each, key: '' }), (request: FastifyRequest) =>
      uploadOf({ ...each, key: (request.params as { key: string }).key }),
    )
}

const uploadOf = (of: Of): Upload => ({
  resource: of.sheet,
  record: `${of.name}.${of.key}`,
  spoken: () => of.sheet,
  async rows(context) {
    const record = await recordOf(of, context)
    // What is personal is taken home with a reason only, which a template does not ask for.
    if (showsPersonal(of.sheet, of.sheet.list)) return []
    return storedLines(of, record).map((line, at): PreviewRow => {
      const { fields } = of.lines
      const values = Object.entries(line).map(([name, value]): [string, unknown] => [
        name,
        // As people call it: a row that says what is stored leaves the key as it is.
        (name in fields && sourceOf(fields[name]!) && besideOf(line, name)) || value,
      ])
      return {
        rowNo: at + 1,
        status: 'same',
        values: Object.fromEntries(values),
        changes: {},
        issues: [],
        key: line[of.lines.key] as number,
        updateDt: String(record['updateDt']),
      }
    })
  },
  preview: (context, sheet) => preview(of, context, sheet),
  apply: (context, rows, chosen) => apply(of, context, rows, chosen),
})

/** @throws Refusal 404 also for lines that a company is not answered: saving them would take them away */
async function recordOf({ behaviour, lines, key }: Of, context: Context): Promise<PlainRow> {
  if (lines.inside && context.session.vendorCd) throw notFound()
  return loadRecord(behaviour.resource, context, key)
}
/** The lines with the version of their record, which is theirs as well. */
const storedLines = ({ name }: Of, record: PlainRow): PlainRow[] =>
  ((record[name] ?? []) as PlainRow[]).map((line) => ({ ...line, updateDt: record['updateDt'] }))

async function preview(of: Of, context: Context, cells: CellValue[][]): Promise<PreviewRow[]> {
  const record = await recordOf(of, context)
  const rows = await previewRows({ resource: of.sheet }, context, cells, storedLines(of, record))
  for (const row of rows) row.updateDt = String(record['updateDt'])
  // What is taken back is told to nobody.
  const silent: Context = { ...context, publish: () => undefined }
  const isWritable = (row: PreviewRow) =>
    isChosen(row, { excluded: new Set(), conflicts: new Set([row.rowNo]) })
  await context.sql.query('savepoint "rehearsal"')
  // A row that is refused is left out, and the others are asked again without it.
  for (let wanted = rows.filter(isWritable); wanted.length > 0; wanted = rows.filter(isWritable)) {
    const faults = await saved(of, silent, record, wanted)
    await context.sql.query('rollback to savepoint "rehearsal"')
    if (faults.size === 0) break
    for (const [row, issues] of faults) Object.assign(row, { status: 'wrong', issues })
  }
  await context.sql.query('release savepoint "rehearsal"')
  return rows
}

async function apply(of: Of, context: Context, rows: readonly PreviewRow[], chosen: Chosen) {
  const wanted = rows.filter((row) => isChosen(row, chosen))
  const failed = () =>
    rows.filter(({ issues, rowNo }) => issues.length > 0 && !chosen.excluded.has(rowNo)).length
  if (wanted.length === 0) return { applied: 0, failed: failed() }
  for (const row of wanted) row.issues = []
  const record = await recordOf(of, context)
  await context.sql.query('savepoint "lines"')
  const faults = await saved(of, context, record, wanted)
  for (const [row, issues] of faults) row.issues = [...issues]
  if (faults.size > 0) await context.sql.query('rollback to savepoint "lines"')
  await context.sql.query('release savepoint "lines"')
  return { applied: faults.size > 0 ? 0 : wanted.length, failed: failed() }
}

/**
 * Saves the record with the rows among its lines. The record must still be as the preview saw it.
 * @returns what is wrong with the rows: a fault that names none of them is one of all
 * @throws Refusal where the record itself may not be changed, or somebody else was faster
 */
async function saved(
  of: Of,
  context: Context,
  record: PlainRow,
  rows: readonly PreviewRow[],
): Promise<Map<PreviewRow, readonly FieldIssue[]>> {
  const { behaviour, name, lines, key } = of
  const names = Object.keys(lines.fields)
  const known = new Map(
    rows.flatMap((row) => (row.status === 'new' ? [] : [[String(row.key), row] as const])),
  )
  const sources: (PreviewRow | undefined)[] = []
  const given: PlainRow[] = []
  for (const line of (record[name] ?? []) as PlainRow[]) {
    const row = known.get(String(line[lines.key]))
    sources.push(row)
    given.push({ ...picked(line, [lines.key, ...names]), ...row?.values })
  }
  for (const row of rows)
    if (row.status === 'new') {
      sources.push(row)
      given.push(row.values)
    }
  try {
    await updateRecord(behaviour, context, key, { [name]: given, updateDt: rows[0]?.updateDt })
    return new Map()
  } catch (error) {
    if (!(error instanceof Refusal) || error.fields.length === 0) throw error
    const faults = new Map<PreviewRow, FieldIssue[]>()
    for (const { path, message } of error.fields) {
      const [of, at, ...cell] = path.split('.')
      const row = of === name ? sources[Number(at)] : undefined
      for (const each of row ? [row] : rows)
        faults.set(each, [...(faults.get(each) ?? []), { path: row ? cell.join('.') : '', message }])
    }
    return faults
  }
}
const picked = (row: PlainRow, names: readonly string[]): PlainRow =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])))
