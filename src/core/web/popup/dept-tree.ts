import type { Department } from '../data/lookups.ts'

export interface TreeNode {
  key: string
  title: string
  children: TreeNode[]
}
/** A tree from flat rows in their order; a row whose parent is not among them stands at the top. */
export function departmentTree(rows: readonly Department[]): TreeNode[] {
  const nodes = new Map(
    rows.map((row) => [row.deptCd, { key: row.deptCd, title: row.deptNm, children: [] as TreeNode[] }]),
  )
  const roots: TreeNode[] = []
  for (const { deptCd, pdeptCd } of rows) {
    const node = nodes.get(deptCd)!
    const parent = pdeptCd === null || pdeptCd === deptCd ? undefined : nodes.get(pdeptCd)
    ;(parent?.children ?? roots).push(node)
  }
  return roots
}
/** Rows whose name contains the words, with all their ancestors. */
export function matchingDepartments(rows: readonly Department[], words: string): Department[] {
  const wanted = words.trim()
  if (!wanted) return [...rows]
  const byCode = new Map(rows.map((row) => [row.deptCd, row]))
  const kept = new Set<string>()
  for (const row of rows) {
    if (!row.deptNm.includes(wanted)) continue
    for (let at: Department | undefined = row; at && !kept.has(at.deptCd); at = byCode.get(at.pdeptCd ?? ''))
      kept.add(at.deptCd)
  }
  return rows.filter(({ deptCd }) => kept.has(deptCd))
}
