import { expect } from 'vitest'
import type { PermitLife } from './permit-life.ts'
import { trailOf } from './trail.ts'

/** The trail of a permit that went through the story of its life. */
export async function expectTrailOfLife(life: PermitLife, permitNo: number): Promise<void> {
  const trail = (name: string) => trailOf(life.portal.engine.database, 'workPermit', permitNo, name)
  const checkedPlace = { userId: 'issuer03', diff: { events: [null, { eventCd: 'siteCheck' }] } }
  expect(await trail('events')).toEqual([checkedPlace, checkedPlace])
  const signed = await trail('signature')
  const by = (signRoleCd: string) => ({ signRoleCd, vendorWorkerNo: null })
  expect(signed).toEqual(
    expect.arrayContaining([
      { userId: 'saf01', diff: { signature: [null, by('safetyCooperation')] } },
      { userId: 'safhead01', diff: { signature: [null, by('safetyHead')] } },
      { userId: 'issuer13', diff: { signature: [null, 'handover'] } },
    ]),
  )
  expect(signed).toHaveLength(8)
  const crew = { workerUserId: null, vendorWorkerNo: expect.any(Number), reasonTxt: null }
  const attended = (lmraCds: string[]) => ({
    userId: 'vnd03s',
    diff: { attends: [null, { ...crew, attendDt: expect.any(String), lmraCds }] },
  })
  expect(await trail('attends')).toEqual([attended([]), attended(['gear']), attended([])])
  const [thin, ...others] = await trail('gases')
  expect(thin).toMatchObject({
    userId: 'vnd03s',
    diff: {
      gases: [
        null,
        {
          measTypeCd: 'first',
          measDt: `${life.day}T07:50:00+09:00`,
          pointCd: 'middle',
          o2Pct: 17.9,
          lelPct: 0,
          testerTxt: '홍석진',
          arriveDt: null,
          judgeCd: 'unfit',
          failTxt: '산소 17.9% (기준 18% 이상 23.5% 미만)',
          nextDueDt: `${life.day} 09:50`,
          createUserId: 'vnd03s',
        },
      ],
    },
  })
  expect(others).toHaveLength(11)
}
