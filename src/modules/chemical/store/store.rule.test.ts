import { expect, test } from 'vitest'
import { isTank, storeIssues } from './store.rule.ts'

const paths = (store: Parameters<typeof storeIssues>[0]) => storeIssues(store).map(({ path }) => path)

test('a legal store has permit number, multiple, classes and manager', () => {
  expect(paths({ storeTypeCd: '11' })).toEqual([
    'permitNo',
    'permitMultiple',
    'permitClassCds',
    'hazMgrUserId',
  ])
  expect(
    paths({
      storeTypeCd: '22',
      permitNo: 'A-1',
      permitMultiple: 10,
      permitClassCds: ['4'],
      hazMgrUserId: 'saf01',
    }),
  ).toEqual([])
})
test('elsewhere there is no permitted multiple', () => {
  expect(paths({ storeTypeCd: '31' })).toEqual([])
  expect(paths({ storeTypeCd: '61', permitMultiple: 3 })).toEqual(['permitMultiple'])
})
test('a dike has a capacity', () => expect(paths({ storeTypeCd: '41', dikeYn: 'Y' })).toEqual(['dikeCapQty']))

test('tanks are the kinds of store that are one vessel', () => {
  const kinds = ['11', '12', '13', '14', '15', '16', '17', '18', '21', '31']
  expect(kinds.filter(isTank)).toEqual(['12', '13', '14', '15', '16', '18'])
})
