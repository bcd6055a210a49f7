import { trailOf } from '../../../../test/trail.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { hearOfCondition } from './condition-improvement.server.ts'
import { materialClock } from './material-clock.server.ts'
import {
  as,
  done,
  material,
  ok,
  path,
  portal,
  propose,
  put,
  request,
  reviewed,
  sign,
  startMaterials,
  stateOf,
  today,
  toluene,
  type Body,
} from './material-check.test-kit.ts'

beforeAll(startMaterials)
afterAll(() => portal.close())

describe('a submission', () => {
  test('a submission needs a whole composition, a Korean MSDS and a quantity', async () => {
    const half = await material(
      { comps: [{ ...toluene, contentMin: 96, contentRep: 99, contentMax: 99.2 }] },
      false,
    )
    const no = await request({}, half)
    const answer = await put('vnd02a', no, 'submit')
    expect([answer.status, answer.body.reasons.map(({ guard }: { guard: string }) => guard)]).toEqual([
      422,
      ['composition', 'msds'],
    ])
  })
  test('a wrong CAS number and secret parts with their substance are refused at their cells', async () => {
    const vendor = await as('vnd02a')
    const base = { prodNm: '시험', makerNm: '시험', stateCd: 'S', fugacityCd: '1', mixYn: 'Y', importYn: 'N' }
    const wrong = await vendor.post('/api/vendor/chemprod', {
      ...base,
      comps: [{ ...toluene, casNo: '108-88-4' }],
    })
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      [{ path: 'comps.0.casNo', message: 'CAS번호 검증숫자가 올바르지 않습니다.' }],
    ])
    const secret = { secretYn: 'Y', altNm: '수지', altContentMin: 90, altContentMax: 100, casNo: '108-88-3' }
    expect(
      (await vendor.post('/api/vendor/chemprod', { ...base, comps: [secret] })).body.fields[0].path,
    ).toBe('comps.0.casNo')
  })
  test('a submission matches the lists and opens the lines of review that must look', async () => {
    const no = await request()
    expect((await done('vnd02a', no, 'submit')).state).toBe('submitted')
    const row = (await (await as('env02')).get(`${path}/${no}`)).body.data
    expect(row.regs.map(({ regCd }: { regCd: string }) => regCd)).toContain('O3')
    expect(row.reviews.map(({ lineCd }: { lineCd: string }) => lineCd)).toEqual(
      expect.arrayContaining(['CHM', 'FIRE', 'HEALTH']),
    )
    // A liquid of 별표 13: what it adds to the R of the plant stands with the line of process safety.
    expect(row.reviews.find(({ lineCd }: { lineCd: string }) => lineCd === 'PSM').findingTxt).toContain(
      '공정안전보고서 대상물질',
    )
    const fire = row.reviews.find(({ lineCd }: { lineCd: string }) => lineCd === 'FIRE').findingTxt as string
    expect(fire).toContain('지정수량 200 L')
    expect(fire).toMatch(/옥내저장소 1호: 지정수량 배수 [\d.]+→[\d.]+배\(허가 10배/)
  })
  test('a submission plans the first receipt a week ahead', async () => {
    const answer = await (
      await as('vnd02a')
    ).post(path, {
      rqstTypeCd: 'NEW',
      plantCd: '1000',
      usageTxt: '시험 용도입니다.',
      yearQty: 10,
      firstInYmd: addDays(today, 6),
    })
    expect(answer.body.fields).toEqual([
      { path: 'firstInYmd', message: '최초입고 예정일은 오늘부터 7일 이후여야 합니다.' },
    ])
  })
})

