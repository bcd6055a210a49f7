import path from 'node:path'
import { checkDatabase } from '../core/server/database/database-check.ts'
import { startEmbeddedPostgres } from '../core/server/database/embedded-postgres.ts'
import { lockDataFolder } from '../core/server/runtime/instance-lock.ts'
import { readSettingsWithoutKey } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { checkBackup, refuseFilled, restoreDatabase, restoreFiles } from './restore.ts'

/**
 * `npm run restore -- <folder>` into an empty data folder, or the empty database of DATABASE_URL. Ends with 1
 * when it is refused or fails.
 */
export async function runRestore(given: string | undefined): Promise<void> {
  try {
    if (!given) throw new StartupRefusal('사용법: npm run restore -- 백업폴더')
    const folder = path.resolve(given)
    const settings = readSettingsWithoutKey()
    await refuseFilled(settings.dataDir)
    await refuseFilled(settings.fileDir)
    const manifest = await checkBackup(folder)
    const release = lockDataFolder(settings.dataDir)
    const own = settings.databaseUrl
      ? undefined
      : await startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort })
    try {
      const databaseUrl = settings.databaseOwnerUrl ?? settings.databaseUrl ?? own!.url
      await checkDatabase(databaseUrl)
      await restoreDatabase(databaseUrl, folder, manifest)
      await restoreFiles({ folder, manifest, fileDir: settings.fileDir, dataDir: settings.dataDir })
    } finally {
      await own?.stop()
      release()
    }
    process.stdout.write(
      `${manifest.createDt}의 백업을 복구했습니다: 표 ${manifest.tables.length}개, 파일 ${manifest.files.length.toLocaleString('ko-KR')}개\nnpm run audit:verify 로 감사로그를 확인하세요.\n`,
    )
  } catch (error) {
    if (!(error instanceof StartupRefusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
