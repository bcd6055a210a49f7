import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import { dayOf } from '../../../core/shared/dates.ts'

let life: StoreLife
const no: Record<string, number> = {}
let today: string
beforeAll(async () => {
  life = await startStoreLife()
  today = dayOf(life.portal.clock.now())
  for (const prodCd of [
    'RM-1001',
    'RM-1004',
    'RM-1005',
    'RM-1016',
    'SB-3001',
    'SB-3003',
    'SB-3005',
    'SB-3006',
    'RG-4001',
    'RG-4002',
    'PT-6003',
  ])
    no[prodCd] = await life.prodNo(prodCd)
  await life.portal.engine.database.query(`update "chmProduct" set "state" = 'registered'`)
})
afterAll(() => life.close())
const sql = () => life.portal.engine.database
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

describe('a receipt', () => {
  test('at 7.5 of 10, 400 L of toluene bring a store to 9.5 (주의), 600 L are refused', async () => {
    const storeNo = await life.newStore()
    for (const [prodCd, qty] of [
      ['RM-1001', 1000],
      ['RM-1004', 800],
      ['RM-1005', 200],
    ] as const)
      expect((await life.receive(storeNo, no[prodCd]!, qty)).status).toBe(201)
    const refused = await life.receive(storeNo, no['RM-1001']!, 600)
    expect([refused.status, refused.body.errorCode, refused.body.message, refused.body.data]).toEqual([
      422,
      'MULT_OVER',
      '허가 배수를 초과합니다.(10.5/10배)',
      { maxQty: 500 },
    ])
    const status = await life.officer.get(
      `/api/chm/store/${storeNo}/status?planProdNo=${no['RM-1001']}&qty=400`,
    )
    expect(status.body.data).toMatchObject({
      multiple: 7.5,
      plannedMultiple: 9.5,
      rate: 75,
      plannedRate: 95,
      level: 'caution',
      maxQty: 500,
      refusals: [],
    })
    expect((await life.receive(storeNo, no['RM-1001']!, 400)).body.data.store).toEqual({
      multiple: 9.5,
      permitMultiple: 10,
      rate: 95,
      level: '주의',
    })
    expect((await life.receive(storeNo, no['RM-1001']!, 100)).status).toBe(201)
    expect((await life.receive(storeNo, no['RM-1001']!, 0.001)).status).toBe(422)
  })
  test('a receipt above the designated quantity needs a permitted store', async () => {
    const storeNo = await life.newStore({
      storeTypeCd: '31',
      permitNo: null,
      permitMultiple: null,
      permitClassCds: [],
      hazMgrUserId: null,
    })
    const { body } = await life.receive(storeNo, no['RM-1001']!, 200)
    expect([body.errorCode, body.message, body.data.maxQty]).toEqual([
      'MULT_OVER',
      '지정수량 이상은 허가받은 저장소에만 보관할 수 있습니다.(현재 1배)',
      199.999,
    ])
    expect((await life.receive(storeNo, no['RM-1001']!, 30)).status).toBe(201)
  })
  test('a receipt of acid beside cyanide is refused with the reason, before and at the saving', async () => {
    const cabinet = await life.storeNo('ST-601')
    const status = await life.officer.get(
      `/api/chm/store/${cabinet}/status?planProdNo=${no['SB-3003']}&qty=1`,
    )
    const sentence = '산과 시안화물은 함께 보관할 수 없습니다(시안화수소 발생).'
    // What holds for several products is said once, with their names.
    const said = (reasons: { message: string }[]) => reasons.map(({ message }) => message)
    const named = said(status.body.data.refusals).filter((message) => message.startsWith(sentence))
    expect(named).toEqual([`${sentence} (시안화나트륨(시약 특급))`])
    const { status: code, body } = await life.receive(cabinet, no['SB-3003']!, 1)
    expect([code, body.errorCode]).toEqual([422, 'INC_X'])
    expect(said(body.reasons)).toContain(named[0])
  })
  test('a receipt of a class that the permit does not name is refused', async () => {
    const storeNo = await life.newStore()
    expect(
      (await life.receive(storeNo, no['SB-3005']!, 10)).body.reasons.map(
        ({ guard }: { guard: string }) => guard,
      ),
    ).toContain('CLASS_OVER')
  })
  test('a receipt of goods that must be kept apart says how to keep them and shows it', async () => {
    const storeNo = await life.newStore({
      storeTypeCd: '41',
      permitNo: null,
      permitMultiple: null,
      permitClassCds: [],
      hazMgrUserId: null,
    })
    expect((await life.receive(storeNo, no['RM-1001']!, 10)).status).toBe(201)
    expect((await life.receive(storeNo, no['SB-3001']!, 10)).body.errorCode).toBe('INC_S')
    const apart = { sepTxt: '칸막이로 1 m 떼어 보관' }
    expect(
      (await life.receive(storeNo, no['SB-3001']!, 10, { ...apart, photoKey: 'nothing' })).body.errorCode,
    ).toBe('INC_PHOTO')
    const { status, body } = await life.receive(storeNo, no['SB-3001']!, 10, {
      ...apart,
      photoKey: await life.photo(),
    })
    expect(status).toBe(201)
    const pictures = `/api/attachfile/uploadfiles?taskClassNm=chmInOut&taskKey=${body.data.ioNo}&taskFlag=image`
    expect(
      (await life.officer.get(pictures)).body.data.map(({ fileOrgNm }: { fileOrgNm: string }) => fileOrgNm),
    ).toEqual(['분리보관.jpg'])
  })
  test('a named person other than the asker may except rules of the company, not the law', async () => {
    const storeNo = await life.newStore({
      storeTypeCd: '41',
      permitNo: null,
      permitMultiple: null,
      permitClassCds: [],
      hazMgrUserId: null,
    })
    // Acetic acid and caustic soda: the heat of neutralisation, of the company's matrix.
    const [acid, base] = [no['RM-1016']!, no['SB-3006']!]
    expect((await life.receive(storeNo, acid, 10)).status).toBe(201)
    expect((await life.receive(storeNo, base, 10)).body.errorCode).toBe('INC_X')
    const ask = (over: Record<string, unknown> = {}) =>
      life.officer.post('/api/chm/storeexcept', {
        kindCd: 'MIX',
        storeNo,
        prodNo: base,
        otherProdNo: acid,
        fromYmd: today,
        toYmd: today,
        reasonTxt: '정기보수 기간 염기 창고를 쓸 수 없습니다.',
        sepTxt: '방화 캐비닛에 따로 넣고 3 m 떼어 둡니다.',
        apprUserId: 'saf01',
        ...over,
      })
    expect((await ask({ apprUserId: 'env02' })).body.fields[0].message).toBe(
      '요청하는 사람이 승인자가 될 수 없습니다.',
    )
    expect((await ask({ apprUserId: 'emp01' })).body.fields[0].message).toContain(
      '위험물안전관리자, 사업장 안전담당',
    )
    // The form offers who may decide and nobody else.
    const offered: string[] = (await life.officer.get(`/api/chm/store/${storeNo}/approvers`)).body.data.map(
      ({ userId }: { userId: string }) => userId,
    )
    expect(offered).toContain('saf01')
    expect(offered.filter((userId) => ['env02', 'emp01'].includes(userId))).toEqual([])
    await sql().query(`update "user" set "retireYmd" = $1 where "userId" = 'saf01'`, [today])
    expect((await ask()).body.fields[0].message).toContain('위험물안전관리자, 사업장 안전담당')
    await sql().query(`update "user" set "retireYmd" = null where "userId" = 'saf01'`)
    expect(
      (await ask({ prodNo: no['RM-1001'], otherProdNo: no['SB-3005'] })).body.fields[0].message,
    ).toContain('법으로 금지된 조합')
    expect((await ask({ prodNo: no['RG-4001'] })).body.fields[0].message).toContain('안전보건규칙 제235조')
    // Sulphuric acid and caustic soda spit and boil: no cell of the matrix lets a person allow that.
    expect((await ask({ otherProdNo: no['SB-3003'] })).body.fields[0].message).toContain(
      '안전보건규칙 제235조',
    )
    expect(
      (
        await ask({
          kindCd: 'TEMP',
          storeNo: await life.newStore(),
          permitTxt: '여수소방 2026-3',
          maxMultiple: 3,
        })
      ).body.fields[0].message,
    ).toContain('변경허가')
    const asked = await ask()
    expect(asked.status).toBe(201)
    expect((await ask({ prodNo: acid, otherProdNo: base })).body.fields[0].message).toContain(
      asked.body.data.exceptCd,
    )
    const url = `/api/chm/storeexcept/${asked.body.data.storeExceptNo}`
    expect((await life.officer.get(`${url}/grounds`)).body.data).toMatchObject({
      verdict: { result: 'X', basis: 'company' },
      held: [{ prodNm: '초산(빙초산)', qty: 10, unitCd: 'L' }],
    })
    const word = { apprTxt: '3일에 한 번 점검하고 온도를 기록하는 조건입니다.' }
    expect((await life.officer.put(`${url}/approve`, word)).status).toBe(403)
    expect((await life.receive(storeNo, base, 10)).body.errorCode).toBe('INC_X')
    const safety = await life.portal.signIn('saf01')
    expect(
      (await safety.get('/api/main/portlet/mywork')).body.data.items.map(
        ({ kind }: { kind: string }) => kind,
      ),
    ).toContain('store-exception')
    expect((await safety.put(`${url}/approve`, {})).status).toBe(400)
    expect((await safety.put(`${url}/approve`, word)).body.data).toMatchObject({ state: 'approved', ...word })
    const received = await life.receive(storeNo, base, 10)
    expect(received.status).toBe(201)
    expect(received.body.data.storeExceptNo).toBe(asked.body.data.storeExceptNo)
    expect((await life.officer.put(`${url}/end`, { reason: '염기 창고를 다시 씁니다.' })).status).toBe(200)
    expect((await life.receive(storeNo, base, 10)).body.errorCode).toBe('INC_X')
  })
  test('a receipt above the designated quantity stands on the word of the fire station', async () => {
    const storeNo = await life.newStore({
      storeTypeCd: '31',
      permitNo: null,
      permitMultiple: null,
      permitClassCds: [],
      hazMgrUserId: 'saf01',
    })
    const asked = await life.officer.post('/api/chm/storeexcept', {
      kindCd: 'TEMP',
      storeNo,
      permitTxt: '여수소방 2026-31',
      maxMultiple: 2,
      fromYmd: today,
      toYmd: today,
      reasonTxt: '정기보수 기간 용제를 임시로 둡니다.',
      sepTxt: '경계선을 치고 소화기 4대를 둡니다.',
      apprUserId: 'saf01',
    })
    const safety = await life.portal.signIn('saf01')
    await safety.put(`/api/chm/storeexcept/${asked.body.data.storeExceptNo}/approve`, {
      apprTxt: '소방서 승인서를 확인하였습니다.',
    })
    expect((await life.receive(storeNo, no['RM-1001']!, 400)).status).toBe(201)
    expect((await life.receive(storeNo, no['RM-1001']!, 1)).body.errorCode).toBe('MULT_OVER')
  })
  test('a receipt of a product whose material check is over is refused', async () => {
    const storeNo = await life.newStore()
    await sql().query(`update "chmProduct" set "poBlockYn" = 'Y' where "prodNo" = $1`, [no['RM-1016']])
    expect((await life.receive(storeNo, no['RM-1016']!, 1)).body.errorCode).toBe('PO_BLOCK')
    await sql().query(`update "chmProduct" set "poBlockYn" = 'N' where "prodNo" = $1`, [no['RM-1016']])
  })
  test('a tank takes more of the product that it holds and refuses another product', async () => {
    const storeNo = await life.newStore({ storeTypeCd: '12' })
    expect((await life.receive(storeNo, no['RM-1001']!, 100)).status).toBe(201)
    const other = await life.receive(storeNo, no['RM-1004']!, 10)
    expect([other.status, other.body.errorCode]).toEqual([422, 'TANK_OTHER'])
    expect((await life.receive(storeNo, no['RM-1001']!, 10)).status).toBe(201)
  })
  test('a receipt of a mistyped year is refused when it is entered', async () => {
    const storeNo = await life.newStore()
    const old = await life.receive(storeNo, no['RM-1001']!, 10, { ioDt: '2020-01-01T10:00:00+09:00' })
    expect([old.status, old.body.fields[0].path]).toEqual([400, 'ioDt'])
  })
  test('a receipt over the kg limit, expired, of the future or unregistered is refused', async () => {
    const storeNo = await life.newStore({ limitKg: 100 })
    expect((await life.receive(storeNo, no['RM-1001']!, 120)).body.message).toContain(
      '최대보관량을 초과합니다.(104.04/100 kg)',
    )
    expect((await life.receive(storeNo, no['RM-1001']!, 10, { expYmd: '2020-01-01' })).body.errorCode).toBe(
      'LOT_EXP',
    )
    expect(
      (await life.receive(storeNo, no['RM-1001']!, 10, { ioDt: '2099-01-01T10:00:00+09:00' })).body.fields[0]
        .path,
    ).toBe('ioDt')
    await life.portal.engine.database.query(`update "chmProduct" set "state" = 'draft' where "prodNo" = $1`, [
      no['PT-6003'],
    ])
    expect((await life.receive(storeNo, no['PT-6003']!, 1)).body.errorCode).toBe('PROD_STATE')
  })
  test('a receipt of a product without an MSDS in force is refused, a move of it is not', async () => {
    const [storeNo, other] = [await life.newStore(), await life.newStore()]
    expect((await life.receive(storeNo, no['RM-1005']!, 10)).status).toBe(201)
    await sql().query(`update "chmMsds" set "state" = 'discarded' where "prodNo" = $1`, [no['RM-1005']])
    const answer = await life.receive(storeNo, no['RM-1005']!, 10)
    expect([answer.body.errorCode, answer.body.message]).toEqual([
      'MSDS_NONE',
      '유효한 MSDS가 없는 제품은 입고할 수 없습니다.',
    ])
    const plan = `/api/chm/store/${other}/status?planProdNo=${no['RM-1005']}&qty=1`
    expect(
      (await life.officer.get(plan)).body.data.refusals.map(({ code }: { code: string }) => code),
    ).toEqual(['MSDS_NONE'])
    expect((await life.officer.get(`${plan}&move=Y`)).body.data.refusals).toEqual([])
    expect((await life.issue(storeNo, no['RM-1005']!, 5, { ioTypeCd: '30', toStoreNo: other })).status).toBe(
      201,
    )
    await sql().query(`update "chmMsds" set "state" = 'valid' where "prodNo" = $1`, [no['RM-1005']])
  })
  test('a receipt over the limit for products of the Chemicals Control Act is refused', async () => {
    const storeNo = await life.newStore({ cciLimitKg: 50 })
    await life.portal.engine.database.query(
      `insert into "chmRegMatch" ("prodNo", "regCd", "matchTypeCd", "borderYn", "applyYn", "createUserId", "updateUserId") values ($1, 'C7', 'M', 'N', 'Y', 'test', 'test')`,
      [no['RM-1004']],
    )
    expect((await life.receive(storeNo, no['RM-1004']!, 100)).body.errorCode).toBe('CCI_OVER')
    expect((await life.receive(storeNo, no['RM-1004']!, 60)).status).toBe(201)
  })
  test('a receipt in kg is kept in litres by the density', async () => {
    const storeNo = await life.newStore()
    const { body } = await life.receive(storeNo, no['RM-1001']!, 867, { unitCd: 'kg' })
    expect(body.data).toMatchObject({
      stockQty: 1000,
      stockUnitCd: 'L',
      qtyKg: 867,
      qtyL: 1000,
      store: { multiple: 5 },
    })
  })
})

