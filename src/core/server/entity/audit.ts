import { defined } from '../../shared/defined.ts'
import type { Fields } from '../../shared/field.ts'
import type { Context } from './context.ts'
import { Binds } from '../database/database.ts'
import { stored, type Place } from './sealed.ts'

/** Acts of the audit trail, code group ACT. */
export const acts = {
  read: 'ACT01',
  create: 'ACT02',
  update: 'ACT03',
  delete: 'ACT04',
  download: 'ACT05',
  print: 'ACT06',
  right: 'ACT07',
  signIn: 'ACT08',
  refused: 'ACT09',
} as const
export type Act = (typeof acts)[keyof typeof acts]
const changing: readonly Act[] = [acts.create, acts.update, acts.delete]
const givesRights = new Set<string>()
/** Every change of a record of these tables is a 권한변경 of the trail: one act leaves one row. */
export const auditAsRights = (...tables: string[]): void => tables.forEach((table) => givesRights.add(table))

export type Diff = Record<string, [unknown, unknown]>

/** Writes one append-only row: who did what to which record, when and from where. */
export async function audit(
  context: Context,
  act: Act,
  tableNm: string,
  rowKey: unknown,
  diff: Diff = {},
): Promise<void> {
  const binds = new Binds()
  await context.sql.query(
    auditSql(context, binds, act, tableNm, binds.add(String(rowKey)), diff),
    binds.values,
  )
}
/**
 * The same row as a part of the statement that writes: the trail costs no round trip of its own.
 * @param rowKey SQL expression of the key; its source follows the statement as ` from …`
 */
export const auditSql = (
  context: Context,
  binds: Binds,
  act: Act,
  tableNm: string,
  rowKey: string,
  diff: Diff,
): string =>
  auditSelect(
    context,
    binds,
    act,
    tableNm,
    rowKey,
    `${binds.add(JSON.stringify(changesOf(context, diff)))}::jsonb`,
  )
/** The same where each row has changes of its own. @param changes SQL expression of `changesOf` */
export function auditSelect(
  { session }: Context,
  binds: Binds,
  act: Act,
  tableNm: string,
  rowKey: string,
  changes: string,
): string {
  const [user, ip, kind, table, sessionId, menu] = [
    session.userId,
    session.ip,
    changing.includes(act) && givesRights.has(tableNm) ? acts.right : act,
    tableNm,
    session.sessionId,
    session.menu ?? null,
  ].map((value) => binds.add(value))
  return `insert into "auditLog" ("userId", "ip", "actCd", "tableNm", "rowKey", "diff", "sessionId", "menuId") select ${user}, ${ip}, ${kind}, ${table}, ${rowKey}::text, ${changes}, ${sessionId}, (select m."menuId" from "menu" m where m."frontEndUrl" = ${menu}::text)`
}
/**
 * The changes that the trail stores: old and new values, and for work without network also the time of entry
 * and the shared device.
 */
export const changesOf = ({ session, enteredDt }: Context, diff: Diff): Diff => ({
  ...diff,
  ...defined({
    enteredDt: enteredDt !== undefined ? [null, enteredDt] : undefined,
    device: session.device ? [null, session.device.name] : undefined,
  }),
})

/**
 * The differences between two rows, without secret fields and stamps; sealed fields are sealed for their
 * place.
 */
export function diffOf(
  fields: Fields,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  place: Place,
): Diff {
  const diff: Diff = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.secret || !(name in after)) continue
    const [old, now] = [before[name] ?? null, after[name] ?? null]
    if (!same(old, now)) diff[name] = [stored(fields, name, old, place), stored(fields, name, now, place)]
  }
  return diff
}
/** PostgreSQL answers numbers and moments in its own spelling; equal values must not read as changes. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (a === null || b === null || a === undefined || b === undefined) return (a ?? null) === (b ?? null)
  if (typeof a === 'number' || typeof b === 'number') return Number(a) === Number(b)
  if (typeof a === 'string' && typeof b === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(a))
    return Date.parse(a) === Date.parse(b)
  return JSON.stringify(a) === JSON.stringify(b)
}
