import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  act,
  as,
  done,
  on,
  portal,
  said,
  sql,
  startVendorLife,
  today,
  type Body,
} from '../../../../test/vendor-life.ts'
import { vendorClock } from '../vendor-clock.server.ts'

/** A month's council as its people live it, on one portal. */
beforeAll(startVendorLife)
afterAll(() => portal?.close())

const path = '/api/vendor/council'
const month = today.slice(0, 7)
let url: string
type Line = Body & { agendaCd: string; attendUserId: string; vendorCd: string | null }
const read = async (userId = 'saf01') =>
  (await (await as(userId)).get(url)).body.data as { items: Line[]; attends: Line[]; state: string }
const told = async (eventCd: string) =>
  (
    await sql().query<{ userId: string }>(
      'select distinct "userId" from "noti" where "eventCd" = $1 order by 1',
      [eventCd],
    )
  ).map(({ userId }) => userId)

test('the clock plans a council where companies work; head office hears of a month that passed without one', async () => {
  await sql().query(
    `update "vendorContract" set "state" = 'active', "toYmd" = '2027-12-31' where "unitPriceYn" = 'Y'`,
  )
  await vendorClock(portal.engine)
  const { councilNo } = await sql().one<{ councilNo: number }>(
    `select "councilNo" from "council" where "plantCd" = '1000' and "councilYm" = $1 and "state" = 'planned'`,
    [month],
  )
  url = `${path}/${councilNo}`
  const row = await read()
  expect(row.items.map(({ agendaCd }) => agendaCd)).toEqual(['VCA01', 'VCA02', 'VCA03', 'VCA04', 'VCA05'])
  expect(row.attends.map(({ attendUserId }) => attendUserId)).toEqual(
    expect.arrayContaining(['saf01', 'vnd01a', 'vnd02a']),
  )
  expect(
    await sql().maybe(`select 1 from "council" where "state" = 'planned' and "councilYm" < $1`, [month]),
  ).toBeUndefined()
  expect(await told('VND_COUNCIL_MISSED')).toEqual(expect.arrayContaining(['hq01', 'saf01']))
  expect(await vendorClock(portal.engine)).toBe(0)
})

test('the safety people write a council once a month, for a month that is not over', async () => {
  const saf = await as('saf01')
  expect(said(await saf.post(path, { kindCd: 'CNK01', plantCd: '1000', councilYm: '2027-02' }))).toContain(
    '지난 달의 협의체는 계획할 수 없습니다.',
  )
  expect((await saf.post(path, { kindCd: 'CNK01', plantCd: '1000', councilYm: month })).status).toBe(409)
  // A committee of the same month is another body, with members and subjects of its own.
  const committee = (await saf.post(path, { kindCd: 'CNK02', plantCd: '1000', councilYm: month })).body
    .data as {
    items: Line[]
    attends: Line[]
  }
  expect([
    committee.items.map(({ agendaCd }) => agendaCd),
    committee.attends.some(({ vendorCd }) => vendorCd),
  ]).toEqual([['VCA06'], false])
  expect(
    (await (await as('hq01')).post(path, { kindCd: 'CNK01', plantCd: '1000', councilYm: '2027-04' })).status,
  ).toBe(403)
  expect((await (await as('vnd01a')).get(url)).status).toBe(403)
  expect(said(await saf.change(url, { meetDt: '2027-04-01T10:00:00+09:00' }))).toContain(
    '회의 일시가 협의체의 년월과 다릅니다.',
  )
  const [one] = (await read()).attends
  expect(
    said(await saf.change(url, { attends: [one, { attendUserId: one!.attendUserId, attendYn: 'Y' }] })),
  ).toContain('같은 사람이 두 번 있습니다.')
})

