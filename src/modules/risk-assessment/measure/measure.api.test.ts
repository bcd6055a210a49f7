import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { measureBehaviour } from './rsa-measure.server.ts'
import { riskSource } from './measure-register.server.ts'

/** How measures of a confirmed target go to the register, and what is verified there comes back. */
let portal: Portal
let rsaTargetNo: number
beforeAll(async () => {
  portal = await startPortal()
  const sql = portal.engine.database
  ;({ no: rsaTargetNo } = await sql.one<{ no: number }>(
    `select "rsaTargetNo" as "no" from "rsaTarget" where "rsaTargetNm" = '반응동 원료 투입·포장 작업'`,
  ))
  // The team has signed, nothing is left open, and the leader has asked for the review.
  await sql.query(
    `delete from "rsaHazard" h where h."rsaTargetNo" = $1 and (h."score" is null or h."acceptYn" = 'N'
     and not exists (select 1 from "rsaMeasureRow" r where r."rowEntity" = 'rsaHazard' and r."rowNo" = h."rsaHazardNo"))`,
    [rsaTargetNo],
  )
  await sql.query('delete from "rsaTeam" where "rsaTargetNo" = $1', [rsaTargetNo])
  await sql.query(
    `insert into "rsaTeam" ("rsaTargetNo", "userId", "teamRoleCd", "stepCds", "signDt", "signWayCd") values ($1, 'emp01', 'worker', '{identify}', now(), 'own')`,
    [rsaTargetNo],
  )
  await sql.query(
    `update "rsaTarget" set "state" = 'review', "reviewUserId" = 'issuer01' where "rsaTargetNo" = $1`,
    [rsaTargetNo],
  )
})
afterAll(() => portal?.close())

interface Measure {
  rsaMeasureNo: number
  state: string
  imprNo: number | null
  worstScore: number
  resScore: number | null
  dueYmd: string
}
const measures = () =>
  portal.engine.database.query<Measure>(
    `select "rsaMeasureNo", "state", "imprNo", "worstScore"::float8 as "worstScore", "resScore"::float8 as "resScore", "dueYmd"::text as "dueYmd"
     from "rsaMeasure" where "rsaTargetNo" = $1 order by "worstScore" desc, 1`,
    [rsaTargetNo],
  )
const verified = (rsaMeasureNo: number, scoreAft: number) =>
  inTransaction(portal.engine, asSystem('시험'), async (context) => {
    await riskSource.heard!(
      {
        eventCd: 'verified',
        sourceKey: `rsaMeasure ${rsaMeasureNo}`,
        verified: { verifyDt: context.now, scoreAft, freqAft: null, sevAft: null, riskAft: null },
      } as Parameters<NonNullable<typeof riskSource.heard>>[0],
      context,
    )
  })

