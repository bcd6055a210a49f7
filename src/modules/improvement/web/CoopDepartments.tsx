import { useMemo, type ComponentType } from 'react'
import { TreeSelect } from 'antd'
import type { InputProps } from '../../../core/web/components/input-props.ts'
import { departmentTree, type TreeNode } from '../../../core/web/popup/dept-tree.ts'
import { useDepartments } from '../../../core/web/data/lookups.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { usePageText } from '../../../core/web/text/page-text.ts'

interface Choice {
  value: string
  title: string
  children: Choice[]
}
const choiceOf = ({ key, title, children }: TreeNode): Choice => ({
  value: key,
  title,
  children: children.map(choiceOf),
})

/** 협조부서: several departments, out of the tree. */
function CoopDepartments({ id, field, value, onChange, disabled }: InputProps) {
  const text = usePageText()
  const own = useOwnScope()
  const { data: departments } = useDepartments(own.anyPlant ? null : own.plantCd)
  const tree = useMemo(() => departmentTree(departments ?? []).map(choiceOf), [departments])
  return (
    <TreeSelect<string[]>
      id={id}
      aria-label={field.label}
      multiple
      allowClear
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={tree}
      value={(value as string[] | null | undefined) ?? []}
      disabled={disabled === true}
      placeholder={text('popup.chooseDept')}
      onChange={(chosen) => onChange?.(chosen)}
      style={{ width: '100%' }}
    />
  )
}
/** Steps with an input control of their own, by the name of the input. */
export const stepInputs: Readonly<Record<string, ComponentType<InputProps>>> = {
  coopDeptCds: CoopDepartments,
}
