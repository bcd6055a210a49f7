import { expect, test } from 'vitest'
import { childBottle, returnIssues } from './reagent.rule.ts'

test('no more comes back than was given', () => {
  const line = { prodNo: 1, prodNm: '에탄올', rqstQty: 2, issueQty: 2 }
  expect(returnIssues([{ ...line, returnQty: 2 }])).toEqual([])
  expect(returnIssues([{ ...line, returnQty: 2.001 }])).toEqual(['에탄올: 반납량이 불출량보다 많습니다.'])
  expect(returnIssues([line])).toEqual([])
})
test('a filled bottle is numbered after its parent', () =>
  expect([childBottle('EO-4471', 0), childBottle('EO-4471', 1)]).toEqual(['EO-4471-1', 'EO-4471-2']))
