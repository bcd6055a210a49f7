import { useMemo, useState } from 'react'
import { Form, Select, TreeSelect } from 'antd'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { departmentTree, type TreeNode } from '../../../core/web/popup/dept-tree.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { inEffect, withDescendants } from '../dept-tree.rule.ts'
import type { Destination } from '../dept-drop.rule.ts'
import type { DeptNode } from './dept-queries.web.ts'
import { deptTexts } from './dept.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

export interface DeptMovePopupProps {
  chosen: DeptNode
  rows: readonly DeptNode[]
  onMove: (deptCd: string, destination: Destination) => Promise<boolean>
  onClose: () => void
}
/** Stands for the top of the tree in the list of parents. */
const topKey = ''

interface Option {
  value: string
  title: string
  children: Option[]
}
const asOptions = (nodes: readonly TreeNode[]): Option[] =>
  nodes.map(({ key, title, children }) => ({ value: key, title, children: asOptions(children) }))

/** The move without a mouse: new parent and place among its departments. */
export function DeptMovePopup({ chosen, rows, onMove, onClose }: DeptMovePopupProps) {
  const text = useTexts(deptTexts)
  const today = useToday()
  const [parent, setParent] = useState(chosen.pdeptCd ?? topKey)
  const siblings = rows.filter(
    ({ deptCd, pdeptCd }) => (pdeptCd ?? topKey) === parent && deptCd !== chosen.deptCd,
  )
  const [place, setPlace] = useState<number>()
  const index = place ?? siblings.length
  const tree = useMemo(() => {
    const own = withDescendants(rows, chosen.deptCd)
    const offered = rows.filter(
      (row) => !own.includes(row.deptCd) && (inEffect(row, today) || row.deptCd === chosen.pdeptCd),
    )
    return asOptions(departmentTree(offered))
  }, [rows, chosen, today])
  const places = [
    { value: 0, label: text('first') },
    ...siblings.map(({ deptNm }, at) => ({ value: at + 1, label: text('after', { name: deptNm }) })),
  ]
  return (
    <BasePopup
      open
      title={`${text('move')} - ${chosen.deptNm}`}
      confirmText={text('move')}
      onConfirm={() => onMove(chosen.deptCd, { pdeptCd: parent === topKey ? null : parent, index })}
      onClose={onClose}
    >
      <Form layout="vertical" component="div">
        <Form.Item label={text('newParent')}>
          <TreeSelect
            aria-label={text('newParent')}
            value={parent}
            treeData={[{ value: topKey, title: text('top'), children: [] }, ...tree]}
            treeDefaultExpandAll
            showSearch={{ treeNodeFilterProp: 'title' }}
            onChange={(next: string) => {
              setParent(next)
              setPlace(undefined)
            }}
            style={{ width: '100%' }}
          />
        </Form.Item>
        <Form.Item label={text('place')}>
          <Select
            aria-label={text('place')}
            value={index}
            options={places}
            onChange={setPlace}
            style={{ width: '100%' }}
          />
        </Form.Item>
      </Form>
    </BasePopup>
  )
}
