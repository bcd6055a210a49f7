import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { signDocument } from '../../../../test/sign-document.ts'
import { dayOf } from '../../../core/shared/dates.ts'

let portal: Portal
let people: Record<'rqst01' | 'rqst02' | 'vnd01a' | 'vnd02a', Client>
beforeAll(async () => {
  portal = await startPortal()
  const ids = ['rqst01', 'rqst02', 'vnd01a', 'vnd02a'] as const
  const clients = await Promise.all(ids.map((userId) => portal.signIn(userId)))
  people = Object.fromEntries(ids.map((userId, index) => [userId, clients[index]!])) as typeof people
})
afterAll(() => portal?.close())

const path = '/api/saf/construction'
const one = <T extends object>(statement: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(statement, values)
const constNoOf = async (constNm: string) =>
  (await one<{ constNo: number }>('select "constNo" from "safConst" where "constNm" = $1', [constNm])).constNo
const contractNoOf = async (contractNm: string) =>
  (
    await one<{ contractNo: number }>('select "contractNo" from "vendorContract" where "contractNm" = $1', [
      contractNm,
    ])
  ).contractNo
const attach = (taskClassNm: string, taskKey: number, taskFlag: string) =>
  portal.engine.database.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     values ($1, $2, $3, '증빙.pdf', 1, 'pdf', 'application/pdf', repeat('0', 64), 1, 'test', 'test')`,
    [taskClassNm, String(taskKey), taskFlag],
  )
const reasonsOf = (body: { reasons: { guard: string; message: string }[] }) =>
  body.reasons.map(({ guard }) => guard)
const sections = {
  orgTxt: '현장책임자와 안전담당을 둔다.',
  riskTxt: '추락과 낙하의 대책을 세운다.',
  eduTxt: '투입 전에 모두 교육한다.',
  emergencyTxt: '119와 상황실에 알리고 대피한다.',
  equipTxt: '안전검사가 유효한 장비만 쓴다.',
  ppeTxt: '안전모와 안전그네를 지급한다.',
  patrolTxt: '매일 두 번 순회하고 조치한다.',
}
describe('a construction', () => {
  let constNo: number
  test('a construction takes place, company and risk from its contract, within its days', async () => {
    const contractNo = await contractNoOf('반응동 배관랙 신설공사')
    const { fromYmd, toYmd } = await one<{ fromYmd: string; toYmd: string }>(
      'select "fromYmd"::text, "toYmd"::text from "vendorContract" where "contractNo" = $1',
      [contractNo],
    )
    const body = {
      constNm: '배관랙 2구간 증설',
      contractNo,
      constTypeCd: 'build',
      costKindCd: 'building',
      orderDeptCd: 'D121',
      constMgrUserId: 'rqst01',
      startYmd: fromYmd,
      endYmd: toYmd,
      contractAmt: 800_000_000,
      targetAmt: 800_000_000,
      digDepthM: 10,
    }
    const late = await people.rqst01.post(path, { ...body, endYmd: '2099-01-01' })
    expect([late.status, late.body.fields[0].path]).toEqual([400, 'endYmd'])
    const large = await people.rqst01.post(path, { ...body, targetAmt: 800_000_001 })
    expect(large.body.fields[0].message).toBe('대상액은 총공사금액을 넘을 수 없습니다.')
    expect((await people.vnd01a.post(path, body)).status).toBe(403)
    const foreign = await people.rqst01.post(path, { ...body, siteMgrUserId: 'vnd02a' })
    expect(foreign.body.fields[0].message).toBe('현장책임자는 계약한 업체의 계정이어야 합니다.')
    const made = await people.rqst01.post(path, body)
    expect(made.body.data).toMatchObject({
      constCd: expect.stringMatching(/^C-1000-\d{4}-\d{4}$/),
      plantCd: '1000',
      vendorCd: 'V00001',
      riskLvlCd: 'RLV01',
      hazPlanYn: 'Y',
      ledgerYn: 'N',
      state: 'registered',
    })
    constNo = made.body.data.constNo
  })
  test('subcontracts go two tiers deep, and only where the contract allows them', async () => {
    const stored = (await people.rqst01.get(`${path}/${constNo}`)).body.data
    const lines = (...pairs: [string, string][]) =>
      pairs.map(([vendorCd, upVendorCd]) => ({ vendorCd, upVendorCd, workTxt: '비계' }))
    const deep = await people.rqst01.change(`${path}/${constNo}`, {
      ...stored,
      vendors: lines(['V00002', 'V00001'], ['V00003', 'V00002'], ['V00004', 'V00003']),
    })
    expect([deep.status, deep.body.fields[0].path]).toEqual([400, 'vendors.2.upVendorCd'])
    const saved = await people.rqst01.change(`${path}/${constNo}`, {
      ...stored,
      vendors: lines(['V00002', 'V00001'], ['V00003', 'V00002']),
    })
    expect(saved.body.data.vendors.map(({ tierLvl }: { tierLvl: number }) => tierLvl)).toEqual([1, 2])
    const basin = await people.rqst01.get(`${path}/${await constNoOf('폐수처리장 집수정 개량공사')}`)
    const refused = await people.rqst01.change(`${path}/${basin.body.data.constNo}`, {
      ...basin.body.data,
      vendors: lines(['V00004', 'V00005']),
    })
    expect(refused.body.fields[0].message).toBe('하도급을 허용하지 않는 계약입니다.')
  })
  test('a construction waits for plan, cost, people and papers, and names every reason at once', async () => {
    expect((await people.rqst02.put(`${path}/${constNo}/review`, {})).status).toBe(403)
    expect((await people.vnd01a.put(`${path}/${constNo}/review`, {})).status).toBe(403)
    expect((await people.vnd02a.get(`${path}/${constNo}`)).status).toBe(404)
    await people.rqst01.put(`${path}/${constNo}/review`, {})
    const refused = await people.rqst01.put(`${path}/${constNo}/start`, {})
    expect([refused.status, reasonsOf(refused.body)]).toEqual([422, ['plan', 'cost', 'people', 'duties']])
    expect(refused.body.reasons[0].message).toBe('안전보건관리계획서 승인 전에는 착공할 수 없습니다.')
    const view = (await people.rqst01.get(`${path}/${constNo}/explain`)).body.data
    expect(view.duties.filter(({ needed }: { needed: boolean }) => needed)).toMatchObject([
      { duty: 'hazardPlan', proven: false },
    ])
    expect(view.cost).toMatchObject({ legalAmt: 22_565_000 })
  })
  test('the company writes the plan, the plant asks for more, both stay on it, and it is approved', async () => {
    const plans = '/api/saf/safetyhealthplan'
    expect((await people.vnd02a.post(plans, { constNo, ...sections })).status).toBe(400)
    const made = await people.vnd01a.post(plans, { constNo, ...sections })
    expect(made.body.data).toMatchObject({ state: 'draft', revNo: 0, vendorCd: 'V00001', plantCd: '1000' })
    const key = made.body.data.planNo as number
    expect((await people.vnd01a.post(plans, { constNo, ...sections })).status).toBe(409)
    await people.vnd01a.put(`${plans}/${key}/submit`, {})
    expect(
      (await people.vnd01a.put(`${plans}/${key}/supplement`, { reason: '보완해 주시기 바랍니다.' })).status,
    ).toBe(403)
    await people.rqst01.put(`${plans}/${key}/supplement`, {
      reason: '추락방지 조치를 구체적으로 적어 주세요.',
    })
    const answered = await people.vnd01a.put(`${plans}/${key}/submit`, {
      answerTxt: '안전대 부착설비를 추가하였습니다.',
    })
    expect(answered.body.data.notes.map(({ noteKindCd }: { noteKindCd: string }) => noteKindCd)).toEqual([
      'request',
      'answer',
    ])
    await people.rqst01.put(`${plans}/${key}/accept`, {})
    expect(
      (await people.vnd01a.put(`${plans}/${key}/propose`, { approval: { title: '안전보건관리계획서' } }))
        .status,
    ).toBe(403)
    const proposed = await people.rqst01.put(`${plans}/${key}/propose`, {
      approval: { title: '안전보건관리계획서' },
    })
    expect([proposed.status, proposed.body.data?.state]).toEqual([200, 'pending'])
    await signDocument(portal, 'safHealthPlan', key)
    expect((await people.vnd01a.get(`${plans}/${key}`)).body.data.state).toBe('approved')
    expect((await people.rqst01.get(`${plans}/${key}/print`)).body.subarray(0, 4).toString()).toBe('%PDF')
    const revised = await people.vnd01a.post(`${plans}/${key}/revision`, {
      changeTxt: '인양 작업을 추가합니다.',
    })
    expect(revised.body.data).toMatchObject({
      revNo: 1,
      state: 'draft',
      orgTxt: sections.orgTxt,
      changeTxt: '인양 작업을 추가합니다.',
    })
    expect(
      (
        await people.vnd01a.post(`${plans}/${revised.body.data.planNo}/revision`, {
          changeTxt: '다시 고칩니다.',
        })
      ).status,
    ).toBe(409)
  })
  test('the cost is never less than what the notice says, and what was used needs evidence', async () => {
    const costs = '/api/saf/safetycost'
    const calc = (body: object) => people.rqst01.post(`${costs}/calc`, { baseYmd: '2026-03-10', ...body })
    expect(
      (await calc({ costKindCd: 'building', targetAmt: 800_000_000, suppliedAmt: 300_000_000 })).body.data,
    ).toMatchObject({
      incl: 22_565_000,
      excl12x: 18_870_000,
      planAmt: 18_870_000,
      ruleNo: '제4조 단서',
    })
    expect((await calc({ targetAmt: 1 })).body.fields[0]).toEqual({
      path: 'costKindCd',
      message: '공사종류를 선택해 주세요.',
    })
    const plan = {
      constNo,
      baseYmd: '2026-03-10',
      costKindCd: 'building',
      totalAmt: 800_000_000,
      targetAmt: 800_000_000,
    }
    const uses = '/api/saf/safetycostuse'
    const use = {
      constNo,
      useYm: dayOf(portal.clock.now()).slice(0, 7),
      itemCd: '3',
      useTxt: '안전모 40개',
      useAmt: 1_200_000,
    }
    expect((await people.vnd01a.post(uses, use)).body.fields[0].message).toBe(
      '관리비 계획이 승인된 공사만 사용내역을 등록할 수 있습니다.',
    )
    const low = await people.rqst01.post(costs, { ...plan, planAmt: 22_564_999 })
    expect(low.body.fields[0]).toEqual({
      path: 'planAmt',
      message: '계상액은 법정 계상액(22,565,000원) 이상이어야 합니다.',
    })
    const made = await people.rqst01.post(costs, plan)
    expect(made.body.data).toMatchObject({ planAmt: 22_565_000, legalAmt: 22_565_000, ruleTxt: '제4조' })
    expect((await people.rqst01.post(costs, plan)).status).toBe(409)
    await people.rqst01.put(`${costs}/${made.body.data.costNo}/propose`, {
      approval: { title: '관리비 계획' },
    })
    await signDocument(portal, 'safCost', made.body.data.costNo)
    const entered = (await people.vnd01a.post(uses, use)).body.data
    expect((await people.vnd01a.post(uses, { ...use, useYm: '2000-01' })).body.fields[0].path).toBe('useYm')
    expect((await people.vnd01a.put(`${uses}/${entered.costUseNo}/confirm`, {})).status).toBe(403)
    const bare = await people.rqst01.put(`${uses}/${entered.costUseNo}/confirm`, {})
    expect([bare.status, bare.body.reasons[0].message]).toEqual([
      422,
      '증빙이 없는 사용내역은 확인할 수 없습니다.',
    ])
    await attach('safCostUse', entered.costUseNo, '')
    expect((await people.rqst01.put(`${uses}/${entered.costUseNo}/confirm`, {})).body.data).toMatchObject({
      state: 'confirmed',
      confirmUserId: 'rqst01',
    })
    expect((await people.vnd01a.delete(`${uses}/${entered.costUseNo}`)).status).toBe(422)
    expect((await people.vnd01a.get(`/api/saf/safetycosts/${constNo}/uses`)).body.data).toMatchObject({
      planAmt: 22_565_000,
      usedAmt: 1_200_000,
      leftAmt: 21_365_000,
      items: [{ itemCd: '3', usedAmt: 1_200_000 }],
    })
    expect((await people.vnd02a.get(`/api/saf/safetycosts/${constNo}/uses`)).status).toBe(404)
  })
  test('a construction begins when all is there', async () => {
    const stored = (await people.rqst01.get(`${path}/${constNo}`)).body.data
    await people.rqst01.change(`${path}/${constNo}`, { ...stored, siteMgrUserId: 'vnd01a' })
    const refused = await people.rqst01.put(`${path}/${constNo}/start`, {})
    expect(refused.body.reasons).toEqual([
      {
        guard: 'duties',
        message: '유해위험방지계획서 서류를 첨부해 주세요(산업안전보건법 제42조, 시행령 제42조).',
        fixUrl: '#duties',
      },
    ])
    await attach('safConst', constNo, 'hazardPlan')
    expect((await people.rqst01.put(`${path}/${constNo}/start`, {})).body.data.state).toBe('inProgress')
  })
  test('each side heard what the other did: plan, cost and start', async () => {
    const told = async (userId: string) =>
      (
        await portal.engine.database.query<{ eventCd: string; body: string }>(
          `select "eventCd", "body" from "noti" where "userId" = $1 and "eventCd" like 'CNS%' order by "notiNo"`,
          [userId],
        )
      ).map(({ eventCd, body }) => `${eventCd} ${body.split('.')[0]}`)
    expect(await told('rqst01')).toEqual([
      'CNS_PLAN 안전보건관리계획서가 제출되었습니다',
      'CNS_PLAN 안전보건관리계획서가 제출되었습니다',
      'CNS_COST 산업안전보건관리비 사용내역이 등록되었습니다',
    ])
    expect(await told('vnd01a')).toEqual([
      'CNS_PLAN 안전보건관리계획서의 보완이 요청되었습니다: 추락방지 조치를 구체적으로 적어 주세요',
      'CNS_PLAN 안전보건관리계획서가 승인되었습니다',
      'CNS_START 착공되었습니다',
    ])
  })
  test('an expense outside the list is refused with its reason, is not counted as used, and comes back put right (ptw.md 5.7)', async () => {
    const uses = '/api/saf/safetycostuse'
    const use = {
      constNo,
      useYm: dayOf(portal.clock.now()).slice(0, 7),
      itemCd: '3',
      useTxt: '직원 회식 식대',
      useAmt: 500_000,
    }
    const outside = await people.vnd01a.post(uses, { ...use, itemCd: '10' })
    expect([outside.status, outside.body.fields[0].path]).toEqual([400, 'itemCd'])
    const key = (await people.vnd01a.post(uses, use)).body.data.costUseNo as number
    const rejectTxt = '식대는 사용기준의 항목이 아닙니다.'
    const bare = await people.rqst01.put(`${uses}/${key}/reject`, { rejectTxt })
    expect([bare.status, bare.body.fields[0].path]).toEqual([400, 'rejectCd'])
    const refused = await people.rqst01.put(`${uses}/${key}/reject`, { rejectCd: 'item', rejectTxt })
    expect(refused.body.data).toMatchObject({
      state: 'rejected',
      rejectCd: 'item',
      rejectNm: '사용항목 외 지출',
      rejectTxt,
    })
    expect((await people.vnd01a.get(`/api/saf/safetycosts/${constNo}/uses`)).body.data.usedAmt).toBe(
      1_200_000,
    )
    expect((await people.rqst01.put(`${uses}/${key}/confirm`, {})).status).toBe(409)
    const stored = (await people.vnd01a.get(`${uses}/${key}`)).body.data
    expect(
      (await people.vnd01a.change(`${uses}/${key}`, { ...stored, useTxt: '안전화 10켤레' })).status,
    ).toBe(200)
    expect((await people.vnd01a.put(`${uses}/${key}/resubmit`, {})).body.data).toMatchObject({
      state: 'entered',
      rejectCd: null,
    })
  })
  test('a company of grade D and a contract without information hold it back', async () => {
    const basin = await people.rqst01.put(
      `${path}/${await constNoOf('폐수처리장 집수정 개량공사')}/start`,
      {},
    )
    expect(reasonsOf(basin.body)).toEqual(['plan', 'evaluation'])
    const grade = (set: string) =>
      portal.engine.database.query(
        `update "vendorEval" set ${set} where "vendorCd" = 'V00005' and "evalTypeCd" = 'VEV01'`,
      )
    const messageNow = async () =>
      (
        await people.rqst01.put(`${path}/${await constNoOf('폐수처리장 집수정 개량공사')}/start`, {})
      ).body.reasons.find(({ guard }: { guard: string }) => guard === 'evaluation')?.message
    await grade(`"gradeCd" = 'VGR04', "validToYmd" = '2020-01-01'`)
    expect(await messageNow()).toBe(
      '적격수급인 평가의 유효기간(2020-01-01)이 지났습니다(산업안전보건법 제61조).',
    )
    await grade(`"validToYmd" = '2099-12-31'`)
    expect(await messageNow()).toBeUndefined()
    await grade(`"state" = 'cancelled'`)
    expect(await messageNow()).toBe('확정된 적격수급인 평가가 없습니다(산업안전보건법 제61조).')
    const farm = await people.rqst01.put(`${path}/${await constNoOf('제3저장탱크 신설공사')}/start`, {})
    expect(reasonsOf(farm.body)).toEqual([
      'plan',
      'cost',
      'people',
      'information',
      'duties',
      'duties',
      'duties',
      'duties',
    ])
  })
})
