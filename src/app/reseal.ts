import { dataKeysOf, openDataKeys, sealAgain } from '../core/server/runtime/data-keys.ts'
import { createDatabase } from '../core/server/database/database.ts'
import { startEmbeddedPostgres } from '../core/server/database/embedded-postgres.ts'
import { currentKeyOf } from '../core/server/entity/sealed.ts'
import { readSettings } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { behaviours } from './modules.ts'

// Seals every value of the sealed fields with the first of DATA_KEYS (docs/decisions/0036). The portal may go
// on meanwhile when it has the same keys.
const settings = readSettings()
const own = settings.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort })
const database = createDatabase(settings.databaseOwnerUrl ?? settings.databaseUrl ?? own!.url, { max: 2 })
const resources = behaviours.map(({ resource }) => resource)
try {
  const keys = dataKeysOf(settings)
  await openDataKeys(database, keys, resources)
  const counts = Object.entries(await sealAgain(database, resources))
  const told = counts.map(([table, count]) => `${table} ${count.toLocaleString('ko-KR')}개`).join(', ')
  process.stdout.write(
    `건강정보를 키 '${currentKeyOf(keys)}'(으)로 다시 암호화했습니다: ${told || '바꿀 값이 없습니다'}\n`,
  )
} catch (error) {
  if (!(error instanceof StartupRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await database.end()
  // A server that another start is using stays up.
  if (own && !own.adopted) await own.stop()
}
