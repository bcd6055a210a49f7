/** Check boxes of a tree (specification section 4, admin R4); pure, on flat rows. */
export interface TreeRow {
  id: string
  parentId: string | null
}
export interface CheckOptions {
  /** Row-level mode: checking a row also checks its parents. */
  withParents?: boolean
}

/** The checked rows after one box was pressed: its children follow; unchecking takes them away. */
export function toggleCheck(
  rows: readonly TreeRow[],
  checked: ReadonlySet<string>,
  id: string,
  on: boolean,
  { withParents = false }: CheckOptions = {},
): Set<string> {
  const next = new Set(checked)
  for (const each of [id, ...descendantsOf(rows, id)]) {
    if (on) next.add(each)
    else next.delete(each)
  }
  if (on && withParents) for (const each of ancestorsOf(rows, id)) next.add(each)
  return next
}

/** The result that is handed on: the checked rows and all their ancestors, in the order of the rows. */
export function withAncestors(rows: readonly TreeRow[], checked: ReadonlySet<string>): string[] {
  const all = new Set(checked)
  for (const id of checked) for (const each of ancestorsOf(rows, id)) all.add(each)
  return rows.filter(({ id }) => all.has(id)).map(({ id }) => id)
}

/** Checked rows whose box is drawn half full: some but not all descendants are checked. */
export function halfChecked(rows: readonly TreeRow[], checked: ReadonlySet<string>): Set<string> {
  const half = new Set<string>()
  for (const id of checked) for (const each of ancestorsOf(rows, id)) if (!checked.has(each)) half.add(each)
  return half
}

function descendantsOf(rows: readonly TreeRow[], id: string): string[] {
  const found: string[] = []
  const wanted = [id]
  const seen = new Set(wanted)
  for (let at = wanted.pop(); at !== undefined; at = wanted.pop()) {
    for (const row of rows) {
      if (row.parentId !== at || seen.has(row.id)) continue
      seen.add(row.id)
      found.push(row.id)
      wanted.push(row.id)
    }
  }
  return found
}
function ancestorsOf(rows: readonly TreeRow[], id: string): string[] {
  const parents = new Map(rows.map((row) => [row.id, row.parentId]))
  const found: string[] = []
  for (let at = parents.get(id) ?? null; at !== null && !found.includes(at); at = parents.get(at) ?? null)
    found.push(at)
  return found
}
