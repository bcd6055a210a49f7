import { expect, test } from 'vitest'
import { childBottle, linesOfState, returnIssues } from './reagent.rule.ts'

test('no more comes back than was given', () => {
  const line = { prodNo: 1, prodNm: '에탄올', rqstQty: 2, issueQty: 2 }
  expect(returnIssues([{ ...line, returnQty: 2 }])).toEqual([])
  expect(returnIssues([{ ...line, returnQty: 2.001 }]).map(String)).toEqual([
    '에탄올: 반납량이 불출량보다 많습니다.',
  ])
  expect(returnIssues([line])).toEqual([])
})
test('a filled bottle is numbered after its parent', () =>
  expect([childBottle('EO-4471', 0), childBottle('EO-4471', 1)]).toEqual(['EO-4471-1', 'EO-4471-2']))
test('after approval only the quantities of the step are written, and no line comes or goes', () => {
  const stored = [
    {
      reagentLineNo: 1,
      prodNo: 7,
      rqstQty: 500,
      issueQty: 500,
      lotNo: 'A',
      bottleCd: 'A-1',
      returnQty: null,
    },
  ]
  const given = [
    { reagentLineNo: 1, prodNo: 8, rqstQty: 900, issueQty: 900, lotNo: 'B', bottleCd: 'X', returnQty: 100 },
    { returnQty: 5 },
  ]
  expect(linesOfState('received', stored, given)).toEqual([
    { ...stored[0], returnQty: 100, remark: undefined },
  ])
  expect(linesOfState('approved', stored, given)).toEqual([
    { ...stored[0], issueQty: 900, lotNo: 'B', remark: undefined },
  ])
  expect(linesOfState('received', stored, [])).toEqual([{ ...stored[0], remark: undefined }])
})
