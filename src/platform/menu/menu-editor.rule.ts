import type { MenuNode, YesNo } from '../../core/shared/session.ts'

/** A menu as the editors of menus and of rights show it. */
export interface EditedMenu extends Omit<
  MenuNode,
  'routePath' | 'helpYn' | 'accessYn' | 'writeYn' | 'excelYn' | 'printYn' | 'children'
> {
  useYn: YesNo
  updateDt: string
  /** A help text has been written. */
  hasHelp: boolean
  /** The page is built, the address leads out of the portal, or there are menus below. */
  hasPage: boolean
  /** Groups with access. */
  authGrpNos: number[]
}
/** The menus with a page, and those above them: what a group can be given. */
export function withPages<M extends Pick<EditedMenu, 'menuId' | 'upMenuId' | 'hasPage'>>(
  menus: readonly M[],
): M[] {
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]))
  const parents = new Set(menus.map(({ upMenuId }) => upMenuId))
  const kept = new Set<string>()
  for (const menu of menus) {
    if (!menu.hasPage || parents.has(menu.menuId)) continue
    for (let at: M | undefined = menu; at && !kept.has(at.menuId); at = byId.get(at.upMenuId ?? ''))
      kept.add(at.menuId)
  }
  return menus.filter(({ menuId }) => kept.has(menuId))
}
/** Levels of the menu tree (admin 2.1). */
export const deepestLevel = 3

/** The place of a menu: its parent and its next sibling; null: the first level, the end. */
export interface Place {
  upMenuId: string | null
  beforeMenuId: string | null
}
export type Step = 'up' | 'down' | 'in' | 'out'
type Row = Pick<EditedMenu, 'menuId' | 'upMenuId' | 'portalCd' | 'menuLvl'>

/**
 * One step of a menu in the tree, as the arrow keys make it: up and down among the siblings, in below the
 * sibling above, out behind the parent. Undefined where there is no such place.
 * @param menus in the order of the tree
 */
export function stepOf(menus: readonly Row[], menuId: string, step: Step): Place | undefined {
  const menu = menus.find((each) => each.menuId === menuId)
  if (!menu) return undefined
  const { upMenuId } = menu
  const siblings = menus.filter((each) => each.upMenuId === upMenuId && each.portalCd === menu.portalCd)
  const at = siblings.findIndex((each) => each.menuId === menuId)
  if (step === 'up') return at > 0 ? { upMenuId, beforeMenuId: siblings[at - 1]!.menuId } : undefined
  if (step === 'down')
    return at < siblings.length - 1 ? { upMenuId, beforeMenuId: siblings[at + 2]?.menuId ?? null } : undefined
  if (step === 'in') {
    const target = siblings[at - 1]
    return target && fits(menus, menuId, target.menuLvl + 1)
      ? { upMenuId: target.menuId, beforeMenuId: null }
      : undefined
  }
  const parent = menus.find((each) => each.menuId === upMenuId)
  if (!parent) return undefined
  const uncles = menus.filter(
    (each) => each.upMenuId === parent.upMenuId && each.portalCd === parent.portalCd,
  )
  return { upMenuId: parent.upMenuId, beforeMenuId: uncles[uncles.indexOf(parent) + 1]?.menuId ?? null }
}

export type Drop = 'before' | 'after' | 'inside'
/**
 * The place at which a dragged menu lands on another row; undefined where it is not allowed: below itself, in
 * the other portal, deeper than three levels.
 */
export function dropOf(
  menus: readonly Row[],
  menuId: string,
  targetId: string,
  drop: Drop,
): Place | undefined {
  const [menu, target] = [
    menus.find((each) => each.menuId === menuId),
    menus.find((each) => each.menuId === targetId),
  ]
  if (
    !menu ||
    !target ||
    menu === target ||
    menu.portalCd !== target.portalCd ||
    isBelow(menus, targetId, menuId)
  )
    return undefined
  if (drop === 'inside')
    return fits(menus, menuId, target.menuLvl + 1) ? { upMenuId: targetId, beforeMenuId: null } : undefined
  if (!fits(menus, menuId, target.menuLvl)) return undefined
  if (drop === 'before') return { upMenuId: target.upMenuId, beforeMenuId: targetId }
  const siblings = menus.filter(
    (each) =>
      each.upMenuId === target.upMenuId && each.portalCd === target.portalCd && each.menuId !== menuId,
  )
  return { upMenuId: target.upMenuId, beforeMenuId: siblings[siblings.indexOf(target) + 1]?.menuId ?? null }
}

const fits = (menus: readonly Row[], menuId: string, level: number): boolean =>
  level + heightOf(menus, menuId) - 1 <= deepestLevel
function heightOf(menus: readonly Row[], menuId: string, depth = 1): number {
  const children = depth > deepestLevel ? [] : menus.filter((each) => each.upMenuId === menuId)
  return 1 + Math.max(0, ...children.map((child) => heightOf(menus, child.menuId, depth + 1)))
}
function isBelow(menus: readonly Row[], menuId: string, above: string): boolean {
  let at = menus.find((each) => each.menuId === menuId)?.upMenuId ?? null
  for (let depth = 0; at !== null && depth <= deepestLevel; depth++) {
    if (at === above) return true
    const next: string = at
    at = menus.find((each) => each.menuId === next)?.upMenuId ?? null
  }
  return false
}

/**
 * The next free code below a menu, as the codes of the portal are built: M + two digits a level. Undefined
 * where codes are built otherwise.
 */
export function suggestedMenuId(
  menus: readonly Pick<EditedMenu, 'menuId' | 'upMenuId' | 'menuLvl'>[],
  upMenuId: string | null,
): string | undefined {
  const parent = menus.find(({ menuId }) => menuId === upMenuId)
  if (upMenuId !== null && (!parent || !/^M\d{6}$/.test(upMenuId) || parent.menuLvl >= deepestLevel))
    return undefined
  const level = parent?.menuLvl ?? 0
  const prefix = (upMenuId ?? 'M').slice(0, 1 + 2 * level)
  const used = new Set(menus.map(({ menuId }) => menuId))
  for (let number = 99; number >= 1; number--) {
    const taken = used.has(`${prefix}${String(number).padStart(2, '0')}`.padEnd(7, '0'))
    if (taken)
      return number < 99 ? `${prefix}${String(number + 1).padStart(2, '0')}`.padEnd(7, '0') : undefined
  }
  return `${prefix}01`.padEnd(7, '0')
}
