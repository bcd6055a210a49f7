import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { quoted, type Binds } from '../database/database.ts'
import { forbidden, notFound } from '../http/errors.ts'
import { isSystem } from './context.ts'
import { mayUse, type Session } from '../http/session.ts'

interface Through {
  table: string
  key: string
  plant: string
}
interface ScopeColumns {
  person?: string
  plant?: string
  plants?: string
  dept?: string
  depts?: readonly string[]
  vendor?: string
  through?: Through
  below?: true
  owner?: string
  also?: string
  allFor?: string
  published?: readonly string[]
  writtenAt?: string
}
const columnsOf = (resource: AnyResource): ScopeColumns | 'everyone' => resource.scope

/**
 * Plants whose rows of an entity may be seen; null: all. Where every menu that opens it is marked APA02 it is
 * the own one (admin R2).
 */
function plantsOf(resource: AnyResource, session: Session): readonly string[] | null {
  let ownOnly = false
  for (const menu of resource.menus) {
    const right = session.menus.get(menu)
    if (!right?.read) continue
    if (!right.ownPlant) return session.plants
    ownOnly = true
  }
  return ownOnly ? (session.plantCd ? [session.plantCd] : []) : session.plants
}

/**
 * The plants whose rows the caller may see; null where this cannot be narrowed: all. '' stands for rows
 * without a plant.
 * @param asked plants that another condition of the same question names
 */
export function searchedPlants(
  resource: AnyResource,
  session: Session,
  asked: readonly string[],
): readonly string[] | null {
  const scope = columnsOf(resource)
  if (scope === 'everyone' || !scope.plant) return ['']
  if (asked.length > 0) return asked
  if (scope.plants || scope.person || session.vendorCd) return null
  const plants = plantsOf(resource, session)
  return plants?.length === 0 ? [''] : plants
}

/** Only the caller's own rows, or also those of the companies below it. */
export type Reach = 'own' | 'below'
/**
 * The only where-clause that decides whose rows are seen: list, get, save, delete, transition, excel,
 * attachment and every hand-written query use it. Answers 'true' when there is no limit and 'false' when a
 * vendor asks for rows that no vendor owns.
 * @param reach 'below' where rows are read, or something is done that every reader may: a company then also
 * sees those of its subcontractors
 */
export function scopeWhere(
  resource: AnyResource,
  session: Session,
  alias: string,
  binds: Binds,
  reach: Reach = 'own',
): string {
  const scope = columnsOf(resource)
  if (scope === 'everyone') return 'true'
  const column = (name: string) => `${alias}.${quoted(name)}`
  if (scope.person) return `${column(scope.person)} = ${binds.add(session.userId)}`
  if (session.vendorCd) {
    if (!scope.vendor) return 'false'
    const below = reach === 'below' && scope.below ? (session.vendorsBelow ?? []) : []
    return below.length > 0
      ? `${column(scope.vendor)} = any(${binds.add([session.vendorCd, ...below])}::text[])`
      : `${column(scope.vendor)} = ${binds.add(session.vendorCd)}`
  }
  if (scope.published) return publishedWhere(resource, session, column, binds)
  const parts: string[] = []
  const plants = scope.plant ? plantsOf(resource, session) : null
  if (scope.plant && plants) {
    const own =
      plants.length === 1
        ? `${column(scope.plant)} = ${binds.add(plants[0])}`
        : `${column(scope.plant)} = any(${binds.add(plants)}::text[])`
    parts.push(scope.plants ? `(${own} or ${column(scope.plants)} && ${binds.add(plants)}::text[])` : own)
  }
  if (scope.through) {
    const { table, key, plant } = scope.through
    const among = plantsOf(resource, session)
    if (among)
      parts.push(
        `${column(key)} in (select x.${quoted(key)} from ${quoted(table)} x where x."useYn" = 'Y' and x.${quoted(plant)} = any(${binds.add(among)}::text[]))`,
      )
  }
  const limited = scope.allFor
    ? !mayUse(session, [scope.allFor], 'read') && !isSystem(session)
    : session.depts
  const people = limited ? [scope.owner, scope.also].filter((name) => name !== undefined) : []
  const mine = people.map((name) => `${column(name)} = ${binds.add(session.userId)}`)
  const owner = mine.length > 1 ? `(${mine.join(' or ')})` : mine[0]
  const deptColumns = scope.depts ?? (scope.dept ? [scope.dept] : [])
  if (owner && scope.allFor) parts.push(owner)
  else if (deptColumns.length > 0 && session.depts) {
    const own = binds.add(session.depts)
    const seen = [
      ...deptColumns.map(
        (name) => `${column(name)} ${isList(resource, name) ? `&& ${own}::text[]` : `= any(${own}::text[])`}`,
      ),
      ...(owner ? [owner] : []),
    ]
    parts.push(seen.length > 1 ? `(${seen.join(' or ')})` : seen[0]!)
  } else if (owner && deptColumns.length === 0) parts.push(owner)
  return parts.length > 0 ? parts.join(' and ') : 'true'
}

