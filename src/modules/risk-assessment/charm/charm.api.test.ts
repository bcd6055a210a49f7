import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { tellTarget } from '../plan/target-notice.server.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

let portal: Portal
/** Leads the target; health staff; of another plant; a company. */
let lead: Client
let health: Client
let foreign: Client
let company: Client
let rsaTargetNo: number
const rows = '/api/rsa/charm'
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const chem = async (casNo: string) =>
  (await one<{ chemNo: number }>('select "chemNo" from "chmChemical" where "casNo" = $1', [casNo])).chemNo
const prod = async (prodCd: string) =>
  (await one<{ prodNo: number }>('select "prodNo" from "chmProduct" where "prodCd" = $1', [prodCd])).prodNo
let order = 100
const add = (over: object, by = lead) =>
  by.post(rows, { rsaTargetNo, sortOrder: order++, taskTxt: '투입', ...over })

beforeAll(async () => {
  portal = await startPortal()
  lead = await portal.signIn('issuer01')
  health = await portal.signIn('hea01')
  foreign = await portal.signIn('saf21')
  company = await portal.signIn('vnd01a')
  rsaTargetNo = (
    await one<{ rsaTargetNo: number }>(
      `select "rsaTargetNo" from "rsaTarget" where "rsaTypeCd" = 'M' and "state" = 'assessing' order by 1 limit 1`,
    )
  ).rsaTargetNo
})
afterAll(() => portal?.close())

describe('a calculation', () => {
  test('answers the example of the design with its trace, from a substance and a measured value alone', async () => {
    const { status, body } = await health.post(`${rows}/calc`, {
      chemNo: await chem('108-88-3'),
      measYn: 'Y',
      measVal: 18,
      measUnitCd: 'ppm',
      d1Yn: 'N',
    })
    expect([status, body.data]).toMatchObject([
      200,
      {
        expPct: 36,
        expLv: 2,
        hazLv: 4,
        hazBasisCd: 'CMR',
        score: 8,
        gradeNm: '높음',
        acceptYn: 'N',
        typedCds: [],
        trace: ['18/50=36.0% → 2등급', '생식독성 2 → 4등급', '2×4=8'],
      },
    ])
  })
  test('says which molecular weight is missing, and warns where nothing is known', async () => {
    const substance = { substanceTxt: '신규 물질', measYn: 'Y', measVal: 10, measUnitCd: 'mgm3' }
    const missing = await health.post(`${rows}/calc`, { ...substance, twaVal: 20, twaUnitCd: 'ppm' })
    expect([missing.status, missing.body.message]).toEqual([422, '분자량이 없어 단위를 환산할 수 없습니다.'])
    const warned = await health.post(`${rows}/calc`, {
      ...substance,
      dayQty: 1,
      dayUnitCd: 'kg',
      formCd: 'dust',
      dustLvCd: '1',
      ventCd: 'NONE',
    })
    expect([warned.status, warned.body.data.warnings]).toEqual([
      200,
      ['노출기준(TWA)이 없어 측정값 대신 취급량으로 판정했습니다.', '유해성 정보 없음—보수적 판단 필요'],
    ])
  })
})

describe('the rows of the demonstration', () => {
  test('have the scores of the worked examples, and the registered substances need no typed number', async () => {
    const { body } = await lead.get(`${rows}s?rsaTargetNo=${rsaTargetNo}&limit=50`)
    const found = body.data.map((row: Record<string, unknown>) => [row['substanceTxt'], row['score']])
    expect(Object.fromEntries(found)).toMatchObject({
      톨루엔: 8,
      벤젠: 12,
      '니켈계 촉매 분말': 12,
      스티렌: 12,
      아세톤: 2,
      암모니아: 4,
    })
    const sheet = (await lead.get(`/api/rsa/charmsheet/${rsaTargetNo}`)).body.data
    expect(sheet).toMatchObject({ rows: 8, unscored: 0, changedRows: 0, why: null, mayMeasure: false })
  })
  test('say how they came', async () => {
    const { rsaCharmNo } = await one<{ rsaCharmNo: number }>(
      `select "rsaCharmNo" from "rsaCharm" where "substanceTxt" = '벤젠' order by 1 limit 1`,
    )
    const { body } = await lead.get(`${rows}/${rsaCharmNo}/why`)
    expect(body.data.trace).toEqual([
      '0.4/0.5=80.0% → 3등급',
      '발암성 1A → 4등급',
      '생식세포 변이원성 1B → 4등급',
      '3×4=12',
    ])
  })
})

