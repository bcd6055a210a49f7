import { expect, test } from 'vitest'
import { samplePermit } from '../testing/work-permit.ts'
import {
  blankRow,
  copyRows,
  keptRows,
  marksOf,
  namesIn,
  removeRows,
  withIds,
  withNames,
} from './line-rows.ts'

const fields = samplePermit.lines!.workers.fields
const saved = [
  { permitWorkerNo: 1, workerNm: '작업자1', jobTypeCd: 'A' },
  { permitWorkerNo: 2, workerNm: '작업자2', jobTypeCd: 'B' },
]
const key = 'permitWorkerNo'

test('marks say what saving will do', () => {
  const rows = [...withIds(saved, key), blankRow()]
  const changed = rows.map((row, index) => (index === 1 ? { ...row, jobTypeCd: 'C' } : row))
  const marks = marksOf(removeRows(changed, new Set(['1']), key), saved, key, fields)
  expect([...marks.values()]).toEqual(['deleted', 'updated', 'inserted'])
})
test('a cell set back to what it was is no change; empty is empty', () => {
  const rows = withIds([{ ...saved[0], birthYmd: null }], key)
  expect(marksOf(rows, saved, key, fields).size).toBe(0)
})
test('deleting marks a saved row, takes a new one away, and brings a marked one back', () => {
  const rows = [...withIds(saved, key), blankRow({ workerNm: '새 작업자' })]
  const removed = removeRows(rows, new Set(['1', rows[2]?.rowId ?? '']), key)
  expect(removed.map((row) => row.removed)).toEqual([true, undefined])
  expect(keptRows(removed)).toHaveLength(1)
  expect(removeRows(removed, new Set(['1']), key)[0]?.removed).toBe(false)
})
test('a copy stands behind its original and is new', () => {
  const copied = copyRows(withIds(saved, key), new Set(['1']), key)
  expect(copied.map(({ workerNm }) => workerNm)).toEqual(['작업자1', '작업자1', '작업자2'])
  expect(copied[1]).not.toHaveProperty(key)
  expect(new Set(copied.map(({ rowId }) => rowId)).size).toBe(3)
})

test('a choice that is no longer offered keeps the name its row brings', () => {
  const named = namesIn(
    withIds([{ permitWorkerNo: 1, jobTypeCd: 'X', jobTypeNm: '폐지된 직종' }, { jobTypeCd: null }], key),
    'jobTypeCd',
  )
  expect(withNames([{ code: 'W', codeNm: '용접공' }], named)).toEqual([
    { code: 'W', codeNm: '용접공' },
    { code: 'X', codeNm: '폐지된 직종' },
  ])
  expect(withNames([{ code: 'X', codeNm: '직종' }], named)).toHaveLength(1)
})
