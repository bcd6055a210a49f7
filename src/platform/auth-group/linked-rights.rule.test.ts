import { describe, expect, it } from 'vitest'
import {
  differing,
  noRights,
  pressed,
  written,
  type Rights,
  type RightsByMenu,
} from './linked-rights.rule.ts'

const menus = [
  { menuId: '공사안전', upMenuId: null },
  { menuId: '작업허가', upMenuId: '공사안전' },
  { menuId: '허가요청', upMenuId: '작업허가' },
  { menuId: '허가승인', upMenuId: '작업허가' },
]
const none: RightsByMenu = new Map()
const all: Rights = { accessYn: 'Y', writeYn: 'Y', excelYn: 'Y', printYn: 'Y' }
const open = (rights: RightsByMenu, name: keyof Rights = 'accessYn') =>
  [...rights].filter(([, each]) => each[name] === 'Y').map(([menuId]) => menuId)

describe('pressing a box', () => {
  it('R4: checking 허가요청 makes a set of three', () => {
    expect(open(pressed(menus, none, '허가요청', 'accessYn', true)).toSorted()).toEqual([
      '공사안전',
      '작업허가',
      '허가요청',
    ])
  })
  it('checks the children, and unchecking takes them away', () => {
    const checked = pressed(menus, none, '작업허가', 'accessYn', true)
    expect(open(checked).toSorted()).toEqual(['공사안전', '작업허가', '허가승인', '허가요청'])
    expect(open(pressed(menus, checked, '작업허가', 'accessYn', false))).toEqual(['공사안전'])
  })
  it('writing, Excel and printing bring access, but above they open only access', () => {
    for (const name of ['writeYn', 'excelYn', 'printYn'] as const) {
      const rights = pressed(menus, none, '허가요청', name, true)
      expect(rights.get('허가요청')).toEqual({ ...noRights, accessYn: 'Y', [name]: 'Y' })
      expect(rights.get('공사안전')).toEqual({ ...noRights, accessYn: 'Y' })
    }
  })
  it('clearing access clears the rest; clearing writing leaves access', () => {
    const full = new Map([['허가요청', all]])
    expect(pressed(menus, full, '허가요청', 'accessYn', false).get('허가요청')).toEqual(noRights)
    expect(pressed(menus, full, '허가요청', 'writeYn', false).get('허가요청')).toEqual({
      ...all,
      writeYn: 'N',
    })
  })
})

describe('rows that are written', () => {
  it('get access with a right, and lose every right with access', () => {
    expect(
      written(menus, none, new Map([['허가요청', { ...noRights, writeYn: 'Y' }]])).get('허가요청'),
    ).toMatchObject({
      accessYn: 'Y',
      writeYn: 'Y',
    })
    const stored = new Map([['허가요청', all]])
    expect(
      written(menus, stored, new Map([['허가요청', { ...all, accessYn: 'N' }]])).get('허가요청'),
    ).toEqual(noRights)
  })
  it('take the children along when access goes, unless those are written too', () => {
    const stored = new Map(menus.map(({ menuId }) => [menuId, all]))
    expect(open(written(menus, stored, new Map([['작업허가', noRights]])))).toEqual(['공사안전'])
    const kept = written(
      menus,
      stored,
      new Map([
        ['작업허가', noRights],
        ['허가승인', all],
      ]),
    )
    expect(open(kept, 'writeYn').toSorted()).toEqual(['공사안전', '허가승인'])
    expect(kept.get('작업허가')).toEqual({ ...noRights, accessYn: 'Y' })
  })
})

it('groups differ where a right differs; no row is the same as no right', () => {
  expect(
    differing(
      new Map([
        ['허가요청', all],
        ['작업허가', noRights],
      ]),
      new Map([['허가승인', all]]),
    ),
  ).toEqual(['허가요청', '허가승인'])
})
