import { createDatabase } from '../../src/core/server/database/database.ts'
import { createDiskStore } from '../../src/core/server/files/file-store.ts'
import { closePdfRenderer } from '../../src/core/server/pdf/render-pdf.ts'
import { seedParts } from './parts.ts'

/**
 * Puts the files of the demonstration into the store and hangs them on its records; does nothing where there
 * are files.
 */
export async function seedFiles(url: string, fileDir: string): Promise<number> {
  const database = createDatabase(url, { max: 1 })
  try {
    if (await database.maybe('select 1 from "attachFile" limit 1')) return 0
    const store = await createDiskStore(fileDir)
    return await database.transaction(async (sql) => {
      let count = 0
      for (const { hang } of await seedParts()) count += (await hang?.(sql, store)) ?? 0
      return count
    })
  } finally {
    closePdfRenderer()
    await database.end()
  }
}
