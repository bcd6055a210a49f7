import { describe, expect, test } from 'vitest'
import { firstChemicalParameters } from '../chemical-parameters.rule.ts'
import { dutiesOfLists, simulate } from './new-duties.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const figures = {
  ...firstChemicalParameters,
  costExam: 100,
  costMeasure: 1000,
  costSpecialLog: 10,
  costAccidentPlan: 5000,
  costPsm: 60_000,
}
const use = (deptCd: string, processNo: number, workerCnt: number | null, plantCd = '1000') => ({
  plantCd,
  plantNm: plantCd === '1000' ? '여수' : '울산',
  deptCd,
  deptNm: '생산1팀',
  processNo,
  processNm: '반응',
  workerCnt,
  workTxt: null,
})
const toluene = {
  prodNm: '톨루엔',
  added: ['O7', 'O8'],
  uses: [use('D111', 1, 12), use('D112', 2, 24)],
  stores: [{ storeNo: 1 }],
}
const thinner = {
  prodNm: '신너',
  added: ['O8', 'C7'],
  uses: [use('D111', 1, 15), use('D211', 8, null, '2000')],
  stores: [{ storeNo: 1 }],
}
const ratio = (before: number, after: number) => ({
  plantCd: '1000',
  plantNm: '여수',
  before,
  after,
  delta: after - before,
})

describe('an edition before it is applied (chm.md 10.1)', () => {
  test('a place that two products touch is counted once, with the most people that one of them names', () => {
    const found = simulate([toluene, thinner], [], figures)
    expect([
      found.products,
      found.stores,
      found.processes,
      found.people,
      found.examined,
      found.measured,
    ]).toEqual([2, 1, 3, 39, 39, 2])
    expect(found.duties.map(({ regCd, count, amount }) => [regCd, count, amount])).toEqual([
      ['O7', 2, 2000],
      ['O8', 39, 3900],
      ['C7', 2, 10_000],
    ])
    expect(found.amount).toBe(15_900)
    expect(inKorean(found.explanation.inputs[1])).toEqual({
      label: '특수건강진단 대상 등록',
      value: '39명 × 100원',
    })
  })
  test('the tasks are those that the application makes, one for each product and place', () => {
    const found = simulate([toluene, { ...thinner, added: ['K2'] }], [], figures)
    expect(found.tasks.map(({ prodNm, placeNm, tasks }) => [prodNm, placeNm, tasks.map(String)])).toEqual([
      ['톨루엔', '반응', dutiesOfLists(['O7', 'O8']).map(String)],
      ['톨루엔', '반응', dutiesOfLists(['O7', 'O8']).map(String)],
    ])
  })
  test('a report on process safety costs where R comes to 1, not where it stays above or below', () => {
    const costOf = (before: number, after: number) => simulate([], [ratio(before, after)], figures).amount
    expect([costOf(0.6, 0.999), costOf(0.6, 1), costOf(1.1, 1.4), costOf(1.1, 0.8)]).toEqual([
      0, 60_000, 0, 0,
    ])
  })
  test('nothing changes', () =>
    expect(simulate([], [], figures)).toMatchObject({ amount: 0, duties: [], tasks: [], people: 0 }))
})
