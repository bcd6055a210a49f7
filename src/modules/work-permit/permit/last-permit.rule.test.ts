import { expect, it } from 'vitest'
import { broughtAgain, likeliestPast } from './last-permit.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

const order = { wkodNo: 7, areaCd: 'YS-RX', permitTypeCd: 'H' }
const past = (permitNo: number, over = {}) => ({ permitNo, ...order, wkodNo: 1, state: 'closed', ...over })

it('a new permit copies one of its order before one of its kind, and the newest of equals', () => {
  expect(likeliestPast([past(3), past(2, { wkodNo: 7, permitTypeCd: 'G' }), past(1)], order)?.permitNo).toBe(
    2,
  )
  expect(likeliestPast([past(3), past(2)], order)?.permitNo).toBe(3)
})

it('a new permit copies no draft, no permit that was given up and no work of another place', () => {
  expect(likeliestPast([past(3, { state: 'draft' }), past(2, { state: 'cancelled' })], order)).toBeUndefined()
  expect(likeliestPast([past(1, { permitTypeCd: 'G' })], order)).toBeUndefined()
})

it('a new permit copies people, equipment and protection, not surroundings or times', () => {
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
