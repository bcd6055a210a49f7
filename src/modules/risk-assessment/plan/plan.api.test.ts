import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { sampleValues } from '../../../../test/sample-row.ts'
import { rsaPlan } from './rsa-plan.resource.ts'

/** Plans, targets, matrices and reasons as people meet them; one portal for the room. */
let portal: Portal
let saf: Client
let issuer: Client
let worker: Client
let vendor: Client
let hq: Client
const messages = (body: { reasons?: { message: string }[] }) =>
  (body.reasons ?? []).map(({ message }) => message)
const fields = (body: { fields?: { path: string; message: string }[] }) =>
  (body.fields ?? []).map(({ path, message }) => [path, message])
const sql = () => portal.engine.database
const one = <T>(text: string, binds: unknown[] = []) => sql().one<T & object>(text, binds)

beforeAll(async () => {
  portal = await startPortal()
  ;[saf, issuer, worker, vendor, hq] = (await Promise.all(
    ['saf01', 'issuer01', 'emp01', 'vnd01a', 'hq01'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client, Client, Client]
})
afterAll(() => portal?.close())

const plan = async (over: object = {}) => ({
  ...(await sampleValues(sql(), rsaPlan)),
  plantCd: '1000',
  deptCd: 'D111',
  rsaKindCd: '2',
  rsaTypeCd: 'K',
  headUserId: 'safhead01',
  startYmd: '2026-03-10',
  endYmd: '2026-03-31',
  scopeTxt: '반응 공정',
  prepCds: ['procedure', 'equipment', 'accident'],
  ...over,
})
const matrixNo = async (matrixCd: string) =>
  (
    await one<{ no: number }>(
      `select "rsaMatrixNo" as "no" from "rsaMatrix" where "matrixCd" = $1 and "state" = 'inForce'`,
      [matrixCd],
    )
  ).no
const target = async (rsaPlanNo: number, over: object = {}) => ({
  rsaPlanNo,
  rsaTargetNm: '원료 투입',
  plantCd: '1000',
  deptCd: 'D111',
  rsaTypeCd: 'K',
  rsaMatrixNo: await matrixNo('KRAS54'),
  methodCds: ['walk'],
  leaderUserId: 'issuer01',
  team: [{ teamRoleCd: 'worker', userId: 'emp01', stepCds: ['identify'] }],
  ...over,
})
const made = async (client: Client, path: string, body: object): Promise<number> => {
  const answer = await client.post(path, body)
  expect([answer.status, answer.body.message]).toEqual([201, answer.body.message])
  return Number(
    Object.values(answer.body.data as object).find((value) => typeof value === 'number') ?? answer.body.key,
  )
}
const keyIn = async (table: string, key: string, where: string): Promise<number> =>
  (await one<{ no: number }>(`select max("${key}") as "no" from "${table}" where ${where}`)).no

describe('matrices', () => {
  test('score is reckoned by the server, and a level that there is not is refused at its field', async () => {
    const rsaMatrixNo = await matrixNo('KRAS54')
    const good = await worker.post('/api/rsa/score', { rsaMatrixNo, freq: 5, sev: 4 })
    expect([good.status, good.body.data.score, good.body.data.gradeCd, good.body.data.acceptYn]).toEqual([
      200,
      20,
      '6',
      'N',
    ])
    const bad = await worker.post('/api/rsa/score', { rsaMatrixNo, freq: 6, sev: 4 })
    expect([bad.status, fields(bad.body)]).toEqual([400, [['freq', '빈도는 1~5 사이여야 합니다.']]])
  })
  test('a gap and an overlap are refused with the score, also by the check before saving', async () => {
    const grade = { gradeNm: '가', color: '#000000', acceptYn: 'N', dueDays: 7, registerGradeCd: 'H' }
    const levels = [
      { axisCd: 'freq', levelVal: 1, levelNm: '하' },
      { axisCd: 'sev', levelVal: 1, levelNm: '하' },
      { axisCd: 'sev', levelVal: 2, levelNm: '중' },
    ]
    const validate = (grades: object[]) =>
      saf.post('/api/rsa/matrixes/validate', { levels, cells: [], grades })
    const gap = await validate([{ ...grade, fromScore: 1, toScore: 1, gradeCd: '1' }])
    expect([gap.status, fields(gap.body)]).toEqual([
      400,
      [['grades', '점수 2의 등급이 정의되지 않았습니다.']],
    ])
    const twice = await validate([
      { ...grade, fromScore: 1, toScore: 2, gradeCd: '1' },
      { ...grade, fromScore: 2, toScore: 3, gradeCd: '2' },
    ])
    expect([twice.status, fields(twice.body)]).toEqual([400, [['grades', '점수 2의 등급이 겹칩니다.']]])
    const saved = await saf.post('/api/rsa/matrix', {
      matrixNm: '틈이 있는 기준',
      matrixCd: 'GAP',
      plantCd: '1000',
      rsaTypeCds: ['K'],
      levels,
      grades: [{ ...grade, fromScore: 1, toScore: 1, gradeCd: '1' }],
    })
    expect([saved.status, await sql().maybe(`select 1 from "rsaMatrix" where "matrixCd" = 'GAP'`)]).toEqual([
      400,
      undefined,
    ])
  })
  test('one in force is never edited: its revision is tried, comes into force, and ends the version before', async () => {
    const rsaMatrixNo = await matrixNo('OPS')
    const now = await hq.get(`/api/rsa/matrix/${rsaMatrixNo}`)
    expect(now.body.editable.map(({ message }: { message: string }) => message)).toEqual([
      '작성 상태의 기준만 수정할 수 있습니다. 시행 중인 기준은 개정하세요.',
    ])
    expect((await saf.post(`/api/rsa/matrix/${rsaMatrixNo}/revise`)).status).toBe(403)
    const revised = await hq.post(`/api/rsa/matrix/${rsaMatrixNo}/revise`)
    const key = revised.body.data.rsaMatrixNo as number
    expect((await hq.post(`/api/rsa/matrix/${rsaMatrixNo}/revise`)).status).toBe(409)
    const early = await hq.put(`/api/rsa/matrix/${key}/putInForce`)
    expect(early.status).toBe(409)
    expect((await hq.put(`/api/rsa/matrix/${key}/tryOut`)).status).toBe(200)
    expect((await hq.put(`/api/rsa/matrix/${key}/putInForce`)).status).toBe(200)
    const states = await sql().query<{ verNo: number; state: string }>(
      `select "verNo"::int as "verNo", "state" from "rsaMatrix" where "matrixCd" = 'OPS' order by 1`,
    )
    expect(states).toEqual([
      { verNo: 1, state: 'superseded' },
      { verNo: 2, state: 'inForce' },
    ])
  })
})

describe('a plan', () => {
  let rsaPlanNo: number
  beforeAll(async () => {
    await made(saf, '/api/rsa/plan', await plan({ rsaPlanNm: '반응 정기평가' }))
    rsaPlanNo = await keyIn('rsaPlan', 'rsaPlanNo', `"rsaPlanNm" = '반응 정기평가'`)
  })
  test('has its number, and an occasional or first one says why and since when', async () => {
    const { body } = await saf.get(`/api/rsa/plan/${rsaPlanNo}`)
    expect(body.data.rsaPlanCd).toMatch(/^RA-1000-\d{4}-\d{3}$/)
    const occasional = await saf.post('/api/rsa/plan', await plan({ rsaKindCd: '3' }))
    expect(fields(occasional.body)).toEqual([['triggerCd', '수시평가에는 수시 사유가 필요합니다.']])
    const first = await saf.post('/api/rsa/plan', await plan({ rsaKindCd: '1' }))
    expect(fields(first.body)).toEqual([['originYmd', '최초평가에는 사업 성립일이 필요합니다.']])
    const late = await saf.post('/api/rsa/plan', await plan({ endYmd: '2026-03-01' }))
    expect(fields(late.body)).toEqual([['endYmd', '종료일은 시작일보다 빠를 수 없습니다.']])
  })
  test('of a business that began in January is due at the end of February', async () => {
    await made(
      saf,
      '/api/rsa/plan',
      await plan({ rsaPlanNm: '최초', rsaKindCd: '1', originYmd: '2025-01-31' }),
    )
    const { due } = await one<{ due: string }>(
      `select "dueYmd"::text as "due" from "rsaPlan" where "rsaPlanNm" = '최초'`,
    )
    expect(due).toBe('2025-02-28')
  })
  test('is not submitted without a target that has a worker of its process', async () => {
    const allowed = async () =>
      (await saf.get(`/api/rsa/plan/${rsaPlanNo}`)).body.allowed
        .find(({ action }: { action: string }) => action === 'submit')
        .reasons.map(({ message }: { message: string }) => message)
    expect(await allowed()).toEqual(['평가대상을 하나 이상 등록하세요.'])
    await made(saf, '/api/rsa/target', await target(rsaPlanNo, { team: [] }))
    expect(await allowed()).toEqual(['원료 투입: 해당 공정 근로자가 평가팀에 없습니다.'])
    await made(saf, '/api/rsa/target', await target(rsaPlanNo, { rsaTargetNm: '시료 채취' }))
    const no = await keyIn(
      'rsaTarget',
      'rsaTargetNo',
      `"rsaPlanNo" = ${rsaPlanNo} and "rsaTargetNm" = '원료 투입'`,
    )
    expect((await saf.delete(`/api/rsa/target/${no}`)).status).toBe(200)
    expect(await allowed()).toEqual([])
  })
  test('takes only a matrix that is in force for the method, and a person once', async () => {
    const wrong = await saf.post(
      '/api/rsa/target',
      await target(rsaPlanNo, { rsaMatrixNo: await matrixNo('HAZ43') }),
    )
    expect(fields(wrong.body)[0]?.[0]).toBe('rsaMatrixNo')
    const twice = await saf.post(
      '/api/rsa/target',
      await target(rsaPlanNo, {
        team: [1, 2].map(() => ({ teamRoleCd: 'worker', userId: 'emp01', stepCds: ['identify'] })),
      }),
    )
    expect(fields(twice.body)).toEqual([['team.1.userId', '같은 사람이 평가팀에 두 번 있습니다.']])
    const light = await saf.post('/api/rsa/target', await target(rsaPlanNo, { excludeYn: 'Y' }))
    expect(fields(light.body)[0]?.[0]).toBe('excludeReason')
  })
  test('and its targets are invisible to companies, which see their own alone', async () => {
    expect((await vendor.get(`/api/rsa/plan/${rsaPlanNo}`)).status).toBe(403)
    const no = await keyIn('rsaTarget', 'rsaTargetNo', `"rsaPlanNo" = ${rsaPlanNo}`)
    expect((await vendor.get(`/api/rsa/target/${no}`)).status).toBe(404)
    const { body } = await vendor.get('/api/rsa/targets?limit=300')
    const seen = (body.data as { vendorCd: string | null }[]).map(({ vendorCd }) => vendorCd)
    expect(seen.every((vendorCd) => vendorCd !== null)).toBe(true)
  })
})

describe('a target', () => {
  let rsaTargetNo: number
  beforeAll(async () => {
    rsaTargetNo = await keyIn('rsaTarget', 'rsaTargetNo', `"rsaTargetNm" = '반응공정 원료투입'`)
  })
  test('says everything at once that keeps it from its review', async () => {
    const answer = await issuer.put(`/api/rsa/target/${rsaTargetNo}/requestReview`)
    expect(answer.status).toBe(422)
    expect(messages(answer.body)).toContain('서명하지 않은 근로자: 부서원01')
  })
  test('is not written by whoever neither assesses it nor keeps safety', async () => {
    const stranger = await portal.signIn('issuer03')
    const { body } = await stranger.get(`/api/rsa/target/${rsaTargetNo}`)
    expect(body.editable[0].message).toContain('평가 책임자')
  })
  test('is confirmed by safety staff, never by whoever assessed it', async () => {
    await sql().query(
      `update "rsaTarget" set "state" = 'review', "leaderUserId" = 'saf01' where "rsaTargetNo" = $1`,
      [rsaTargetNo],
    )
    const own = await saf.put(`/api/rsa/target/${rsaTargetNo}/confirm`)
    expect([own.status, own.body.message]).toEqual([403, '자신이 평가한 대상은 확정할 수 없습니다.'])
    const other = await issuer.put(`/api/rsa/target/${rsaTargetNo}/confirm`)
    expect(other.status).toBe(403)
    const asked = await (
      await portal.signIn('saf02')
    ).put(`/api/rsa/target/${rsaTargetNo}/supplement`, { reason: '야간 작업이 빠졌습니다' })
    expect([asked.status, asked.body.data.state, asked.body.data.supplementTxt]).toEqual([
      200,
      'supplement',
      '야간 작업이 빠졌습니다',
    ])
    await sql().query(`update "rsaTarget" set "leaderUserId" = 'issuer01' where "rsaTargetNo" = $1`, [
      rsaTargetNo,
    ])
  })
  test('counts as told once it was told in a meeting and somebody has read it; the unread are named', async () => {
    await sql().query(`update "rsaTarget" set "state" = 'confirmed' where "rsaTargetNo" = $1`, [rsaTargetNo])
    const early = await issuer.put(`/api/rsa/target/${rsaTargetNo}/share`)
    expect([early.status, messages(early.body)]).toEqual([
      422,
      ['게시 또는 TBM으로 공유한 기록이 필요합니다.', '공유 내용을 확인한 사람이 없습니다.'],
    ])
    const told = await issuer.put(`/api/rsa/target/${rsaTargetNo}/shares`, {
      shareTypeCd: 'tbm',
      shareDt: '2026-03-10T08:00:00+09:00',
      targetCnt: 5,
    })
    expect(told.status).toBe(200)
    const before = (await issuer.get(`/api/rsa/target/${rsaTargetNo}/unread`)).body.data as {
      userId: string
    }[]
    expect(before.map(({ userId }) => userId)).toContain('emp01')
    expect((await worker.put(`/api/rsa/target/${rsaTargetNo}/read`, {})).status).toBe(200)
    expect((await worker.put(`/api/rsa/target/${rsaTargetNo}/read`, {})).status).toBe(409)
    const after = (await issuer.get(`/api/rsa/target/${rsaTargetNo}/unread`)).body.data as {
      userId: string
    }[]
    expect(after.map(({ userId }) => userId)).not.toContain('emp01')
    const shared = await issuer.put(`/api/rsa/target/${rsaTargetNo}/share`)
    expect([shared.status, shared.body.data.state]).toEqual([200, 'shared'])
  })
  test('is printed as a sheet, a poster and a card', async () => {
    for (const paper of ['sheet', 'poster', 'card'])
      expect((await saf.get(`/api/rsa/target/${rsaTargetNo}/print/${paper}`)).status).toBe(200)
    expect((await saf.get(`/api/rsa/target/${rsaTargetNo}/print/other`)).status).toBe(404)
  })
})

test('a reason to assess again is planned by an occasional plan alone', async () => {
  const rsaOccasionNo = await keyIn('rsaOccasion', 'rsaOccasionNo', `"triggerCd" = '7'`)
  const regular = await keyIn('rsaPlan', 'rsaPlanNo', `"rsaPlanNm" = '반응 정기평가'`)
  const wrong = await saf.put(`/api/rsa/plan/${regular}/occasions`, { rsaOccasionNos: [rsaOccasionNo] })
  expect(wrong.status).toBe(409)
  const occasional = await keyIn('rsaPlan', 'rsaPlanNo', `"rsaPlanNm" = '수시평가: 지게차 충돌 재해'`)
  const taken = await saf.put(`/api/rsa/plan/${occasional}/occasions`, { rsaOccasionNos: [rsaOccasionNo] })
  expect(taken.status).toBe(200)
  const { state, due } = await one<{ state: string; due: string }>(
    `select o."state", p."dueYmd" = o."dueYmd" as "due" from "rsaOccasion" o join "rsaPlan" p using ("rsaPlanNo") where o."rsaOccasionNo" = $1`,
    [rsaOccasionNo],
  )
  expect([state, due]).toEqual(['planned', true])
  const again = await saf.put(`/api/rsa/plan/${occasional}/occasions`, { rsaOccasionNos: [rsaOccasionNo] })
  expect(again.status).toBe(409)
})
