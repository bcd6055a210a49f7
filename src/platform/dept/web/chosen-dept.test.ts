import { expect, test } from 'vitest'
import { chosenOf } from './chosen-dept.ts'

const rows = [
  { deptCd: 'D111', pdeptCd: 'D100' },
  { deptCd: 'D100', pdeptCd: null },
]
const shown = (selected: string | undefined, own: string | null) => chosenOf(rows, selected, own)?.deptCd

test('before any choice the own department is shown, else the top of the tree', () => {
  expect(shown(undefined, 'D111')).toBe('D111')
  expect(shown(undefined, 'D999')).toBe('D100')
  expect(shown('D100', 'D111')).toBe('D100')
  expect(shown('D999', 'D111')).toBeUndefined()
  expect(chosenOf([], undefined, null)).toBeUndefined()
})
