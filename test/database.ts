import { Client } from 'pg'
import { inject } from 'vitest'
import { templateName, withDatabase } from './database-url.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A database of the test file's own: a copy of the migrated and seeded template. */
export function cloneDatabase(): Promise<TestDatabase> {
  return createFrom(templateName)
}

/** A database without any table, for tests of the migrations themselves. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0')
}

async function createFrom(template: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const portalUrl = inject('portalUrl')
  await asAdmin(
    `create database "${name}" template "${template}" owner "${new URL(portalUrl).username}" strategy file_copy`,
  )
  return {
    url: withDatabase(portalUrl, name),
    drop: () => asAdmin(`drop database if exists "${name}" with (force)`),
  }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('adminUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
