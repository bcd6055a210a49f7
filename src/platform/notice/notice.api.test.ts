import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import { noticeClock } from './notice.server.ts'

let portal: Portal
let manager: Client
let writer: Client
let reader: Client
let vendor: Client
const day = (days: number) => addDays(dayOf(portal.clock.now()), days)

beforeAll(async () => {
  portal = await startPortal()
  ;[manager, writer, reader, vendor] = (await Promise.all(
    ['hq01', 'saf01', 'emp01', 'vnd01a'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client, Client]
})
beforeEach(() => portal.engine.database.query('delete from "notice"'))
afterAll(() => portal?.close())

const draft = (over: object = {}) => ({
  title: '시험 공지',
  noticeTypeCd: 'NTT01',
  audienceCd: 'NTA01',
  cont: '내용\nhttps://www.law.go.kr',
  fromYmd: day(0),
  toYmd: day(7),
  topYn: 'N',
  popupYn: 'N',
  mustReadYn: 'N',
  ...over,
})
async function created(over: object = {}, by = manager): Promise<number> {
  const answer = await by.post('/api/manage/notice', draft(over))
  expect(answer.body.message ?? answer.status).toBe(201)
  return answer.body.data.noticeNo
}
async function posted(over: object = {}, by = manager): Promise<number> {
  const noticeNo = await created(over, by)
  const answer = await by.put(`/api/manage/notice/${noticeNo}/post`, {})
  expect(answer.body.message ?? answer.status).toBe(200)
  return noticeNo
}
const listOf = async (client: Client, query = ''): Promise<number[]> =>
  (await client.get(`/api/mgt/notices${query}`)).body.data.map(
    ({ noticeNo }: { noticeNo: number }) => noticeNo,
  )
const mustRead = () => ({ mustReadYn: 'Y', readDueYmd: day(3) })

describe('readers', () => {
  const seen = async (client: Client, noticeNo: number) => ({
    list: (await listOf(client)).includes(noticeNo),
    record: (await client.get(`/api/mgt/notice/${noticeNo}`)).status,
    files: (await client.get(`/api/attachfile/uploadfiles?taskClassNm=notice&taskKey=${noticeNo}&taskFlag=`))
      .status,
    read: (await client.put(`/api/manage/notice/${noticeNo}/read`, {})).status,
    hide: (await client.put(`/api/mgt/notice/${noticeNo}/hide`, {})).status,
  })
  const everything = { list: true, record: 200, files: 200, read: 200, hide: 200 }
  const nothing = { list: false, record: 404, read: 404, hide: 404 }

  test('find what is addressed to them: list, record, files, reading', async () => {
    const noticeNo = await posted({ audienceCd: 'NTA03' })
    expect([await seen(reader, noticeNo), await seen(vendor, noticeNo)]).toEqual([everything, everything])
  })
  test('a vendor never finds what is for employees, an employee never what is for vendors', async () => {
    const [forEmployees, forVendors] = [await posted(), await posted({ audienceCd: 'NTA02' })]
    expect(await seen(vendor, forEmployees)).toMatchObject({ ...nothing, files: 403 })
    expect(await seen(reader, forVendors)).toMatchObject({ ...nothing, files: 403 })
    expect(await listOf(vendor)).toEqual([forVendors])
  })
  test.each([
    ['another plant', { plantCds: ['2000'] }],
    ['another department', { deptCds: ['D112'] }],
    ['another authority group', { authGrpNos: ['9'] }],
  ])('do not find a notice for %s', async (_name, over) => {
    expect(await seen(reader, await posted(over))).toMatchObject({ ...nothing, files: 403 })
  })
  test('do not find a notice for another vendor', async () => {
    expect(
      await seen(vendor, await posted({ audienceCd: 'NTA02', targetVendorCds: ['V00002'] })),
    ).toMatchObject(nothing)
    expect(await seen(vendor, await posted({ audienceCd: 'NTA02', targetVendorCds: ['V00001'] }))).toEqual(
      everything,
    )
  })
  test('of a company are not told which other companies and groups a notice is for', async () => {
    const noticeNo = await posted({ audienceCd: 'NTA02', targetVendorCds: ['V00001', 'V00002'] })
    const [listed] = (await vendor.get('/api/mgt/notices')).body.data
    const [shown] = (await vendor.get('/api/main/portlet/notices')).body.data.rows
    const { data } = (await vendor.get(`/api/mgt/notice/${noticeNo}`)).body
    for (const row of [listed, shown, data])
      expect(row).toMatchObject({ noticeNo, targetVendorCds: ['V00001'], deptCds: null, grpNos: null })
  })
  test('find one for the department above theirs, for their group and their plant', async () => {
    const noticeNo = await posted({ plantCds: ['1000'], deptCds: ['D110'], authGrpNos: ['8'] })
    expect(await seen(reader, noticeNo)).toEqual(everything)
  })
  test('do not find what is not posted, not begun, expired or taken down', async () => {
    const unposted = await created()
    const later = await created({ fromYmd: day(1) })
    await manager.put(`/api/manage/notice/${later}/schedule`, {})
    const expired = await posted()
    await portal.engine.database.query(
      `update "notice" set "fromYmd" = $2, "toYmd" = $3 where "noticeNo" = $1`,
      [expired, day(-9), day(-1)],
    )
    const withdrawn = await posted()
    await manager.put(`/api/manage/notice/${withdrawn}/withdraw`, { reason: '내용에 잘못이 있음' })
    for (const noticeNo of [unposted, later, expired, withdrawn])
      expect(await seen(reader, noticeNo)).toMatchObject({ ...nothing, files: 403 })
    expect(await listOf(reader)).toEqual([])
  })
  test('do not reach the register: drafts and notices of others', async () => {
    const noticeNo = await created()
    expect((await reader.get('/api/manage/notice')).body.data).toEqual([])
    expect((await reader.get(`/api/manage/notice/${noticeNo}`)).status).toBe(403)
    expect((await vendor.get('/api/manage/notice')).status).toBe(403)
    expect((await reader.get(`/api/manage/notice/${noticeNo}/unread`)).status).toBe(403)
    expect((await vendor.get(`/api/manage/notice/${noticeNo}/unread`)).status).toBe(403)
  })
  test('a keeper of vendors reads the notices to vendors, and they do not count as unread for him', async () => {
    const noticeNo = await posted({ audienceCd: 'NTA02' })
    expect(await listOf(writer)).toEqual([])
    expect(await listOf(writer, '?of=vendors')).toEqual([noticeNo])
    expect(await listOf(reader, '?of=vendors')).toEqual([])
    expect((await writer.get(`/api/mgt/notice/${noticeNo}`)).body.data).toMatchObject({
      mine: false,
      unread: false,
    })
    expect((await writer.put(`/api/manage/notice/${noticeNo}/read`, {})).status).toBe(404)
  })
})

describe('reading', () => {
  test('writes the first time only, once a person; opening reads an ordinary notice', async () => {
    const noticeNo = await posted()
    expect((await reader.get('/api/main/portlet/notices')).body.data).toMatchObject({
      unread: 1,
      rows: [{ noticeNo, unread: true }],
    })
    const first = (await reader.put(`/api/manage/notice/${noticeNo}/read`, {})).body.data
    portal.clock.forwardMinutes(5)
    const second = (await reader.put(`/api/manage/notice/${noticeNo}/read`, {})).body.data
    expect([first.unread, second.readDt]).toEqual([false, first.readDt])
    expect(
      await portal.engine.database.query('select 1 from "noticeRead" where "noticeNo" = $1', [noticeNo]),
    ).toHaveLength(1)
  })
  test('a must-read notice waits in 나의 할일 until it is confirmed, and counts then', async () => {
    const noticeNo = await posted({ ...mustRead(), deptCds: ['D111'] })
    const work = async () =>
      (await reader.get('/api/main/portlet/mywork')).body.data.items.filter(
        ({ kind }: { kind: string }) => kind === 'noticeMustRead',
      )
    const rate = async () =>
      (await manager.get('/api/manage/notice/rates')).body.data.find(
        (row: { noticeNo: number }) => row.noticeNo === noticeNo,
      )
    await reader.put(`/api/manage/notice/${noticeNo}/read`, {})
    expect(await work()).toMatchObject([
      { resource: 'notice', key: noticeNo, label: '필독 공지 확인', dueDt: `${day(3)}T23:59:59+09:00` },
    ])
    expect((await rate()).readCnt).toBe(0)
    await reader.put(`/api/manage/notice/${noticeNo}/read`, { confirmYn: 'Y' })
    expect([await work(), (await rate()).readCnt]).toEqual([[], 1])
  })
  test('a must-read notice with a question is confirmed with an answer, which its writer reads', async () => {
    expect(
      (await manager.post('/api/manage/notice', draft({ questionTxt: '어디입니까?' }))).body.fields,
    ).toEqual([expect.objectContaining({ path: 'questionTxt' })])
    const noticeNo = await posted({ ...mustRead(), questionTxt: '같은 위험이 있는 곳은 어디입니까?' })
    const path = `/api/manage/notice/${noticeNo}/read`
    expect((await reader.put(path, {})).status).toBe(200)
    for (const answerTxt of [undefined, ' 창 ', '가'.repeat(501)]) {
      const refused = await reader.put(path, { confirmYn: 'Y', answerTxt })
      expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'answerTxt'])
    }
    const { body } = await reader.put(path, { confirmYn: 'Y', answerTxt: '원료창고 앞 통로' })
    expect(body.data).toMatchObject({ confirmDt: expect.any(String), answerTxt: '원료창고 앞 통로' })
    await reader.put(path, { confirmYn: 'Y', answerTxt: '다른 답' })
    const { data } = (await manager.get(`/api/manage/notice/${noticeNo}/unread`)).body
    expect(data).toMatchObject({ readCnt: 1, answers: [{ answerTxt: '원료창고 앞 통로' }] })
  })
  test('the number of the panel is the length of the unread list', async () => {
    for (const over of [{}, mustRead(), { plantCds: ['2000'] }]) await posted(over)
    const list = (await reader.get('/api/mgt/notices')).body
    const panel = (await reader.get('/api/main/portlet/notices')).body.data
    expect(panel.unread).toBe(list.data.filter(({ unread }: { unread: boolean }) => unread).length)
    expect([panel.unread, list.unread]).toEqual([2, 2])
  })
  test('a popup comes until it is put away for the day or read; a reminder brings it back', async () => {
    const noticeNo = await posted({ popupYn: 'Y', deptCds: ['D111'] })
    const popups = async (client: Client) =>
      (await client.get('/api/mgt/notices/popups')).body.data.map((row: { noticeNo: number }) => row.noticeNo)
    expect([await popups(reader), await popups(vendor)]).toEqual([[noticeNo], []])
    await reader.put(`/api/mgt/notice/${noticeNo}/hide`, {})
    expect(await popups(reader)).toEqual([])
    const unread = (await manager.get(`/api/manage/notice/${noticeNo}/unread`)).body.data
    expect(unread.places).toHaveLength(1)
    expect(unread.places[0].people.map(({ userId }: { userId: string }) => userId)).toContain('emp01')
    expect(unread.targetCnt - unread.readCnt).toBe(unread.places[0].people.length)
    expect((await manager.put(`/api/manage/notice/${noticeNo}/remind`, {})).body.data.told).toBe(
      unread.places[0].people.length,
    )
    expect(await popups(reader)).toEqual([noticeNo])
    await reader.put(`/api/manage/notice/${noticeNo}/read`, {})
    expect(await popups(reader)).toEqual([])
  })
  test('nobody is reminded of a notice that is not posted', async () => {
    const answer = await manager.put(`/api/manage/notice/${await created()}/remind`, {})
    expect([answer.status, answer.body.message]).toEqual([422, '게시 중인 공지만 다시 알릴 수 있습니다.'])
    expect((await reader.put(`/api/manage/notice/${await posted()}/remind`, {})).status).toBe(403)
  })
})

