import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
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
describe('a vendor works under a construction in progress or a unit-price contract', () => {
  const orders = '/api/saf/wkod'
  const orderOf = async (wkodNm: string) =>
    (await one<{ wkodNo: number }>('select "wkodNo" from "workOrder" where "wkodNm" = $1', [wkodNm])).wkodNo
  test('an order names a construction of its plant where its company works, and goes on only while that goes on', async () => {
    const wkodNo = await orderOf('순환펌프 개스킷 교체')
    const stored = (await people.rqst01.get(`${orders}/${wkodNo}`)).body.data
    expect(stored.constNm).toBe('반응동 배관랙 신설공사')
    const foreign = await people.rqst01.change(`${orders}/${wkodNo}`, {
      ...stored,
      constNo: await constNoOf('MCC-2 수배전반 교체공사'),
    })
    expect(foreign.body.fields[0]).toEqual({
      path: 'constNo',
      message: '수행업체가 이 공사의 원수급인이나 하수급인이 아닙니다.',
    })
    await people.rqst01.change(`${orders}/${wkodNo}`, { ...stored, riskGradeCd: 'L' })
    await people.rqst01.put(`${orders}/${wkodNo}/assess`, {})
    await people.rqst01.put(`${path}/${stored.constNo}/suspend`, { reason: '설계 변경으로 잠시 멈춥니다.' })
    const refused = await people.rqst01.put(`${orders}/${wkodNo}/proceed`, {})
    expect([refused.status, refused.body.reasons]).toEqual([
      422,
      [
        {
          guard: 'construction',
          message: expect.stringMatching(
            /^공사 C-1000-\d{4}-\d{4}\(반응동 배관랙 신설공사\)가 진행 상태가 아닙니다: 일시중지$/,
          ),
          fixUrl: `/constSafe/constDetail?no=${stored.constNo}`,
        },
      ],
    ])
    expect((await people.rqst01.put(`${path}/${stored.constNo}/complete`, {})).status).toBe(409)
    await people.rqst01.put(`${path}/${stored.constNo}/resume`, {})
    const open = await people.rqst01.put(`${path}/${stored.constNo}/complete`, {})
    expect(open.body.reasons[0].message).toMatch(/^종결되지 않은 작업의뢰가 1건 있습니다: W-1000-/)
    expect((await people.rqst01.put(`${orders}/${wkodNo}/proceed`, {})).body.data.state).toBe('inProgress')
  })
  test('a permit without construction or unit-price contract stops, and says the fix', async () => {
    const { permitNo, wkodNo } = await one<{ permitNo: number; wkodNo: number }>(
      `select p."permitNo", p."wkodNo" from "workPermit" p join "workOrder" o using ("wkodNo")
       where o."vendorCd" = 'V00004' and o."constNo" is null and p."state" = 'approved' order by 1 limit 1`,
    )
    const reasonsNow = async () =>
      (await allowedTo('start', permitNo)).filter(({ guard }) => guard === 'construction')
    expect(await reasonsNow()).toEqual([])
    await portal.engine.database.query(
      `update "vendorContract" set "state" = 'ended' where "vendorCd" = 'V00004' and "unitPriceYn" = 'Y'`,
    )
    expect(await reasonsNow()).toEqual([
      {
        guard: 'construction',
        message: '업체 작업은 진행 중인 공사나 연간단가 계약이 있어야 합니다. 작업의뢰에 공사를 지정하세요.',
        fixUrl: `/wkod/wkodDetail?no=${wkodNo}`,
      },
    ])
  })
  async function allowedTo(action: string, permitNo: number) {
    const issuer = await portal.signIn('issuer01')
    const { allowed } = (await issuer.get(`/api/saf/workpermit/${permitNo}`)).body as {
      allowed: { action: string; reasons: { guard: string; message: string; fixUrl?: string }[] }[]
    }
    return allowed.find((each) => each.action === action)!.reasons
  }
})
