import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

/** Books of CHARM: tasks and substances, taken into a target and made from one. */
let portal: Portal
/** Leads the assessment; head office. */
let lead: Client
let head: Client
let rsaTargetNo: number
const books = '/api/rsa/jobbook'
const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const rows = async () => (await lead.get(`/api/rsa/charms?rsaTargetNo=${rsaTargetNo}&limit=50`)).body.data
const bookOf = (rsaTypeCd: string, state = 'approved') =>
  portal.engine.database.one<{ rsaJobBookNo: number }>(
    `select "rsaJobBookNo" from "rsaJobBook" where "rsaTypeCd" = $1 and "state" = $2 order by 1 limit 1`,
    [rsaTypeCd, state],
  )
const take = (rsaJobBookNo: number) => lead.post(`/api/rsa/target/${rsaTargetNo}/jobbook`, { rsaJobBookNo })

beforeAll(async () => {
  portal = await startPortal()
  lead = await portal.signIn('issuer01')
  head = await portal.signIn('hq01')
  ;({ rsaTargetNo } = await portal.engine.database.one<{ rsaTargetNo: number }>(
    `select "rsaTargetNo" from "rsaTarget" where "rsaTypeCd" = 'M' and "state" = 'assessing' order by 1 limit 1`,
  ))
})
afterAll(() => portal?.close())

test('an approved book begins the rows of a target, with what the register knows and nothing measured', async () => {
  const before = await rows()
  const { rsaJobBookNo } = await bookOf('M')
  const { substances } = (await head.get(`${books}/${rsaJobBookNo}`)).body.data
  expect(said(await take((await bookOf('K')).rsaJobBookNo)).slice(0, 2)).toEqual([400, 'rsaJobBookNo'])
  expect(said(await take((await bookOf('M', 'draft')).rsaJobBookNo))).toEqual([
    400,
    'rsaJobBookNo',
    '승인된 표준서만 불러올 수 있습니다.',
  ])
  const taken = await take(rsaJobBookNo)
  expect([taken.status, taken.body.fields]).toEqual([200, undefined])
  expect(taken.body.data.rsaJobBookNo).toBe(rsaJobBookNo)
  const known = new Set(before.map((row: { rsaCharmNo: number }) => row.rsaCharmNo))
  const fresh = (await rows()).filter((row: { rsaCharmNo: number }) => !known.has(row.rsaCharmNo))
  expect(fresh.map((row: { taskTxt: string }) => row.taskTxt)).toEqual(
    substances.map((row: { taskTxt: string }) => row.taskTxt),
  )
  expect(fresh[0]).toMatchObject({ measYn: 'N', measVal: null, substanceTxt: expect.any(String), sev: 4 })
})

test('a book of another plant is not taken, by whoever writes at both', async () => {
  const sql = (text: string, binds?: unknown[]) => portal.engine.database.query(text, binds)
  // Head office with the rights of safety staff.
  await sql(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId") values ('hq02', 3, 'Y', 'test', 'test')`,
  )
  const wide = await portal.signIn('hq02')
  const { rsaJobBookNo } = await bookOf('M')
  const move = (plantCd: string) =>
    sql('update "rsaJobBook" set "plantCd" = $2 where "rsaJobBookNo" = $1', [rsaJobBookNo, plantCd])
  await move('2000')
  expect(said(await wide.post(`/api/rsa/target/${rsaTargetNo}/jobbook`, { rsaJobBookNo }))).toEqual([
    400,
    'rsaJobBookNo',
    '같은 사업장의 표준서만 불러올 수 있습니다.',
  ])
  await move('1000')
})

test('a confirmed target becomes the draft of a book without what was measured', async () => {
  const url = `/api/rsa/target/${rsaTargetNo}/newbook`
  expect((await head.post(url, {})).status).toBe(409)
  await portal.engine.database.query(
    `update "rsaTarget" set "state" = 'confirmed' where "rsaTargetNo" = $1`,
    [rsaTargetNo],
  )
  const made = await head.post(url, {})
  expect([made.status, made.body.fields]).toEqual([200, undefined])
  const { data } = (await head.get(`${books}/${made.body.data.rsaJobBookNo}`)).body
  expect(data).toMatchObject({ rsaTypeCd: 'M', state: 'draft', fromTargetNo: rsaTargetNo, rows: [] })
  const stored = await rows()
  expect(data.substances.map((row: { taskTxt: string }) => row.taskTxt)).toEqual(
    stored.map((row: { taskTxt: string }) => row.taskTxt),
  )
  // What a person typed stays; what the register says is left to it.
  expect(data.substances.find((row: { taskTxt: string }) => row.taskTxt === '촉매 투입')).toMatchObject({
    dayQty: 3,
    dayUnitCd: 't',
    dustLvCd: '3',
  })
})

test('a book of a method that has none is refused, and one without tasks is not reviewed', async () => {
  const book = {
    jobBookNm: '시험',
    plantCd: '1000',
    deptCd: 'D111',
    jobTypeCd: 'routine',
    rows: [],
    substances: [],
  }
  expect(said(await head.post(books, { ...book, rsaTypeCd: 'Z' }))).toEqual([
    400,
    'rsaTypeCd',
    '이 기법에는 작업위험 표준서가 없습니다. HAZOP은 검토구간 표준을 쓰세요.',
  ])
  const made = await head.post(books, { ...book, rsaTypeCd: 'M' })
  const asked = await head.put(`${books}/${made.body.data.rsaJobBookNo}/requestReview`, {})
  expect([asked.status, asked.body.reasons[0].message]).toEqual([
    422,
    '작업단계(취급작업)와 유해·위험요인을 하나 이상 입력하세요.',
  ])
})