describe('the state table (chm.md 4)', () => {
  test('draft → submitted → reviewing → deciding → pending → approved → registered', async () => {
    const no = await request()
    expect((await put('env02', no, 'accept')).status).toBe(409)
    await done('vnd02a', no, 'submit')
    expect((await put('saf01', no, 'accept')).status).toBe(403)
    const accepted = await done('env02', no, 'accept')
    expect([accepted.state, accepted.dueYmd > today]).toEqual(['reviewing', true])
    expect((await put('vnd02a', no, 'review/CHM', { verdictCd: '60', opinion: '좋습니다.' })).status).toBe(
      403,
    )
    expect((await put('saf01', no, 'review/HEALTH', { verdictCd: '60', opinion: '좋습니다.' })).status).toBe(
      403,
    )
    expect((await put('env02', no, 'review/CHM', { verdictCd: '60' })).body.fields).toEqual([
      { path: 'opinion', message: '검토의견 항목을 입력해 주세요.' },
    ])
    const bare = await put('env02', no, 'review/CHM', { verdictCd: '60', opinion: '적합' })
    expect([bare.status, bare.body.fields]).toMatchObject([400, [{ path: 'opinion' }]])
    expect((await reviewed(no)).state).toBe('deciding')
    expect((await put('env02', no, 'review/CHM', { verdictCd: '60', opinion: '다시 봅니다.' })).status).toBe(
      409,
    )
    expect((await propose('saf01', no, 'proposeApproval')).status).toBe(403)
    expect((await propose('env02', no, 'proposeRejection')).status).toBe(422)
    expect(ok(await propose('env02', no, 'proposeApproval'))).toBe(200)
    expect(await stateOf(no)).toBe('pending')
    // Whoever signs reads the materials beside the number.
    const { prodTxt, title } = await portal.engine.database.one<Record<'prodTxt' | 'title', string>>(
      `select r."prodTxt", a."title" from "matChkRqst" r join "apprRqst" a on a."taskClassNm" = 'matChkRqst'
         and a."apprBizKey" = r."matChkRqstNo"::text where r."matChkRqstNo" = $1`,
      [no],
    )
    expect(prodTxt).toMatch(/^시험 신너 \w+$/)
    expect(title).toContain(prodTxt)
    const found = (await (await as('env02')).get(`${path}s?q=${encodeURIComponent(prodTxt)}`)).body.data as {
      matChkRqstNo: number
    }[]
    expect(found.map(({ matChkRqstNo }) => matChkRqstNo)).toEqual([no])
    expect((await put('env02', no, 'approve')).status).toBe(404)
    await sign(no)
    expect(await stateOf(no)).toBe('approved')
    const row = await done('env02', no, 'register', { prodCd: 'PT-9001', prodClassCd: '90', usageCd: 'U48' })
    expect(row.state).toBe('registered')
    const product = await portal.engine.database.one<Body>(
      `select "state", "hazItemCd", "desigQty", "matChkTxt" from "chmProduct" where "prodCd" = 'PT-9001'`,
    )
    expect(product).toEqual({ state: 'registered', hazItemCd: '41', desigQty: 200, matChkTxt: row.rqstCd })
    const sheet = await portal.engine.database.one<Body>(
      `select s."state", (select count(*)::int from "attachFile" f where f."taskClassNm" = 'chmMsds' and f."taskKey" = s."msdsNo"::text) as "files"
       from "chmMsds" s join "chmProduct" p using ("prodNo") where p."prodCd" = 'PT-9001'`,
    )
    expect(sheet).toEqual({ state: 'registered', files: 1 })
    // The sheet begins with what the check has made known; a person confirms it line by line.
    const drafted = await portal.engine.database.query<{ sectCd: string }>(
      `select t."sectCd" from "chmMsdsSect" t join "chmMsds" s using ("msdsNo") join "chmProduct" p using ("prodNo")
       where p."prodCd" = 'PT-9001' and t."draftYn" = 'Y' order by 1`,
    )
    expect(drafted.map(({ sectCd }) => sectCd)).toEqual(expect.arrayContaining(['01', '03', '09', '15']))
  })
  test('conditions leave only 조건부승인, and hold back the registration until they are met', async () => {
    const no = await request()
    await done('vnd02a', no, 'submit')
    await done('env02', no, 'accept')
    const health = {
      verdictCd: '65',
      opinion: '국소배기가 필요합니다.',
      conditions: [
        { txt: '국소배기 제어풍속 확인', timing: 'BEFORE', ownerUserId: 'emp02', dueYmd: addDays(today, 10) },
      ],
    }
    expect((await put('hea01', no, 'review/HEALTH', { ...health, conditions: [] })).body.fields[0].path).toBe(
      'conditions',
    )
    await reviewed(no, { HEALTH: health })
    expect((await propose('env02', no, 'proposeApproval')).body.message).toContain('조건부승인(으)로만')
    expect(ok(await propose('env02', no, 'proposeConditional'))).toBe(200)
    await sign(no)
    expect(await stateOf(no)).toBe('conditional')
    // The condition is an improvement of the owner's department; when that is closed, the condition is met.
    const improvement = await portal.engine.database.one<{
      imprCd: string
      deptCd: string
      state: string
      sourceSubKey: string
    }>(
      `select "imprCd", "deptCd", "state", "sourceSubKey" from "improvement" where "sourceModuleCd" = 'CHM' and "sourceKey" = $1`,
      [`matChkRqst ${no}`],
    )
    expect([improvement.deptCd, improvement.state]).toEqual(['D121', 'requested'])
    const hear = (eventCd: string) =>
      inTransaction(portal.engine, asSystem('시험'), (context) =>
        hearOfCondition(
          {
            sourceKey: `matChkRqst ${no}`,
            sourceSubKey: improvement.sourceSubKey,
            imprCd: improvement.imprCd,
            eventCd,
          },
          context,
        ),
      )
    const isDone = async () => (await (await as('env02')).get(`${path}/${no}`)).body.data.conds[0].doneYn
    await hear('closed')
    expect(await isDone()).toBe('Y')
    await hear('reopened')
    expect(await isDone()).toBe('N')
    const input = { prodCd: 'PT-9002', prodClassCd: '90', usageCd: 'U48' }
    expect((await put('env02', no, 'register', input)).body.message).toContain('국소배기 제어풍속 확인')
    const { conds } = (await (await as('env02')).get(`${path}/${no}`)).body.data
    const met = () =>
      put('env02', no, `condition/${conds[0].matChkCondNo}`, { doneTxt: '제어풍속 0.6 m/s 확인' })
    // While the improvement is open nobody ticks the condition past it.
    expect(await met()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(improvement.imprCd) },
    })
    await portal.engine.database.query(`update "improvement" set "state" = 'cancelled' where "imprCd" = $1`, [
      improvement.imprCd,
    ])
    expect(ok(await met())).toBe(200)
    expect((await done('env02', no, 'register', input)).state).toBe('registered')
    const sql = portal.engine.database
    const condition = { lineCd: 'HEALTH', condTxt: '국소배기 제어풍속 확인' }
    const reviews = await trailOf(sql, 'matChkRqst', no, 'reviews')
    expect(reviews.filter(({ diff }) => 'conds' in diff)).toEqual([
      {
        userId: 'hea01',
        diff: {
          reviews: [
            [{ lineCd: 'HEALTH', verdictCd: null, opinion: null }],
            [{ lineCd: 'HEALTH', verdictCd: '65', opinion: '국소배기가 필요합니다.' }],
          ],
          conds: [
            [],
            [{ ...condition, timingCd: 'BEFORE', ownerUserId: 'emp02', dueYmd: addDays(today, 10) }],
          ],
        },
      },
    ])
    expect((await trailOf(sql, 'matChkRqst', no, 'conds')).slice(1)).toEqual([
      {
        userId: 'env02',
        diff: {
          conds: [
            [{ ...condition, doneYn: 'N' }],
            [{ ...condition, doneYn: 'Y', doneTxt: '제어풍속 0.6 m/s 확인' }],
          ],
        },
      },
    ])
  })
  test('one 부적합 leaves only 부적합', async () => {
    const no = await request()
    await done('vnd02a', no, 'submit')
    await done('env02', no, 'accept')
    await reviewed(no, { FIRE: { verdictCd: '70', opinion: '보관할 장소가 없습니다.' } })
    expect((await propose('env02', no, 'proposeApproval')).status).toBe(422)
    expect(ok(await propose('env02', no, 'proposeRejection'))).toBe(200)
    await sign(no)
    expect(await stateOf(no)).toBe('rejected')
    expect(
      (await put('env02', no, 'register', { prodCd: 'X', prodClassCd: '90', usageCd: 'U48' })).status,
    ).toBe(409)
  })
  test('a supplement goes back to the supplier, who submits again; it says why', async () => {
    const no = await request()
    await done('vnd02a', no, 'submit')
    expect((await put('env02', no, 'supplement', { reason: '짧음' })).status).toBe(400)
    await done('env02', no, 'supplement', { reason: '성분확인서를 첨부해 주세요.' })
    expect((await put('env02', no, 'accept')).status).toBe(409)
    expect((await done('vnd02a', no, 'submit')).state).toBe('submitted')
  })
  test('a check can be cancelled until the verdict and not after it', async () => {
    const no = await request()
    await done('vnd02a', no, 'cancel', { reason: '자재를 바꾸기로 하였습니다.' })
    expect((await put('vnd02a', no, 'submit')).status).toBe(409)
  })
})

