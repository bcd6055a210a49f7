/** A cause as the drawing places it. */
export interface TreeNode<C> {
  cause: C
  /** Depth under the event, from 0. */
  level: number
  /** Row from the top; a cause stands in the middle of those under it. */
  row: number
  /** Place of the cause above; absent under the event itself. */
  up: { level: number; row: number } | undefined
}
interface Branch {
  branchTxt: string
  upBranchTxt?: string | null
}

/**
 * Places of the causes in the drawing of their tree: leaves below each other, a cause beside the middle of those under it.
 * A cause that hangs under none that is there stands under the event; one in a circle is left out (the form refuses it).
 */
export function treeOf<C extends Branch>(causes: readonly C[]): { nodes: TreeNode<C>[]; rows: number } {
  const known = new Set(causes.map(({ branchTxt }) => branchTxt))
  const under = (parent: string | null): C[] =>
    causes.filter(({ branchTxt, upBranchTxt }) => {
      const up = upBranchTxt && known.has(upBranchTxt) && upBranchTxt !== branchTxt ? upBranchTxt : null
      return up === parent
    })
  const nodes: TreeNode<C>[] = []
  const seen = new Set<C>()
  let rows = 0
  const place = (cause: C, level: number): TreeNode<C> => {
    seen.add(cause)
    const children = under(cause.branchTxt)
      .filter((child) => !seen.has(child))
      .map((child) => place(child, level + 1))
    const [first, last] = [children[0], children.at(-1)]
    const row = first && last ? (first.row + last.row) / 2 : rows
    if (!first) rows += 1
    const node: TreeNode<C> = { cause, level, row, up: undefined }
    for (const child of children) child.up = { level, row }
    nodes.push(node)
    return node
  }
  for (const cause of under(null)) if (!seen.has(cause)) place(cause, 0)
  return { nodes, rows }
}
