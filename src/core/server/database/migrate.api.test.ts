import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../../../test/database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let directory: string
const file = (name: string, sql: string) => writeFileSync(path.join(directory, name), sql)
const run = () => migrate(database.url, { directory })

beforeEach(async () => {
  database = await emptyDatabase()
  directory = mkdtempSync(path.join(tmpdir(), 'migrations-'))
  file('0001_plant.sql', 'create table plant ("plantCd" text primary key)')
  file('0002_vendor.sql', 'create table vendor ("vendorCd" text primary key)')
})
afterEach(async () => {
  await database.drop()
  rmSync(directory, { recursive: true })
})

async function tables(): Promise<string[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  await client.end()
  return rows.map((row) => row.name)
}

test('applies all files in order, then only the new ones', async () => {
  expect(await run()).toEqual(['0001_plant.sql', '0002_vendor.sql'])
  expect(await run()).toEqual([])
  file('0003_gate.sql', 'create table gate ("gateCd" text primary key)')
  expect(await run()).toEqual(['0003_gate.sql'])
  expect(await tables()).toEqual(['gate', 'plant', 'schemaMigration', 'vendor'])
})

test('a migration that was changed after it was applied is refused; line ends do not count', async () => {
  file('0002_vendor.sql', 'create table vendor (\n"vendorCd" text primary key)')
  await run()
  file('0002_vendor.sql', 'create table vendor (\r\n"vendorCd" text primary key)')
  expect(await run()).toEqual([])
  file('0002_vendor.sql', 'create table vendor ("vendorCd" text)')
  await expect(run()).rejects.toThrow(/^0002_vendor\.sql: 이미 적용한 마이그레이션이 바뀌었습니다/)
})

test('a failing file leaves nothing behind, and is applied once it is right', async () => {
  file('0003_gate.sql', 'create table gate ("gateCd" text); select 1 / 0')
  await expect(run()).rejects.toThrow(/^0003_gate\.sql: division by zero/)
  expect(await tables()).toEqual(['plant', 'schemaMigration', 'vendor'])
  file('0003_gate.sql', 'create table gate ("gateCd" text)')
  expect(await run()).toEqual(['0003_gate.sql'])
})

test('three processes at once apply each file once, a concurrent index included', async () => {
  file(
    '0003_index.sql',
    '-- no-transaction\ncreate index concurrently vendor_1 on vendor ("vendorCd");\n-- and one more\nanalyze vendor;\n',
  )
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat().toSorted()).toEqual(['0001_plant.sql', '0002_vendor.sql', '0003_index.sql'])
})

test('two migrations with one number are refused, and so is one without a number', async () => {
  file('0002_again.sql', 'select 1')
  await expect(run()).rejects.toThrow(/번호 2인 마이그레이션이 둘/)
  rmSync(path.join(directory, '0002_again.sql'))
  file('later.sql', 'select 1')
  await expect(run()).rejects.toThrow(/^later\.sql: 마이그레이션의 이름은/)
})