/** The 유해화학물질관리자 appointed for head office agrees. */
const headOfficeVerdict = {
  verdictTxt: '허가를 확인하였습니다.',
  approval: {
    steps: [
      { stepKindCd: 'ASK03', userId: 'env01' },
      { stepKindCd: 'ASK05', userId: 'hq01' },
    ],
  },
}
test('a licensed substance is decided by head office; a prohibited one can only be refused', async () => {
  const no = await request()
  await done('vnd02a', no, 'submit')
  await done('env02', no, 'accept')
  await reviewed(no)
  const sql = portal.engine.database
  const add = (regCd: string, to = no) =>
    sql.query(
      `insert into "matChkReg" ("matChkRqstNo", "chemprodNo", "regCd", "borderYn") select "matChkRqstNo", "chemprodNo", $2, 'N' from "matChkProd" where "matChkRqstNo" = $1`,
      [to, regCd],
    )
  await add('O2')
  expect((await propose('env02', no, 'proposeApproval')).status).toBe(403)
  expect(ok(await put('hq02', no, 'proposeApproval', headOfficeVerdict))).toBe(200)
  await sign(no)
  expect(await stateOf(no)).toBe('approved')
  const other = await request()
  await done('vnd02a', other, 'submit')
  await done('env02', other, 'accept')
  await reviewed(other)
  await add('O1', other)
  expect((await propose('hq01', other, 'proposeApproval')).body.message).toContain('부적합(으)로만')
})
describe('the clock', () => {
  const run = () => inTransaction(portal.engine, asSystem('시험'), materialClock)
  const toldOf = (eventCd: string) =>
    portal.engine.database.query<{ userId: string; title: string }>(
      'select "userId", "title" from "noti" where "eventCd" = $1',
      [eventCd],
    )
  test('the clock reminds of late opinions, and tells the head once after the day', async () => {
    const no = await request()
    await done('vnd02a', no, 'submit')
    await done('env02', no, 'accept')
    const sql = portal.engine.database
    await sql.query('update "matChkReview" set "dueYmd" = $2 where "matChkRqstNo" = $1', [
      no,
      addDays(today, -1),
    ])
    await run()
    const told = await toldOf('CHM_MAT_OVERDUE')
    expect(told.map(({ userId }) => userId)).toEqual(expect.arrayContaining(['hea01', 'safhead01']))
    await run()
    expect(await toldOf('CHM_MAT_OVERDUE')).toHaveLength(told.length)
  })
  test('the clock blocks the purchase of a product whose approval is over until a new check', async () => {
    const sql = portal.engine.database
    const blocked = async () =>
      (
        await sql.one<{ poBlockYn: string | null }>(
          `select "poBlockYn" from "chmProduct" where "prodCd" = 'PT-9001'`,
        )
      ).poBlockYn
    await sql.query(
      `update "matChkRqst" set "validYmd" = $1 where "rqstCd" = (select "matChkTxt" from "chmProduct" where "prodCd" = 'PT-9001')`,
      [addDays(today, -1)],
    )
    await run()
    expect(await blocked()).toBe('Y')
    expect((await toldOf('CHM_MAT_EXPIRE')).map(({ userId }) => userId)).toContain('vnd02a')
    const no = await request({ rqstTypeCd: 'VENDOR' })
    await done('vnd02a', no, 'submit')
    await done('env02', no, 'accept')
    await reviewed(no)
    await propose('env02', no, 'proposeApproval')
    await sign(no)
    await done('env02', no, 'register', { prodCd: 'PT-9001', prodClassCd: '90', usageCd: 'U48' })
    expect(await blocked()).toBe('N')
  })
})