/** What was published is every employee's; the rest is seen by its writer and by who may write at its plant. */
function publishedWhere(
  resource: AnyResource,
  session: Session,
  column: (name: string) => string,
  binds: Binds,
): string {
  const { published, writtenAt } = columnsOf(resource) as ScopeColumns
  const writes = isSystem(session) || mayUse(session, resource.menus, 'write')
  const plants = writes ? plantsOf(resource, session) : []
  if (plants === null) return 'true'
  return `(${[
    `${column('state')} = any(${binds.add(published)}::text[])`,
    `${column('createUserId')} = ${binds.add(session.userId)}`,
    `${column(writtenAt!)} = any(${binds.add(plants)}::text[])`,
  ].join(' or ')})`
}

/** Index scans that one page of a list merges at most. */
const mostMerged = 8
/**
 * The caller once for each plant, where the scope names several: an index that begins with the plant hands
 * out the rows of one plant in their order, those of several only after sorting them all. Empty where there
 * is nothing to take apart.
 */
export function onePlantEach(resource: AnyResource, session: Session): Session[] {
  const scope = columnsOf(resource)
  if (scope === 'everyone' || !scope.plant || scope.plants || scope.person || session.vendorCd) return []
  const plants = plantsOf(resource, session) ?? []
  return plants.length > 1 && plants.length <= mostMerged
    ? plants.map((plant) => ({ ...session, plants: [plant] }))
    : []
}

/** True for a row of a subcontractor: it is shown, and only acts of every reader are open on it. */
export function isOfBelow(resource: AnyResource, session: Session, row: Record<string, unknown>): boolean {
  const scope = columnsOf(resource)
  return (
    session.vendorCd !== null &&
    scope !== 'everyone' &&
    scope.vendor !== undefined &&
    row[scope.vendor] !== session.vendorCd
  )
}
/** The same person, limited to the company of a subcontractor's row in place of the own one. */
export function inPlaceOf(resource: AnyResource, session: Session, row: Record<string, unknown>): Session {
  const scope = columnsOf(resource)
  const vendorCd = scope !== 'everyone' && scope.vendor ? row[scope.vendor] : null
  return { ...session, vendorCd: typeof vendorCd === 'string' ? vendorCd : session.vendorCd }
}

/** A column that names several departments. */
const isList = (resource: AnyResource, name: string): boolean =>
  (resource.fields as Fields)[name]?.kind === 'tags'

/** A row that is not the caller's: unknown to a vendor, forbidden to an employee. */
export const foreignRow = (session: Session, tableNm: string, rowKey: unknown) =>
  Object.assign(session.vendorCd ? notFound() : forbidden(), { foreign: { tableNm, rowKey: String(rowKey) } })

/**
 * Fills empty scope columns of a new row from the session: a vendor's row is the vendor's, an employee's row
 * starts at the own plant and department.
 */
export function fillScope(resource: AnyResource, session: Session, row: Record<string, unknown>): void {
  const scope = columnsOf(resource)
  if (scope === 'everyone') return
  if (scope.person) row[scope.person] ??= session.userId
  if (session.vendorCd) {
    if (scope.vendor) row[scope.vendor] ??= session.vendorCd
    return
  }
  if (scope.plant) row[scope.plant] ??= session.plantCd
  if (scope.dept) row[scope.dept] ??= session.deptCd
  if (scope.owner && scope.owner !== 'createUserId') row[scope.owner] ??= session.userId
}

/**
 * A scope `through` another table is not checked here: a row that was read was read in scope, the company
 * that a new row names is checked in references.ts, and the database checks both (row-guard.ts).
 * @param only the columns that are looked at; all of the scope when absent
 * @throws Refusal when a row that is about to be written lies outside the caller's scope: 404 to a vendor,
 * 403 to an employee
 */
export function requireScope(
  resource: AnyResource,
  session: Session,
  row: Record<string, unknown>,
  only?: readonly string[],
): void {
  const scope = columnsOf(resource)
  if (scope === 'everyone') return
  if (scope.person) {
    if ((!only || only.includes(scope.person)) && row[scope.person] !== session.userId)
      throw session.vendorCd ? notFound() : forbidden()
    return
  }
  if (session.vendorCd) {
    if (!scope.vendor) throw forbidden()
    if ((!only || only.includes(scope.vendor)) && row[scope.vendor] !== session.vendorCd) throw notFound()
    return
  }
  const outside = (column: string | undefined, allowed: readonly string[] | null) =>
    column && allowed && row[column] && !allowed.includes(row[column] as string)
  const plants = plantsOf(resource, session)
  const further = scope.plants ? ((row[scope.plants] ?? []) as readonly string[]) : []
  const isOfPlant = !outside(scope.plant, plants) || further.some((plant) => plants!.includes(plant))
  if (!isOfPlant || outside(scope.dept, session.depts)) throw forbidden()
}