test('whoever answers for a measure opens its improvement before anybody has assigned it, others of that department do not', async () => {
  const sql = portal.engine.database
  const { no } = await sql.one<{ no: number }>(
    `update "rsaMeasure" set "ownerUserId" = 'issuer03' where "rsaMeasureNo" = (select max("rsaMeasureNo") from "rsaMeasure" where "rsaTargetNo" = $1 and "state" = 'planned') returning "rsaMeasureNo" as "no"`,
    [rsaTargetNo],
  )
  await sql.query(
    `update "rsaMeasure" set "ownerUserId" = null, "ownerDeptCd" = 'D113' where "rsaMeasureNo" = (select min("rsaMeasureNo") from "rsaMeasure" where "rsaTargetNo" = $1 and "state" = 'planned')`,
    [rsaTargetNo],
  )
  const saf = await portal.signIn('saf01')
  expect((await saf.put(`/api/rsa/target/${rsaTargetNo}/confirm`)).status).toBe(200)
  const { imprNo } = await sql.one<{ imprNo: number }>(
    'select "imprNo" from "rsaMeasure" where "rsaMeasureNo" = $1',
    [no],
  )
  const seenBy = async (userId: string) => {
    const client = await portal.signIn(userId)
    const source = `/api/impr/impr/source?sourceModuleCd=RSA&sourceKey=${encodeURIComponent(`rsaMeasure ${no}`)}`
    const rows = (await client.get(source)).body.data as { imprNo: number }[]
    return [rows.map((row) => row.imprNo), (await client.get(`/api/impr/impr/${imprNo}`)).status]
  }
  expect(await seenBy('issuer03')).toEqual([[imprNo], 200])
  expect(await seenBy('issuer13')).toEqual([[], 403])
})
test('a department that answers for a measure opens its improvement before anybody has assigned it', async () => {
  const sql = portal.engine.database
  const { imprNo } = await sql.one<{ imprNo: number }>(
    `select "imprNo" from "rsaMeasure" where "rsaTargetNo" = $1 and "ownerUserId" is null and "ownerDeptCd" = 'D113' and "imprNo" is not null`,
    [rsaTargetNo],
  )
  const seenIn = async (deptCd: string) => {
    const { userId } = await sql.one<{ userId: string }>(
      `select "userId" from "user" u join "userAuthGrp" using ("userId") where u."deptCd" = $1 group by 1 having array_agg("authGrpNo"::int) = '{8}' order by 1 limit 1`,
      [deptCd],
    )
    return (await (await portal.signIn(userId)).get(`/api/impr/impr/${imprNo}`)).status
  }
  expect([await seenIn('D113'), await seenIn('D112')]).toEqual([200, 403])
})
test('confirming a target hands each measure to the register with its agreed day and grade', async () => {
  const handed = await measures()
  expect(handed.length).toBeGreaterThan(0)
  expect(handed.every(({ state, imprNo }) => state === 'inRegister' && imprNo !== null)).toBe(true)
  const [worst] = handed
  const improvement = await portal.engine.database.one<{ source: string; state: string }>(
    `select "sourceModuleCd" as "source", "state" from "improvement" where "imprNo" = $1`,
    [worst!.imprNo],
  )
  expect(improvement).toEqual({ source: 'RSA', state: 'requested' })
})
test('a check within acceptance closes the measure and writes the residual risk of its rows', async () => {
  const [first] = await measures()
  await verified(first!.rsaMeasureNo, 4)
  const [after] = await measures()
  expect([after!.state, after!.resScore]).toEqual(['verified', 4])
  const rows = await portal.engine.database.query<{ resScore: number; resAcceptYn: string }>(
    `select h."resScore"::float8 as "resScore", h."resAcceptYn" from "rsaMeasureRow" r join "rsaHazard" h on h."rsaHazardNo" = r."rowNo"
     where r."rsaMeasureNo" = $1 and r."rowEntity" = 'rsaHazard'`,
    [first!.rsaMeasureNo],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.every(({ resScore, resAcceptYn }) => resScore === 4 && resAcceptYn === 'Y')).toBe(true)
})
test('a check above acceptance asks for a further measure, which goes to the register at once', async () => {
  const second = (await measures()).find(({ state }) => state === 'inRegister')!
  await verified(second.rsaMeasureNo, 8)
  const short = (await measures()).find(({ rsaMeasureNo }) => rsaMeasureNo === second.rsaMeasureNo)!
  expect(short.state).toBe('further')
  await expect(
    inTransaction(portal.engine, asSystem('시험'), (context) =>
      runTransition(measureBehaviour, context, second.rsaMeasureNo, 'verify'),
    ),
  ).rejects.toThrow('잔여위험성이 허용 수준을 초과합니다. 추가 대책을 등록하세요.')
  const saf = await portal.signIn('saf01')
  const late = await saf.put(`/api/rsa/measure/${second.rsaMeasureNo}/further`, {
    hierCd: '2',
    measureTxt: '방호덮개 인터록 추가',
    ownerUserId: 'issuer01',
    dueYmd: '2099-01-01',
  })
  expect(late.status).toBe(400)
  expect(late.body.fields[0].path).toBe('measures.0.dueYmd')
  const further = await saf.put(`/api/rsa/measure/${second.rsaMeasureNo}/further`, {
    hierCd: '2',
    measureTxt: '방호덮개 인터록 추가',
    ownerUserId: 'issuer01',
    dueYmd: second.dueYmd,
  })
  expect([further.status, further.body.message]).toEqual([200, undefined])
  const added = (await measures()).at(-1)!
  const newest = (await measures()).reduce(
    (one, other) => (other.rsaMeasureNo > one.rsaMeasureNo ? other : one),
    added,
  )
  expect(newest.state).toBe('inRegister')
  await verified(newest.rsaMeasureNo, 4)
  const settled = (await measures()).find(({ rsaMeasureNo }) => rsaMeasureNo === second.rsaMeasureNo)!
  expect(settled.state).toBe('verified')
})
