import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

/** A construction's light of risk assessment, from what its company has assessed for it. */
let portal: Portal
let saf: Client
interface Light {
  constNo: number
  assessments: { confirmed: number; open: number }
  lights: { risk: string }
}
beforeAll(async () => {
  portal = await startPortal()
  saf = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

test('a target of the company turns the light of its construction, one of another company is refused', async () => {
  const sql = portal.engine.database
  const lights = async () => (await saf.get('/api/saf/constructionlights')).body.data as Light[]
  const { no, vendorCd, other } = await sql.one<{ no: number; vendorCd: string; other: string }>(
    `select c."constNo" as "no", c."vendorCd", (select v."vendorCd" from "vendor" v where v."vendorCd" <> c."vendorCd" order by 1 limit 1) as "other"
     from "safConst" c where c."plantCd" = '1000' and c."constNo" = any($1::bigint[]) order by 1 limit 1`,
    [(await lights()).map(({ constNo }) => constNo)],
  )
  const light = async () => {
    const found = (await lights()).find(({ constNo }) => constNo === no)!
    return [found.assessments, found.lights.risk]
  }
  expect((await light())[0]).toEqual({ confirmed: 0, open: 0 })
  const { rsaMatrixNo } = await sql.one<{ rsaMatrixNo: number }>(
    `select "rsaMatrixNo" from "rsaMatrix" where "matrixCd" = 'KRAS33' and "state" = 'inForce'`,
  )
  const jsa = (over: object) =>
    saf.post('/api/rsa/target', {
      rsaTargetNm: '배관 교체공사',
      plantCd: '1000',
      deptCd: 'D111',
      rsaTypeCd: 'J',
      leaderUserId: 'issuer01',
      rsaMatrixNo,
      permitTypeCd: 'G',
      supplCds: [],
      constNo: no,
      vendorCd,
      ...over,
    })
  const foreign = await jsa({ vendorCd: other })
  expect([foreign.status, foreign.body.fields]).toEqual([
    400,
    [{ path: 'constNo', message: '다른 업체의 공사입니다.' }],
  ])
  const far = await sql.one<{ constNo: number }>(
    `update "safConst" set "plantCd" = '2000' where "constNo" = (select max("constNo") from "safConst" where "constNo" <> $1) returning "constNo"`,
    [no],
  )
  const elsewhere = await jsa({ constNo: far.constNo, vendorCd: null })
  expect([elsewhere.status, elsewhere.body.fields[0].path]).toEqual([400, 'constNo'])
  const made = await jsa({})
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  expect(await light()).toEqual([{ confirmed: 0, open: 1 }, 'soon'])
  await sql.query(`update "rsaTarget" set "state" = 'confirmed' where "rsaTargetNo" = $1`, [
    made.body.data.rsaTargetNo,
  ])
  expect(await light()).toEqual([{ confirmed: 1, open: 0 }, 'good'])
})