describe('telling', () => {
  const told = (noticeNo: number) =>
    portal.engine.database.query<{ userId: string; title: string; linkUrl: string }>(
      `select "userId", "title", "linkUrl" from "noti" where "eventCd" = 'MGT_NOTICE' and "linkUrl" like $1 order by "userId"`,
      [`%no=${noticeNo}`],
    )
  test('posting rings at those addressed and at nobody else, a reminder at those who have not read', async () => {
    const noticeNo = await posted({ deptCds: ['D111'] })
    const first = await told(noticeNo)
    expect(first.map(({ userId }) => userId)).toContain('emp01')
    expect(first.map(({ userId }) => userId)).not.toContain('saf01')
    expect(first[0]).toMatchObject({
      title: '[공지 등록] 시험 공지',
      linkUrl: `/mgt/notice/noticeDetail?no=${noticeNo}`,
    })
    await reader.put(`/api/manage/notice/${noticeNo}/read`, {})
    for (let again = 0; again < 2; again++) await manager.put(`/api/manage/notice/${noticeNo}/remind`, {})
    const all = (await told(noticeNo)).map(({ userId }) => userId)
    expect(all.filter((userId) => userId === 'emp01')).toHaveLength(1)
    expect(all).toHaveLength(first.length * 2 - 1)
  })
  test('a group of companies or people can be addressed as one', async () => {
    const sql = portal.engine.database
    const { grpNo: group } = await sql.one<{ grpNo: number }>(
      `insert into "grp" ("grpNm", "grpKindCd", "createUserId", "updateUserId") values ('공지 시험 업체', 'GPK03', 'test', 'test') returning "grpNo"`,
    )
    await sql.query(`insert into "grpMember" ("grpNo", "memberId") values ($1, 'V00001')`, [group])
    const noticeNo = await posted({ audienceCd: 'NTA03', grpNos: [String(group)] })
    expect([await listOf(vendor), await listOf(reader)]).toEqual([[noticeNo], []])
  })
})

