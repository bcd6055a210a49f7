import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { tilesOf } from '../board/tiles.rule.ts'
import { lotAddresses, stockListPath } from '../store/storage-portlet.rule.ts'
import { monthAfter } from '../../../core/shared/periods.ts'

let life: StoreLife
let prodNo: number
let today: string
/** Writes counts as well, and did not count. */
const head = 'approver01'
beforeAll(async () => {
  life = await startStoreLife()
  prodNo = await life.prodNo('RM-1001')
  today = dayOf(life.portal.clock.now())
})
afterAll(() => life.close())

async function count(storeNo: number) {
  const { body } = await life.officer.post('/api/chm/stocktake', { storeNo, baseYmd: today })
  const url = `/api/chm/stocktake/${body.data.takeNo}`
  return { url, lines: body.data.lines as Record<string, unknown>[] }
}
const plain = ({ takeLineNo, prodNo: of, lotNo, unitCd }: Record<string, unknown>) => ({
  takeLineNo,
  prodNo: of,
  lotNo,
  unitCd,
})

test('a count is blind, needs numbers and causes, and becomes entries of the journal', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 100)
  await life.receive(storeNo, prodNo, 50, { lotNo: 'L2' })
  const { url, lines } = await count(storeNo)
  // Neither the record nor its history tells the book to who counts.
  expect(lines.map(({ lotNo, bookQty, diffQty }) => [lotNo, bookQty, diffQty])).toEqual([
    ['L1', null, null],
    ['L2', null, null],
  ])
  const finish = () => life.officer.put(`${url}/finish`, {})
  const submit = (apprUserId = 'saf01') => life.officer.put(`${url}/submit`, { apprUserId })
  expect((await finish()).body.message).toContain('실물 수량을 입력하지 않은 로트가 2건')
  const counted = lines.map((line, index) => ({
    ...plain(line),
    bookQty: 999,
    realQty: index === 0 ? 98.5 : 50,
  }))
  const typed = (await life.officer.change(url, { lines: counted })).body.data
  expect(typed.lines[0]).toMatchObject({ realQty: 98.5, bookQty: null, diffQty: null })
  expect((await submit()).status).toBe(409)
  expect((await finish()).body.data).toMatchObject({
    state: 'explaining',
    countUserId: 'env02',
    lines: [
      { bookQty: 100, diffQty: -1.5 },
      { bookQty: 50, diffQty: 0 },
    ],
  })
  expect((await submit()).body.message).toContain('차이 원인을 선택하지 않은')
  // The book is the server's, and what was counted stays.
  const changed = await life.officer.change(url, {
    lines: counted.map((line) => ({ ...line, realQty: 100 })),
  })
  expect(changed.body.fields[0].message).toContain('세어 적은 수량과 로트를 바꿀 수 없습니다')
  const explained = await life.officer.change(url, {
    lines: counted.map((line, index) => (index === 0 ? { ...line, causeCd: 'EVAP' } : line)),
  })
  expect(explained.body.data.lines[0]).toMatchObject({ bookQty: 100, causeCd: 'EVAP' })
  expect((await submit('env02')).body.fields[0].message).toBe('실사한 사람이 승인자가 될 수 없습니다.')
  expect((await submit(head)).body.data).toMatchObject({ state: 'counted', apprUserId: head })
  expect((await life.officer.put(`${url}/confirm`, {})).status).toBe(403)
  const approver = await life.portal.signIn(head)
  expect(
    (await approver.get('/api/main/portlet/mywork')).body.data.items.map(
      ({ kind }: { kind: string }) => kind,
    ),
  ).toContain('stock-count-approve')
  expect((await approver.put(`${url}/confirm`, {})).body.data.state).toBe('confirmed')
  expect(await life.balance(storeNo)).toEqual({ stock: 98.5, journal: 98.5 })
  const [entry] = (await life.officer.get(`/api/chm/inouts?fromStoreNo=${storeNo}`)).body.data
  expect(entry).toMatchObject({ ioTypeCd: '65', qty: 1.5, lotNo: 'L1' })
  expect(
    (
      await life.officer.post(`/api/chm/inout/${entry.ioNo}/cancel`, {
        reason: '잘못 세었습니다. 다시 셉니다.',
      })
    ).status,
  ).toBe(409)
})
test('what moved while it was counted must be counted again', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 100)
  const { url, lines } = await count(storeNo)
  await life.officer.change(url, { lines: lines.map((line) => ({ ...plain(line), realQty: 100 })) })
  await life.issue(storeNo, prodNo, 10)
  expect((await life.officer.put(`${url}/finish`, {})).body.message).toContain('실사 중 재고가 변동된 로트')
})
test('a count is given only to who can open it, is done by that person, and what was counted wrongly goes back', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 10)
  const give = (assignUserId: string) =>
    life.officer.post('/api/chm/stocktake', { storeNo, baseYmd: today, assignUserId })
  for (const outsider of ['emp01', 'vnd01a', 'env21']) {
    const refused = await give(outsider)
    expect([outsider, refused.status, refused.body.fields?.[0].path]).toEqual([outsider, 400, 'assignUserId'])
  }
  const { body } = await give(head)
  const url = `/api/chm/stocktake/${body.data.takeNo}`
  expect((await life.officer.put(`${url}/finish`, {})).status).toBe(403)
  const counter = await life.portal.signIn(head)
  await counter.change(url, {
    lines: body.data.lines.map((line: Record<string, unknown>) => ({ ...plain(line), realQty: 10 })),
  })
  expect((await counter.put(`${url}/finish`, {})).status).toBe(200)
  expect((await counter.put(`${url}/submit`, { apprUserId: 'emp01' })).body.fields[0]).toMatchObject({
    path: 'apprUserId',
  })
  expect((await counter.put(`${url}/submit`, { apprUserId: 'env02' })).status).toBe(200)
  expect(
    (await life.officer.put(`${url}/sendBack`, { reason: '선반 뒤쪽 용기를 세지 않았습니다.' })).body.data,
  ).toMatchObject({ state: 'counting', lines: [{ realQty: 10, bookQty: null, diffQty: null }] })
})
test('a loss by theft is told by a second person and becomes an improvement that ends its matter', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 10)
  const { url, lines } = await count(storeNo)
  const line = { ...plain(lines[0]!), realQty: 7 }
  await life.officer.change(url, { lines: [line] })
  await life.officer.put(`${url}/finish`, {})
  await life.officer.change(url, { lines: [{ ...line, causeCd: 'LOSS' }] })
  expect((await life.officer.put(`${url}/submit`, { apprUserId: head })).status).toBe(200)
  const approver = await life.portal.signIn(head)
  const silent = await approver.put(`${url}/confirm`, {})
  expect([silent.status, silent.body.fields[0].path]).toEqual([400, 'lossTxt'])
  const told = '경찰서에 신고하고 출입기록을 확인하고 있습니다.'
  expect((await approver.put(`${url}/confirm`, { lossTxt: told })).body.data).toMatchObject({
    state: 'confirmed',
    lossTxt: told,
  })
  const { takeLineNo } = lines[0]!
  const improvement = await life.portal.engine.database.one<Record<string, unknown>>(
    `select "sourceKey", "imprNm", "problemDesc", "hazardTypeCd" from "improvement" where "sourceKey" = $1 and "sourceSubKey" = $2`,
    [`chmStockTake ${url.split('/').at(-1)}`, String(takeLineNo)],
  )
  expect(improvement['imprNm']).toContain('재고 손실(도난·분실)')
  expect(improvement['problemDesc']).toContain(told)
})
test('an entry of long ago asks for a reason, and the lot that expires first is used first or the reason is told', async () => {
  const storeNo = await life.newStore()
  const ago = (days: number) => `${addDays(today, -days)}T10:00:00+09:00`
  const late = await life.receive(storeNo, prodNo, 10, { ioDt: ago(40) })
  expect([late.status, late.body.fields[0].path]).toEqual([400, 'reasonTxt'])
  expect(late.body.fields[0].message).toContain('일 전')
  expect((await life.receive(storeNo, prodNo, 10, { ioDt: ago(400) })).body.fields[0].path).toBe('ioDt')
  const told = { ioDt: ago(40), reasonTxt: '거래명세서가 늦게 도착하였습니다.', expYmd: addDays(today, 300) }
  expect((await life.receive(storeNo, prodNo, 10, told)).status).toBe(201)
  await life.receive(storeNo, prodNo, 10, { lotNo: 'EARLY', expYmd: addDays(today, 20) })
  const other = await life.issue(storeNo, prodNo, 1)
  expect([other.status, other.body.fields[0].path]).toEqual([400, 'reasonTxt'])
  expect(other.body.fields[0].message).toContain('먼저 써야 할 로트 EARLY')
  expect(
    (await life.issue(storeNo, prodNo, 1, { reasonTxt: '분석 시료와 같은 로트가 필요합니다.' })).status,
  ).toBe(201)
  expect((await life.issue(storeNo, prodNo, 10, { lotNo: 'EARLY' })).status).toBe(201)
  // With the early lot used up, the other one is the first.
  expect((await life.issue(storeNo, prodNo, 1)).status).toBe(201)
})
test('the tiles of the board are the totals of the lists they open', async () => {
  const board = (await life.officer.get('/api/chm/dashboard')).body.data
  const paths: Record<string, string> = {
    '/baseInfo/chemical/chemicalList': '/api/chm/chemicals',
    '/baseInfo/chemical/productList': '/api/chm/products',
    '/chm/msds/msdsList': '/api/chm/msdss',
    '/chm/msds/msdsExpire': '/api/chm/msdss',
    '/chm/msds/msdsNotice': '/api/chm/msdsnotices',
    '/chm/inout/stockStatus': '/api/chm/stocklots',
    '/chm/regulation/regulationSearch': '/api/chm/regmatches',
    '/chm/regulation/regulationHistUpload': '/api/chm/reghists',
    '/chm/matChkRqst/matChkRqstList': '/api/chm/matchkrqsts',
  }
  for (const { name, count, to } of tilesOf(board, today)) {
    const [page, query] = to.replace('view=border&', '').split('?') as [string, string]
    expect([name, (await life.officer.get(`${paths[page]}?${query}`)).body.total]).toEqual([name, count])
  }
})
test('the stock of a past moment is the sum of the journal up to it', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 100)
  const before = new Date(life.portal.clock.now().getTime() - 3_600_000).toISOString()
  expect((await life.officer.get(`/api/chm/stocks?storeNo=${storeNo}`)).body.data).toMatchObject([
    { qty: 100, unitCd: 'L', qtyKg: 86.7 },
  ])
  expect(
    (await life.officer.get(`/api/chm/stocks?storeNo=${storeNo}&baseDt=${encodeURIComponent(before)}`)).body
      .data,
  ).toEqual([])
  expect((await life.officer.get('/api/chm/stocks?baseDt=yesterday')).status).toBe(400)
})
test('the counts of the first page are the totals of the lists they open', async () => {
  const { expired, expiring, held, soonDays } = (await life.officer.get('/api/chm/storagesummary')).body.data
  const totals: number[] = []
  for (const address of Object.values(lotAddresses(today, soonDays)))
    totals.push((await life.officer.get(address.replace(stockListPath, '/api/chm/stocklots'))).body.total)
  expect(totals).toEqual([expired, expiring, held])
  expect(expired).toBeGreaterThan(0)
})
test('below the least stock of its places of use a product is short; expired and held lots do not help', async () => {
  const sql = life.portal.engine.database
  const low = async (code: string) => {
    const { data } = (await life.officer.get('/api/chm/lowstock')).body
    return (data as { prodCd: string; plantCd: string }[]).find(
      ({ prodCd, plantCd }) => prodCd === code && plantCd === '1000',
    )
  }
  expect(await low('RM-1010')).toBeUndefined()
  await sql.query(
    `update "chmProductPlant" set "minStockQty" = 30 where "plantCd" = '1000' and "prodNo" = (select "prodNo" from "chmProduct" where "prodCd" = 'RM-1010')`,
  )
  expect(await low('RM-1010')).toMatchObject({
    minStockQty: 30,
    usableQty: 0,
    otherQty: 0,
    shortQty: 30,
    unitCd: 'L',
  })
  const storeNo = await life.newStore()
  expect((await life.receive(storeNo, await life.prodNo('RM-1010'), 20)).status).toBe(201)
  expect(await low('RM-1010')).toMatchObject({ usableQty: 20, shortQty: 10 })
  await sql.query(`update "chmStock" set "holdCd" = '20' where "storeNo" = $1`, [storeNo])
  expect(await low('RM-1010')).toMatchObject({ usableQty: 0, otherQty: 20, shortQty: 30 })
  await sql.query(`update "chmStock" set "holdCd" = '00' where "storeNo" = $1`, [storeNo])
  expect((await life.receive(storeNo, await life.prodNo('RM-1010'), 10)).status).toBe(201)
  expect(await low('RM-1010')).toBeUndefined()
})
test('a closed month takes nothing more and says what was left; only the last one is opened again', async () => {
  const sql = life.portal.engine.database
  const storeNo = await life.newStore()
  const months = await sql.query<{ ym: string }>(
    `select distinct to_char("ioDt", 'YYYY-MM') as ym from "chmInOut" where "plantCd" = '1000' order by 1`,
  )
  const past = months.map(({ ym }) => ym).filter((ym) => ym < today.slice(0, 7))
  const close = (closeYm: string) => life.officer.post('/api/chm/monthclose', { plantCd: '1000', closeYm })
  expect((await close(today.slice(0, 7))).body.fields[0].message).toBe('끝나지 않은 월은 마감할 수 없습니다.')
  if (past.length > 1) expect((await close(monthAfter(today.slice(0, 7), -1))).status).toBe(400)
  const keys: number[] = []
  for (const ym of past) keys.push((await close(ym)).body.data.monthCloseNo as number)
  const { lines } = (await life.officer.get(`/api/chm/monthclose/${keys.at(-1)}`)).body.data
  expect(lines.length).toBeGreaterThan(0)
  for (const { openQty, inQty, outQty, endQty } of lines)
    expect(openQty + inQty - outQty).toBeCloseTo(endQty, 3)
  const late = { ioDt: `${past.at(-1)}-15T10:00:00+09:00`, reasonTxt: '거래명세서가 늦게 도착하였습니다.' }
  const backdated = await life.receive(storeNo, prodNo, 1, late)
  expect([backdated.status, backdated.body.message]).toEqual([
    409,
    `마감된 월(${past.at(-1)})의 수불은 등록하거나 취소할 수 없습니다.`,
  ])
  const old = await sql.one<{ ioNo: number }>(
    `select "ioNo" from "chmInOut" where "plantCd" = '1000' order by "ioDt" limit 1`,
  )
  expect(
    (await life.officer.post(`/api/chm/inout/${old.ioNo}/cancel`, { reason: '지난달 전표를 취소합니다.' }))
      .status,
  ).toBe(409)
  const reopen = (key: number) =>
    life.officer.put(`/api/chm/monthclose/${key}/reopen`, { reason: '거래명세서가 늦게 도착하였습니다.' })
  if (keys.length > 1) expect((await reopen(keys[0]!)).status).toBe(422)
  expect((await reopen(keys.at(-1)!)).status).toBe(200)
  expect((await life.receive(storeNo, prodNo, 1, late)).status).toBe(201)
})
