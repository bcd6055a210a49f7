import { Client } from 'pg'
import { seedFiles } from '../../db/seed/seed-files.ts'
import { deliverReference, seed } from '../../db/seed/seed.ts'

export interface FirstRunOptions {
  demo: boolean
  today: string
  /** Folder for the files of the demonstration; without it there are none. */
  fileDir?: string
}
/**
 * Fills a fresh database once. What was filled is noted in the database itself, so that a start which was cut
 * short before the end is caught up on. A later start brings only what this version has as new reference
 * data, and never touches what people changed.
 * @returns whether it was filled now
 */
export async function seedOnFirstRun(url: string, options: FirstRunOptions): Promise<boolean> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await createSeedRun(client)
    const { rowCount } = await client.query(`select 1 from "seedRun"`)
    if (rowCount) {
      await deliverReference(url, options.today)
      return false
    }
    await seed(url, options)
    if (options.demo && options.fileDir) await seedFiles(url, options.fileDir)
    await client.query(`insert into "seedRun" ("seedNm") values ($1)`, [options.demo ? 'demo' : 'base'])
    return true
  } finally {
    await client.end()
  }
}

/** The table in which the database notes what it was filled with. */
export async function createSeedRun(client: Client): Promise<void> {
  await client.query(
    `create table if not exists "seedRun" ("seedNm" text primary key, "createDt" timestamptz not null default now())`,
  )
}
