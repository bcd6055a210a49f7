import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { chainHash, digestKey, sealAll, signMonth, verifyChain, type Verification } from './audit-chain.ts'
import { firstHash } from './first-hash.ts'
import { writeHead } from './audit-heads.ts'
import { retainLogs } from './retention.ts'

let portal: Portal
let sys: Client
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
})
afterAll(() => portal?.close())

const sql = () => portal.engine.database
const key = () => digestKey(portal.settings.tokenSecret)
const verify = async () => (await sys.post('/api/manage/auditlogs/verify')).body.data as Verification
/** Changes the table as its owner could, past the triggers. */
async function past(table: string, statement: string, values: unknown[] = []): Promise<void> {
  await sql().transaction(async (inside) => {
    await inside.query(`alter table "${table}" disable trigger user`)
    await inside.query(statement, values)
    await inside.query(`alter table "${table}" enable trigger user`)
  })
}

describe('the chain of the audit trail', () => {
  test('hashes the row before and the row itself', () => {
    expect(chainHash(firstHash, '{}')).toBe(
      '5508d2b710e64bc470079e1b211d9c58e21011e59d0559e422345dc19d659a75',
    )
  })
  test('the audit chain of the demonstration is valid', async () => {
    const found = await verify()
    expect(found).toMatchObject({ ok: true, auditNo: null, unsealed: 0 })
    expect(found.checked).toBeGreaterThanOrEqual(300)
  })
  test('refuses to be changed, deleted or emptied, by the owner of the table too', async () => {
    for (const table of ['auditLog', 'auditSeal', 'comStateHist'])
      for (const statement of [`delete from "${table}"`, `truncate "${table}" cascade`])
        await expect(sql().query(statement), statement).rejects.toThrow('append only')
    await expect(sql().query(`update "auditLog" set "userId" = 'x'`)).rejects.toThrow('append only')
    await expect(sql().query(`update "auditSeal" set "rowHash" = "prevHash"`)).rejects.toThrow('append only')
  })
  test('stays whole when many write and several seal at the same time, and rows of late transactions are chained as well', async () => {
    const before = (await verify()).checked
    let commit = () => {}
    const late = inTransaction(portal.engine, asSystem('test'), async (context) => {
      await audit(context, acts.update, 'position', 'late')
      await new Promise<void>((resolve) => (commit = resolve))
    })
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        await inTransaction(portal.engine, asSystem('test'), (context) =>
          audit(context, acts.update, 'position', `many ${index}`),
        )
        if (index % 5 === 0) await sealAll(portal.engine)
      }),
    )
    await sealAll(portal.engine)
    commit()
    await late
    const found = await verify()
    expect(found).toMatchObject({ ok: true, checked: before + 61 })
    const { after } = await sql().one<{ after: boolean }>(
      `select (select s."sealNo" from "auditSeal" s join "auditLog" a using ("auditNo") where a."rowKey" = 'late') = max("sealNo") as after from "auditSeal"`,
    )
    expect(after).toBe(true)
  })
  test('names the row that was changed behind its back, and is whole again when it is put back', async () => {
    const { auditNo, userId } = await sql().one<{ auditNo: number; userId: string }>(
      `select "auditNo", "userId" from "auditLog" order by "auditNo" offset 120 limit 1`,
    )
    await past('auditLog', `update "auditLog" set "userId" = 'somebody' where "auditNo" = $1`, [auditNo])
    expect(await verify()).toMatchObject({ ok: false, auditNo, reason: 'changed', checked: 120 })
    await past('auditLog', `update "auditLog" set "userId" = $2 where "auditNo" = $1`, [auditNo, userId])
    expect(await verify()).toMatchObject({ ok: true })
  })
  test('names the row that was deleted, and the one behind a seal that was taken out', async () => {
    const { auditNo } = await sql().one<{ auditNo: number }>(
      `select "auditNo" from "auditLog" order by "auditNo" offset 50 limit 1`,
    )
    await past('auditLog', `create table kept as select * from "auditLog" where "auditNo" = ${auditNo}`)
    await past('auditLog', `delete from "auditLog" where "auditNo" = $1`, [auditNo])
    expect(await verify()).toMatchObject({ ok: false, auditNo, reason: 'missing' })
    await sql().query('insert into "auditLog" overriding system value select * from kept')
    expect(await verify()).toMatchObject({ ok: true })
    await past(
      'auditSeal',
      `create table "keptSeal" as select * from "auditSeal" where "auditNo" = ${auditNo}`,
    )
    await past('auditSeal', 'delete from "auditSeal" where "auditNo" = $1', [auditNo])
    // Verifying seals first: the row gets a new seal at the end, and the gap is what tells.
    expect(await verify()).toMatchObject({ ok: false, reason: 'link' })
    await past('auditSeal', 'delete from "auditSeal" where "auditNo" = $1', [auditNo])
    await sql().query('insert into "auditSeal" select * from "keptSeal"')
    expect(await verify()).toMatchObject({ ok: true })
  })
  test('the signed digest of a month reveals that the whole chain was computed again', async () => {
    expect(await signMonth(portal.engine, key(), '2026-01')).toBe(1)
    expect(await signMonth(portal.engine, key(), '2026-01')).toBe(0)
    expect(await verify()).toMatchObject({ ok: true, digests: 1, foreignDigests: 0 })
    expect(
      await verifyChain(portal.engine, digestKey('another secret, another key'), portal.settings.dataDir),
    ).toMatchObject({
      ok: true,
      digests: 0,
      foreignDigests: 1,
    })
    const last = await sql().one<{ sealNo: number; auditNo: number }>(
      'select * from "auditSeal" order by "sealNo" desc limit 1',
    )
    await past(
      'auditSeal',
      `create table "lastSeal" as select * from "auditSeal" where "sealNo" = ${last.sealNo}`,
    )
    await past('auditSeal', `update "auditSeal" set "rowHash" = repeat('a', 64) where "sealNo" = $1`, [
      last.sealNo,
    ])
    expect(await verify()).toMatchObject({ ok: false, auditNo: last.auditNo, reason: 'changed' })
    await past('auditSeal', 'delete from "auditSeal" where "sealNo" = $1', [last.sealNo])
    expect(await verifyChain(portal.engine, key(), portal.settings.dataDir)).toMatchObject({
      ok: false,
      reason: 'digest',
    })
    await sql().query('insert into "auditSeal" select * from "lastSeal"')
    expect(await verify()).toMatchObject({ ok: true })
  })
  test('is cut by the retention at a signed place and stays verifiable', async () => {
    const { cut, total } = await sql().one<{ cut: number; total: number }>(
      `select count(*)::int - 100 as cut, count(*)::int as total from "auditSeal"`,
    )
    await expect(sql().query('delete from "auditSeal" where "sealNo" = 1')).rejects.toThrow('append only')
    // Five years and a day go by for all but the newest hundred.
    await past(
      'auditSeal',
      `update "auditSeal" set "sealDt" = now() - interval '5 years 1 day' where "sealNo" <= $1`,
      [cut],
    )
    const old = `"auditNo" in (select "auditNo" from "auditSeal" where "sealNo" <= $1)`
    await past('auditLog', `update "auditLog" set "dt" = now() - interval '5 years 1 day' where ${old}`, [
      cut,
    ])
    const removed = await retainLogs(portal.engine, key())
    expect(removed).toBeGreaterThanOrEqual(cut)
    expect(await verify()).toMatchObject({ ok: true, checked: total - cut })
  })
})

