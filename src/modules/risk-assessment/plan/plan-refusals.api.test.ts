import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { passwordSha } from '../../../platform/session/password.ts'

/** What plans, targets, reasons, rules and measures refuse, each with its sentence. */
let portal: Portal
let saf: Client
let leader: Client
let day: string
let rsaMatrixNo: number
const [plans, targets, occasions] = ['/api/rsa/plan', '/api/rsa/target', '/api/rsa/occasion']
const number = async (table: string, key: string, where: string): Promise<number> =>
  (
    await portal.engine.database.one<{ no: number }>(
      `select "${key}" as "no" from "${table}" where ${where} order by 1 limit 1`,
    )
  ).no
const planNo = (rsaPlanNm: string) => number('rsaPlan', 'rsaPlanNo', `"rsaPlanNm" = '${rsaPlanNm}'`)
const targetNo = (rsaTargetNm: string) =>
  number('rsaTarget', 'rsaTargetNo', `"rsaTargetNm" = '${rsaTargetNm}'`)
/** The sentence of a refusal, at its field where it has one. */
const said = ({ status, body }: Answer): [number, string | undefined, string] => {
  const [field] = body.fields ?? []
  return [status, field?.path, field?.message ?? body.reasons?.[0]?.message ?? body.message]
}

beforeAll(async () => {
  portal = await startPortal()
  day = dayOf(portal.clock.now())
  ;[saf, leader] = [await portal.signIn('saf01'), await portal.signIn('issuer01')]
  rsaMatrixNo = await number('rsaMatrix', 'rsaMatrixNo', `"matrixCd" = 'KRAS54' and "state" = 'inForce'`)
})
afterAll(() => portal?.close())

const target = (over: object) => ({
  rsaTargetNm: '시험 대상',
  plantCd: '1000',
  deptCd: 'D111',
  rsaTypeCd: 'K',
  rsaMatrixNo,
  leaderUserId: 'issuer01',
  ...over,
})

test('a plan is written by its people while it is a draft, and has a reason only where it is occasional', async () => {
  const draft = await planNo('수시평가: 지게차 충돌 재해')
  const other = await portal.signIn('issuer02')
  const body = (await saf.get(`${plans}/${draft}`)).body.data
  expect(said(await other.put(`${plans}/${draft}`, body))[2]).toBe(
    '안전·보건 담당자와 주관부서만 계획을 작성할 수 있습니다.',
  )
  const confirmed = await planNo('수시평가: 반응기 교반기 교체(변경관리)')
  const held = (await saf.get(`${plans}/${confirmed}`)).body.data
  expect(said(await saf.put(`${plans}/${confirmed}`, held))[2]).toBe(
    '작성·반려 상태의 계획만 수정할 수 있습니다.',
  )
  expect(said(await saf.delete(`${plans}/${confirmed}`))).toEqual([
    409,
    undefined,
    '작성 상태의 계획만 삭제할 수 있습니다.',
  ])
  const regular = {
    rsaPlanNm: '시험 계획',
    plantCd: '1000',
    deptCd: 'D111',
    rsaKindCd: '2',
    rsaTypeCd: 'K',
    triggerCd: '2',
    headUserId: 'safhead01',
    startYmd: day,
    endYmd: addDays(day, 10),
    scopeTxt: '시험 범위',
  }
  expect(said(await saf.post(plans, regular))).toEqual([
    400,
    'triggerCd',
    '수시 사유는 수시평가에만 입력합니다.',
  ])
  const running = await planNo('정기 위험성평가')
  expect(said(await saf.post(`${plans}/${running}/copy`))).toEqual([
    409,
    undefined,
    '완료된 계획만 복사할 수 있습니다.',
  ])
})

test('a target stands in a plan that is open, and its people are each one person', async () => {
  const done = await planNo('전년 정기 위험성평가')
  expect(said(await saf.post(targets, target({ rsaPlanNo: done })))).toEqual([
    400,
    'rsaPlanNo',
    '이 상태의 계획에는 평가대상을 추가할 수 없습니다.',
  ])
  expect(said(await saf.post(targets, target({})))).toEqual([400, 'rsaPlanNo', '평가계획을 선택하세요.'])
  const vendorWorkerNo = await number('vendorWorker', 'vendorWorkerNo', `"useYn" = 'Y'`)
  const both = { teamRoleCd: 'worker', userId: 'emp01', vendorWorkerNo, stepCds: ['identify'] }
  const rsaPlanNo = await planNo('정기 위험성평가')
  expect(said(await saf.post(targets, target({ rsaPlanNo, team: [both] })))).toEqual([
    400,
    'team.0.userId',
    '임직원과 업체 근로자 중 하나만 선택하세요.',
  ])
})

test('a target is begun with its plan, keeps what was settled, and is not deleted once it was begun', async () => {
  const waiting = await targetNo('지게차 동선')
  expect(said(await leader.put(`${targets}/${waiting}/open`))).toEqual([
    422,
    undefined,
    '계획이 확정된 뒤 평가를 시작할 수 있습니다.',
  ])
  const sign = { userPwdSHA: passwordSha(demoPassword) }
  expect(said(await leader.put(`${targets}/${waiting}/sign`, sign))).toEqual([
    409,
    undefined,
    '평가중이거나 보완 상태에서 서명합니다.',
  ])
  const begun = await targetNo('반응공정 원료투입')
  const held = (await leader.get(`${targets}/${begun}`)).body.data
  expect(said(await leader.put(`${targets}/${begun}`, { ...held, deptCd: 'D112' }))).toEqual([
    400,
    'deptCd',
    '평가시작 후에는 이 항목을 바꿀 수 없습니다.',
  ])
  expect(said(await leader.delete(`${targets}/${begun}`))[2]).toBe(
    '대기 상태의 평가대상만 삭제할 수 있습니다.',
  )
  const told = { shareTypeCd: 'tbm', shareDt: `${day}T08:00:00+09:00`, targetCnt: 5 }
  expect(said(await leader.put(`${targets}/${begun}/shares`, told))).toEqual([
    409,
    undefined,
    '확정된 대상만 공유할 수 있습니다.',
  ])
  expect(said(await leader.put(`${targets}/${begun}/read`, {}))[2]).toBe('확정된 대상만 공유할 수 있습니다.')
})

