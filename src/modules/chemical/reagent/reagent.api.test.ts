import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import type { Client } from '../../../../test/portal.ts'
import { asSystem, reading } from '../../../core/server/entity/context.ts'
import { addDays, addMinutes, dayOf, momentOf } from '../../../core/shared/dates.ts'
import { releaseQuarantine } from '../stock/stock.server.ts'

let life: StoreLife
let member: Client
let head: Client
let today: string
const path = '/api/chm/reagentrqst'
beforeAll(async () => {
  life = await startStoreLife()
  member = await life.portal.signIn('emp01')
  head = await life.portal.signIn('issuer01')
  today = dayOf(life.portal.clock.now())
})
afterAll(() => life.close())

async function request(prodCd: string, rqstQty: number, unitCd = 'mL'): Promise<number> {
  const answer = await member.post(path, {
    plantCd: '1000',
    deptCd: 'D111',
    storeNo: await life.storeNo('ST-601'),
    useYmd: addDays(today, 1),
    purposeTxt: '반응 중간시료 분석',
    placeTxt: '반응동 실험실',
    lines: [{ prodNo: await life.prodNo(prodCd), rqstQty, unitCd }],
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.reagentRqstNo as number
}
const put = (client: Client, no: number, act: string, body: object = {}) =>
  client.put(`${path}/${no}/${act}`, body)

test('ethanol: asked for, given by the head, filled from the parent into a bottle of its own, received and partly returned', async () => {
  const no = await request('RG-4004', 500)
  const storeNo = await life.storeNo('ST-601')
  const before = (await life.balance(storeNo, 'EO-4471')).stock
  expect((await put(member, no, 'request')).status).toBe(200)
  expect((await put(member, no, 'approve')).status).toBe(403)
  expect((await life.officer.get(`${path}/${no}/labels`)).body.fields[0].message).toContain(
    '불출한 시약이 없어',
  )
  expect((await put(head, no, 'approve')).status).toBe(200)
  expect((await put(member, no, 'issue')).status).toBe(403)
  const issued = await put(life.officer, no, 'issue')
  expect(issued.body.data.state).toBe('issued')
  const [line] = (await member.get(`${path}/${no}`)).body.data.lines
  expect(line).toMatchObject({ issueQty: 500, lotNo: 'EO-4471', bottleCd: 'EO-4471-1' })
  expect((await life.balance(storeNo, 'EO-4471')).stock).toBe(before - 0.5)
  expect((await life.officer.get(`${path}/${no}/labels`)).status).toBe(200)
  // A reagent without a sheet is labelled by its components.
  await life.portal.engine.database.query(`update "chmMsds" set "state" = 'discarded' where "prodNo" = $1`, [
    line.prodNo,
  ])
  expect((await life.officer.get(`${path}/${no}/labels`)).status).toBe(200)
  expect((await put(member, no, 'receive')).status).toBe(200)
  const back = (returnQty: number) =>
    member.change(`${path}/${no}`, { lines: [{ ...line, returnQty, prodNm: undefined, unitNm: undefined }] })
  expect((await back(501)).status).toBe(200)
  expect((await put(member, no, 'return')).body.message).toContain('반납량이 불출량보다 많습니다.')
  // Neither the place nor what was given can be changed after it was given.
  const other = await life.storeNo('ST-101')
  const forged = {
    storeNo: other,
    lines: [{ ...line, issueQty: 900, lotNo: 'X', returnQty: 200, prodNm: undefined, unitNm: undefined }],
  }
  expect((await member.change(`${path}/${no}`, forged)).body.data).toMatchObject({
    storeNo,
    lines: [{ issueQty: 500, lotNo: 'EO-4471', bottleCd: 'EO-4471-1', returnQty: 200 }],
  })
  expect((await put(member, no, 'return')).body.data.state).toBe('returned')
  expect(await life.balance(storeNo, 'EO-4471')).toEqual({ stock: before - 0.3, journal: before - 0.3 })
})
test('an expired lot is not given; more than there is neither', async () => {
  for (const [prodCd, qty] of [
    ['RG-4003', 100],
    ['RG-4004', 900_000],
  ] as const) {
    const no = await request(prodCd, qty)
    await put(member, no, 'request')
    await put(life.officer, no, 'approve')
    const { status, body } = await put(life.officer, no, 'issue')
    expect([status, body.errorCode]).toEqual([422, prodCd === 'RG-4003' ? 'LOT_EXP' : 'NEG_STOCK'])
    expect((await member.get(`${path}/${no}`)).body.data.state).toBe('approved')
  }
})
test('특별관리물질: the head confirms it, the chemicals manager gives it, and it is received only with its log', async () => {
  const sql = life.portal.engine.database
  const prodNo = await life.prodNo('RG-4004')
  await sql.query(
    `insert into "chmRegMatch" ("prodNo", "regCd", "matchTypeCd", "borderYn", "applyYn", "createUserId", "updateUserId") values ($1, 'O4', 'M', 'N', 'Y', 'test', 'test')`,
    [prodNo],
  )
  const no = await request('RG-4004', 100)
  await put(member, no, 'request')
  expect((await put(head, no, 'approve')).body.message).toContain('화학물질 관리자가 승인합니다')
  expect((await put(life.officer, no, 'approve')).body.message).toContain('부서장이 먼저 확인')
  const waits = async (person: Client) =>
    (
      (await person.get('/api/main/portlet/mywork')).body.data.items as {
        kind: string
        key: number
        resource: string
      }[]
    )
      .filter(({ key, resource }) => key === no && resource === 'chmReagentRqst')
      .map(({ kind }) => kind)
  expect([await waits(head), await waits(life.officer), await waits(member)]).toEqual([
    ['reagent-head'],
    [],
    [],
  ])
  expect((await put(member, no, 'confirm')).status).toBe(403)
  expect((await put(head, no, 'confirm')).body.data).toMatchObject({
    state: 'requested',
    headUserId: 'issuer01',
  })
  expect((await put(head, no, 'confirm')).status).toBe(422)
  expect([await waits(head), await waits(life.officer)]).toEqual([[], ['reagent-approve']])
  expect((await put(life.officer, no, 'approve')).status).toBe(200)
  await put(life.officer, no, 'issue')
  expect((await put(member, no, 'receive')).body.message).toContain('취급일지를 먼저')
  const { chemNo } = await sql.one<{ chemNo: number }>(
    'select "chemNo" from "chmProductComp" where "prodNo" = $1 limit 1',
    [prodNo],
  )
  const entry = {
    workDt: `${addDays(today, -1)}T10:00:00+09:00`,
    plantCd: '1000',
    deptCd: 'D111',
    workerUserId: 'emp01',
    prodNo,
    chemNo,
    qty: 0.1,
    unitCd: 'L',
    workTxt: '시료 전처리',
    ppeTxt: '유기화합물용 방독마스크, 내화학장갑',
    reagentRqstNo: no,
  }
  const write = (workDt: string) => member.post('/api/chm/speciallog', { ...entry, workDt })
  // The form begins with the time of the person's machine, which may be a little ahead of the portal's.
  const now = momentOf(life.portal.clock.now())
  expect((await write(addMinutes(now, 10))).body.fields[0].path).toBe('workDt')
  expect((await write(addMinutes(now, 3))).status).toBe(201)
  const log = await write(entry.workDt)
  expect(log.status).toBe(201)
  expect((await member.delete(`/api/chm/speciallog/${log.body.data.specialLogNo}`)).status).toBe(422)
  expect((await put(member, no, 'receive')).body.data.state).toBe('received')
  expect((await member.get('/api/chm/speciallogs/print')).status).toBe(200)
})

test('a receipt of a product without an MSDS waits in quarantine, moves as held, and is released when the MSDS is approved', async () => {
  const [storeNo, other] = [await life.newStore(), await life.newStore()]
  const prodNo = await life.prodNo('RM-1005')
  const sql = life.portal.engine.database
  await sql.query(`update "chmMsds" set "state" = 'discarded' where "prodNo" = $1`, [prodNo])
  const lot = { lotNo: 'Q1', quarantineYn: 'Y' }
  const plan = `/api/chm/store/${storeNo}/status?planProdNo=${prodNo}&qty=1&quarantine=Y`
  expect((await life.officer.get(plan)).body.data.refusals).toEqual([])
  expect((await life.receive(storeNo, prodNo, 10, lot)).body.data.quarantineYn).toBe('Y')
  expect((await life.issue(storeNo, prodNo, 1, { lotNo: 'Q1' })).body.errorCode).toBe('LOT_HOLD')
  expect(
    (await life.issue(storeNo, prodNo, 4, { lotNo: 'Q1', ioTypeCd: '30', toStoreNo: other })).status,
  ).toBe(201)
  expect((await life.issue(other, prodNo, 1, { lotNo: 'Q1' })).body.errorCode).toBe('LOT_HOLD')
  const held = await sql.query<{ stockNo: number; holdCd: string; msdsHoldYn: string }>(
    `select * from "chmStock" where "prodNo" = $1 and "lotNo" = 'Q1' order by "stockNo"`,
    [prodNo],
  )
  expect(held.map(({ holdCd, msdsHoldYn }) => `${holdCd} ${msdsHoldYn}`)).toEqual(['20 Y', '20 Y'])
  const stock = (await life.officer.get(`/api/chm/stock/${held[0]!.stockNo}`)).body.data as Record<
    string,
    unknown
  >
  const freed = await life.officer.put(`/api/chm/stock/${held[0]!.stockNo}`, { ...stock, holdCd: '00' })
  expect([freed.status, freed.body.fields[0].path]).toEqual([400, 'holdCd'])
  // The approval of a sheet in force frees them all.
  await sql.query(`update "chmMsds" set "state" = 'valid' where "prodNo" = $1`, [prodNo])
  const context = { ...reading(life.portal.engine, asSystem('시험')), publish: () => undefined }
  expect(await releaseQuarantine(context, prodNo)).toBe(2)
  expect((await life.issue(other, prodNo, 1, { lotNo: 'Q1' })).status).toBe(201)
  // With a sheet in force nothing waits.
  expect(
    (await life.receive(storeNo, prodNo, 1, { lotNo: 'Q2', quarantineYn: 'Y' })).body.data.quarantineYn,
  ).toBe('N')
  expect((await life.issue(storeNo, prodNo, 1, { lotNo: 'Q2' })).status).toBe(201)
})

test('a product is received where it was checked or its use is registered, not at another plant; what is no review is none', async () => {
  const sql = life.portal.engine.database
  const [storeNo, prodNo] = [await life.newStore(), await life.prodNo('RM-1004')]
  await sql.query(
    `update "chmProduct" set "migYn" = 'N', "matChkTxt" = 'MC-2000-2026-0001' where "prodNo" = $1`,
    [prodNo],
  )
  await sql.query(`update "chmProductPlant" set "plantCd" = '2000' where "prodNo" = $1`, [prodNo])
  expect((await life.receive(storeNo, prodNo, 1)).body.errorCode).toBe('PLANT_NONE')
  const plan = `/api/chm/store/${storeNo}/status?planProdNo=${prodNo}&qty=1`
  expect((await life.officer.get(plan)).body.data.refusals.map(({ code }: { code: string }) => code)).toEqual(
    ['PLANT_NONE'],
  )
  await sql.query(`update "chmProductPlant" set "plantCd" = '1000' where "prodNo" = $1`, [prodNo])
  expect((await life.receive(storeNo, prodNo, 1)).status).toBe(201)
  const head = await life.portal.signIn('env01')
  expect((await head.change(`/api/chm/product/${prodNo}`, { migYn: 'Y' })).status).toBe(403)
  // Nor does head office: what was entered in the portal is checked before it is registered.
  const office = await life.portal.signIn('hq01')
  const changed = await office.change(`/api/chm/product/${prodNo}`, { migYn: 'Y', remark: '이전 ERP 자료' })
  expect([changed.status, changed.body.fields[0].path]).toEqual([400, 'migYn'])
  await sql.query(`update "chmProduct" set "state" = 'draft' where "prodNo" = $1`, [prodNo])
  const registered = await head.put(`/api/chm/product/${prodNo}/register`)
  expect(registered.body.reasons.map(({ guard }: { guard: string }) => guard)).toEqual(['review'])
})
