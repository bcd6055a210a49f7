import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import { chemicalClock } from '../msds/msds-clock.server.ts'
import { writeEmergencyCopies } from '../store/emergency-copy.server.ts'
import { dayOf } from '../../../core/shared/dates.ts'
let life: StoreLife
let prodNo: number
let today: string
beforeAll(async () => {
  life = await startStoreLife()
  prodNo = await life.prodNo('RM-1001')
  today = dayOf(life.portal.clock.now())
})
afterAll(() => life.close())

test('the pack for the fire brigade is a PDF of a store or a plant at a moment, for who may read stores', async () => {
  const storeNo = await life.storeNo('ST-101')
  const pack = await life.officer.get(`/api/chm/emergency/print?storeNo=${storeNo}`)
  expect(pack.status).toBe(200)
  expect((await life.officer.get('/api/chm/emergency/print?plantCd=1000')).status).toBe(200)
  expect((await life.officer.get('/api/chm/emergency/print?baseDt=gestern')).status).toBe(400)
  const foreign = await life.portal.signIn('issuer21')
  expect((await foreign.get(`/api/chm/emergency/print?storeNo=${storeNo}`)).status).toBe(403)
})
test('a copy of the pack opens by its signed address while the database is away; the address is told to those who may print stores of that plant', async () => {
  const { portal, officer } = life
  const address = async (plantCd: string, client = officer) =>
    client.get(`/api/chm/emergency/address?plantCd=${plantCd}`)
  expect((await address('1000')).body.data.writtenDt).toBeNull()
  expect(await writeEmergencyCopies(portal.engine, portal.settings.dataDir)).toContain('1000')
  const { data } = (await address('1000')).body
  expect(data.writtenDt).not.toBeNull()
  expect((await address('2000')).status).toBe(403)
  expect((await address('..')).status).toBe(400)
  expect((await address('1000', await portal.signIn('issuer21'))).status).toBe(403)
  const path = new URL(data.address).pathname
  const away = vi.spyOn(portal.engine.database, 'query').mockRejectedValue(new Error('away'))
  onTestFinished(() => away.mockRestore())
  const copy = await portal.anonymous.get(path)
  expect([copy.status, String(copy.body).slice(0, 5)]).toEqual([200, '%PDF-'])
  expect(away).not.toHaveBeenCalled()
  for (const wrong of [path.replace('1000.', '2000.'), `${path}x`, '/api/public/emergency/1000'])
    expect((await portal.anonymous.get(wrong)).status).toBe(404)
})
test('an address of the pack ends after a year, or when the plant takes the next one; who only reads cannot change it', async () => {
  const { portal, officer } = life
  const open = async (address: string) => (await portal.anonymous.get(new URL(address).pathname)).status
  const path = '/api/chm/emergency/address'
  await writeEmergencyCopies(portal.engine, portal.settings.dataDir)
  const { address, toYmd } = (await officer.get(`${path}?plantCd=1000`)).body.data
  expect([await open(address), await open(address.replace(toYmd, '2099-12-31'))]).toEqual([200, 404])
  expect((await officer.put(path, { plantCd: '2000' })).status).toBe(403)
  expect((await (await portal.signIn('emp01')).put(path, { plantCd: '1000' })).status).toBe(403)
  const next = await officer.put(path, { plantCd: '1000' })
  expect([next.status, await open(address), await open(next.body.data.address)]).toEqual([200, 404, 200])
  await writeEmergencyCopies(portal.engine, portal.settings.dataDir)
  expect(await open(next.body.data.address)).toBe(200)
  const now = vi.spyOn(portal.engine.clock, 'now').mockReturnValue(new Date(Date.now() + 367 * 86_400_000))
  onTestFinished(() => now.mockRestore())
  expect(await open(next.body.data.address)).toBe(404)
})
test('of several new addresses at once, and a copy written meanwhile, only the last one opens', async () => {
  const { portal, officer } = life
  const path = '/api/chm/emergency/address'
  for (let round = 0; round < 5; round++) {
    const [changed] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => officer.put(path, { plantCd: '1000' }))),
      writeEmergencyCopies(portal.engine, portal.settings.dataDir),
    ])
    expect(changed.map(({ status }) => status)).toEqual(Array<number>(8).fill(200))
    const { addressCnt } = await portal.engine.database.one<{ addressCnt: number }>(
      `select "addressCnt" from "emergencyAddress" where "plantCd" = '1000'`,
    )
    expect(await readFile(`${portal.settings.dataDir}/emergency/1000.count`, 'utf8')).toBe(String(addressCnt))
  }
})
test('a scanned number opens its lots; an unknown one is not found, nor one of another plant', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 3, { lotNo: 'SCAN-1' })
  const { data } = (await life.officer.get('/api/chm/container/scan-1')).body
  expect(data).toMatchObject({
    reagentRqstNo: null,
    lots: [{ storeNo, prodNo, lotNo: 'SCAN-1', unitCd: 'L', stockQty: 3 }],
  })
  const missing = await life.officer.get('/api/chm/container/SCAN-2')
  expect([missing.status, missing.body.message]).toEqual([404, '이 번호의 용기, 로트, 장소가 없습니다.'])
  const foreign = await life.portal.signIn('issuer21')
  expect((await foreign.get('/api/chm/container/SCAN-1')).status).toBe(404)
})
test('what is disposed of becomes a draft for the carrier with the same weight, and goes with its entry until it is handed over', async () => {
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 100)
  const dispose = async () =>
    (await life.issue(storeNo, prodNo, 10, { ioTypeCd: '50', reasonTxt: '유효기간 경과 폐기' })).body.data
      .ioNo as number
  const wasteOf = async (ioNo: number) =>
    (
      await life.portal.engine.database.query<{ wasteNo: number; state: string }>(
        'select "wasteNo", "state" from "chmWaste" where "ioNo" = $1',
        [ioNo],
      )
    )[0]!
  const cancel = (ioNo: number) =>
    life.officer.post(`/api/chm/inout/${ioNo}/cancel`, { reason: '수량을 잘못 입력하였습니다.' })
  const first = await dispose()
  expect((await cancel(first)).status).toBe(200)
  expect((await wasteOf(first)).state).toBe('cancelled')
  const ioNo = await dispose()
  const url = `/api/chm/waste/${(await wasteOf(ioNo)).wasteNo}`
  // 10 L of toluene at 0.867 kg/L.
  expect((await life.officer.get(url)).body.data).toMatchObject({
    state: 'draft',
    storeNo,
    prodNo,
    lotNo: 'L1',
    wasteYmd: today,
    wasteQty: 8.67,
    handQty: 8.67,
    wasteKindCd: 'SOLVENT',
    wasteTxt: '유효기간 경과 폐기',
  })
  expect((await life.officer.put(`${url}/handOver`, {})).body.reasons).toHaveLength(3)
  const hand = { carrierTxt: '남해환경㈜', manifestNo: '20261122-001', handYmd: today }
  expect((await life.officer.change(url, { ...hand, handQty: 9 })).body.fields[0].path).toBe('handQty')
  expect((await life.officer.change(url, hand)).status).toBe(200)
  expect((await life.officer.put(`${url}/handOver`, {})).body.data.state).toBe('handed')
  expect((await cancel(ioNo)).body.message).toContain('이미 인계한 폐기물')
  expect((await life.officer.change(url, { remark: '늦은 수정' })).status).toBe(422)
  expect(
    (await life.officer.put(`${url}/reopen`, { reason: '인계번호를 잘못 적었습니다.' })).body.data.state,
  ).toBe('draft')
  expect(await life.balance(storeNo)).toEqual({ stock: 90, journal: 90 })
})
test('the label of a store or of a place in it is printed, and scanned it opens what stands there', async () => {
  const storeNo = await life.newStore({
    storeCd: 'T-QR',
    places: [
      { placeCd: 'A', placeNm: '보관실' },
      { placeCd: 'A-1', placeNm: '랙 1', upPlaceCd: 'A' },
    ],
  })
  const scanned = async (mark: string) =>
    (await life.officer.get(`/api/chm/container/${encodeURIComponent(mark)}`)).body.data?.place
  expect(await scanned('T-QR/A-1')).toEqual({ storeNo, storeNm: '시험 저장소', placeCd: 'A-1' })
  expect(await scanned('T-QR')).toMatchObject({ storeNo, placeCd: null })
  expect(await scanned('T-QR/B')).toBeUndefined()
  const url = `/api/chm/store/${storeNo}/placelabels`
  expect((await life.officer.get(url)).body.subarray(0, 5).toString()).toBe('%PDF-')
  const foreign = await life.portal.signIn('issuer21')
  expect((await foreign.get('/api/chm/container/T-QR')).status).toBe(404)
  expect((await foreign.get(url)).status).toBe(403)
})
describe('a delivery', () => {
  const ask = (over: Record<string, unknown>) =>
    life.officer.post('/api/chm/delivery', {
      kindCd: 'BUY',
      plantCd: '1000',
      prodNo,
      qty: 400,
      unitCd: 'L',
      planYmd: today,
      ...over,
    })
  test('a delivery is judged before the order, checked at the gate and then received', async () => {
    const storeNo = await life.newStore()
    const { body, status } = await ask({})
    expect(status).toBe(201)
    const url = `/api/chm/delivery/${body.data.deliveryNo}`
    expect((await life.officer.put(`${url}/plan`, {})).body.message).toContain('입고장소를 정해')
    await life.officer.change(url, { storeNo, qty: 2001 })
    expect((await life.officer.put(`${url}/plan`, {})).body.message).toContain(
      '허가 배수를 초과합니다.(10.005/10배)',
    )
    await life.officer.change(url, { qty: 400 })
    expect((await life.officer.put(`${url}/plan`, {})).body.data.state).toBe('planned')
    const gate = { arriveQty: 390, carTxt: '전남 12가 3456', labelYn: 'Y', packYn: 'Y' }
    expect((await life.officer.put(`${url}/arrive`, { ...gate, labelYn: 'N' })).body.message).toContain(
      '제115조',
    )
    expect((await life.officer.put(`${url}/arrive`, gate)).body.data).toMatchObject({
      state: 'arrived',
      arriveUserId: 'env02',
    })
    expect((await life.officer.put(`${url}/receive`, { lotNo: 'D1' })).status).toBe(200)
    const done = (await life.officer.get(url)).body.data
    expect((await life.officer.get(`/api/chm/inout/${done.ioNo}`)).body.data).toMatchObject({
      ioTypeCd: '10',
      qty: 390,
      refTypeCd: 'DELIVERY',
    })
    expect((await life.officer.put(`${url}/takeOut`, { leaveQty: 1 })).status).toBe(422)
    expect(await life.balance(storeNo, 'D1')).toEqual({ stock: 390, journal: 390 })
  })
  test('a delivery that a vendor brings waits to be taken out, and no more leaves than came', async () => {
    const storeNo = await life.newStore()
    expect((await ask({ kindCd: 'BRING' })).body.fields.map(({ path }: { path: string }) => path)).toEqual([
      'vendorCd',
      'leaveDueYmd',
    ])
    const { vendorCd } = await life.portal.engine.database.one<{ vendorCd: string }>(
      'select "vendorCd" from "vendor" order by 1 limit 1',
    )
    const { body } = await ask({ kindCd: 'BRING', storeNo, vendorCd, leaveDueYmd: today, qty: 20 })
    const url = `/api/chm/delivery/${body.data.deliveryNo}`
    await life.officer.put(`${url}/plan`, {})
    await life.officer.put(`${url}/arrive`, {
      arriveQty: 20,
      carTxt: '전남 12가 3456',
      labelYn: 'Y',
      packYn: 'Y',
    })
    await life.officer.put(`${url}/receive`, { lotNo: 'B1' })
    const work = async () =>
      (
        (await life.officer.get('/api/main/portlet/mywork')).body.data.items as {
          kind: string
          key: number
        }[]
      ).some(({ kind, key }) => kind === 'delivery-leave' && key === body.data.deliveryNo)
    expect(await work()).toBe(false)
    await life.portal.engine.database.query(
      `update "chmDelivery" set "leaveDueYmd" = "leaveDueYmd" - 1 where "deliveryNo" = $1`,
      [body.data.deliveryNo],
    )
    expect(await work()).toBe(true)
    // Late material is proposed as a violation once, also when the safety people have set it aside.
    const candidates = () =>
      chemicalClock(life.portal.engine).then(() =>
        safety.get(`/api/vendor/warns?vendorCd=${vendorCd}&state=draft,dropped&limit=300`),
      )
    const safety = await life.portal.signIn('saf01')
    const late = (rows: { cont: string }[]) =>
      rows.filter(({ cont }) => cont.includes(`미반출(${body.data.deliveryCd}`))
    const [found] = late((await candidates()).body.data) as {
      cont: string
      warnNo: number
      violStdNm?: string
    }[]
    expect(found).toMatchObject({ violStdNm: '반입 자재 미반출', state: 'draft' })
    const warn = `/api/vendor/warn/${found!.warnNo}`
    expect((await safety.delete(warn)).body.message).toContain('후보 제외로 사유를')
    expect(
      (await safety.put(`${warn}/setAside`, { reason: '업체와 반출일을 다시 정했습니다.' })).body.data.state,
    ).toBe('dropped')
    expect(late((await candidates()).body.data)).toHaveLength(1)
    expect((await life.officer.put(`${url}/takeOut`, { leaveQty: 21 })).status).toBe(400)
    expect((await life.officer.put(`${url}/takeOut`, { leaveQty: 15 })).body.data.state).toBe('left')
    expect(await life.balance(storeNo, 'B1')).toEqual({ stock: 5, journal: 5 })
  })
  test('a vendor asks to deliver its own checked material, and the plant receives it', async () => {
    const sql = life.portal.engine.database
    const vendor = await life.portal.signIn('vnd02a')
    const paint = await life.prodNo('PT-6003')
    await sql.query(
      `update "chmProduct" set "state" = 'registered', "vendorCd" = (select "vendorCd" from "user" where "userId" = 'vnd02a') where "prodNo" = $1`,
      [paint],
    )
    const offered = (await vendor.get('/api/vendor/bringables')).body.data as { prodNo: number }[]
    expect(offered.map((each) => each.prodNo)).toContain(paint)
    const wish = {
      kindCd: 'BRING',
      plantCd: '1000',
      prodNo: paint,
      qty: 20,
      unitCd: 'L',
      planYmd: today,
      leaveDueYmd: today,
    }
    const refused = async (over: object) =>
      (await vendor.post('/api/chm/delivery', { ...wish, ...over })).body.fields[0].path as string
    expect(await refused({ prodNo })).toBe('prodNo')
    expect(await refused({ kindCd: 'BUY', leaveDueYmd: null })).toBe('kindCd')
    expect(await refused({ storeNo: await life.storeNo('ST-301') })).toBe('storeNo')
    const made = await vendor.post('/api/chm/delivery', wish)
    expect([made.status, made.body.data.state, made.body.data.vendorCd]).toEqual([201, 'draft', 'V00002'])
    const url = `/api/chm/delivery/${made.body.data.deliveryNo}`
    expect((await (await life.portal.signIn('vnd01a')).get(url)).status).toBe(404)
    const asked = (await life.officer.get('/api/main/portlet/mywork')).body.data.items as {
      kind: string
      key: number
    }[]
    expect(asked).toContainEqual(
      expect.objectContaining({ kind: 'delivery-ask', key: made.body.data.deliveryNo }),
    )
    expect((await vendor.put(`${url}/plan`, {})).status).toBe(403)
    expect((await life.officer.change(url, { storeNo: await life.storeNo('ST-301') })).status).toBe(200)
    expect((await life.officer.put(`${url}/plan`, {})).body.data.state).toBe('planned')
    expect((await vendor.change(url, { qty: 30 })).status).toBe(422)
    const gate = { arriveQty: 20, carTxt: '전남 12가 3456', labelYn: 'Y', packYn: 'Y' }
    for (const [act, body] of [
      ['arrive', gate],
      ['sendBack', { reason: '경고표지가 없어 돌려보냅니다.' }],
    ] as const)
      expect((await vendor.put(`${url}/${act}`, body)).status, act).toBe(403)
    expect(
      (await vendor.put(`${url}/cancel`, { reason: '공사 일정이 바뀌어 취소합니다.' })).body.data.state,
    ).toBe('cancelled')
  })
})

