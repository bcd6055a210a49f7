import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { holidaysFrom } from './holidays.server.ts'
import { pastHoliday } from './holiday.server.ts'

const path = '/api/manage/holiday'
let portal: Portal
let sys: Client
beforeAll(async () => {
  portal = await startPortal()
  sys = await portal.signIn('sys01')
})
afterAll(() => portal?.close())

const namesOf = async (year: number) => {
  const { body } = await sys.get(`${path}s?ymd.from=${year}-01-01&ymd.to=${year}-12-31&limit=300`)
  return Object.fromEntries(
    (body.data as { ymd: string; holidayNm: string }[]).map(({ ymd, holidayNm }) => [ymd, holidayNm]),
  )
}

/** 공휴일에 관한 법률 and its substitutes (대체공휴일): 2025 to 2027. */
test('the holidays of three years are there, substitutes among them', async () => {
  expect(await namesOf(2025)).toMatchObject({
    '2025-10-08': '추석 대체공휴일',
    '2025-05-06': '어린이날·부처님오신날 대체공휴일',
  })
  expect(await namesOf(2026)).toMatchObject({ '2026-07-17': '제헌절', '2026-08-17': '광복절 대체공휴일' })
  expect(await namesOf(2027)).toMatchObject({ '2027-02-07': '설날', '2027-10-04': '개천절 대체공휴일' })
  const marked = (await sys.get(`${path}s?confirmNeededYn=Y`)).body.data as { ymd: string; note: string }[]
  expect(marked.map(({ ymd }) => ymd)).toEqual(['2026-05-01', '2027-02-09', '2027-05-01', '2027-07-19'])
  // A day off by its own act: deadlines leave it out, but it is none of the public holidays.
  const days = (await sys.get(`${path}s?legalYn=N`)).body.data as { ymd: string; holidayNm: string }[]
  expect(days.map(({ ymd, holidayNm }) => [ymd, holidayNm])).toEqual([
    ['2025-05-01', '근로자의 날'],
    ['2026-05-01', '노동절'],
    ['2027-05-01', '노동절'],
  ])
  expect(marked.every(({ note }) => note.includes('확인 필요'))).toBe(true)
})

test('the administrator keeps them: a new day counts in deadlines at once, a day is a holiday once', async () => {
  const kept = await holidaysFrom(portal.engine.database, dayOf(new Date()))
  let ymd = addDays(dayOf(new Date()), 40)
  while (kept.has(ymd)) ymd = addDays(ymd, 1)
  const made = await sys.post(path, { ymd, holidayNm: '창립기념일', legalYn: 'N' })
  expect(made.status).toBe(201)
  expect((await holidaysFrom(portal.engine.database, dayOf(new Date()))).has(ymd)).toBe(true)
  expect((await sys.post(path, { ymd, holidayNm: '또 다른 날' })).status).toBe(409)
  expect((await sys.delete(`${path}/${made.body.data.holidayNo}`)).status).toBe(200)
  expect((await holidaysFrom(portal.engine.database, dayOf(new Date()))).has(ymd)).toBe(false)
  expect((await (await portal.signIn('hq01')).post(path, { ymd, holidayNm: '창립기념일' })).status).toBe(403)
})

test('a day that is over stays', async () => {
  const [{ holidayNo }] = (await sys.get(`${path}s?ymd.from=2025-01-01&ymd.to=2025-01-01`)).body.data as [
    { holidayNo: number },
  ]
  const moved = await sys.change(`${path}/${holidayNo}`, { ymd: '2025-01-02' })
  expect([moved.status, moved.body.fields[0].message]).toEqual([400, String(pastHoliday)])
  expect((await sys.delete(`${path}/${holidayNo}`)).status).not.toBe(200)
  expect((await sys.change(`${path}/${holidayNo}`, { holidayNm: '새해 첫날' })).status).toBe(200)
})