test('protective equipment alone does not let the highest grade pass', async () => {
  const no = await targetNo('반응동 원료 투입·포장 작업')
  const sql = portal.engine.database
  await sql.query(`update "rsaMeasure" set "hierCd" = '4' where "rsaTargetNo" = $1`, [no])
  await sql.query(
    `update "rsaTarget" set "state" = 'review', "reviewUserId" = 'issuer01' where "rsaTargetNo" = $1`,
    [no],
  )
  const refused = await saf.put(`${targets}/${no}/confirm`)
  expect(refused.status).toBe(422)
  expect(refused.body.reasons.map(({ message }: { message: string }) => message)).toContain(
    '보호구만으로는 허용할 수 없습니다.',
  )
  await sql.query(`update "rsaTarget" set "state" = 'assessing' where "rsaTargetNo" = $1`, [no])
})

test('a reason is taken up once, by an occasional plan, and one that the portal found is not rewritten', async () => {
  const no = await number('rsaOccasion', 'rsaOccasionNo', `"state" = 'open' and "triggerCd" = '2'`)
  const take = async (rsaPlanNm: string) =>
    said(await saf.put(`${plans}/${await planNo(rsaPlanNm)}/occasions`, { rsaOccasionNos: [no] }))
  expect((await take('정기 위험성평가'))[2]).toBe('수시평가 계획에만 사유를 담을 수 있습니다.')
  expect((await take('수시평가: 신규 세척제 반입'))[0]).toBe(200)
  expect(await take('수시평가: 지게차 충돌 재해')).toEqual([
    409,
    undefined,
    '미계획 상태의 수시평가 사유만 계획에 담을 수 있습니다.',
  ])
  await portal.engine.database.query(
    `update "rsaOccasion" set "sourceCd" = 'facility', "sourceKey" = '1', "state" = 'open', "rsaPlanNo" = null where "rsaOccasionNo" = $1`,
    [no],
  )
  const held = (await saf.get(`${occasions}/${no}`)).body.data
  expect(said(await saf.put(`${occasions}/${no}`, held))[2]).toBe(
    '자동으로 발견된 사유는 수정할 수 없습니다.',
  )
})

test('what waits until a day is late once that day is over at the plant, not as it begins', async () => {
  const no = await number('rsaOccasion', 'rsaOccasionNo', `"state" = 'open'`)
  await portal.engine.database.query('update "rsaOccasion" set "dueYmd" = $2 where "rsaOccasionNo" = $1', [
    no,
    day,
  ])
  const { items } = (await saf.get('/api/main/portlet/mywork')).body.data as {
    items: { kind: string; key: number; dueDt: string }[]
  }
  expect(items.find(({ kind, key }) => kind === 'risk-occasion' && key === no)?.dueDt).toBe(
    `${day}T23:59:59+09:00`,
  )
})

test('a measure has an owner, is changed while it is planned, and followed by another only where it fell short', async () => {
  const measure = '/api/rsa/measure'
  const planned = await number('rsaMeasure', 'rsaMeasureNo', `"state" = 'planned'`)
  const held = (await saf.get(`${measure}/${planned}`)).body.data
  const none = { ownerUserId: null, ownerDeptCd: null, ownerVendorCd: null }
  expect(said(await saf.put(`${measure}/${planned}`, { ...held, ...none }))).toEqual([
    400,
    'ownerUserId',
    '담당자, 담당 부서, 담당 업체 중 하나를 입력하세요.',
  ])
  expect(said(await saf.put(`${measure}/${planned}/further`, {}))).toEqual([
    409,
    undefined,
    '추가대책이 필요한 상태에서만 등록할 수 있습니다.',
  ])
  const handed = await number('rsaMeasure', 'rsaMeasureNo', `"state" = 'inRegister'`)
  const going = (await saf.get(`${measure}/${handed}`)).body.data
  expect(said(await saf.put(`${measure}/${handed}`, going))[2]).toBe(
    '수립 상태의 감소대책만 수정할 수 있습니다. 이행은 개선요청에서 합니다.',
  )
})

test('a rule is submitted before it is to be in force', async () => {
  const content = '위험성평가를 근로자와 함께 실시하는 방법과 절차를 정한다.'
  const texts = ['purposeTxt', 'roleTxt', 'timeTxt', 'shareTxt', 'recordTxt', 'levelTxt', 'acceptTxt']
  const made = await saf.post('/api/rsa/rule', {
    plantCd: '1000',
    ...Object.fromEntries(texts.map((name) => [name, content])),
    reviseTxt: '상시평가 반영',
    effectYmd: addDays(day, -1),
  })
  expect(made.status).toBe(201)
  const sent = await saf.put(`/api/rsa/rule/${made.body.data.rsaRuleNo}/submit`, { approval: {} })
  expect(said(sent)).toEqual([422, undefined, '시행일은 상신일 이후여야 합니다.'])
})
