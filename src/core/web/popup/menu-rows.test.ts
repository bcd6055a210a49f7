import { expect, test } from 'vitest'
import { chosenMenus, toggleRight, type MenuRights } from './menu-rows.ts'

const menus = [
  { menuId: 'A', menuNm: '공사안전', upMenuId: null },
  { menuId: 'B', menuNm: '작업허가', upMenuId: 'A' },
  { menuId: 'C', menuNm: '허가요청', upMenuId: 'B' },
]
const none: MenuRights = { access: new Set(), write: new Set() }

test('write needs access, up to the root', () => {
  expect(chosenMenus(menus, toggleRight(menus, none, 'C', 'write', true))).toMatchObject([
    { menuId: 'A', accessYn: 'Y', writeYn: 'N' },
    { menuId: 'B', accessYn: 'Y', writeYn: 'N' },
    { menuId: 'C', accessYn: 'Y', writeYn: 'Y' },
  ])
})
test('taking access away takes write away, below as well', () => {
  const rights = toggleRight(menus, none, 'B', 'write', true)
  expect(
    chosenMenus(menus, toggleRight(menus, rights, 'B', 'access', false)).map(({ menuId }) => menuId),
  ).toEqual(['A'])
  expect(toggleRight(menus, rights, 'B', 'access', false).write.size).toBe(0)
})
test('taking write away leaves access', () => {
  const rights = toggleRight(menus, none, 'C', 'write', true)
  expect(toggleRight(menus, rights, 'C', 'write', false).access.has('C')).toBe(true)
})
