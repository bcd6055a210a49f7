import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { createDatabase, type Database } from '../core/server/database/database.ts'
import { sideTables } from '../core/server/entity/side-table.ts'
import { modules } from './modules.ts'

let clone: TestDatabase
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
})
afterAll(async () => {
  await database?.end()
  await clone?.drop()
})

test('every side table has the columns, the types and the key in the database that it declares', async () => {
  expect([modules.length > 0, sideTables().length > 5]).toEqual([true, true])
  const spelt: Record<string, string> = { timestamptz: 'timestamp with time zone', 'text[]': 'ARRAY' }
  // A test of the verbs may have declared a table of its own in the same process.
  for (const table of sideTables().filter(({ name }) => !name.startsWith('test'))) {
    const columns = await database.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns where table_name = $1`,
      [table.name],
    )
    const types = new Map(columns.map(({ name, type }) => [name, type]))
    for (const [name, type] of Object.entries<string>(table.columns))
      expect([table.name, name, types.get(name)]).toEqual([table.name, name, spelt[type] ?? type])
    const keys = await database.query<{ names: string[] }>(
      `select array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any(i.indkey)) as names
       from pg_index i where i.indrelid = $1::regclass and i.indisunique`,
      [`"${table.name}"`],
    )
    expect([table.name, keys.map(({ names }) => names.toSorted().join())]).toEqual([
      table.name,
      expect.arrayContaining([table.key.toSorted().join()]),
    ])
  }
})
