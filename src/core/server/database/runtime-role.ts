import { createDatabase, quoted } from './database.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { guardRows } from '../entity/row-guard.ts'

/**
 * What is only ever added to: who may answer calls adds and reads, and owns none of it, so that it cannot
 * switch the triggers off that refuse anything else (docs/decisions/0078).
 */
const trails = ['auditLog', 'auditSeal', 'auditDigest', 'comStateHist', 'personalLog', 'loginHist', 'logSeal']
/** What the start alone writes, as the owner. */
const ownersOnly = ['schemaMigration', 'seedRun']

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username)
export const areTwoRoles = (ownerUrl: string, runtimeUrl: string): boolean =>
  roleOf(ownerUrl) !== roleOf(runtimeUrl)

/**
 * Gives the role that answers calls what it needs, after the owner has made the tables: at every start,
 * because a migration may have made some.
 */
export async function grantRuntime(
  ownerUrl: string,
  runtimeUrl: string,
  resources: readonly AnyResource[],
): Promise<void> {
  const database = createDatabase(ownerUrl, { max: 1 })
  const role = quoted(roleOf(runtimeUrl))
  try {
    await guardRows(database, resources)
    await database.query(`grant usage on schema public to ${role};
      grant select, insert, update, delete on all tables in schema public to ${role};
      grant usage, select, update on all sequences in schema public to ${role};
      grant execute on function "cutTrail"(text, timestamptz, bigint), "cutAudit"(bigint) to ${role};
      revoke update, delete on ${trails.map(quoted).join(', ')} from ${role};
      grant update ("reviewNo") on "personalLog" to ${role}`)
    for (const table of ownersOnly)
      if (
        await database.maybe('select 1 from pg_tables where schemaname = $1 and tablename = $2', [
          'public',
          table,
        ])
      )
        await database.query(`revoke insert, update, delete on ${quoted(table)} from ${role}`)
  } finally {
    await database.end()
  }
}
