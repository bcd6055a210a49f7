import { expect, it } from 'vitest'
import { broughtAgain, likeliestPast } from './last-permit.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

const order = { wkodNo: 7, areaCd: 'YS-RX', permitTypeCd: 'H' }
const past = (permitNo: number, over = {}) => ({ permitNo, ...order, wkodNo: 1, state: 'closed', ...over })

it('takes the permit of the same order before one of the same kind, and the newest of equal ones', () => {
  expect(likeliestPast([past(3), past(2, { wkodNo: 7, permitTypeCd: 'G' }), past(1)], order)?.permitNo).toBe(
    2,
  )
  expect(likeliestPast([past(3), past(2)], order)?.permitNo).toBe(3)
})

it('takes nothing from drafts, from permits that were given up, or from other work at another place', () => {
  expect(likeliestPast([past(3, { state: 'draft' }), past(2, { state: 'cancelled' })], order)).toBeUndefined()
  expect(likeliestPast([past(1, { permitTypeCd: 'G' })], order)).toBeUndefined()
})

it('brings people, equipment and protection again, but neither surroundings nor substances nor times', () => {
  const values = broughtAgain(
    {
      permitTypeCd: 'H',
      workKindCd: 'WELD',
      supWorkerNo: 11,
      supWorkerNm: '김민수',
      ppeCds: ['HELMET'],
      combNearYn: 'N',
      startDt: '2026-03-10T08:00:00+09:00',
      materials: [{ permitMaterialNo: 1, matNm: '톨루엔' }],
      workers: [{ permitWorkerNo: 5, vendorWorkerNo: 12, vendorWorkerNm: '이준호' }],
      equips: [],
    } as unknown as WorkPermit,
    order,
  )
  expect(values).toEqual({
    permitTypeCd: 'H',
    workKindCd: 'WELD',
    supWorkerNo: 11,
    supWorkerNm: '김민수',
    ppeCds: ['HELMET'],
    workers: [{ vendorWorkerNo: 12, vendorWorkerNm: '이준호' }],
    equips: [],
  })
})
