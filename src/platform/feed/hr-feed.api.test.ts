import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClock } from '../../core/server/runtime/clock.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { csvRows, csvText } from '../../core/shared/csv.ts'
import { purgeFeeds, readFeeds } from './feed.server.ts'
import { hrFeeds } from './hr-feeds.server.ts'

const clock = new TestClock('2026-11-20T02:10:00+09:00')
const folder = mkdtempSync(path.join(tmpdir(), 'feed-'))
const done = path.join(folder, 'done')
let portal: Portal
let sys: Client
beforeAll(async () => {
  portal = await startPortal({ clock })
  sys = await portal.signIn('sys01')
})
afterAll(async () => {
  await portal?.close()
  rmSync(folder, { recursive: true, force: true })
})

const leave = (file: string, content: string | Uint8Array) => writeFileSync(path.join(folder, file), content)
const read = async () => {
  clock.set(new Date(clock.now().getTime() + 1000))
  return readFeeds(portal.engine, folder, hrFeeds)
}
const lastRun = async () =>
  portal.engine.database.one<{ resultCd: string; cnt: number | null; message: string | null }>(
    `select "resultCd", "cnt", "message" from "batchHist" where "batchCd" = 'HR_FEED' order by "batchHistNo" desc limit 1`,
  )
const person = async (userId: string) => (await sys.get(`/api/manage/user/${userId}`)).body.data
const userHeader = ['아이디', '이름', '사번', '부서', '메일', '입사일', '퇴사일']

test('an empty folder does not count as a run', async () => {
  expect(await read()).toBe(0)
  expect(
    await portal.engine.database.maybe(`select 1 from "batchHist" where "batchCd" = 'HR_FEED'`),
  ).toBeUndefined()
})

test('departments and people come in: one below another new one, moved, renamed; what is not in the file stays', async () => {
  const before = await person('emp02')
  leave(
    'departments.csv',
    csvText([
      ['부서코드', '부서명', '상위부서', '사업장', '시작'],
      ['D191', '신규 1파트', 'D190', '1000', '2026-11-01'],
      ['D190', '신규사업팀', 'D110', '1000', '2026-11-01'],
    ]),
  )
  leave(
    'users.csv',
    csvText([
      userHeader,
      ['hr9001', '부서원91', '9001', 'D191', 'hr9001@example.com', '2026-11-01', ''],
      [
        'emp02',
        before.userNm,
        before.empNo ?? '9002',
        'D190',
        before.email,
        before.entryYmd ?? '2020-03-02',
        '',
      ],
    ]),
  )
  expect(await read()).toBe(4)
  expect(await person('hr9001')).toMatchObject({
    deptCd: 'D191',
    plantCd: '1000',
    userKindCd: 'UKD01',
    acctStatusCd: 'ACS01',
  })
  expect(await person('emp02')).toMatchObject({
    deptCd: 'D190',
    positionCd: before.positionCd,
    phoneNo: before.phoneNo,
  })
  expect(await lastRun()).toMatchObject({
    resultCd: 'SUCCESS',
    cnt: 2,
    message: expect.stringMatching(/users\.csv: 신규 1건, 변경 1건, 종료 0건, 오류 0건$/),
  })
  expect(readdirSync(folder)).toEqual(['done'])
  expect(readdirSync(done).filter((name) => name.endsWith('.errors.csv'))).toEqual([])
  const trail = await portal.engine.database.query(
    `select 1 from "auditLog" where "tableNm" = 'user' and "rowKey" = 'hr9001'`,
  )
  expect(trail).toHaveLength(1)
})

test('the same file again changes nothing', async () => {
  leave(
    'users.csv',
    csvText([userHeader, ['hr9001', '부서원91', '9001', 'D191', 'hr9001@example.com', '2026-11-01', '']]),
  )
  expect(await read()).toBe(0)
  expect(await lastRun()).toMatchObject({ resultCd: 'SUCCESS', cnt: 0 })
})

test('wrong rows are reported and told, the right ones go in; no account of a contractor is touched', async () => {
  leave(
    'users.csv',
    csvText([
      userHeader,
      ['hr9001', '부서원91', '9001', 'D191', 'hr9001@example.com', '2026-11-01', '2026-11-19'],
      ['hr9002', '', '9003', 'D191', 'hr9002@example.com', '2026-11-01', ''],
      ['hr9003', '부서원93', '9004', 'D999', 'hr9003@example.com', '2026-11-01', ''],
      ['vnd01a', '남의 이름', '9005', '', 'vnd@example.com', '2026-11-01', ''],
    ]),
  )
  expect(await read()).toBe(1)
  expect(await person('hr9001')).toMatchObject({ retireYmd: '2026-11-19', acctStatusCd: 'ACS04' })
  expect((await person('vnd01a')).userNm).not.toBe('남의 이름')
  const run = await lastRun()
  expect(run).toMatchObject({ resultCd: 'SUCCESS', cnt: 1 })
  expect(run.message).toContain('신규 0건, 변경 0건, 종료 1건, 오류 3건')
  const file = readdirSync(done).find((name) => name.endsWith('.errors.csv'))!
  const rows = csvRows(readFileSync(path.join(done, file), 'utf8').slice(1))
  expect(rows[0]).toEqual(['행', '항목', '내용'])
  expect(new Set(rows.slice(1).map(([rowNo]) => rowNo))).toEqual(new Set(['3', '4', '5']))
  expect(rows).toContainEqual(['3', '이름', '이름 항목을 입력해 주세요.'])
  const [bell] = (await sys.get('/api/manage/notis/bell')).body.data.rows as { title: string; body: string }[]
  expect(bell!.title).toContain('인사연동')
  expect(bell!.body).toContain('오류 3건')
})

