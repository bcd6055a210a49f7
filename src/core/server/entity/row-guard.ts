import pg from 'pg'
import type { AnyResource } from '../../shared/resource.ts'
import { quoted, type Binds, type Sql } from '../database/database.ts'
import type { Session } from '../http/session.ts'

/**
 * The second wall on writes, inside PostgreSQL (row level security): whatever the SQL is, a transaction of a
 * user limited to plants, departments or a vendor writes no row of another. The first wall, `scopeWhere` and
 * `requireScope`, gives clear answers; this one holds when a hand-written statement forgets it. Reads are not
 * restricted. A transaction without a user is the portal's own (clock, start, seed).
 */
const settings = {
  plants: 'portal.plants',
  depts: 'portal.depts',
  vendor: 'portal.vendor',
  user: 'portal.user',
} as const
const said = (name: keyof typeof settings): string => `nullif(current_setting('${settings[name]}', true), '')`

/** The condition that a row must meet to be written; undefined for a table whose rows are everyone's. */
function conditionOf(resource: AnyResource): string | undefined {
  if (resource.scope === 'everyone') return undefined
  const { plant, plants, dept, vendor, owner } = resource.scope as Record<string, string | undefined>
  const { through } = resource.scope as { through?: { table: string; key: string; plant: string } }
  if (!plant && !dept && !vendor) return undefined
  const among = (column: string, name: 'plants' | 'depts') =>
    `${said(name)} is null or ${quoted(column)} is null or ${quoted(column)} = any (string_to_array(${said(name)}, ','))`
  const further = plants ? ` or ${quoted(plants)} && string_to_array(${said('plants')}, ',')` : ''
  const ofPlant = plant && `${among(plant, 'plants')}${further}`
  const ofDept = dept && `${among(dept, 'depts')}${owner ? ` or ${quoted(owner)} = ${said('user')}` : ''}`
  const ofBusiness =
    through &&
    `${said('plants')} is null or exists (select 1 from ${quoted(through.table)} x where x.${quoted(through.key)} = ${quoted(resource.name)}.${quoted(through.key)} and x."useYn" = 'Y' and x.${quoted(through.plant)} = any (string_to_array(${said('plants')}, ',')))`
  const ofVendor = `${said('vendor')} is null${vendor ? ` or ${quoted(vendor)} = ${said('vendor')}` : ''}`
  return [ofPlant, ofDept, ofBusiness, ofVendor]
    .filter((part) => part !== undefined)
    .map((part) => `(${part})`)
    .join(' and ')
}

const policyName = 'portalWrite'
/**
 * Brings the guards of all tables to what the definitions say. Costs one query when nothing has changed.
 * @returns the tables that were changed
 */
export async function guardRows(sql: Sql, resources: readonly AnyResource[]): Promise<string[]> {
  const wanted = new Map(
    resources.flatMap((resource) =>
      conditionOf(resource) ? [[resource.name, conditionOf(resource)!] as const] : [],
    ),
  )
  // PostgreSQL rewrites a condition, so our own text of it is kept beside the policy.
  const standing = await sql.query<{ tableNm: string; condition: string | null }>(
    `select c.relname as "tableNm", obj_description(p.oid, 'pg_policy') as condition
     from pg_policy p join pg_class c on c.oid = p.polrelid where p.polname = $1 and c.relnamespace = 'public'::regnamespace`,
    [`${policyName}Insert`],
  )
  const known = new Map(standing.map(({ tableNm, condition }) => [tableNm, condition]))
  const changed = [
    ...[...wanted].filter(([table, condition]) => known.get(table) !== condition).map(([table]) => table),
    ...[...known.keys()].filter((table) => !wanted.has(table)),
  ]
  for (const table of changed) await sql.query(guardStatement(table, wanted.get(table)))
  return changed
}

/** One statement, so that no moment leaves the table half guarded. */
function guardStatement(table: string, condition: string | undefined): string {
  const name = quoted(table)
  const policy = (kind: string) => quoted(`${policyName}${kind}`)
  const kinds = ['Select', 'Insert', 'Update', 'Delete']
  const drop = kinds.map((kind) => `drop policy if exists ${policy(kind)} on ${name};`).join(' ')
  if (!condition) return `${drop} alter table ${name} disable row level security`
  return `${drop}
    create policy ${policy('Select')} on ${name} for select using (true);
    create policy ${policy('Insert')} on ${name} for insert with check (${condition});
    create policy ${policy('Update')} on ${name} for update using (true) with check (${condition});
    create policy ${policy('Delete')} on ${name} for delete using (${condition});
    comment on policy ${policy('Insert')} on ${name} is '${condition.replaceAll("'", "''")}';
    alter table ${name} enable row level security, force row level security`
}

/** True for somebody whose writes the database has to watch. */
export const isLimited = ({ plants, depts, vendorCd }: Session): boolean =>
  plants !== null || depts !== null || vendorCd !== null

/** Says for the rest of the transaction who is writing. */
export async function sayWriter(sql: Sql, session: Session): Promise<void> {
  const values = writerValues(session)
  await sql.query(
    `select ${values.map(([name], at) => `set_config('${name}', $${at + 1}, true)`).join(', ')}`,
    values.map(([, value]) => value),
  )
}
/**
 * The same settings as SQL, sent together with `begin`. A new transaction has no settings yet, so empty
 * values are left out; `set` costs half of `select`.
 */
export const writerSql = (session: Session): string =>
  writerValues(session)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `set local ${name.split('.').map(quoted).join('.')} = ${pg.escapeLiteral(value)}`)
    .join('; ')
/**
 * The same as a condition that is always true, for a statement that is a transaction of its own; undefined
 * where nobody has to be watched.
 */
export const writerCondition = (session: Session, binds: Binds): string | undefined =>
  isLimited(session)
    ? writerValues(session)
        .map(([name, value]) => `set_config('${name}', ${binds.add(value)}, true) is not null`)
        .join(' and ')
    : undefined
function writerValues({ plants, depts, vendorCd, userId }: Session): [string, string][] {
  // A limit to nothing is a limit too: no code is a single space. A vendor's people are limited by their
  // vendor alone, as in scopeWhere.
  const limit = (codes: readonly string[] | null) => (codes && !vendorCd ? codes.join(',') || ' ' : '')
  return [
    [settings.plants, limit(plants)],
    [settings.depts, limit(depts)],
    [settings.vendor, vendorCd ?? ''],
    [settings.user, userId],
  ]
}
