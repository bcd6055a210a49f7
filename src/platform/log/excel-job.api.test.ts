import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { readWorkbook } from '../../core/server/excel/workbook-reader.ts'
import { asSystem } from '../../core/server/entity/context.ts'
import { createDiskStore } from '../../core/server/files/file-store.ts'
import { createExcelJobs, expireExcelFiles } from './excel-job.server.ts'
import { useNotify } from './notice-port.ts'
import { excelJobMessages } from './log.texts.ts'

const rowCount = 10_450
let portal: Portal
let sys: Client
let hq: Client
beforeAll(async () => {
  portal = await startPortal()
  ;[sys, hq] = await Promise.all([portal.signIn('sys01'), portal.signIn('hq01')])
  await portal.engine.database.query(
    `insert into "position" ("positionCd", "positionNm", "rankNo", "useYn", "createUserId", "updateUserId")
     select 'X' || n, '시험 직위 ' || n, n, 'Y', 'test', 'test' from generate_series(1, ${rowCount}) n`,
  )
})
afterAll(() => portal?.close())

const sql = () => portal.engine.database
const ask = (client: Client) =>
  client.get('/api/manage/position/excel?positionNm=시험 직위&columns=positionCd,rankNo')
const jobOf = async (client: Client, jobNo: number) =>
  (await client.get(`/api/manage/exceljobs/mine/${jobNo}`)).body.data
const finished = (client: Client, jobNo: number) =>
  vi.waitFor(async () => {
    const job = await jobOf(client, jobNo)
    expect(['DONE', 'FAIL']).toContain(job.statusCd)
    return job
  }, 20_000)
/** A requested download, and its job in the queue. @param over "tryCnt", "startCnt", "leaseDt" of the job */
const noted = async (statusCd: string, over: string) =>
  (
    await sql().one<{ jobNo: number }>(
      `with asked as (
         insert into "excelJob" ("userId", "kindCd", "label", "tableNm", "statusCd", "rqstDt", "sessionId", "params")
         select 'sys01', 'DOWN', '직위', 'position', $1, now(), "sessionId"::text, '{"positionNm": "시험 직위 1044"}' from "userSession" where "userId" = 'sys01' and "revokeCd" is null returning "jobNo")
       insert into "queueJob" ("queueNm", "data", "state", "nextDt", "createUserId", "updateUserId", "tryCnt", "startCnt", "leaseDt")
       select 'excel', jsonb_build_object('jobNo', "jobNo"), 'waiting', now() - interval '1 year', 'sys01', 'sys01', ${over} from asked returning ("data"->>'jobNo')::int as "jobNo"`,
      [statusCd],
    )
  ).jobNo