describe('a row', () => {
  test('is filled from substance, product and its use here without a typed number, and judged', async () => {
    const { status, body } = await add({ chemNo: await chem('108-88-3'), prodNo: await prod('RM-1001') })
    expect([status, body.data]).toMatchObject([
      201,
      {
        substanceTxt: '톨루엔',
        dayQty: 5200,
        dayUnitCd: 'kg',
        ventCd: 'CLOSED',
        contentPct: 99.7,
        boilingPt: 110.6,
        twaVal: 50,
        typedCds: [],
        freq: 1,
        sev: 4,
        score: 4,
        expBasisCd: 'handled',
      },
    ])
  })
  test('leaves what is not known unjudged and says what is missing', async () => {
    const { body } = await add({ substanceTxt: '이름만 아는 물질' })
    expect(body.data).toMatchObject({ score: null, freq: null, gapCds: ['dayQty', 'formCd'] })
  })
  test('refuses what is wrong at its field', async () => {
    expect(said(await add({}))).toEqual([400, 'chemNo', '물질이나 제품을 선택하거나 물질명을 입력하세요.'])
    const toluene = { chemNo: await chem('108-88-3') }
    expect(said(await add({ ...toluene, twaVal: 100 }))).toEqual([
      400,
      'twaVal',
      '화학물질 정보에 있는 값입니다(50). 틀리면 화학물질 정보를 고치세요.',
    ])
    expect(said(await add({ ...toluene, measYn: 'Y', measVal: 1, measUnitCd: 'ppm' }))).toEqual([
      400,
      'measYn',
      '직업병 유소견자와 측정값은 보건관리자만 입력할 수 있습니다.',
    ])
    expect((await add({ ...toluene, score: 1 })).status).toBe(400)
  })
  test('keeps a measure that lowers it, never above what is now', async () => {
    const facts = { chemNo: await chem('71-43-2'), prodNo: await prod('RM-1002') }
    const measured = { measYn: 'Y', measVal: 0.4, measUnitCd: 'ppm' }
    const row = (await add({ ...facts, ...measured }, health)).body.data
    expect(row).toMatchObject({ score: 12, acceptYn: 'N', gradeCd: '4' })
    const change = (over: object) =>
      lead.change(`${rows}/${row.rsaCharmNo}`, { ...over, updateDt: row.updateDt })
    const measure = { measureTxt: '투입구 밀폐 이송으로 변경', hierCd: '2', ownerUserId: 'issuer01' }
    expect(said(await change({ ...measure, dueYmd: '2099-01-01', expFreq: 1, expSev: 4 }))).toEqual([
      400,
      'dueYmd',
      '등급 4의 조치기한은 7일 이내여야 합니다.',
    ])
    const saved = await change({
      ...measure,
      dueYmd: addDays(dayOf(portal.engine.clock.now()), 3),
      expFreq: 1,
      expSev: 4,
    })
    expect([saved.status, saved.body.data]).toMatchObject([200, { expScore: 4, expGradeCd: '2' }])
    expect(saved.body.data.rsaMeasureNo).toBeGreaterThan(0)
  })
  test('of the sheet is judged by the value that was measured as soon as it is typed, and no longer when it is taken away', async () => {
    const facts = { chemNo: await chem('71-43-2'), measYn: 'N' }
    const made = (await add({ ...facts, measVal: 0.4, measUnitCd: 'ppm' }, health)).body.data
    expect([made.measYn, made.expPct]).toEqual(['Y', 80])
    const change = async (over: object, updateDt: string) =>
      (await health.change(`${rows}/${made.rsaCharmNo}`, { ...over, updateDt })).body.data
    const gone = await change({ measVal: null }, made.updateDt)
    expect([gone.measYn, gone.expPct]).toEqual(['N', null])
    const back = await change({ measVal: 0.4 }, gone.updateDt)
    expect(back.measYn).toBe('Y')
    expect((await change({ measYn: 'N' }, back.updateDt)).measYn).toBe('N')
    await health.delete(`${rows}/${made.rsaCharmNo}`)
  })
  test('of a secret component never names its substance', async () => {
    const prodNo = await prod('PT-6002')
    const { compNo } = await one<{ compNo: number }>(
      `select "compNo" from "chmProductComp" where "prodNo" = $1 and "secretYn" = 'Y'`,
      [prodNo],
    )
    await portal.engine.database.query(
      `insert into "chmProductPlant" ("prodNo", "plantCd", "deptCd", "processNo", "yearQty", "dayMaxQty", "ventTypeCd", "createUserId", "updateUserId")
       select $1, '1000', 'D111', min("processNo"), 100, 5, 'LOCAL', 'system', 'system' from "chmProductPlant" where "deptCd" = 'D111'`,
      [prodNo],
    )
    const filled = await lead.post(`/api/rsa/target/${rsaTargetNo}/charmfill`, {})
    expect(filled.status).toBe(200)
    const { body } = await lead.get(`${rows}s?rsaTargetNo=${rsaTargetNo}&prodNo=${prodNo}&limit=50`)
    const secret = body.data.filter((row: { compNo: number | null }) => row.compNo === compNo)
    expect(secret).toHaveLength(1)
    expect(secret[0]).toMatchObject({ chemNo: null, typedCds: [] })
    expect(JSON.stringify(body)).not.toMatch(/2855-13-2|이소포론디아민/)
    const again = await lead.post(`/api/rsa/target/${rsaTargetNo}/charmfill`, {})
    expect([again.status, again.body.message]).toEqual([409, '취급하는 물질이 모두 이미 행에 있습니다.'])
  })
  test('is not seen by another plant, nor by a company', async () => {
    expect((await foreign.get(`${rows}s?rsaTargetNo=${rsaTargetNo}`)).body.total).toBe(0)
    expect((await company.get(`${rows}s?rsaTargetNo=${rsaTargetNo}`)).status).toBe(403)
    expect((await foreign.get(`/api/rsa/charmsheet/${rsaTargetNo}`)).status).toBe(403)
  })
  test('stands on paper', async () => {
    const paper = await lead.get(`/api/rsa/charmsheet/${rsaTargetNo}/print`)
    expect(paper.status).toBe(200)
  })
})

test('health staff hear of CHARM that waits for review, safety staff of every other method', async () => {
  const { engine } = portal
  const told = (rsaTypeCd: string) =>
    inTransaction(engine, asSystem('시험'), async (context) => {
      const target = await loadRecord(rsaTarget, context, rsaTargetNo)
      await tellTarget(context, 'RSA_TARGET_REVIEW', { ...target, rsaTypeCd }, 'staff')
      const found = await context.sql.query<{ userId: string }>(
        `select "userId" from "noti" where "eventCd" = 'RSA_TARGET_REVIEW' and "linkUrl" like '%no=' || $1 order by 1`,
        [rsaTargetNo],
      )
      await context.sql.query(`delete from "noti" where "eventCd" = 'RSA_TARGET_REVIEW'`)
      return found.map(({ userId }) => userId)
    })
  expect(await told('M')).toContain('hea01')
  expect(await told('M')).not.toContain('saf01')
  expect(await told('K')).toContain('saf01')
  expect(await told('K')).not.toContain('hea01')
})
