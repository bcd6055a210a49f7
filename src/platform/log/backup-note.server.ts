import { Client } from 'pg'
import type { Batch } from './batch-run.ts'

/** The backup of `npm run backup`, which is a program of its own beside the portal. */
export const backupBatch: Batch = {
  batchCd: 'BACKUP',
  name: ['백업', 'Backup', '备份', 'Copia de seguridad'],
  records: 'all',
}

/** The run of a backup as the administrators see it. */
export interface BackupRun {
  startDt: Date
  /** How many rows the backup holds; null when it failed. */
  rows: number | null
  message: string
}

/**
 * Notes a backup in the batch history of the database that was backed up. The backup itself does not hold the
 * row: it is written afterwards.
 */
export async function noteBackup(databaseUrl: string, { startDt, rows, message }: BackupRun): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'portal-backup' })
  await client.connect()
  try {
    await client.query(
      `insert into "batchHist" ("batchCd", "startDt", "endDt", "resultCd", "cnt", "message") values ($1, $2, now(), $3, $4, $5)`,
      [backupBatch.batchCd, startDt, rows === null ? 'FAIL' : 'SUCCESS', rows, message.slice(0, 1000)],
    )
  } finally {
    await client.end()
  }
}
