import { expect, it } from 'vitest'
import { judgeJsa as judgeJsaIn, type OrderJsa, type PlannedWork } from './jsa.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const judgeJsa = (...given: Parameters<typeof judgeJsaIn>) => inKorean(judgeJsaIn(...given))
const order: OrderJsa = { jsaTxt: 'JSA-2025-0007', jsaYmd: '2025-03-10', permitTypeCd: null, supplCds: null }
const work: PlannedWork = { riskGradeCd: 'M', permitTypeCd: 'H', supplCds: ['S5'], workYmd: '2026-03-10' }
const judge = (change: Partial<OrderJsa>, asked: Partial<PlannedWork> = {}) =>
  judgeJsa({ ...order, ...change }, { ...work, ...asked }, { jsaMaxMonths: 12 })

it('a JSA of a year ago holds on the day, not on the next', () => {
  expect(judge({})).toEqual([])
  expect(judge({}, { workYmd: '2026-03-11' })).toEqual([
    'JSA-2025-0007은 2026-03-10까지 유효합니다. 12개월이 지난 JSA는 다시 작성하세요.',
  ])
  expect(judge({ jsaYmd: null })).toEqual(['JSA-2025-0007의 작성일을 작업의뢰에 입력하세요.'])
})
it('H and M need one, L does not', () => {
  expect(judge({ jsaTxt: null })).toEqual([
    '위험등급 중(M) 작업은 JSA가 필요합니다. 작업의뢰에 JSA 번호를 입력하세요.',
  ])
  expect(judge({ jsaTxt: null }, { riskGradeCd: 'L' })).toEqual([])
})
it('a work for which the order was not assessed needs a new one', () => {
  expect(judge({ permitTypeCd: 'G', supplCds: [] })).toEqual([
    'JSA-2025-0007으로 평가하지 않은 작업입니다: 화기작업, 고소. 작업평가를 다시 하세요.',
  ])
  expect(judge({ permitTypeCd: 'H', supplCds: ['S5', 'S1'] })).toEqual([])
})
