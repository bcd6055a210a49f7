import type { Behaviour } from '../entity/behaviour.ts'
import type { Context } from '../entity/context.ts'
import { issuesOf, type PreviewRow } from './excel-import.ts'
import { manyReferences, type ManyReferences } from '../entity/references.ts'
import { checkedMany, createMany, isCheckedAhead, updateMany } from '../entity/save-many.ts'
import { giveWay } from '../runtime/turns.ts'
import { createRecord, updateRecord } from '../entity/save.ts'

export interface Chosen {
  excluded: ReadonlySet<unknown>
  /** Rows in conflict that the caller has looked at and writes all the same, over what is stored. */
  conflicts: ReadonlySet<unknown>
}
/** True if a row is to be written: new, changed, or a conflict that the user ticked, and not unticked. */
export const isChosen = ({ rowNo, status }: PreviewRow, { excluded, conflicts }: Chosen): boolean =>
  !excluded.has(rowNo) &&
  (status === 'new' || status === 'changed' || (status === 'conflict' && conflicts.has(rowNo)))

/**
 * Writes the rows that were not unticked. Each is independent, so that a refused one does not hold back the
 * others. Afterwards the faults of a row are in its `issues`.
 */
export async function applyRows(
  behaviour: Behaviour,
  context: Context,
  rows: readonly PreviewRow[],
  chosen: Chosen = { excluded: new Set(), conflicts: new Set() },
): Promise<{ applied: number; failed: number }> {
  const wanted = rows
    .filter((row) => isChosen(row, chosen))
    .toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0))
  for (const row of wanted) row.issues = []
  const references = manyReferences(behaviour.resource, context)
  const turns = inTurns(wanted)
  const check = (some: readonly PreviewRow[]) =>
    checkedMany(
      behaviour,
      context,
      some.map(({ values }) => values),
    )
  let ahead: ReturnType<typeof check> | undefined
  let applied = 0
  for (const [at, some] of turns.entries()) {
    const checked = ahead
    ahead = undefined
    const writing: Writing = {
      checking: () => checked ?? check(some),
      references,
      meanwhile() {
        const next = turns[at + 1]
        // Rows that are ready are sent first.
        if (next && isNew(next[0]!) && isCheckedAhead(behaviour))
          ahead = heard(giveWay().then(() => check(next)))
      },
    }
    const together = some.length > 1 && (await applyTogether(behaviour, context, some, writing))
    applied += together ? some.length : await applyOneByOne(behaviour, context, some)
  }
  return {
    applied,
    failed: rows.filter(({ issues, rowNo }) => issues.length > 0 && !chosen.excluded.has(rowNo)).length,
  }
}
interface Writing {
  checking: () => ReturnType<typeof checkedMany>
  references: ManyReferences
  /** Called when the database has begun to write. */
  meanwhile: () => void
}
async function applyTogether(
  behaviour: Behaviour,
  context: Context,
  rows: readonly PreviewRow[],
  { checking, references, meanwhile }: Writing,
): Promise<boolean> {
  if (isNew(rows[0]!)) return createMany(behaviour, context, checking, references, meanwhile)
  return updateMany(
    behaviour,
    context,
    rows.map(({ key, values, updateDt }) => ({ key: key!, input: { ...values, updateDt } })),
    references,
  )
}
/** Marks a failure as handled: nobody waits for it when the upload ends earlier. */
function heard<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined)
  return work
}
const isNew = ({ status }: PreviewRow): boolean => status === 'new'
/**
 * Rows in the order of the sheet: new ones, or changed ones, that follow each other together, as many as one
 * statement takes.
 */
function inTurns(rows: readonly PreviewRow[]): PreviewRow[][] {
  const turns: PreviewRow[][] = []
  for (const row of rows) {
    const last = turns.at(-1)
    if (last && last.length < rowsTogether && isNew(last[0]!) === isNew(row)) last.push(row)
    else turns.push([row])
  }
  return turns
}
const rowsTogether = 500

async function applyOneByOne(
  behaviour: Behaviour,
  context: Context,
  rows: readonly PreviewRow[],
): Promise<number> {
  let applied = 0
  for (const row of rows) {
    await context.sql.query('savepoint "row"')
    await issuesOf(async () => {
      await (row.status === 'new'
        ? createRecord(behaviour, context, row.values)
        : updateRecord(behaviour, context, row.key!, { ...row.values, updateDt: row.updateDt }))
    }, row)
    if (row.issues.length > 0) await context.sql.query('rollback to savepoint "row"')
    else applied++
    await context.sql.query('release savepoint "row"')
  }
  return applied
}
