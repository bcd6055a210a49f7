import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { asSystem, reading } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { chmStore } from '../store/chm-store.resource.ts'
import { posterSheet } from '../store/poster.server.ts'

let life: StoreLife
let today: string
beforeAll(async () => {
  life = await startStoreLife()
  today = dayOf(life.portal.clock.now())
  await life.portal.engine.database.query(`update "chmProduct" set "state" = 'registered'`)
})
afterAll(() => life.close())

test('a receipt beside a product whose group nobody has judged waits for the decision of a named person', async () => {
  const { database } = life.portal.engine
  const ester = await life.prodNo('RM-1015')
  await database.query(`update "chmChemical" set "segGrpCds" = '{}' where "casNo" = '141-78-6'`)
  await database.query(`delete from "chmReactGroup" where "casNo" = '141-78-6'`)
  const storeNo = await life.newStore({
    storeTypeCd: '41',
    permitNo: null,
    permitMultiple: null,
    permitClassCds: [],
  })
  const [toluene, qty] = [await life.prodNo('RM-1001'), 10]
  expect((await life.receive(storeNo, toluene, qty)).status).toBe(201)
  const refused = await life.receive(storeNo, ester, qty)
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'INC_U'])
  expect(refused.body.message).toContain('판정할 수 없습니다')
  const status = await life.officer.get(
    `/api/chm/store/${storeNo}/status?planProdNo=${ester}&qty=${qty}&unitCd=L`,
  )
  expect(status.body.data.conflicts).toMatchObject([{ prodNo: toluene, result: 'U', basis: 'unknown' }])
  const asked = await life.officer.post('/api/chm/storeexcept', {
    kindCd: 'MIX',
    storeNo,
    prodNo: ester,
    otherProdNo: toluene,
    fromYmd: today,
    toYmd: today,
    reasonTxt: '분리군 판정을 기다리는 동안 임시로 보관합니다.',
    sepTxt: '방화 캐비닛에 따로 넣고 3 m 떼어 둡니다.',
    apprUserId: 'saf01',
  })
  expect(asked.status).toBe(201)
  const safety = await life.portal.signIn('saf01')
  await safety.put(`/api/chm/storeexcept/${asked.body.data.storeExceptNo}/approve`, {
    apprTxt: '두 제품 모두 인화성액체로 함께 두어도 됩니다.',
  })
  expect((await life.receive(storeNo, ester, qty)).status).toBe(201)
})

test('a product whose class of dangerous goods nobody has judged is not received, and its papers say 미판정', async () => {
  const { database } = life.portal.engine
  const prodNo = await life.prodNo('RM-1001')
  const storeNo = await life.newStore()
  expect((await life.receive(storeNo, prodNo, 10)).status).toBe(201)
  await database.query(
    `update "chmProduct" set "hazClassCd" = null, "hazItemCd" = null where "prodNo" = $1`,
    [prodNo],
  )
  const refused = await life.receive(storeNo, prodNo, 10)
  expect([refused.status, refused.body.errorCode]).toEqual([422, 'CLASS_UNKNOWN'])
  const context = reading(life.portal.engine, asSystem('시험'))
  const sheet = await posterSheet(context, await loadRecord(chmStore, context, storeNo))
  expect(JSON.stringify(sheet.tables)).toContain('미판정')
  expect(JSON.stringify(sheet.tables)).not.toContain('비위험물')
})

test('a lot is used before the one that must be used first only with a reason', async () => {
  const [storeNo, prodNo] = [await life.newStore(), await life.prodNo('RM-1004')]
  for (const [lotNo, expYmd] of [
    ['LATE', addDays(today, 400)],
    ['SOON', addDays(today, 60)],
  ] as const)
    expect((await life.receive(storeNo, prodNo, 20, { lotNo, expYmd })).status).toBe(201)
  const use = (over: Record<string, unknown>) => life.issue(storeNo, prodNo, 5, over)
  const refused = await use({ lotNo: 'LATE' })
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    [{ path: 'reasonTxt', message: expect.stringContaining('SOON') }],
  ])
  expect((await use({ lotNo: 'LATE', reasonTxt: '급함' })).body.fields[0].path).toBe('reasonTxt')
  expect((await use({ lotNo: 'LATE', reasonTxt: '배관 시험에 새 로트가 필요합니다.' })).status).toBe(201)
  expect((await use({ lotNo: 'SOON' })).status).toBe(201)
})
