import type { YesNo } from '../../core/shared/session.ts'

/** The four boxes of a menu in a group (admin 2.1). */
export const rightNames = ['accessYn', 'writeYn', 'excelYn', 'printYn'] as const
export type RightName = (typeof rightNames)[number]
export type Rights = Record<RightName, YesNo>
export interface MenuPlaceRow {
  menuId: string
  upMenuId: string | null
}
/** Rights by menuId; a menu that is not in it has none. */
export type RightsByMenu = ReadonlyMap<string, Rights>
export const noRights: Rights = { accessYn: 'N', writeYn: 'N', excelYn: 'N', printYn: 'N' }

/**
 * One box was pressed (specification sections 4 and 6, admin R4): its children follow; writing, Excel and
 * printing need access, clearing access clears the rest; the menus above are opened with their child.
 */
export function pressed(
  menus: readonly MenuPlaceRow[],
  rights: RightsByMenu,
  menuId: string,
  name: RightName,
  on: boolean,
): Map<string, Rights> {
  const next = new Map(rights)
  for (const id of [menuId, ...below(menus, menuId)])
    next.set(id, withRight(next.get(id) ?? noRights, name, on))
  if (on) openAbove(menus, next, menuId)
  return next
}

/**
 * The rights of a group after some of its rows were written: each row by itself as with one box, a menu whose
 * access goes takes its children along unless they are written too, and the menus above whatever is open are
 * opened.
 */
export function written(
  menus: readonly MenuPlaceRow[],
  before: RightsByMenu,
  changes: RightsByMenu,
): Map<string, Rights> {
  const next = new Map(before)
  for (const [menuId, given] of changes) {
    const closes = before.get(menuId)?.accessYn === 'Y' && given.accessYn === 'N'
    next.set(menuId, closes ? noRights : consistent(given))
    if (closes)
      for (const id of below(menus, menuId)) if (!changes.has(id) && next.has(id)) next.set(id, noRights)
  }
  for (const [menuId, { accessYn }] of next) if (accessYn === 'Y') openAbove(menus, next, menuId)
  return next
}

const isRight = (rights: Rights): boolean => rightNames.some((name) => rights[name] === 'Y')
const consistent = (given: Rights): Rights => ({ ...given, accessYn: isRight(given) ? 'Y' : 'N' })
function withRight(rights: Rights, name: RightName, on: boolean): Rights {
  if (name === 'accessYn' && !on) return noRights
  return on ? { ...rights, [name]: 'Y', accessYn: 'Y' } : { ...rights, [name]: 'N' }
}
function openAbove(menus: readonly MenuPlaceRow[], rights: Map<string, Rights>, menuId: string): void {
  for (const id of above(menus, menuId)) {
    const known = rights.get(id) ?? noRights
    if (known.accessYn === 'N') rights.set(id, { ...known, accessYn: 'Y' })
  }
}
function below(menus: readonly MenuPlaceRow[], menuId: string): string[] {
  const found = new Set<string>()
  const look = (id: string) => {
    for (const menu of menus) {
      if (menu.upMenuId !== id || found.has(menu.menuId) || menu.menuId === menuId) continue
      found.add(menu.menuId)
      look(menu.menuId)
    }
  }
  look(menuId)
  return [...found]
}
function above(menus: readonly MenuPlaceRow[], menuId: string): string[] {
  const parents = new Map(menus.map((menu) => [menu.menuId, menu.upMenuId]))
  const found: string[] = []
  for (
    let at = parents.get(menuId) ?? null;
    at !== null && at !== menuId && !found.includes(at);
    at = parents.get(at) ?? null
  )
    found.push(at)
  return found
}

/** Menus whose rights differ between two groups, or between what is stored and what is drawn. */
export const differing = (one: RightsByMenu, other: RightsByMenu): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (menuId) => !sameRights(one.get(menuId), other.get(menuId)),
  )
const sameRights = (one: Rights = noRights, other: Rights = noRights): boolean =>
  rightNames.every((name) => one[name] === other[name])