test('a file in the Korean code page is read, one with other columns is a failed run', async () => {
  // 아이디,이름,메일 / hr9004,안전팀,a@b.kr in CP949, without a department: refused by its own rule, with the name
  // intact.
  const head = [
    0xbe, 0xc6, 0xc0, 0xcc, 0xb5, 0xf0, 0x2c, 0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0xb8, 0xde, 0xc0, 0xcf, 0x0a,
  ]
  const row = [
    ...Buffer.from('hr9004,'),
    0xbe,
    0xc8,
    0xc0,
    0xfc,
    0xc6,
    0xc0,
    ...Buffer.from(',a@example.com\n'),
  ]
  leave('users.csv', Uint8Array.from([...head, ...row]))
  expect(await read()).toBe(0)
  expect((await lastRun()).message).toContain('오류 1건')
  leave('users.csv', 'a,b\n1,2\n')
  await expect(read()).rejects.toThrow('양식과 다른 파일입니다.')
  expect(await lastRun()).toMatchObject({
    resultCd: 'FAIL',
    message: expect.stringContaining('양식과 다른 파일입니다.'),
  })
  expect(readdirSync(folder)).toEqual(['done'])
})

test('an administrator runs the feeds by hand and finds who ran what, and the wrong rows', async () => {
  const set = await startPortal({ clock, settings: { feedDir: folder } })
  try {
    const admin = await set.signIn('sys01')
    leave(
      'users.csv',
      csvText([
        userHeader,
        ['hr9101', '부서원101', '9101', 'D110', 'hr9101@example.com', '2026-11-01', ''],
        ['hr9102', '', '9102', 'D110', 'hr9102@example.com', '2026-11-01', ''],
      ]),
    )
    const states = async () => (await admin.get('/api/manage/feeds')).body.data
    const users = async () =>
      (await states()).feeds.find(({ file }: { file: string }) => file === 'users.csv')
    expect(await states()).toMatchObject({ isSet: true })
    expect((await users()).waiting.fileSize).toBeGreaterThan(100)
    expect((await admin.post('/api/manage/feeds/run')).body.data).toEqual({ files: ['users.csv'] })
    const { waiting, last } = await users()
    expect(waiting).toBeNull()
    expect(last).toMatchObject({ resultCd: 'SUCCESS', cnt: 1, errorCnt: 1, actUserNm: '시스템관리자01' })
    const errors = await admin.get(`/api/manage/batchhist/${last.batchHistNo}/errors`)
    expect(String(errors.body)).toContain('이름 항목을 입력해 주세요.')
    expect((await admin.get('/api/manage/batchhist/1/errors')).status).toBe(404)
    // A file that is no sheet of ours is told by its run and does not stop the next one.
    leave('departments.csv', 'a,b\n1,2\n')
    leave('users.csv', csvText([userHeader]))
    const files = (await admin.post('/api/manage/feeds/run')).body.data.files
    expect(files).toEqual(['departments.csv', 'users.csv'])
    expect((await admin.get('/api/manage/batchhists?resultCd=FAIL')).body.data[0]).toMatchObject({
      actUserId: 'sys01',
      message: expect.stringContaining('양식과 다른 파일입니다.'),
    })
    expect((await (await set.signIn('emp01')).post('/api/manage/feeds/run')).status).toBe(403)
  } finally {
    await set.close()
  }
})

test('a server without a folder of feeds says so', async () => {
  expect((await sys.get('/api/manage/feeds')).body.data).toMatchObject({ isSet: false })
  expect((await sys.post('/api/manage/feeds/run')).status).toBe(409)
})

test('files that were read are kept for the days of LOG_FEED_DAYS', async () => {
  const now = clock.now()
  expect(readdirSync(done).length).toBeGreaterThan(5)
  clock.set(new Date(now.getTime() + 90 * 86_400_000))
  expect(await purgeFeeds(portal.engine, folder)).toMatchObject({ cnt: 0 })
  writeFileSync(path.join(done, 'readme.txt'), '사람이 둔 파일')
  clock.set(new Date(now.getTime() + 91 * 86_400_000))
  expect((await purgeFeeds(portal.engine, folder)).message).toMatch(/^보관기간 90일 경과: 삭제 \d+건$/)
  expect(readdirSync(done)).toEqual(['readme.txt'])
  clock.set(now)
})
