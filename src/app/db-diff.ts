import { createDatabase } from '../core/server/database/database.ts'
import { missingSql } from '../core/server/database/ddl.ts'
import { startEmbeddedPostgres } from '../core/server/database/embedded-postgres.ts'
import { migrate } from '../core/server/database/migrate.ts'
import { readSettings } from '../core/server/runtime/settings.ts'
import { behaviours } from './modules.ts'

// Prints the SQL that is missing between the definitions and the migrated database; the draft of the next
// migration.
const settings = readSettings()
const own = settings.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort })
const url = settings.databaseOwnerUrl ?? settings.databaseUrl ?? own!.url
await migrate(url)
const database = createDatabase(url, { max: 1 })
const statements = await missingSql(
  database,
  behaviours.map(({ resource }) => resource),
)
process.stdout.write(
  statements.length > 0 ? `${statements.join('\n\n')}\n` : '-- 정의와 데이터베이스가 일치합니다.\n',
)
await database.end()
// A server that another start is using stays up.
if (own && !own.adopted) await own.stop()