test("the year's use by product and process agrees with the journal, reversals taken off; what was held at most stands against the law", async () => {
  const sql = life.portal.engine.database
  const storeNo = await life.newStore()
  await life.receive(storeNo, prodNo, 100)
  const { processNo } = await sql.one<{ processNo: number }>(
    'select min("processNo") as "processNo" from "process"',
  )
  const used = await life.issue(storeNo, prodNo, 30, { processNo })
  await life.issue(storeNo, prodNo, 5, { processNo })
  await life.officer.post(`/api/chm/inout/${used.body.data.ioNo}/cancel`, {
    reason: '다른 공정에 쓴 것을 잘못 적었습니다.',
  })
  const year = today.slice(0, 4)
  type Row = { prodNo: number; processNm: string | null; useQty: number; netQty: number }
  const rows = (await life.officer.get(`/api/chm/usage?year=${year}&plantCd=1000`)).body.data as Row[]
  expect(rows.find((row) => row.prodNo === prodNo && row.processNm !== null)?.useQty).toBe(5)
  const { net } = await sql.one<{ net: number }>(
    `select sum("qty") as net from "chmStockMove" where "prodNo" = $1 and "plantCd" = '1000' and extract(year from "ioDt") = $2`,
    [prodNo, Number(year)],
  )
  expect(rows.filter((row) => row.prodNo === prodNo).reduce((sum, row) => sum + row.netQty, 0)).toBeCloseTo(
    Number(net),
    3,
  )
  expect((await life.officer.get('/api/chm/usage?year=heute')).status).toBe(400)
  const held = (await life.officer.get('/api/chm/heldquantities')).body.data as {
    regSubjNm: string
    kg: number
    lowerKg: number
  }[]
  expect(held.find(({ regSubjNm }) => regSubjNm === '톨루엔')?.lowerKg).toBe(2000)
})