describe('an issue', () => {
  test('an issue takes no more than there is and nothing from expired or held lots', async () => {
    const storeNo = await life.newStore()
    await life.receive(storeNo, no['RM-1001']!, 100)
    const { status, body } = await life.issue(storeNo, no['RM-1001']!, 100.001)
    expect([status, body.errorCode, body.message]).toEqual([
      422,
      'NEG_STOCK',
      '재고가 부족합니다.(가용 100L)',
    ])
    await sql().query(`update "chmStock" set "expYmd" = '2020-01-01' where "storeNo" = $1`, [storeNo])
    expect((await life.issue(storeNo, no['RM-1001']!, 1)).body.errorCode).toBe('LOT_EXP')
    await sql().query(`update "chmStock" set "expYmd" = null, "holdCd" = '20' where "storeNo" = $1`, [
      storeNo,
    ])
    expect((await life.issue(storeNo, no['RM-1001']!, 1)).body.errorCode).toBe('LOT_HOLD')
    // To disposal it may go all the same.
    expect(
      (await life.issue(storeNo, no['RM-1001']!, 1, { ioTypeCd: '50', reasonTxt: '격리 후 폐기' })).status,
    ).toBe(201)
  })
  test('an issue before the first receipt is refused, although there is enough now', async () => {
    const storeNo = await life.newStore()
    await life.receive(storeNo, no['RM-1001']!, 100)
    const yesterday = new Date(life.portal.clock.now().getTime() - 86_400_000).toISOString()
    expect((await life.issue(storeNo, no['RM-1001']!, 1, { ioDt: yesterday })).body.message).toContain(
      '그 일시에는',
    )
    expect(await life.balance(storeNo)).toEqual({ stock: 100, journal: 100 })
  })
  test('a move takes the lot and its dates along', async () => {
    const [from, to] = [await life.newStore(), await life.newStore()]
    await life.receive(from, no['RM-1001']!, 100, { expYmd: '2030-01-01' })
    expect((await life.issue(from, no['RM-1001']!, 40, { ioTypeCd: '30', toStoreNo: to })).status).toBe(201)
    expect([await life.balance(from), await life.balance(to)]).toEqual([
      { stock: 60, journal: 60 },
      { stock: 40, journal: 40 },
    ])
    const lots = (await life.officer.get(`/api/chm/stocklots?storeNo=${to}`)).body.data
    expect(lots).toMatchObject([{ lotNo: 'L1', expYmd: '2030-01-01' }])
  })
})

