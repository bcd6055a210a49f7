import { useMemo } from 'react'
import { Tree } from 'antd'
import { treeWidthPx } from '../../shared/limits.ts'
import { halfChecked, toggleCheck, type CheckOptions, type TreeRow } from './tree-check.ts'

export interface CheckTreeProps extends CheckOptions {
  label: string
  rows: readonly (TreeRow & { title: string })[]
  checked: ReadonlySet<string>
  onChange: (checked: Set<string>) => void
  height?: number
}
interface Node {
  key: string
  title: string
  children: Node[]
}

/**
 * A tree with boxes by the rules of specification section 4; `withAncestors` makes the result that is handed
 * on.
 */
export function CheckTree({
  label,
  rows,
  checked,
  onChange,
  withParents = false,
  height = 360,
}: CheckTreeProps) {
  const tree = useMemo(() => nest(rows), [rows])
  return (
    <Tree
      aria-label={label}
      checkable
      checkStrictly
      selectable={false}
      defaultExpandAll
      height={height}
      treeData={tree}
      style={{ minWidth: treeWidthPx }}
      checkedKeys={{ checked: [...checked], halfChecked: [...halfChecked(rows, checked)] }}
      onCheck={(_keys, { node }) =>
        onChange(toggleCheck(rows, checked, node.key, !checked.has(node.key), { withParents }))
      }
    />
  )
}
function nest(rows: CheckTreeProps['rows']): Node[] {
  const nodes = new Map(rows.map(({ id, title }) => [id, { key: id, title, children: [] as Node[] }]))
  const roots: Node[] = []
  for (const { id, parentId } of rows) (nodes.get(parentId ?? '')?.children ?? roots).push(nodes.get(id)!)
  return roots
}
