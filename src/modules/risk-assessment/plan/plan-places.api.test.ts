import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

/** What belongs to another plant, target or row is refused, each with its sentence. */
let portal: Portal
let saf: Client
let head: Client
const one = async <T extends object>(text: string, values: unknown[] = []): Promise<T> =>
  portal.engine.database.one<T>(text, values)
const numberOf = async (text: string): Promise<number> => (await one<{ no: number }>(text)).no
/** The sentence of a refusal, at its field where it has one. */
const said = ({ status, body }: Answer): [number, string | undefined, string] => {
  const [field] = body.fields ?? []
  return [status, field?.path, field?.message ?? body.reasons?.[0]?.message ?? body.message]
}
const runningPlan = () =>
  numberOf(
    `select "rsaPlanNo" as "no" from "rsaPlan" where "state" = 'running' and "plantCd" = '1000' order by 1 limit 1`,
  )
const matrix = (matrixCd: string) =>
  numberOf(
    `select "rsaMatrixNo" as "no" from "rsaMatrix" where "matrixCd" = '${matrixCd}' and "state" = 'inForce'`,
  )

beforeAll(async () => {
  portal = await startPortal()
  // Whoever sees two plants could take what is of the one to the other.
  await portal.engine.database.query(`update "authGrp" set "plantAccessYn" = 'Y' where "authGrpNo" = 3`)
  ;[saf, head] = [await portal.signIn('saf01'), await portal.signIn('hq01')]
})
afterAll(() => portal?.close())

test('a target stands at the plant of its plan', async () => {
  const answer = await saf.post('/api/rsa/target', {
    rsaPlanNo: await runningPlan(),
    rsaTargetNm: '시험 대상',
    plantCd: '2000',
    deptCd: 'D211',
    rsaTypeCd: 'K',
    rsaMatrixNo: await matrix('KRAS54'),
    leaderUserId: 'issuer01',
  })
  expect(said(answer)).toEqual([400, 'plantCd', '계획과 같은 사업장이어야 합니다.'])
})

test('a target names a construction of its plant', async () => {
  const constNo = await numberOf(
    `update "safConst" set "plantCd" = '2000' where "constNo" = (select max("constNo") from "safConst") returning "constNo" as "no"`,
  )
  const answer = await saf.post('/api/rsa/target', {
    rsaTargetNm: '배관 교체공사',
    plantCd: '1000',
    deptCd: 'D111',
    rsaTypeCd: 'J',
    leaderUserId: 'issuer01',
    rsaMatrixNo: await matrix('KRAS33'),
    permitTypeCd: 'G',
    supplCds: [],
    constNo,
  })
  expect(said(answer)).toEqual([400, 'constNo', '다른 사업장의 공사입니다.'])
})

test('a plan takes up reasons of its plant', async () => {
  const rsaOccasionNo = await numberOf(
    `update "rsaOccasion" set "plantCd" = '2000', "state" = 'open', "rsaPlanNo" = null
     where "rsaOccasionNo" = (select min("rsaOccasionNo") from "rsaOccasion") returning "rsaOccasionNo" as "no"`,
  )
  const plan = await numberOf(
    `select "rsaPlanNo" as "no" from "rsaPlan" where "rsaKindCd" = '3' and "plantCd" = '1000' and "state" = 'draft' order by 1 limit 1`,
  )
  const answer = await saf.put(`/api/rsa/plan/${plan}/occasions`, { rsaOccasionNos: [rsaOccasionNo] })
  expect(said(answer)).toEqual([400, 'rsaOccasionNos', '사유와 계획의 사업장이 다릅니다.'])
})

test('a rule stays with its plant', async () => {
  const texts = ['purposeTxt', 'roleTxt', 'timeTxt', 'shareTxt', 'recordTxt', 'levelTxt', 'acceptTxt']
  const made = await head.post('/api/rsa/rule', {
    plantCd: '1000',
    ...Object.fromEntries(texts.map((name) => [name, '위험성평가를 근로자와 함께 실시한다.'])),
    reviseTxt: '상시평가 반영',
    effectYmd: '2099-01-01',
  })
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  const { data } = made.body
  const answer = await head.put(`/api/rsa/rule/${data.rsaRuleNo}`, { ...data, plantCd: '2000' })
  expect(said(answer)).toEqual([400, 'plantCd', '실시규정의 사업장은 바꿀 수 없습니다.'])
})

test('a row and a measure stay with their target', async () => {
  const leader = await portal.signIn('issuer01')
  const { rsaHazardNo, other } = await one<{ rsaHazardNo: number; other: number }>(
    `select h."rsaHazardNo", (select o."rsaTargetNo" from "rsaTarget" o where o."plantCd" = '1000' and o."rsaTargetNo" <> t."rsaTargetNo" order by 1 limit 1) as "other"
     from "rsaHazard" h join "rsaTarget" t using ("rsaTargetNo") where t."state" = 'assessing' and t."rsaTypeCd" = 'K' and t."plantCd" = '1000' order by 1 limit 1`,
  )
  const hazard = `/api/rsa/hazard/${rsaHazardNo}`
  const row = (await leader.get(hazard)).body.data
  expect(said(await leader.put(hazard, { rsaTargetNo: other, updateDt: row.updateDt }))).toEqual([
    400,
    'rsaTargetNo',
    '행을 다른 평가대상으로 옮길 수 없습니다.',
  ])
  const { no, elsewhere } = await one<{ no: number; elsewhere: number }>(
    `select m."rsaMeasureNo" as "no", (select o."rsaTargetNo" from "rsaTarget" o where o."plantCd" = m."plantCd" and o."rsaTargetNo" <> m."rsaTargetNo" order by 1 limit 1) as "elsewhere"
     from "rsaMeasure" m where m."state" = 'planned' and m."plantCd" = '1000' order by 1 limit 1`,
  )
  const measure = `/api/rsa/measure/${no}`
  const held = (await saf.get(measure)).body.data
  expect(said(await saf.put(measure, { ...held, rsaTargetNo: elsewhere }))).toEqual([
    400,
    'rsaTargetNo',
    '같은 평가대상의 감소대책만 연결할 수 있습니다.',
  ])
})

test('a further measure needs a row that it lowers', async () => {
  const no = await numberOf(
    `update "rsaMeasure" set "state" = 'further' where "rsaMeasureNo" = (select min("rsaMeasureNo") from "rsaMeasure" where "state" = 'inRegister' and "plantCd" = '1000') returning "rsaMeasureNo" as "no"`,
  )
  await portal.engine.database.query('delete from "rsaMeasureRow" where "rsaMeasureNo" = $1', [no])
  const answer = await saf.put(`/api/rsa/measure/${no}/further`, {
    hierCd: '2',
    measureTxt: '방호덮개 인터록 추가',
    ownerUserId: 'issuer01',
    dueYmd: '2099-01-01',
  })
  expect(said(answer)).toEqual([409, undefined, '감소대책을 붙일 행이 없습니다.'])
})

test('a report is printed of a plan whose assessment has begun', async () => {
  const draft = await numberOf(
    `select "rsaPlanNo" as "no" from "rsaPlan" where "state" = 'draft' and "plantCd" = '1000' order by 1 limit 1`,
  )
  expect(said(await saf.get(`/api/rsa/plan/${draft}/print`))).toEqual([
    409,
    undefined,
    '평가를 시작한 계획만 결과보고서를 인쇄할 수 있습니다.',
  ])
  const printed = await saf.get(`/api/rsa/plan/${await runningPlan()}/print`)
  expect([printed.status, printed.body.subarray(0, 4).toString()]).toEqual([200, '%PDF'])
})