describe('a reversal', () => {
  const cancel = (ioNo: number, reason = '수량을 잘못 입력하였습니다.') =>
    life.officer.post(`/api/chm/inout/${ioNo}/cancel`, { reason })
  test('a reversal restores the stock once, as an entry of its own', async () => {
    const storeNo = await life.newStore()
    const first = await life.receive(storeNo, no['RM-1001']!, 100)
    const second = await life.issue(storeNo, no['RM-1001']!, 30)
    expect((await cancel(first.body.data.ioNo)).body.errorCode).toBe('NEG_STOCK')
    expect((await cancel(second.body.data.ioNo, '짧음')).status).toBe(400)
    expect((await cancel(second.body.data.ioNo)).body.data).toMatchObject({
      ioTypeCd: '90',
      cancelIoNo: second.body.data.ioNo,
    })
    expect(await life.balance(storeNo)).toEqual({ stock: 100, journal: 100 })
    expect((await cancel(second.body.data.ioNo)).status).toBe(409)
    expect((await cancel(first.body.data.ioNo)).status).toBe(200)
    expect(await life.balance(storeNo)).toEqual({ stock: 0, journal: 0 })
    expect((await life.officer.get(`/api/chm/inout/${second.body.data.ioNo}`)).body.data.reversedYn).toBe('Y')
  })
  test('of two reversals at once only one is written', async () => {
    const storeNo = await life.newStore()
    const { body } = await life.receive(storeNo, no['RM-1001']!, 100)
    expect(statuses(await Promise.all([1, 2, 3].map(() => cancel(body.data.ioNo))))).toEqual([200, 409, 409])
    expect(await life.balance(storeNo)).toEqual({ stock: 0, journal: 0 })
  })
  test('the journal itself takes no change and no deletion, whoever asks', async () => {
    const storeNo = await life.newStore()
    const { body } = await life.receive(storeNo, no['RM-1001']!, 10)
    for (const statement of [
      `update "chmInOut" set "qty" = 5 where "ioNo" = $1`,
      `update "chmInOut" set "reversedYn" = 'Y' where "ioNo" = $1`,
      `delete from "chmInOut" where "ioNo" = $1`,
    ])
      await expect(sql().query(statement, [body.data.ioNo])).rejects.toThrow('only added to')
    await expect(sql().query('truncate "chmInOut" cascade')).rejects.toThrow('only added to')
    expect((await life.officer.change(`/api/chm/inout/${body.data.ioNo}`, { qty: 5 })).status).toBe(404)
  })
})
