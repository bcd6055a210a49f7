import { expect, test } from 'vitest'
import { samplePermit } from '../testing/work-permit.ts'
import { inputOf, newValues, placeIssues } from './record-values.ts'

test('only what the client may send is sent', () => {
  const input = inputOf(samplePermit, {
    permitNo: 7,
    permitCd: 'P-1000-20260310-0001',
    workNm: '배관 용접',
    deptCd: 'D110',
    deptNm: '생산팀',
    processNo: 0,
    state: 'draft',
    createDt: 'x',
    workers: [
      { permitWorkerNo: 3, workerNm: '작업자1', jobTypeNm: '용접공', mark: 'updated' },
      { workerNm: '작업자2' },
    ],
  })
  expect(input).toEqual({
    workNm: '배관 용접',
    deptCd: 'D110',
    processNo: null,
    workers: [{ permitWorkerNo: 3, workerNm: '작업자1' }, { workerNm: '작업자2' }],
  })
})
test('lines that the form does not hold are not touched', () => {
  expect(inputOf(samplePermit, { workNm: 'x' })).not.toHaveProperty('workers')
})
test('issues go to their field, their cell, or to the head of the form', () => {
  const placed = placeIssues(
    samplePermit,
    [
      { path: 'workNm', message: '작업명 항목을 입력해 주세요.' },
      { path: 'workers.1.workerNm', message: '성명 항목을 입력해 주세요.' },
      { path: 'workers.0.jobTypeCd', message: '목록에 없습니다.' },
      { path: 'supNm', message: '권한이 없습니다.' },
    ],
    new Set(['workNm', 'workers']),
  )
  expect(placed.fields).toEqual([
    { name: 'workNm', messages: ['작업명 항목을 입력해 주세요.'] },
    { name: 'workers', messages: ['2행: 성명 항목을 입력해 주세요.', '1행 직종: 목록에 없습니다.'] },
  ])
  expect(placed.cells.map(({ path }) => path)).toEqual(['workers.1.workerNm', 'workers.0.jobTypeCd'])
  expect(placed.others).toEqual(['권한이 없습니다.'])
})
test('a new record keeps what the page gives', () => {
  expect(newValues(samplePermit, { workNm: '배관' })).toEqual({ workNm: '배관' })
})
