import { describe, expect, it } from 'vitest'
import { dropOf, stepOf, suggestedMenuId } from './menu-editor.rule.ts'

const row = (
  menuId: string,
  upMenuId: string | null,
  menuLvl: number,
  portalCd: 'MAIN' | 'VENDOR' = 'MAIN',
) => ({
  menuId,
  upMenuId,
  menuLvl,
  portalCd,
})
const menus = [
  row('A', null, 1),
  row('A1', 'A', 2),
  row('A11', 'A1', 3),
  row('A12', 'A1', 3),
  row('A2', 'A', 2),
  row('B', null, 1),
  row('V', null, 1, 'VENDOR'),
]

describe('a step by the arrow keys', () => {
  it('goes up and down among the siblings', () => {
    expect(stepOf(menus, 'A12', 'up')).toEqual({ upMenuId: 'A1', beforeMenuId: 'A11' })
    expect(stepOf(menus, 'A11', 'down')).toEqual({ upMenuId: 'A1', beforeMenuId: null })
    expect(stepOf(menus, 'A', 'down')).toEqual({ upMenuId: null, beforeMenuId: null })
    expect([stepOf(menus, 'A11', 'up'), stepOf(menus, 'B', 'down'), stepOf(menus, 'V', 'up')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('goes in below the sibling above and out behind the parent, never deeper than three levels', () => {
    expect(stepOf(menus, 'A2', 'in')).toEqual({ upMenuId: 'A1', beforeMenuId: null })
    expect(stepOf(menus, 'A12', 'in')).toBeUndefined()
    expect(stepOf(menus, 'A11', 'out')).toEqual({ upMenuId: 'A', beforeMenuId: 'A2' })
    expect(stepOf(menus, 'A', 'out')).toBeUndefined()
  })
})
describe('a drop', () => {
  it('lands before, after or inside', () => {
    expect(dropOf(menus, 'A2', 'A1', 'before')).toEqual({ upMenuId: 'A', beforeMenuId: 'A1' })
    expect(dropOf(menus, 'A11', 'A12', 'after')).toEqual({ upMenuId: 'A1', beforeMenuId: null })
    expect(dropOf(menus, 'A11', 'B', 'inside')).toEqual({ upMenuId: 'B', beforeMenuId: null })
  })
  it('is refused below itself, in the other portal and deeper than three levels', () => {
    expect(dropOf(menus, 'A', 'A11', 'after')).toBeUndefined()
    expect(dropOf(menus, 'A', 'V', 'before')).toBeUndefined()
    expect(dropOf(menus, 'A1', 'A2', 'inside')).toBeUndefined()
    expect(dropOf(menus, 'B', 'A1', 'inside')).toEqual({ upMenuId: 'A1', beforeMenuId: null })
    expect(dropOf(menus, 'A', 'B', 'inside')).toBeUndefined()
  })
})

it('suggests the code after the last one below a menu', () => {
  const coded = [
    row('M020000', null, 1),
    row('M020300', 'M020000', 2),
    row('M020301', 'M020300', 3),
    row('X', null, 1),
  ]
  expect([null, 'M020000', 'M020300'].map((upMenuId) => suggestedMenuId(coded, upMenuId))).toEqual([
    'M030000',
    'M020400',
    'M020302',
  ])
  expect(suggestedMenuId([row('M020000', null, 1)], 'M020000')).toBe('M020100')
  expect([
    suggestedMenuId(coded, 'X'),
    suggestedMenuId(coded, 'M020301'),
    suggestedMenuId(coded, 'nothing'),
  ]).toEqual([undefined, undefined, undefined])
})
