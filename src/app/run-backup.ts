import path from 'node:path'
import { startEmbeddedPostgres } from '../core/server/database/embedded-postgres.ts'
import { readSettings } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { failureTold } from '../platform/log/batch-failure.rule.ts'
import { noteBackup } from '../platform/log/backup-note.server.ts'
import { backUp } from './backup.ts'

/**
 * `npm run backup -- <folder>`; without one, backup/<moment> beside the program. The portal may go on
 * working. Ends with 1 when it fails.
 */
export async function runBackup(given: string | undefined): Promise<void> {
  const settings = readSettings()
  const folder = path.resolve(
    given ?? path.join('backup', new Date().toISOString().replaceAll(/[-:]|\.\d+Z/g, '')),
  )
  const own = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort })
  const databaseUrl = settings.databaseOwnerUrl ?? settings.databaseUrl ?? own!.url
  const startDt = new Date()
  try {
    const { tables, files } = await backUp({ ...settings, databaseUrl, folder })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    await noteBackup(databaseUrl, { startDt, rows, message: folder })
    process.stdout.write(
      `백업했습니다: ${folder}\n표 ${tables.length}개, ${rows.toLocaleString('ko-KR')}행, 파일 ${files.length.toLocaleString('ko-KR')}개\n`,
    )
  } catch (error) {
    // The cause is told here even when the database cannot be written to.
    await noteBackup(databaseUrl, { startDt, rows: null, message: String(failureTold(error)) }).catch(
      () => undefined,
    )
    if (!(error instanceof StartupRefusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  } finally {
    // A server that another start is using stays up.
    if (own && !own.adopted) await own.stop()
  }
}