test('a council meets with every contractor; its minutes have five subjects, and each decision an owner', async () => {
  const saf = await as('saf01')
  expect(said(await act('saf01', url, 'hold'))).toContain('회의 일시, 장소, 의장을 입력해 주세요.')
  expect(said(await act('saf01', url, 'share'))).toContain('현재 상태(예정)에서는 처리할 수 없습니다.')
  const { attends, items } = await read()
  const came = ['saf01', 'vnd01a', 'vnd02a']
  const meeting = { meetDt: `${today}T08:00:00+09:00`, placeNm: '본관 회의실', chairUserId: 'mgmt01' }
  expect(
    (await saf.change(url, { ...meeting, attends: attends.filter(({ vendorCd }) => vendorCd !== 'V00003') }))
      .status,
  ).toBe(200)
  expect(said(await act('saf01', url, 'hold'))).toContain('참석자 명단에 없는 업체: 별마루전기계장㈜')
  const present = [
    ...(await read()).attends.map((each) => ({
      ...each,
      attendYn: came.includes(each.attendUserId) ? 'Y' : 'N',
    })),
    { attendUserId: 'vnd03a', attendYn: 'N' },
  ]
  expect(said(await saf.change(url, { attends: present }))).toBe('200')
  await done('saf01', url, 'hold')
  expect(said(await act('saf01', url, 'share'))).toContain(`안건의 내용을 적거나 '해당없음'으로 적어 주세요`)
  const decide = (over: Body) =>
    saf.change(url, {
      items: items.map((item, index) => ({ ...item, cont: '해당없음', ...(index === 2 && over) })),
    })
  const decision = { decisionCont: '제2집결지 안내판을 새로 설치한다', dueYmd: '2027-03-31' }
  await decide({ ...decision, ownerUserId: 'vnd01a' })
  expect(said(await act('saf01', url, 'share'))).toContain('결정의 담당은 부서가 있는 직원이어야 합니다')
  expect(said(await decide({ ...decision, ownerUserId: 'rqst01' }))).toBe('200')
  await done('saf01', url, 'share')
  expect(await told('VND_COUNCIL_SHARED')).toEqual(expect.arrayContaining(['vnd01a', 'vnd02a', 'vnd03a']))
  const improvement = await sql().one(
    `select i."sourceModuleCd", i."imprNm", i."state" from "improvement" i join "councilItem" c using ("imprNo") where c."councilNo" = $1`,
    [Number(url.split('/').at(-1))],
  )
  expect(improvement).toEqual({ sourceModuleCd: 'MGT', imprNm: decision.decisionCont, state: 'requested' })
  expect(said(await saf.change(url, { placeNm: '현장사무실' }))).toContain(
    '공유한 회의록은 수정할 수 없습니다.',
  )
  expect(said(await saf.delete(url))).toContain('예정 상태의 협의체만 삭제할 수 있습니다.')
})

test('each attendant signs a council with his own sign-in; then, or after 14 days, it is closed', async () => {
  const sign = (userId: string) => act(userId, url, 'sign')
  const shared = (await (await as('vnd02a')).get('/api/vendor/councilminutes')).body.data as {
    councilYm: string
  }[]
  expect(shared[0]).toMatchObject({ councilYm: month })
  expect(said(await act('saf01', url, 'close'))).toContain('서명하지 않은 참석자가 3명 있습니다.')
  expect((await sign('vnd01a')).status).toBe(200)
  expect(said(await sign('vnd01a'))).toBe('409 이미 서명하였습니다.')
  expect(said(await sign('vnd03a'))).toBe('403 회의에 출석한 본인만 서명할 수 있습니다.')
  expect((await sign('saf01')).status).toBe(200)
  const paper = await (await as('vnd02a')).get(`${url}/print`)
  expect(paper.status).toBe(200)
  await sql().query(`delete from "councilAttend" where "vendorCd" = 'V00004'`)
  expect((await sign('vnd04a')).status).toBe(404)
  on('2027-03-23')
  expect(said(await act('hq01', url, 'close'))).toMatch(/^403/)
  expect(await done('saf01', url, 'close')).toMatchObject({ state: 'closed' })
  expect(said(await sign('vnd02a'))).toBe('409 현재 상태(종결)에서는 처리할 수 없습니다.')
  const year = (await (await as('hq01')).get('/api/vendor/councilstat?year=2027')).body.data as Body[]
  expect(year).toContainEqual(expect.objectContaining({ plantCd: '1000', held: 1, owed: 1 }))
  expect((await (await as('hq01')).get('/api/vendor/councilstat?year=27')).status).toBe(400)
})
