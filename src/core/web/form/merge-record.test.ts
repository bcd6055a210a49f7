import { expect, test } from 'vitest'
import type { AnyResource } from '../../shared/resource.ts'
import { mergeRecord, type Side } from './merge-record.ts'

const sheet = {
  name: 'sheet',
  key: 'sheetNo',
  fields: {
    workNm: { kind: 'text', label: '작업명' },
    remark: { kind: 'textarea', label: '비고' },
    deptCd: { kind: 'department', label: '부서' },
    sheetCd: { kind: 'text', label: '번호', readOnly: true },
  },
  lines: {
    workers: {
      title: '작업자',
      key: 'workerNo',
      fields: { workerNm: { kind: 'text', label: '이름' }, jobNm: { kind: 'text', label: '직종' } },
    },
  },
} as unknown as AnyResource
const base = {
  sheetNo: 1,
  updateDt: '1',
  workNm: '용접',
  remark: null,
  deptCd: 'D1',
  deptNm: '생산1팀',
  sheetCd: 'S-1',
  workers: [
    { workerNo: 1, workerNm: '강동민', jobNm: '용접공' },
    { workerNo: 2, workerNm: '윤재석', jobNm: '배관공' },
  ],
}
const chosen = (sides: Record<string, Side> = {}) => new Map(Object.entries(sides))
const row = (workerNo: number, workerNm: string, jobNm: string) => ({ workerNo, workerNm, jobNm })

test('fields that only one of two people changed come together without a question', () => {
  const merge = mergeRecord(
    sheet,
    base,
    { ...base, workNm: '용접 보수' },
    { ...base, updateDt: '2', deptCd: 'D2', deptNm: '공무팀', sheetCd: 'S-9' },
  )
  expect(merge.conflicts).toEqual([])
  expect(merge.taken).toEqual(['부서'])
  expect(merge.settled(chosen())).toMatchObject({
    updateDt: '2',
    workNm: '용접 보수',
    deptCd: 'D2',
    deptNm: '공무팀',
    sheetCd: 'S-9',
  })
})

test('a field that both changed differently is asked for, with the name beside its key', () => {
  const merge = mergeRecord(
    sheet,
    base,
    { ...base, deptCd: 'D3', deptNm: '정비팀' },
    { ...base, deptCd: 'D2', deptNm: '공무팀' },
  )
  expect(merge.conflicts).toMatchObject([{ id: 'deptCd', mineShown: '정비팀', theirsShown: '공무팀' }])
  expect(merge.settled(chosen({ deptCd: 'theirs' }))).toMatchObject({ deptCd: 'D2', deptNm: '공무팀' })
  expect(merge.settled(chosen({ deptCd: 'mine' }))).toMatchObject({ deptCd: 'D3', deptNm: '정비팀' })
})

test('the same change by both is no conflict, and nothing is the same as an empty text', () => {
  const merge = mergeRecord(
    sheet,
    base,
    { ...base, workNm: '절단', remark: '' },
    { ...base, workNm: '절단', remark: undefined },
  )
  expect(merge.conflicts).toEqual([])
})

test('two long texts can both be kept', () => {
  const merge = mergeRecord(sheet, base, { ...base, remark: '나' }, { ...base, remark: '그' })
  expect(merge.settled(chosen({ remark: 'both' }))['remark']).toBe('그\n나')
})

test('lines merge row by row and cell by cell, and added rows of both stay', () => {
  const merge = mergeRecord(
    sheet,
    base,
    { ...base, workers: [row(1, '강동민', '비계공'), row(2, '윤재석', '배관공'), { workerNm: '새 사람' }] },
    { ...base, workers: [row(1, '강동만', '용접공'), row(2, '윤재석', '배관공'), row(3, '다른 사람', '')] },
  )
  expect(merge.conflicts).toEqual([])
  expect(merge.taken).toEqual(['작업자'])
  expect(merge.settled(chosen())['workers']).toMatchObject([
    { workerNo: 1, workerNm: '강동만', jobNm: '비계공' },
    { workerNo: 2 },
    { workerNm: '새 사람' },
    { workerNo: 3, workerNm: '다른 사람' },
  ])
})

test('a cell that both changed is asked for by its row', () => {
  const merge = mergeRecord(
    sheet,
    base,
    { ...base, workers: [row(1, '강동민', '비계공'), base.workers[1]!] },
    { ...base, workers: [row(1, '강동민', '도장공'), base.workers[1]!] },
  )
  expect(merge.conflicts).toMatchObject([{ id: 'workers.1.jobNm', label: '작업자 1 · 직종' }])
  expect(merge.settled(chosen({ 'workers.1.jobNm': 'theirs' }))['workers']).toMatchObject([
    { jobNm: '도장공' },
    {},
  ])
})

test('a row that one removed and nobody else touched is gone', () => {
  const removedByMe = mergeRecord(
    sheet,
    base,
    { ...base, workers: [{ ...base.workers[0], rowId: '1', removed: true }, base.workers[1]!] },
    base,
  )
  expect(removedByMe.conflicts).toEqual([])
  expect(removedByMe.settled(chosen())['workers']).toMatchObject([{ removed: true }, {}])
  const removedByThem = mergeRecord(sheet, base, base, { ...base, workers: [base.workers[1]!] })
  expect(removedByThem.settled(chosen())['workers']).toEqual([base.workers[1]])
})

test('a row that one changed and the other removed is asked for', () => {
  const mine = { ...base, workers: [row(1, '강동민', '비계공'), base.workers[1]!] }
  const merge = mergeRecord(sheet, base, mine, { ...base, workers: [base.workers[1]!] })
  expect(merge.conflicts).toMatchObject([{ id: 'workers.1', label: '작업자 1', theirs: undefined }])
  // As a new row: the stored one is gone.
  const kept = merge.settled(chosen({ 'workers.1': 'mine' }))['workers'] as Record<string, unknown>[]
  expect(kept[0]).toMatchObject({ jobNm: '비계공' })
  expect(kept[0]).not.toHaveProperty('workerNo')
  expect(merge.settled(chosen({ 'workers.1': 'theirs' }))['workers']).toEqual([base.workers[1]])
})