describe('the page of the audit log', () => {
  test('shows a change in the words of the definition, with its seal and the way to the record', async () => {
    const before = (await sys.get('/api/manage/position/P06')).body.data
    expect((await sys.put('/api/manage/position/P06', { ...before, positionNm: '사원(신입)' })).status).toBe(
      200,
    )
    const list = await sys.get('/api/manage/auditlogs?tableNm=position&rowKey=P06&userId=sys01')
    expect(list.body.data[0]).toMatchObject({
      userId: 'sys01',
      actCd: 'ACT03',
      actNm: '수정',
      tableNm: 'position',
      rowKey: 'P06',
      menuNm: '직위',
      ip: '127.0.0.1',
    })
    expect(list.body.data[0].createUserId).toBeUndefined()
    await sealAll(portal.engine)
    const { data } = (await sys.get(`/api/manage/auditlog/${list.body.data[0].auditNo}/detail`)).body
    expect(data).toMatchObject({
      title: '직위',
      menus: ['manage/dept/positionList'],
      changes: [
        {
          name: 'positionNm',
          label: '직위명',
          labelKey: 'position.positionNm',
          before: '사원',
          after: '사원(신입)',
        },
      ],
      seal: { rowHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    expect((await sys.get('/api/manage/position/P06/history')).body.data.audit[0]).toMatchObject({
      ip: '127.0.0.1',
    })
  })
  test("names an act on one line, a signature and what stands beside the fields, in the reader's language", async () => {
    const { auditNo } = await portal.engine.database.one<{ auditNo: number }>(
      `insert into "auditLog" ("userId", "actCd", "tableNm", "rowKey", "diff") values ('sys01', 'ACT03', 'apprRqst', '1', '{"step": [null, {}], "approvedBy": [null, "x"], "actDt sys01": [null, "x"]}') returning "auditNo"`,
    )
    const labels = async () =>
      Object.fromEntries(
        (await sys.get(`/api/manage/auditlog/${auditNo}/detail`)).body.data.changes.map(
          ({ name, label }: Record<'name' | 'label', string>) => [name, label],
        ),
      ) as Record<string, string>
    expect(await labels()).toMatchObject({ approvedBy: '승인자' })
    expect(Object.entries(await labels()).filter(([name, label]) => name === label)).toEqual([])
  })
  test('names what keys stand for: the plant of a change, and the record itself', async () => {
    const rows = async (tableNm: string) =>
      (await sys.get(`/api/manage/auditlogs?tableNm=${tableNm}&limit=20`)).body.data as {
        auditNo: number
        rowKey: string
      }[]
    const [user] = (await sys.get('/api/manage/users?userId=emp02')).body.data
    await portal.engine.database.query(
      `insert into "auditLog" ("userId", "actCd", "tableNm", "rowKey", "diff") values ('sys01', 'ACT03', 'dept', $1, '{"plantCd": ["1000", "none"]}')`,
      [user.deptCd],
    )
    const [row] = await rows('dept')
    const { data } = (await sys.get(`/api/manage/auditlog/${row!.auditNo}/detail`)).body
    expect(data.recordNm).toBe(user.deptNm)
    expect(data.changes).toContainEqual(
      expect.objectContaining({ name: 'plantCd', before: '여수 (1000)', after: 'none' }),
    )
    const changes = (await sys.get(`/api/manage/auditlogs/changes?auditNos=${row!.auditNo}`)).body.data
    expect(changes[0]).toMatchObject({ auditNo: row!.auditNo, recordNm: user.deptNm })
  })
  test('answers only who may open it', async () => {
    const emp = await portal.signIn('emp01')
    for (const url of [
      '/api/manage/auditlogs',
      '/api/manage/auditlogs/tables',
      '/api/manage/auditlog/1/detail',
    ])
      expect((await emp.get(url)).status, url).toBe(403)
    expect((await emp.post('/api/manage/auditlogs/verify')).status).toBe(403)
    expect((await portal.anonymous.post('/api/manage/auditlogs/verify')).status).toBe(401)
    expect((await sys.get('/api/manage/auditlog/999999999/detail')).status).toBe(404)
    expect((await sys.get('/api/manage/auditlog/none/detail')).status).toBe(404)
    expect((await sys.get('/api/manage/auditlogs/tables')).body.data).toContainEqual({
      tableNm: 'workPermit',
      title: '작업허가',
    })
    for (const method of ['post', 'put', 'delete'] as const)
      expect((await sys[method]('/api/manage/auditlog/1', {})).status).toBe(404)
  })
  test('the history of a record tells nobody from where somebody works but who reads the audit trail', async () => {
    const { vendorWorkerNo } = await sql().one<{ vendorWorkerNo: number }>(
      `select "vendorWorkerNo" from "vendorWorker" where "vendorCd" = (select "vendorCd" from "user" where "userId" = 'vnd01a') limit 1`,
    )
    const url = `/api/vendor/worker/${vendorWorkerNo}`
    const employee = await portal.signIn('saf01')
    expect((await employee.change(url, { careerCnt: 31 })).status).toBe(200)
    const ipFor = async (client: Client) =>
      (await client.get(`${url}/history`)).body.data.audit[0].ip as unknown
    expect([await ipFor(employee), await ipFor(await portal.signIn('vnd01a'))]).toEqual([null, null])
    expect(
      await sql().one(
        `select "ip" from "auditLog" where "tableNm" = 'vendorWorker' and "rowKey" = $1 order by "auditNo" desc limit 1`,
        [String(vendorWorkerNo)],
      ),
    ).toEqual({ ip: '127.0.0.1' })
  })
  test('knows its end outside the database: rows that vanish with their seals are missed', async () => {
    const { dataDir } = portal.settings
    for (let count = 0; count < 5; count++)
      await inTransaction(portal.engine, asSystem('시험'), (context) =>
        audit(context, acts.update, 'user', `last-${count}`),
      )
    await sealAll(portal.engine, true)
    // Its own and that of the logs of personal data and sign-ins.
    expect(await writeHead(portal.engine, key(), dataDir)).toBe(2)
    expect(await writeHead(portal.engine, key(), dataDir)).toBe(0)
    expect(await verifyChain(portal.engine, key(), dataDir)).toMatchObject({ ok: true })
    const last = await sql().query<{ sealNo: number; auditNo: number }>(
      'select "sealNo", "auditNo" from "auditSeal" order by "sealNo" desc limit 3',
    )
    await past('auditSeal', 'delete from "auditSeal" where "sealNo" = any($1)', [
      last.map(({ sealNo }) => sealNo),
    ])
    await past('auditLog', 'delete from "auditLog" where "auditNo" = any($1)', [
      last.map(({ auditNo }) => auditNo),
    ])
    expect(await verifyChain(portal.engine, key(), dataDir)).toMatchObject({ ok: false, reason: 'head' })
    // Rows written meanwhile take the places of the lost ones and do not match them.
    expect(await verify()).toMatchObject({ ok: false, reason: 'head' })
  })
})
