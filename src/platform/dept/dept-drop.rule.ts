import { moveIssue, type DeptPlace } from './dept-tree.rule.ts'

/** The target of a dragged department: another one, or the gap before or after it. */
export interface Drop {
  dragged: string
  target: string
  where: 'on' | 'before' | 'after'
}
export interface Destination {
  pdeptCd: string | null
  /** Place among the departments there, the moved one not counted; absent: last. */
  index?: number
}

/**
 * The new place after a drop, or nothing when the tree would become a ring or nothing would change. Rows are
 * in the order of the tree.
 */
export function destinationOf(
  rows: readonly DeptPlace[],
  { dragged, target, where }: Drop,
): Destination | undefined {
  const [from, to] = [
    rows.find(({ deptCd }) => deptCd === dragged),
    rows.find(({ deptCd }) => deptCd === target),
  ]
  if (!from || !to || dragged === target) return undefined
  const pdeptCd = where === 'on' ? target : to.pdeptCd
  if (moveIssue(rows, dragged, pdeptCd)) return undefined
  if (where === 'on') return from.pdeptCd === target ? undefined : { pdeptCd }
  const siblings = rows.filter((row) => row.pdeptCd === pdeptCd).map(({ deptCd }) => deptCd)
  const others = siblings.filter((deptCd) => deptCd !== dragged)
  const index = others.indexOf(target) + (where === 'after' ? 1 : 0)
  return from.pdeptCd === pdeptCd && siblings.indexOf(dragged) === index ? undefined : { pdeptCd, index }
}
