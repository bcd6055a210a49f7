import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'
import { lotoClock } from './loto-clock.server.ts'

/**
 * One outage from the plan to the last lock: the issuer locks, the electric department verifies, the crew
 * hang their own locks.
 */
let life: PermitLife
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const path = '/api/saf/loto'
const facilityNo = async (facilityCd = 'MCC-2') =>
  (
    await life.portal.engine.database.one<{ no: number }>(
      `select "facilityNo" as no from "safFacility" where "facilityCd" = $1`,
      [facilityCd],
    )
  ).no
describe("the demonstration's lockouts", () => {
  it('the register shows who holds locks where and for how long', async () => {
    const held = (await life.get('issuer03', '/api/saf/lotolocks')).body.data as {
      kind: string
      facilityCd: string
      lockNo: string
      overdue: boolean
    }[]
    expect(held.filter(({ kind, facilityCd }) => kind === 'point' && facilityCd === 'MCC-2')).toHaveLength(5)
    expect(held.filter(({ kind, facilityCd }) => kind === 'personal' && facilityCd === 'MCC-2')).toHaveLength(
      2,
    )
    expect(held.filter(({ facilityCd, overdue }) => facilityCd === 'P-301B' && overdue)).toHaveLength(1)
  })
  it('the clock tells of an overdue lockout once', async () => {
    expect(await lotoClock(life.portal.engine)).toBeGreaterThan(0)
    expect(await lotoClock(life.portal.engine)).toBe(0)
    const told = await life.portal.engine.database.query<{ userId: string }>(
      `select "userId" from "noti" where "eventCd" = 'LOTO_OVERDUE'`,
    )
    expect(told.map(({ userId }) => userId)).toContain('issuer02')
  })
  it('the plan offers the points of the last verified isolation of the same equipment', async () => {
    const last = (await life.get('issuer03', `/api/saf/lotolast?facilityNo=${await facilityNo('P-301B')}`))
      .body.data
    expect(last).toMatchObject({ drawingNo: 'P&ID-TK-031', drawingRev: 'Rev.7' })
    expect(last.points.map(({ deviceTag }: { deviceTag: string }) => deviceTag)).toEqual([
      'HV-3011',
      'HV-3012',
      'HV-3013',
    ])
  })
  it('the lockouts are on the list of who comes next, and print their tags', async () => {
    const work = (await life.get('issuer01', '/api/main/portlet/mywork')).body
    expect(JSON.stringify(work)).toContain('P-305 펌프 분해 격리')
    const { no } = await life.portal.engine.database.one<{ no: number }>(
      `select "lotoNo" as no from "safLoto" where "lotoNm" like 'MCC-2%'`,
    )
    for (const paper of ['a4', 'label']) {
      const { status, body } = await life.get('issuer03', `${path}/${no}/tags?paper=${paper}`)
      expect([status, (body as Buffer).toString('latin1').startsWith('%PDF-')]).toEqual([200, true])
    }
  })
})
