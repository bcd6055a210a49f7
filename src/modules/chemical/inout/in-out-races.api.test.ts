import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'

let life: StoreLife
const no: Record<string, number> = {}
beforeAll(async () => {
  life = await startStoreLife()
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
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

describe('many at once', () => {
  test('receipts never exceed the permitted multiple', async () => {
    const storeNo = await life.newStore()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        life.receive(storeNo, no['RM-1001']!, 600, { lotNo: `R${index}` }),
      ),
    )
    expect(statuses(answers)).toEqual([201, 201, 201, ...Array(5).fill(422)])
    expect((await life.officer.get(`/api/chm/store/${storeNo}/status`)).body.data.multiple).toBe(9)
  })
  test('issues never make the stock negative, and it equals the sum of the journal', async () => {
    const storeNo = await life.newStore()
    await life.receive(storeNo, no['RM-1001']!, 100)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => life.issue(storeNo, no['RM-1001']!, 30)),
    )
    expect(statuses(answers)).toEqual([201, 201, 201, ...Array(5).fill(422)])
    expect(await life.balance(storeNo)).toEqual({ stock: 10, journal: 10 })
  })
  test('stock and journal agree in both stores after moves, issues and reversals', async () => {
    const [one, other] = [await life.newStore(), await life.newStore()]
    const first = await life.receive(one, no['RM-1001']!, 500)
    await life.receive(other, no['RM-1001']!, 500)
    const move = (from: number, to: number, qty: number) =>
      life.issue(from, no['RM-1001']!, qty, { ioTypeCd: '30', toStoreNo: to })
    const answers = await Promise.all([
      move(one, other, 120),
      move(other, one, 80),
      life.issue(one, no['RM-1001']!, 300),
      life.issue(one, no['RM-1001']!, 300),
      move(one, other, 77.5),
      life.officer.post(`/api/chm/inout/${first.body.data.ioNo}/cancel`, {
        reason: '수량을 잘못 입력하였습니다.',
      }),
      move(other, one, 33.333),
      life.receive(one, no['RM-1001']!, 50),
    ])
    expect(answers.filter(({ status }) => ![200, 201, 422].includes(status))).toEqual([])
    for (const storeNo of [one, other]) {
      const { stock, journal } = await life.balance(storeNo)
      expect(stock).toBe(journal)
      expect(stock).toBeGreaterThanOrEqual(0)
    }
  })
  test('no order of many writers takes a lot below nothing, and a reversal leaves no trace', async () => {
    // A seeded shuffle, so that a failure can be seen again.
    let seed = 20_260_310
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const storeNos = [await life.newStore(), await life.newStore()]
    for (const storeNo of storeNos) await life.receive(storeNo, no['RM-1001']!, 200)
    const written: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const [one, other] = random(2) === 0 ? storeNos : storeNos.toReversed()
          const qty = (1 + random(120_000)) / 1000
          const kind = random(4)
          if (kind === 0) return life.receive(one!, no['RM-1001']!, qty)
          if (kind === 1) return life.issue(one!, no['RM-1001']!, qty)
          if (kind === 2 || written.length === 0)
            return life.issue(one!, no['RM-1001']!, qty, { ioTypeCd: '30', toStoreNo: other })
          return life.officer.post(`/api/chm/inout/${written[random(written.length)]}/cancel`, {
            reason: '수량을 잘못 입력하였습니다.',
          })
        }),
      )
      expect(answers.filter(({ status }) => ![200, 201, 409, 422].includes(status))).toEqual([])
      for (const { status, body } of answers) if (status === 201) written.push(body.data.ioNo as number)
    }
    const { low } = await life.portal.engine.database.one<{ low: number }>(
      `select min(b.balance) as low from (select sum("qty") over (partition by "storeNo", "lotNo" order by "ioDt", "ioNo") as balance
         from "chmStockMove" where "storeNo" = any($1::bigint[])) b`,
      [storeNos],
    )
    expect(low).toBeGreaterThanOrEqual(0)
    for (const storeNo of storeNos) {
      const { stock, journal } = await life.balance(storeNo)
      expect(stock).toBe(journal)
    }
    const { odd } = await life.portal.engine.database.one<{ odd: number }>(
      `select count(*)::int as odd from "chmInOut" r join "chmInOut" t on t."ioNo" = r."cancelIoNo"
       where r."stockQty" <> t."stockQty" or r."fromStoreNo" is distinct from t."toStoreNo" or r."toStoreNo" is distinct from t."fromStoreNo" or t."reversedYn" <> 'Y'`,
    )
    expect(odd).toBe(0)
  })
  test('several entries in one call are all written or none', async () => {
    const storeNo = await life.newStore()
    const entry = {
      ioTypeCd: '10',
      ioDt: new Date(life.portal.clock.now().getTime() - 60_000).toISOString(),
      prodNo: no['RM-1001'],
      qty: 800,
      unitCd: 'L',
      toStoreNo: storeNo,
    }
    const { status } = await life.officer.post(
      '/api/chm/inouts',
      ['A', 'B', 'C'].map((lotNo) => ({ ...entry, lotNo })),
    )
    expect(status).toBe(422)
    expect((await life.officer.get(`/api/chm/stocklots?storeNo=${storeNo}`)).body.total).toBe(0)
    expect(
      (
        await life.officer.post(
          '/api/chm/inouts',
          ['A', 'B'].map((lotNo) => ({ ...entry, lotNo })),
        )
      ).status,
    ).toBe(201)
  })
})

test('people of another plant see and write nothing here', async () => {
  const storeNo = await life.newStore()
  const foreign = await life.portal.signIn('issuer21')
  expect((await foreign.get(`/api/chm/store/${storeNo}/status`)).status).toBe(403)
  const answer = await foreign.post('/api/chm/inout', {
    ioTypeCd: '10',
    ioDt: new Date(life.portal.clock.now().getTime() - 60_000).toISOString(),
    prodNo: no['RM-1001'],
    lotNo: 'X',
    qty: 1,
    unitCd: 'L',
    toStoreNo: storeNo,
  })
  expect([400, 403]).toContain(answer.status)
  expect((await foreign.get('/api/chm/stocks')).body.data).toEqual([])
})
