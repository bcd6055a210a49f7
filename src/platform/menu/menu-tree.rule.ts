import { isExternal } from '../../core/shared/address.ts'
import type { MenuNode, YesNo } from '../../core/shared/session.ts'
import { byMenuOrder, routePath } from './menu.rule.ts'

/** A menu as it is stored. */
export type MenuRow = Omit<
  MenuNode,
  'routePath' | 'accessYn' | 'writeYn' | 'excelYn' | 'printYn' | 'children'
>
interface Right {
  read: boolean
  write: boolean
  excel: boolean
  print: boolean
}
const yesNo = (value: boolean | undefined): YesNo => (value ? 'Y' : 'N')

/**
 * The menus of one user as a tree (admin R3): leaves with access whose page is built or lies outside the
 * portal, their ancestors, in numeric order.
 * @param rows menus in use, of one portal
 * @param builtPages frontEndUrls of the pages that exist
 */
export function menuTree(
  rows: readonly MenuRow[],
  rights: ReadonlyMap<string, Right>,
  builtPages: ReadonlySet<string>,
): MenuNode[] {
  const byId = new Map(rows.map((row) => [row.menuId, row]))
  const childrenOf = Map.groupBy(rows, ({ upMenuId }) => upMenuId)
  const nodes = (upMenuId: string | null, depth: number): MenuNode[] =>
    (childrenOf.get(upMenuId) ?? [])
      .toSorted(byMenuOrder)
      .map((row) => node(row, depth))
      .filter((each) => each !== undefined)
  const node = (row: MenuRow, depth: number): MenuNode | undefined => {
    const right = rights.get(row.frontEndUrl)
    const isLeaf = !childrenOf.has(row.menuId)
    // Three levels at most; a fourth can only come from a damaged table.
    const children = isLeaf || depth >= 3 ? [] : nodes(row.menuId, depth + 1)
    if (
      isLeaf
        ? !(right?.read && (builtPages.has(row.frontEndUrl) || isExternal(row.frontEndUrl)))
        : children.length === 0
    )
      return undefined
    return {
      ...row,
      routePath: routePath(row, byId),
      accessYn: 'Y',
      writeYn: yesNo(right?.write),
      excelYn: yesNo(right?.excel),
      printYn: yesNo(right?.print),
      children,
    }
  }
  return nodes(null, 1)
}

/** All nodes of a tree, parents before their children. */
export const flattened = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flattened(node.children)])
