import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { momentOf } from '../../core/shared/dates.ts'
import { digestKey } from './audit-chain.ts'
import { runBatch } from './batch-run.ts'
import { logDefaults, logParameters } from './log-parameters.ts'
import { useNotify } from './notice-port.ts'
import { retainLogs } from './retention.ts'

let portal: Portal
let sys: Client
let hq: Client
let emp: Client
beforeAll(async () => {
  portal = await startPortal()
  ;[sys, hq, emp] = await Promise.all([portal.signIn('sys01'), portal.signIn('hq01'), portal.signIn('emp01')])
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database

describe('the history of sign-ins', () => {
  test('has refused ones with their reason, and the lock', async () => {
    for (let count = 0; count < 6; count++)
      await portal.anonymous.post('/api/auth/login', { userId: 'emp31', userPwdSHA: 'a'.repeat(64) })
    const { data } = (await sys.get('/api/manage/loginhists?userId=emp31')).body
    expect(data.map(({ resultCd, reason }: Record<string, string>) => `${resultCd} ${reason}`)).toEqual([
      'LOCKED 잠긴 계정으로 로그인을 시도했습니다.',
      'LOCK 5회 실패로 계정을 잠갔습니다.',
      ...[5, 4, 3, 2, 1].map((count) => `WRONG_PASSWORD 비밀번호 불일치 (${count}/5)`),
    ])
    await portal.anonymous.post('/api/auth/login', { userId: 'nobody-here', userPwdSHA: 'a'.repeat(64) })
    expect((await sys.get('/api/manage/loginhists?userId=nobody-here')).body.data[0]).toMatchObject({
      resultNm: '비밀번호 오류',
      reason: '이 포털에 없는 아이디 (1/5)',
    })
    expect(
      (await sys.get('/api/manage/loginhists?resultCd=LOCK&limit=300')).body.total,
    ).toBeGreaterThanOrEqual(2)
    await expect(sql().query('delete from "loginHist"')).rejects.toThrow('append only')
  })
})

describe('the error log', () => {
  test('the log has errors of the browser with their address, and shows cause and detail to group 1 only', async () => {
    const { logNo } = (
      await emp.post('/api/manage/errorlogs', {
        message: 'x is not a function',
        cause: 'TypeError',
        causeDetail: 'at f (a.js:1)',
        url: 'http://localhost:3000/wkod',
        returnCode: 0,
      })
    ).body.data
    const row = (await sys.get('/api/manage/errorlogs?srcCd=browser')).body.data[0]
    expect(row).toMatchObject({
      logNo,
      message: 'x is not a function',
      url: 'http://localhost:3000/wkod',
      userId: 'emp01',
      srcNm: '화면',
    })
    expect(row.causeDetail).toBeUndefined()
    expect((await sys.get(`/api/manage/errorlog/${logNo}/detail`)).body.data).toMatchObject({
      cause: 'TypeError',
      causeDetail: 'at f (a.js:1)',
      logNo: String(logNo),
    })
    await sql().query(
      `insert into "authGrpMenu" ("authGrpNo", "menuId", "accessYn", "createUserId", "updateUserId") select 2, "menuId", 'Y', 'test', 'test' from "menu" where "frontEndUrl" = 'manage/log/errorLog'`,
    )
    const other = await portal.signIn('hq02')
    expect((await other.get(`/api/manage/errorlog/${logNo}/detail`)).body.data).toMatchObject({
      message: 'x is not a function',
      cause: null,
      causeDetail: null,
    })
    expect((await emp.get(`/api/manage/errorlog/${logNo}/detail`)).status).toBe(403)
    expect((await sys.get('/api/manage/errorlog/999999999/detail')).status).toBe(404)
  })
})

describe('jobs of the clock', () => {
  test('leave begin, end, result and count; a failure is told to the administrators once, not every few seconds', async () => {
    const sent: unknown[] = []
    const told = '예상하지 못한 오류로 멈췄습니다. (원문: Error: the database is full)'
    useNotify(
      async (_context, eventCd, { to, variables }) =>
        void sent.push([eventCd, to, String(variables['title']), variables['cont']]),
    )
    expect(await runBatch(portal.engine, { batchCd: 'FILE_PURGE', records: 'all' }, async () => 3)).toBe(3)
    await runBatch(portal.engine, { batchCd: 'PERMIT_CLOCK', records: 'work' }, async () => 0)
    for (let count = 0; count < 3; count++)
      await expect(
        runBatch(portal.engine, { batchCd: 'PERMIT_CLOCK', records: 'work' }, () =>
          Promise.reject(new Error('the database is full')),
        ),
      ).rejects.toThrow('full')
    const rows = (await sys.get('/api/manage/batchhists?limit=2')).body.data
    expect(rows).toMatchObject([
      {
        batchCd: 'PERMIT_CLOCK',
        batchNm: '작업허가 시간 점검',
        resultNm: '실패',
        cnt: null,
        message: told,
      },
      {
        batchCd: 'FILE_PURGE',
        resultNm: '성공',
        cnt: 3,
        startDt: expect.any(String),
        endDt: expect.any(String),
      },
    ])
    expect(sent).toEqual([['SYS_BATCH_FAIL', ['sys01'], '작업허가 시간 점검', told]])
    expect((await emp.get('/api/manage/batchhists')).status).toBe(403)
  })
})

describe('how long logs are kept', () => {
  test('is said by dated parameters', async () => {
    const today = momentOf(portal.clock.now()).slice(0, 10)
    expect(await logParameters(sql(), today)).toEqual(logDefaults)
    await sql().query(
      `insert into "sysParam" ("paramCd", "val", "fromYmd", "createUserId", "updateUserId") values ('LOG_ERROR_DAYS', '10', '2026-01-01', 'test', 'test'), ('LOG_BATCH_DAYS', 'many', '2026-01-01', 'test', 'test'), ('LOG_USE_DAYS', '1', '2999-01-01', 'test', 'test')`,
    )
    expect(await logParameters(sql(), today)).toEqual({ ...logDefaults, LOG_ERROR_DAYS: 10 })
  })
  test('the hourly job follows the parameters, and never deletes anything younger than the law asks', async () => {
    const errors = () =>
      sql().one<{ old: number; young: number }>(
        `select count(*) filter (where "dt" < now() - interval '10 days')::int as old, count(*) filter (where "dt" >= now() - interval '10 days')::int as young from "errorLog"`,
      )
    const before = await errors()
    expect(before.old).toBeGreaterThan(0)
    await sql().query(
      `insert into "personalLog" ("dt", "userId", "tableNm", "actCd", "rowCnt") values (now() - interval '3 years', 'old', 'user', 'ACT01', 1)`,
    )
    expect(await retainLogs(portal.engine, digestKey('secret'))).toBeGreaterThanOrEqual(before.old + 1)
    expect(await errors()).toEqual({ old: 0, young: before.young })
    expect(await sql().query(`select 1 from "personalLog" where "userId" = 'old'`)).toEqual([])
    expect(await retainLogs(portal.engine, digestKey('secret'))).toBe(0)
  })
})

describe('bringing data in', () => {
  test('the page lists what the caller may upload, with its template, its rows and the last upload', async () => {
    const listed = async (client: typeof sys) =>
      (await client.get('/api/manage/dataimports')).body.data as {
        resource: { name: string; path: string; excel: object }
        rowCnt: number
      }[]
    const all = await listed(sys)
    const codes = all.find(({ resource }) => resource.name === 'codeItem')!
    expect(codes.rowCnt).toBeGreaterThan(300)
    for (const { resource } of all) {
      expect(Object.keys(resource.excel)).toContain('import')
      expect((await sys.get(`${resource.path}/excel/template`)).status, resource.name).toBe(200)
    }
    // Entities without write right are not listed.
    expect((await listed(hq)).map(({ resource }) => resource.name)).not.toContain('codeItem')
    expect((await emp.get('/api/manage/dataimports')).status).toBe(403)
  })
})

describe('use statistics', () => {
  const stat = async (query = '') =>
    (await hq.get(`/api/manage/usestats${query}`)).body.data as {
      menus: { menuId: string; userCnt: number; cnt: number }[]
      days: unknown[]
    }
  test('count who opened which page', async () => {
    const own = async () => (await stat()).menus.find(({ menuId }) => menuId === 'M140602')!
    const before = await own()
    for (const client of [sys, hq, hq])
      expect((await client.post('/api/manage/menuuse', { menuId: 'M140602' })).status).toBe(200)
    expect(await own()).toMatchObject({ userCnt: Math.max(before.userCnt, 2), cnt: before.cnt + 3 })
    expect((await stat()).days).toHaveLength(30)
    expect((await stat('?from=2026-01-01&to=2026-01-07')).days).toHaveLength(7)
  })
  test('say how long forms took and how often they were given up, by entity and without names', async () => {
    const forms = async () =>
      (await hq.get('/api/manage/usestats')).body.data.forms as {
        tableNm: string
        newYn: string
        savedCnt: number
      }[]
    const position = async () => (await forms()).find(({ tableNm }) => tableNm === 'position')
    expect(await position()).toBeUndefined()
    const use = { tableNm: 'position', newYn: 'Y', savedYn: 'Y', seconds: 40 }
    for (const body of [use, { ...use, seconds: 60 }, { ...use, savedYn: 'N', seconds: 8 }])
      expect((await sys.post('/api/manage/formuse', body)).status).toBe(200)
    expect(await position()).toEqual({
      tableNm: 'position',
      title: '직위',
      newYn: 'Y',
      savedCnt: 2,
      leftCnt: 1,
      savedSec: 50,
      leftSec: 8,
    })
    for (const body of [{ ...use, tableNm: 'noSuch' }, {}])
      expect((await sys.post('/api/manage/formuse', body)).status).toBe(404)
    for (const over of [
      { seconds: -1 },
      { seconds: 1e9 },
      { seconds: 1.5 },
      { savedYn: 'X' },
      { newYn: null },
    ])
      expect((await sys.post('/api/manage/formuse', { ...use, ...over })).status, JSON.stringify(over)).toBe(
        400,
      )
    // Forms that one may not write in.
    expect((await emp.post('/api/manage/formuse', use)).status).toBe(404)
  })
  test('refuse pages that one may not open, and periods that are none', async () => {
    expect((await emp.post('/api/manage/menuuse', { menuId: 'M140602' })).status).toBe(404)
    expect((await emp.post('/api/manage/menuuse', {})).status).toBe(404)
    expect((await portal.anonymous.post('/api/manage/menuuse', {})).status).toBe(401)
    expect((await emp.get('/api/manage/usestats')).status).toBe(403)
    for (const query of [
      '?from=2026-02-30',
      '?from=2026-03-01&to=2026-02-01',
      '?from=2020-01-01&to=2026-01-01',
    ])
      expect((await hq.get(`/api/manage/usestats${query}`)).status, query).toBe(400)
  })
})

describe('the administration of files', () => {
  test('finds all files, sums by entity, shows those without a record and tidies those that are due', async () => {
    const add = (values: string) =>
      sql().query(
        `insert into "attachFile" ("taskClassNm", "taskKey", "tempTaskKey", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "createDt", "updateUserId") values ${values}`,
      )
    await add(
      `('workOrder', '999999', null, '없는 의뢰.pdf', 700, 'pdf', 'application/pdf', repeat('a', 64), 1, 'rqst01', now(), 'rqst01')`,
    )
    await add(
      `('workOrder', null, 'temp1', '오래된 임시.pdf', 800, 'pdf', 'application/pdf', repeat('b', 64), 1, 'rqst01', now() - interval '9 days', 'rqst01')`,
    )
    await add(
      `('workOrder', null, 'temp2', '새 임시.pdf', 900, 'pdf', 'application/pdf', repeat('c', 64), 1, 'rqst01', now(), 'rqst01')`,
    )
    await add(
      `('noSuch', '1', null, '모르는 업무.pdf', 600, 'pdf', 'application/pdf', repeat('d', 64), 1, 'rqst01', now(), 'rqst01')`,
    )
    const sums = (await sys.get('/api/manage/attachfiles/sums')).body.data
    expect(sums).toContainEqual(
      expect.objectContaining({ taskClassNm: 'workOrder', title: '작업의뢰', waitingCnt: 2 }),
    )
    const orphans = async () =>
      (await sys.get('/api/manage/attachfiles/orphans')).body.data.map(
        ({ fileOrgNm, why, due }: { fileOrgNm: string; why: string; due: boolean }) =>
          `${fileOrgNm} ${why} ${due}`,
      )
    expect(await orphans()).toEqual([
      '없는 의뢰.pdf gone true',
      '오래된 임시.pdf waiting true',
      '새 임시.pdf waiting false',
      '모르는 업무.pdf unknown false',
    ])
    expect(
      (await sys.get('/api/manage/attachfiles?taskClassNm=workOrder&fileSize.from=700&fileSize.to=800')).body
        .total,
    ).toBe(2)
    expect((await hq.post('/api/manage/attachfiles/purge')).status).toBe(403)
    expect((await emp.get('/api/manage/attachfiles/orphans')).status).toBe(403)
    expect((await sys.post('/api/manage/attachfiles/purge')).body.data).toMatchObject({ files: 2 })
    expect(await orphans()).toEqual(['새 임시.pdf waiting false', '모르는 업무.pdf unknown false'])
    // Its administration opens no file: that is the right on the record.
    const { fileNo } = await sql().one<{ fileNo: number }>(
      `select "fileNo" from "attachFile" where "fileOrgNm" = '새 임시.pdf'`,
    )
    expect([403, 404]).toContain((await sys.get(`/api/file/down/${fileNo}`)).status)
  })
})