describe('a download of more than 10,000 rows', () => {
  test('is answered with a job, other calls go on, its progress and its end are told, and its file has all rows', async () => {
    const told: unknown[] = []
    useNotify(async (_context, eventCd, notice) => void told.push([eventCd, notice.to]))
    const answer = await ask(sys)
    expect(answer.status).toBe(202)
    const { jobNo } = answer.body.data as { jobNo: number }
    let answered = 0
    while (!['DONE', 'FAIL'].includes((await jobOf(sys, jobNo)).statusCd)) {
      expect((await hq.get('/api/auth/valid')).status).toBe(200)
      answered++
    }
    // While the file was made; a call that waited for it would be the only one.
    expect(answered).toBeGreaterThan(5)
    const job = await finished(sys, jobNo)
    expect(job).toMatchObject({ statusCd: 'DONE', label: '직위', rowCnt: rowCount, doneCnt: rowCount })
    expect(Date.parse(job.expireDt) - Date.parse(job.endDt)).toBe(7 * 86_400_000)
    await vi.waitFor(() => expect(told).toEqual([['SYS_EXCEL_READY', ['sys01']]]))
    const file = await sys.get(`/api/manage/exceljobs/mine/${jobNo}/file`)
    expect(file.status).toBe(200)
    const rows = readWorkbook(file.body as Buffer)
    expect(rows.filter((cells) => cells.some((cell) => /^X\d+$/.test(String(cell))))).toHaveLength(rowCount)
    expect((await sys.get('/api/manage/exceljobs/mine')).body.data[0].jobNo).toBe(jobNo)
    expect(
      await sql().maybe(
        `select 1 from "auditLog" where "actCd" = 'ACT05' and "tableNm" = 'position' and "userId" = 'sys01'`,
      ),
    ).toBeDefined()
  })
  test('stays its owner’s: nobody else sees it or its file, by whatever address', async () => {
    const { jobNo, fileNo } = await sql().one<{ jobNo: number; fileNo: number }>(
      `select "jobNo", "fileNo" from "excelJob" where "userId" = 'sys01' and "statusCd" = 'DONE' and "kindCd" = 'DOWN' order by "jobNo" desc limit 1`,
    )
    const vendor = await portal.signIn('vnd01a')
    for (const [client, status] of [
      [hq, 403],
      [vendor, 404],
    ] as const)
      for (const url of [`/api/manage/exceljobs/mine/${jobNo}`, `/api/manage/exceljobs/mine/${jobNo}/file`])
        expect((await client.get(url)).status, `${client.userId} ${url}`).toBe(status)
    expect((await portal.anonymous.get(`/api/manage/exceljobs/mine/${jobNo}/file`)).status).toBe(401)
    expect([400, 404]).toContain((await hq.get(`/api/file/down/${fileNo}`)).status)
    expect((await sys.get('/api/manage/exceljobs/mine/999999999')).status).toBe(404)
    expect((await sys.get('/api/manage/exceljobs/mine/none/file')).status).toBe(404)
  })
  test('refuses a wrong question at once, and a fourth job of one person', async () => {
    expect((await sys.get('/api/manage/position/excel?positionNm=시험&columns=noSuchColumn')).status).toBe(
      400,
    )
    await sql().query(
      `insert into "excelJob" ("userId", "kindCd", "label", "tableNm", "statusCd", "rqstDt") select 'hq01', 'DOWN', '직위', 'position', 'RUN', now() from generate_series(1, 3)`,
    )
    await sql().query(
      `update "authGrpMenu" set "excelYn" = 'Y' where "menuId" = (select "menuId" from "menu" where "frontEndUrl" = 'manage/dept/positionList')`,
    )
    const answer = await ask(hq)
    expect([answer.status, answer.body.message]).toEqual([429, String(excelJobMessages.tooMany())])
    await sql().query(`delete from "excelJob" where "userId" = 'hq01' and "statusCd" = 'RUN'`)
  })
  test('is taken up again after a restart, and has failed when that happened too often or the right is gone', async () => {
    const jobs = createExcelJobs(portal.engine, await createDiskStore(portal.settings.fileDir))
    const silent = `now() - interval '2 minutes'`
    const again = await noted('RUN', `0, 1, ${silent}`)
    const lost = await noted('RUN', `0, 3, ${silent}`)
    const lively = await noted('RUN', `0, 1, now() + interval '1 minute'`)
    await jobs.run()
    expect(await jobOf(sys, again)).toMatchObject({ statusCd: 'DONE', rowCnt: 11 })
    expect(await jobOf(sys, lost)).toMatchObject({
      statusCd: 'FAIL',
      message: String(excelJobMessages.interrupted()),
    })
    expect(await jobOf(sys, lively)).toMatchObject({ statusCd: 'RUN' })
    const rightless = await noted('WAIT', '0, 0, null')
    await sql().query(
      `update "authGrpMenu" set "excelYn" = 'N' where "menuId" = (select "menuId" from "menu" where "frontEndUrl" = 'manage/dept/positionList')`,
    )
    await jobs.run()
    expect(await jobOf(sys, rightless)).toMatchObject({
      statusCd: 'FAIL',
      message: String(excelJobMessages.rightGone()),
    })
    await sql().query(
      `update "authGrpMenu" set "excelYn" = 'Y' where "menuId" = (select "menuId" from "menu" where "frontEndUrl" = 'manage/dept/positionList')`,
    )
    const file = await sys.get(`/api/manage/exceljobs/mine/${rightless}/file`)
    expect(file.status).toBe(409)
  })
  test('goes back to the queue when the server stops in the middle', async () => {
    const jobs = createExcelJobs(portal.engine, await createDiskStore(portal.settings.fileDir))
    const jobNo = await noted('WAIT', '0, 0, null')
    await sql().query(`update "excelJob" set "params" = '{}' where "jobNo" = $1`, [jobNo])
    void jobs.run().catch(() => undefined)
    await vi.waitFor(async () => expect((await jobOf(sys, jobNo)).statusCd).not.toBe('WAIT'))
    await jobs.close()
    expect(['WAIT', 'DONE']).toContain((await jobOf(sys, jobNo)).statusCd)
    await createExcelJobs(portal.engine, await createDiskStore(portal.settings.fileDir)).run()
    expect((await jobOf(sys, jobNo)).statusCd).toBe('DONE')
  })
  test('is kept for seven days', async () => {
    const { jobNo } = await sql().one<{ jobNo: number }>(
      `select max("jobNo") as "jobNo" from "excelJob" where "statusCd" = 'DONE' and "kindCd" = 'DOWN'`,
    )
    expect(await expireExcelFiles(portal.engine, asSystem('test'))).toBe(0)
    portal.clock.forwardMinutes(7 * 1440 + 1)
    expect(await expireExcelFiles(portal.engine, asSystem('test'))).toBeGreaterThan(0)
    const again = await portal.signIn('sys01')
    const answer = await again.get(`/api/manage/exceljobs/mine/${jobNo}/file`)
    expect([answer.status, answer.body.message]).toEqual([
      410,
      '보관기간이 지나 삭제된 파일입니다. 다시 요청해 주세요.',
    ])
    sys = again
  })
})

test('an upload that was applied is noted as well', async () => {
  const { previewNo } = await sql().one<{ previewNo: string }>(
    `insert into "excelPreview" ("resource", "userId", "rows") values ('codeItem', 'sys01', '[]') returning "previewNo"`,
  )
  expect((await sys.post('/api/manage/codemaster/excel/apply', { previewNo })).status).toBe(200)
  const jobs = (await sys.get('/api/manage/exceljobs?userId=sys01&kindCd=UP')).body.data
  expect(jobs[0]).toMatchObject({
    tableNm: 'codeItem',
    kindNm: '업로드',
    statusNm: '완료',
    message: '적용 0건, 오류 0건',
  })
})