describe('writers', () => {
  test('see and change their own; administrators all', async () => {
    const own = await created({ title: '안전담당의 공지' }, writer)
    const foreign = await created()
    expect(
      (await writer.get('/api/manage/notice')).body.data.map(
        ({ noticeNo }: { noticeNo: number }) => noticeNo,
      ),
    ).toEqual([own])
    expect((await writer.put(`/api/manage/notice/${foreign}/post`, {})).status).toBe(403)
    expect((await manager.change(`/api/manage/notice/${own}`, { title: '고친 제목' })).body.data.title).toBe(
      '고친 제목',
    )
  })
  test('speak to their own plants', async () => {
    const own = await created({}, writer)
    expect((await writer.get(`/api/manage/notice/${own}`)).body.data.plantCds).toEqual(['1000'])
    const answer = await writer.post('/api/manage/notice', draft({ plantCds: ['2000'] }))
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [{ path: 'plantCds', message: '소속 사업장에만 공지할 수 있습니다.' }],
    ])
  })
  test.each([
    ['toYmd', () => ({ toYmd: day(-1) }), '게시 종료일은 시작일보다 빠를 수 없습니다.'],
    ['toYmd', () => ({ popupYn: 'Y', toYmd: day(14) }), '팝업 공지의 게시기간은 14일을 넘을 수 없습니다.'],
    ['readDueYmd', () => ({ mustReadYn: 'Y' }), '필독 공지는 확인기한을 입력해 주세요.'],
    ['deptCds', () => ({ deptCds: ['없는부서'] }), '부서 항목의 값이 목록에 없습니다.'],
    ['authGrpNos', () => ({ authGrpNos: ['99999'] }), '권한그룹 항목의 값이 목록에 없습니다.'],
    ['targetVendorCds', () => ({ targetVendorCds: ['V99999'] }), '업체 항목의 값이 목록에 없습니다.'],
  ])('are told what is wrong at %s', async (path, over, message) => {
    const answer = await manager.post('/api/manage/notice', draft(over()))
    expect([answer.status, answer.body.fields]).toEqual([400, [{ path, message }]])
  })
  test('name the companies that do business with a plant that they see, and no others', async () => {
    const ulsan = await portal.signIn('saf21')
    const { targetVendorCds } = (await ulsan.get('/api/manage/notice/targets')).body.data as {
      targetVendorCds: { key: string }[]
    }
    const rows = await portal.engine.database.query<{ key: string }>(
      `select distinct "vendorCd" as "key" from "vendorPlant" join "vendor" v using ("vendorCd") where "plantCd" = '2000' and "vendorPlant"."useYn" = 'Y' and v."useYn" = 'Y'`,
    )
    const keys = (options: readonly { key: string }[]) => options.map(({ key }) => key).toSorted()
    expect([keys(targetVendorCds), rows.length > 0]).toEqual([keys(rows), true])
    expect(keys(targetVendorCds)).not.toContain('V00002')
    const refused = await ulsan.post(
      '/api/manage/notice',
      draft({ audienceCd: 'NTA02', targetVendorCds: ['V00002'] }),
    )
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      [{ path: 'targetVendorCds', message: '업체 항목의 값이 목록에 없습니다.' }],
    ])
  })
  test('post for today, schedule for later, and delete drafts only', async () => {
    const later = await created({ fromYmd: day(1) })
    const soon = await manager.put(`/api/manage/notice/${later}/post`, {})
    expect([soon.status, soon.body.reasons[0].message]).toEqual([
      422,
      '게시 시작일이 오늘보다 뒤입니다. 예약해 주세요.',
    ])
    const now = await created()
    expect((await manager.put(`/api/manage/notice/${now}/schedule`, {})).status).toBe(422)
    await manager.put(`/api/manage/notice/${now}/post`, {})
    expect((await manager.delete(`/api/manage/notice/${now}`)).status).toBe(422)
    expect((await manager.delete(`/api/manage/notice/${later}`)).status).toBe(200)
  })
  test('cannot change what has ended', async () => {
    const noticeNo = await posted()
    await manager.put(`/api/manage/notice/${noticeNo}/withdraw`, { reason: '내용에 잘못이 있음' })
    expect((await manager.change(`/api/manage/notice/${noticeNo}`, { title: '뒤늦게' })).status).toBe(422)
  })
})

test('the clock posts scheduled notices and ends those that have run out, and readers see both from midnight on', async () => {
  const noticeNo = await created({ fromYmd: day(1), toYmd: day(1) })
  await manager.put(`/api/manage/notice/${noticeNo}/schedule`, {})
  const state = async () =>
    (
      await portal.engine.database.one<{ state: string }>(
        'select "state" from "notice" where "noticeNo" = $1',
        [noticeNo],
      )
    ).state
  expect([await noticeClock(portal.engine), await state(), await listOf(reader)]).toEqual([
    0,
    'scheduled',
    [],
  ])
  portal.clock.forwardMinutes(24 * 60)
  const [again, boss] = [await portal.signIn('emp01'), await portal.signIn('hq01')]
  expect(await listOf(again)).toEqual([noticeNo])
  expect([await noticeClock(portal.engine), await state()]).toEqual([1, 'posted'])
  expect((await boss.get(`/api/manage/notice/${noticeNo}/history`)).status).toBe(200)
  portal.clock.forwardMinutes(24 * 60)
  expect([await noticeClock(portal.engine), await state(), await noticeClock(portal.engine)]).toEqual([
    1,
    'closed',
    0,
  ])
})
