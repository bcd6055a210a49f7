import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { Behaviour } from '../entity/behaviour.ts'
import { sourceOf } from '../entity/columns.ts'
import type { Context } from '../entity/context.ts'
import { isCheckedAhead } from '../entity/save-many.ts'
import type { CellValue } from './cell.ts'
import { applyRows, isChosen, type Chosen } from './excel-apply.ts'
import { previewRows, type PreviewRow } from './excel-import.ts'
import { identityOf } from './excel-stored.ts'

/** A new department may stand below another new one of the same sheet: so many levels come in at once. */
const mostTurns = 8

/**
 * The preview of an upload that promises what applying it will do. Each row is written and taken back, so
 * that what only writing finds out (a rule of the module, a value that another row of the sheet has taken) is
 * a fault of its row before anybody applies it. A row that refers to a new record of the same sheet is right,
 * and is written in a later turn.
 * @param context of a transaction: the rows are locked until it ends
 * @throws Refusal 400 when the sheet is not this entity's template
 */
export async function rehearsedRows(
  behaviour: Behaviour,
  context: Context,
  sheet: CellValue[][],
): Promise<PreviewRow[]> {
  const rows = await previewRows(behaviour, context, sheet)
  if (isJudgedWithoutWriting(behaviour)) return rows
  await context.sql.query('savepoint "rehearsal"')
  // What is taken back is told to nobody.
  const silent: Context = { ...context, publish: () => undefined }
  let next = rows.filter(isWritable)
  for (let turn = 1; next.length > 0; turn++) {
    const applied = await rehearse(behaviour, silent, next)
    next = []
    if (applied === 0 || turn >= mostTurns || !refersToItself(behaviour.resource)) break
    const judgedAgain = await previewRows(behaviour, silent, sheet)
    for (const [at, row] of rows.entries()) {
      const again = judgedAgain[at]!
      if (row.status !== 'wrong' || !isWritable(again)) continue
      Object.assign(row, again, { turn })
      next.push(row)
    }
  }
  await context.sql.query('rollback to savepoint "rehearsal"')
  await context.sql.query('release savepoint "rehearsal"')
  return rows
}

/**
 * The same for rows that a module writes in its own way: they are written and taken back, and what was wrong with a row
 * is a fault of its preview.
 * @param write leaves what is wrong with a row in its `issues`
 */
export async function rehearsedBy(
  context: Context,
  rows: readonly PreviewRow[],
  write: (silent: Context, rows: PreviewRow[], chosen: Chosen) => Promise<unknown>,
): Promise<void> {
  const wanted = rows.filter(isWritable)
  if (wanted.length === 0) return
  const copies = structuredClone(wanted)
  await context.sql.query('savepoint "rehearsal"')
  await write({ ...context, publish: () => undefined }, copies, everyConflict(wanted))
  await context.sql.query('rollback to savepoint "rehearsal"')
  await context.sql.query('release savepoint "rehearsal"')
  for (const [at, { issues }] of copies.entries())
    if (issues.length > 0) Object.assign(wanted[at]!, { status: 'wrong', issues })
}

/** Somebody may still tick a row in conflict: it is written, too. */
const everyConflict = (rows: readonly PreviewRow[]): Chosen => ({
  excluded: new Set<unknown>(),
  conflicts: new Set<unknown>(rows.map(({ rowNo }) => rowNo)),
})
const isWritable = (row: PreviewRow): boolean => isChosen(row, everyConflict([row]))

/** @returns number of rows that could be written; the others are wrong now */
async function rehearse(
  behaviour: Behaviour,
  context: Context,
  rows: readonly PreviewRow[],
): Promise<number> {
  const copies = structuredClone([...rows])
  const { applied } = await applyRows(behaviour, context, copies, everyConflict(rows))
  for (const [at, { issues }] of copies.entries())
    if (issues.length > 0) Object.assign(rows[at]!, { status: 'wrong', issues })
  return applied
}

/** True where the preview asks all that is asked when a row is written. */
function isJudgedWithoutWriting(behaviour: Behaviour): boolean {
  const { resource } = behaviour
  const identity = identityOf(resource, resource.excel?.import as string[]).join()
  const uniques = (resource.unique ?? []) as string[][]
  return (
    isCheckedAhead(behaviour) && !behaviour.mayEdit && uniques.every((columns) => columns.join() === identity)
  )
}
const refersToItself = ({ name, fields }: AnyResource): boolean =>
  Object.values(fields as Fields).some((field) => sourceOf(field) === name)
