import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

/** When nothing is written into a plan or a target, each refusal with its sentence. */
let portal: Portal
let saf: Client
const numberOf = async (text: string, values: unknown[] = []): Promise<number> =>
  (await portal.engine.database.one<{ no: number }>(text, values)).no
const said = ({ status, body }: Answer): [number, string | undefined, string] => {
  const [field] = body.fields ?? []
  return [status, field?.path, field?.message ?? body.reasons?.[0]?.message ?? body.message]
}
const targetOf = (state: string) =>
  numberOf(
    `select "rsaTargetNo" as "no" from "rsaTarget" where "state" = $1 and "rsaTypeCd" = 'K' and "plantCd" = '1000' order by 1 limit 1`,
    [state],
  )
const row = (rsaTargetNo: number) => ({
  rsaTargetNo,
  sortOrder: 100,
  stepTxt: '톨루엔 투입',
  hazardKindCd: 'chemical',
  hazardTxt: '정전기로 인한 화재·폭발이 일어남',
})
const add = async (by: Client, state: string) =>
  said(await by.post('/api/rsa/hazard', row(await targetOf(state))))

beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('of a plan that runs only the summary of its result is written', async () => {
  const plan = await numberOf(
    `select "rsaPlanNo" as "no" from "rsaPlan" where "state" = 'running' and "plantCd" = '1000' order by 1 limit 1`,
  )
  const url = `/api/rsa/plan/${plan}`
  const { data } = (await saf.get(url)).body
  expect(said(await saf.put(url, { ...data, rsaPlanNm: '다른 이름' }))).toEqual([
    400,
    'rsaPlanNm',
    '진행 중에는 평가 결과 요약만 수정할 수 있습니다.',
  ])
  expect((await saf.put(url, { ...data, resultTxt: '허용 불가 3건' })).status).toBe(200)
})

test('rows wait for the beginning of the assessment, and end with its review', async () => {
  expect(await add(saf, 'waiting')).toEqual([409, undefined, '평가시작 후 입력할 수 있습니다.'])
  expect(await add(saf, 'shared')).toEqual([
    409,
    undefined,
    '평가중이거나 보완 상태인 대상만 수정할 수 있습니다.',
  ])
})

test('a target that is excluded takes no rows, and a stranger writes none', async () => {
  const stranger = await portal.signIn('issuer03')
  expect(await add(stranger, 'assessing')).toEqual([
    403,
    undefined,
    '평가 책임자, 평가팀, 해당 부서와 안전·보건 담당자만 입력할 수 있습니다.',
  ])
  await portal.engine.database.query(`update "rsaTarget" set "excludeYn" = 'Y' where "rsaTargetNo" = $1`, [
    await targetOf('assessing'),
  ])
  expect(await add(saf, 'assessing')).toEqual([409, undefined, '평가에서 제외한 대상입니다.'])
})
