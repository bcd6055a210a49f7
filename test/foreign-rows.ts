import { quoted, type Sql } from '../src/core/server/database/database.ts'
import type { Fields } from '../src/core/shared/field.ts'
import type { AnyResource } from '../src/core/shared/resource.ts'
import { expectations } from './expectations.ts'
import type { Values } from './sample-row.ts'

/** Owners of rows other than the caller, who is of plant 1000, department D112 (or of vendor V00001). */
export const foreignKinds = ['plant', 'dept', 'vendor'] as const
export type ForeignKind = (typeof foreignKinds)[number]
const elsewhere = { plant: '2000', dept: 'D121', vendor: 'V00002' } as const

/** A company that does business with another plant only. */
async function makeStranger(sql: Sql): Promise<string> {
  const columns = await sql.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = 'vendor' and is_generated = 'NEVER'`,
  )
  const names = columns.map(({ name }) => name).join(', ')
  await sql.query(
    `insert into "vendor" (${names}) select ${names} from (select (jsonb_populate_record(v, jsonb_build_object('vendorCd', $1::text, 'bizRegNo', '9999999999'))).* from "vendor" v where v."vendorCd" = $2) r on conflict do nothing`,
    [stranger, elsewhere.vendor],
  )
  await sql.query(
    `insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") values ($1, $2, 'Y', 'test', 'test') on conflict do nothing`,
    [stranger, elsewhere.plant],
  )
  return stranger
}
const stranger = 'V90001'

/** The entity whose key an address carries, by the longest path. */
export function ownerOf(resources: readonly AnyResource[], url: string): AnyResource | undefined {
  const [, prefix] = Object.entries(expectations.carriers).find(([path]) => url.startsWith(`${path}/:`)) ?? []
  if (prefix) return resources.find(({ name }) => name === prefix)
  return resources
    .filter(({ path }) => url.startsWith(`${path}/:`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}
/**
 * The key of a row that lies outside the caller's scope in this one respect, changed past all rules;
 * undefined when there is no row or the scope does not know the kind.
 */
export async function makeForeign(
  sql: Sql,
  resource: AnyResource,
  kind: ForeignKind,
): Promise<string | number | undefined> {
  if (resource.scope === 'everyone') return undefined
  const scope = resource.scope as Record<string, string & readonly string[]>
  if (
    scope['person'] ||
    (kind === 'dept' && !scope['dept'] && !scope['depts']) ||
    (kind === 'plant' && !scope['plant'] && !scope['through'])
  )
    return undefined
  const columns: Values = {}
  if (kind === 'vendor') {
    if (scope['vendor']) columns[scope['vendor']] = elsewhere.vendor
  } else if (kind === 'plant') {
    if (scope['plant']) columns[scope['plant']] = elsewhere.plant
    else columns[scope['vendor']!] = await makeStranger(sql)
  } else
    for (const name of scope['depts'] ?? [scope['dept']!])
      columns[name] = (resource.fields as Fields)[name]?.kind === 'tags' ? [elsewhere.dept] : elsewhere.dept
  if (kind !== 'plant' && scope['owner'] && scope['owner'] in (resource.fields as object))
    columns[scope['owner']] = 'emp21'
  const key = quoted(resource.key)
  const found = await sql.query<{ key: string | number }>(
    `select ${key} as key from ${quoted(resource.name)} order by 1 limit 20`,
  )
  const sets = Object.keys(columns).map((name, index) => `${quoted(name)} = $${index + 2}`)
  for (const { key: each } of found) {
    // The plant itself, and whatever else is its own scope.
    if (resource.key in columns) return found.find(({ key: other }) => other === columns[resource.key])?.key
    if (sets.length === 0) return each
    const statement = `update ${quoted(resource.name)} set ${sets.join(', ')} where ${key} = $1 returning 1`
    // Another row may have its number there already.
    const done = await sql.query(statement, [each, ...Object.values(columns)]).catch(() => [])
    if (done.length > 0) return each
  }
  return undefined
}
