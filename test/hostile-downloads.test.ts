import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { asSystem } from '../src/core/server/entity/context.ts'
import { exportRows, exportSource, writeExport } from '../src/core/server/excel/excel-export.ts'
import { position } from '../src/platform/user/position.resource.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  // More than fits between the writer and a reader who does not read.
  await portal.engine.database.query(
    `insert into "position" ("positionCd", "positionNm", "rankNo", "useYn", "createUserId", "updateUserId")
     select 'X' || n, md5(n::text) || md5((-n)::text), n, 'Y', 'test', 'test' from generate_series(1, 20000) n`,
  )
})
afterAll(() => portal?.close())

test('downloads that nobody reads do not take the connections of all others', async () => {
  const personOf = (userId: string) => ({ ...asSystem('test'), userId })
  const download = (userId: string) => exportRows(portal.engine, personOf(userId), position, {})
  const open = [download('a'), download('a')]
  expect(() => download('a')).toThrow('진행 중인 다운로드가 많습니다.')
  open.push(download('b'), download('b'), download('c'))
  expect(() => download('d')).toThrow('진행 중인 다운로드가 많습니다.')
  expect(await portal.engine.database.query('select 1')).toHaveLength(1)

  for (const stream of open) stream.on('error', () => {}).destroy()
  const whole = await vi.waitFor(() => download('a'))
  let size = 0
  for await (const chunk of whole) size += (chunk as Buffer).length
  expect(size).toBeGreaterThan(100_000)
  const stuck = () =>
    portal.engine.database.query(
      `select 1 from pg_stat_activity where "datname" = current_database() and "state" = 'idle in transaction'`,
    )
  await vi.waitFor(async () => expect(await stuck()).toEqual([]))
})

test('a download whose statement or connection fails is an error to who waits for it', async () => {
  const { engine } = portal
  const source = exportSource(engine, asSystem('test'), position, {})
  const failing = { ...source, text: 'select 1 / (3000 - n) as "rankNo" from generate_series(1, 5000) n' }
  await expect(
    writeExport(engine, asSystem('test'), failing, new PassThrough().resume(), () => {}),
  ).rejects.toThrow('division by zero')

  const kill = () =>
    engine.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where "datname" = current_database() and "state" = 'idle in transaction'`,
    )
  // A download of the test before may still be ending: its connection would be ended instead.
  const open = () =>
    engine.database.query(
      `select 1 from pg_stat_activity where "datname" = current_database() and "state" = 'idle in transaction'`,
    )
  await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 10_000 })
  const slow = new PassThrough()
  const writing = writeExport(engine, asSystem('test'), source, slow, () => {})
  writing.catch(() => undefined)
  // A busy machine begins the file later than the second that is waited for otherwise.
  await vi.waitFor(async () => expect(await kill()).toHaveLength(1), { timeout: 10_000 })
  slow.resume()
  await expect(writing).rejects.toThrow()
})

test('a connection that is lost inside a transaction fails that transaction only', async () => {
  const { database } = portal.engine
  const work = database.transaction(async (sql) => {
    const { pid } = await sql.one<{ pid: number }>('select pg_backend_pid() as pid')
    await database.query('select pg_terminate_backend($1)', [pid])
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql.query('select 1')
  })
  await expect(work).rejects.toThrow()
  expect(await database.query('select 1')).toHaveLength(1)
})
