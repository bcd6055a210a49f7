import { expect, test } from 'vitest'
import { samplePermit } from '../testing/work-permit.ts'
import { fromSearch, toSearch, sortQuery, sortsOf } from './query-text.ts'

test('a query survives the address', () => {
  const query = {
    page: 3,
    limit: 50,
    sort: 'startDt',
    direction: 'desc',
    q: '용접 & 절단',
    workNm: '배관',
    workYmd: { from: '2026-03-01', to: '2026-03-10' },
    permitTypeCd: ['H', 'G'],
    state: ['draft', 'requested'],
  }
  expect(fromSearch(samplePermit, toSearch(query))).toEqual(query)
})
test('defaults and empty values do not litter the address', () => {
  expect(toSearch({ page: 1, limit: 20, workNm: '', permitTypeCd: [], workYmd: {}, plantCd: null })).toBe('')
})
test('nonsense in the address falls back to the defaults, unknown names are dropped', () => {
  for (const page of ['0', '1.5', 'x'])
    expect(fromSearch(samplePermit, `page=${page}&limit=7&drop=table&sort=workNm`)).toEqual({
      page: 1,
      limit: 20,
      sort: 'workNm',
      direction: 'asc',
    })
})
test('a page that is counted from the end stands in the address', () => {
  expect(fromSearch(samplePermit, toSearch({ page: -4, limit: 20 }))).toEqual({ page: -4, limit: 20 })
})
test('an open period stays open', () => {
  expect(fromSearch(samplePermit, 'workYmd.from=2026-03-01')['workYmd']).toEqual({ from: '2026-03-01' })
})

test('an order of several columns goes into the address and comes back with a direction for each', () => {
  expect(fromSearch(samplePermit, 'sort=workNm,startDt&direction=desc')).toMatchObject({
    sort: 'workNm,startDt',
    direction: 'desc,asc',
  })
  const sorts = [
    { name: 'workNm', direction: 'desc' as const },
    { name: 'startDt', direction: 'asc' as const },
  ]
  expect(sortsOf(sortQuery(sorts))).toEqual(sorts)
  expect(sortsOf(sortQuery([]))).toEqual([])
})
