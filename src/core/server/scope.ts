import { messages } from '../shared/messages.ts'
import type { AnyResource } from '../shared/resource.ts'
import { quoted, type Binds } from './database.ts'
import { forbidden, notFound } from './errors.ts'
import type { Session } from './session.ts'

interface ScopeColumns {
  plant?: string
  dept?: string
  vendor?: string
  owner?: string
}
const columnsOf = (resource: AnyResource): ScopeColumns | 'everyone' => resource.scope

/**
 * The only where-clause that decides whose rows are seen: list, get, save, delete, transition, excel, attachment and every hand-written query use it.
 * Answers 'true' when there is no limit and 'false' when a vendor asks for rows that no vendor owns.
 */
export function scopeWhere(resource: AnyResource, session: Session, alias: string, binds: Binds): string {
  const scope = columnsOf(resource)
  if (scope === 'everyone') return 'true'
  const column = (name: string) => `${alias}.${quoted(name)}`
  if (session.vendorCd) return scope.vendor ? `${column(scope.vendor)} = ${binds.add(session.vendorCd)}` : 'false'
  const parts: string[] = []
  if (scope.plant && session.plants) {
    parts.push(
      session.plants.length === 1
        ? `${column(scope.plant)} = ${binds.add(session.plants[0])}`
        : `${column(scope.plant)} = any(${binds.add(session.plants)}::text[])`,
    )
  }
  const owner = scope.owner && session.depts ? `${column(scope.owner)} = ${binds.add(session.userId)}` : undefined
  if (scope.dept && session.depts) {
    const dept = `${column(scope.dept)} = any(${binds.add(session.depts)}::text[])`
    parts.push(owner ? `(${dept} or ${owner})` : dept)
  } else if (owner && !scope.dept) parts.push(owner)
  return parts.length > 0 ? parts.join(' and ') : 'true'
}

/** A row that is not the caller's: unknown to a vendor, forbidden to an employee. */
export const foreignRow = (session: Session, tableNm: string, rowKey: unknown) =>
  Object.assign(session.vendorCd ? notFound() : forbidden(), { foreign: { tableNm, rowKey: String(rowKey) } })

/**
 * Fills the scope columns of a new or changed row from the session and refuses a row outside the caller's scope.
 * @throws Refusal 403
 */
export function fillScope(resource: AnyResource, session: Session, row: Record<string, unknown>): void {
  const scope = columnsOf(resource)
  if (scope === 'everyone') return
  if (scope.vendor && session.vendorCd) {
    row[scope.vendor] ??= session.vendorCd
    if (row[scope.vendor] !== session.vendorCd) throw notFound()
  } else if (session.vendorCd) throw forbidden()
  if (session.vendorCd) return
  if (scope.plant) {
    row[scope.plant] ??= session.plantCd
    if (session.plants && row[scope.plant] && !session.plants.includes(row[scope.plant] as string)) throw forbidden(messages.foreignRow)
  }
  if (scope.dept) {
    row[scope.dept] ??= session.deptCd
    if (session.depts && row[scope.dept] && !session.depts.includes(row[scope.dept] as string)) throw forbidden(messages.foreignRow)
  }
  if (scope.owner && scope.owner !== 'createUserId') row[scope.owner] ??= session.userId
}
