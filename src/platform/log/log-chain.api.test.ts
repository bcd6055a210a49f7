import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../test/portal.ts'
import { digestKey, verifyChain } from './audit-chain.ts'
import { writeHead } from './audit-heads.ts'
import { brokenLog, sealLogs } from './log-chain.ts'

/** The logs of personal data and of sign-ins cannot be touched unnoticed, by the owner of the tables neither. */
let portal: Portal
const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-log-chain-'))
beforeAll(async () => {
  portal = await startPortal()
  const clerk = await portal.signIn('saf01')
  for (let at = 0; at < 3; at++) await clerk.get('/api/vendor/workers?limit=5')
})
afterAll(async () => {
  await portal?.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const sql = () => portal.engine.database
const key = () => digestKey(portal.settings.tokenSecret)
async function past(table: string, statement: string, values: unknown[] = []): Promise<void> {
  await sql().transaction(async (inside) => {
    await inside.query(`alter table "${table}" disable trigger user`)
    await inside.query(statement, values)
    await inside.query(`alter table "${table}" enable trigger user`)
  })
}
const last = async (table: string, column: string) =>
  (await sql().one<{ no: number }>(`select max("${column}") as no from "${table}"`)).no

test('existing rows are chained once, and later rows follow', async () => {
  expect(await sealLogs(portal.engine)).toBeGreaterThan(3)
  expect(await sealLogs(portal.engine)).toBe(0)
  await portal.signIn('emp01')
  expect(await sealLogs(portal.engine)).toBe(1)
  expect(await brokenLog(sql())).toBeUndefined()
})
test('the note of a monthly review breaks nothing', async () => {
  const { no } = await sql().one<{ no: number }>(
    `insert into "personalReview" ("reviewYm", "signUserId", "signDt", "rowCnt", "opinion") values ('2026-01', 'sys01', now(), 1, '이상 없음') returning "reviewNo" as no`,
  )
  await sql().query('update "personalLog" set "reviewNo" = $1 where "reviewNo" is null', [no])
  expect(await brokenLog(sql())).toBeUndefined()
})
test.each([
  ['personalLog', 'logNo'],
  ['loginHist', 'loginHistNo'],
])('a row of %s that was changed, and one that was taken away, are noticed', async (table, column) => {
  const no = await last(table, column)
  const { ip } = await sql().one<{ ip: string }>(`select "ip" from "${table}" where "${column}" = $1`, [no])
  await past(table, `update "${table}" set "ip" = '10.0.0.1' where "${column}" = $1`, [no])
  expect(await brokenLog(sql())).toMatchObject({ logNm: table, reason: 'changed' })
  await past(table, `update "${table}" set "ip" = $2 where "${column}" = $1`, [no, ip])
  expect(await brokenLog(sql())).toBeUndefined()
  await past(table, `create table "kept_${table}" as select * from "${table}" where "${column}" = $1`, [no])
  await past(table, `delete from "${table}" where "${column}" = $1`, [no])
  expect(await brokenLog(sql())).toMatchObject({ logNm: table, reason: 'missing' })
  await past(table, `insert into "${table}" overriding system value select * from "kept_${table}"`)
  expect(await brokenLog(sql())).toBeUndefined()
})
test('rows that were taken away together with their seals are noticed by the end that stands outside', async () => {
  await portal.signIn('emp02')
  await sealLogs(portal.engine)
  expect(await writeHead(portal.engine, key(), dataDir)).toBeGreaterThan(0)
  expect(await verifyChain(portal.engine, key(), dataDir)).toMatchObject({ ok: true })
  const no = await last('logSeal', 'sealNo')
  const { rowNos } = await sql().one<{ rowNos: number[] }>(
    'select "rowNos" from "logSeal" where "sealNo" = $1',
    [no],
  )
  await past('loginHist', 'delete from "loginHist" where "loginHistNo" = any($1)', [rowNos])
  await past('logSeal', 'delete from "logSeal" where "sealNo" = $1', [no])
  expect(await brokenLog(sql())).toBeUndefined()
  // A line of another hand in the file says nothing.
  appendFileSync(path.join(dataDir, 'log-heads'), '{"sealNo":1,"rowHash":"x"}\n')
  expect(await verifyChain(portal.engine, key(), dataDir)).toMatchObject({ ok: false, reason: 'accessLog' })
})
