import { toggleCheck, type TreeRow } from './tree-check.ts'

export interface FoundMenu {
  menuId: string
  menuNm: string
  upMenuId: string | null
  children?: FoundMenu[]
}
/** Which boxes are checked in the menu search. */
export interface MenuRights {
  access: ReadonlySet<string>
  write: ReadonlySet<string>
}
export interface ChosenMenu {
  menuId: string
  menuNm: string
  upMenuId: string | null
  accessYn: 'Y' | 'N'
  writeYn: 'Y' | 'N'
}
export const flatRows = (menus: readonly FoundMenu[]): FoundMenu[] =>
  menus.flatMap((menu) => [menu, ...flatRows(menu.children ?? [])])
const treeRows = (menus: readonly FoundMenu[]): TreeRow[] =>
  menus.map(({ menuId, upMenuId }) => ({ id: menuId, parentId: upMenuId }))

/** The access box is tied to the write box: write needs access, and taking access away takes write away. */
export function toggleRight(
  menus: readonly FoundMenu[],
  rights: MenuRights,
  menuId: string,
  right: keyof MenuRights,
  on: boolean,
): MenuRights {
  const rows = treeRows(menus)
  const toggle = (checked: ReadonlySet<string>) =>
    toggleCheck(rows, checked, menuId, on, { withParents: false })
  if (right === 'write')
    return {
      write: toggle(rights.write),
      access: on ? toggleCheck(rows, rights.access, menuId, true, { withParents: true }) : rights.access,
    }
  return {
    access: on
      ? toggleCheck(rows, rights.access, menuId, true, { withParents: true })
      : toggle(rights.access),
    write: on ? rights.write : toggle(rights.write),
  }
}
export const chosenMenus = (menus: readonly FoundMenu[], { access, write }: MenuRights): ChosenMenu[] =>
  menus
    .filter(({ menuId }) => access.has(menuId))
    .map(({ menuId, menuNm, upMenuId }) => ({
      menuId,
      menuNm,
      upMenuId,
      accessYn: 'Y',
      writeYn: write.has(menuId) ? 'Y' : 'N',
    }))
