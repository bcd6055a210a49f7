import { useMemo, useState, type ReactNode } from 'react'
import { Checkbox, Input, Tag, Tree } from 'antd'
import { departmentTree, matchingDepartments } from '../../../core/web/popup/dept-tree.ts'
import { PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { inEffect } from '../dept-tree.rule.ts'
import type { Drop } from '../dept-drop.rule.ts'
import { deptTexts } from './dept.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The facts of a department that the tree shows; one without a period is in effect. */
interface Shown {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
  fromYmd?: string
  toYmd?: string | null
  useYn?: 'Y' | 'N'
  userCnt?: number
}
export interface DeptSideTreeProps {
  rows: readonly Shown[]
  selected: string | undefined
  onSelect: (deptCd: string) => void
  /** With it departments can be dragged. */
  onDrop?: (drop: Drop) => void
  /** Beside the search. */
  tools?: ReactNode
}

/** The departments as a tree to choose from, with search and, on request, those that have ended. */
export function DeptSideTree({ rows, selected, onSelect, onDrop, tools }: DeptSideTreeProps) {
  const text = useTexts(deptTexts)
  const today = useToday()
  const [words, setWords] = useState('')
  const [withEnded, setWithEnded] = useState(false)
  const periods = rows.some(({ fromYmd }) => fromYmd !== undefined)
  const shown = useMemo(
    () => matchingDepartments(withEnded ? rows : rows.filter((row) => !isOver(row, today)), words) as Shown[],
    [rows, words, withEnded, today],
  )
  const byCode = useMemo(() => new Map(shown.map((row) => [row.deptCd, row])), [shown])
  const tree = useMemo(() => departmentTree(shown), [shown])
  return (
    <section className="organisation-side" aria-label={text('tree')}>
      {tools && <div className="organisation-tools">{tools}</div>}
      <Input.Search
        allowClear
        value={words}
        placeholder={text('search')}
        aria-label={text('search')}
        onChange={({ target }) => setWords(target.value)}
      />
      {periods && (
        <Checkbox checked={withEnded} onChange={({ target }) => setWithEnded(target.checked)}>
          {text('withEnded')}
        </Checkbox>
      )}
      <div className="organisation-tree">
        {tree.length === 0 ? (
          <PageEmpty>{text('none')}</PageEmpty>
        ) : (
          <Tree
            // A new set of rows is shown unfolded.
            key={`${words}/${String(withEnded)}/${shown.length}`}
            aria-label={text('tree')}
            blockNode
            defaultExpandAll
            treeData={tree}
            selectedKeys={selected === undefined ? [] : [selected]}
            onSelect={(_keys, { node }) => onSelect(node.key)}
            draggable={onDrop ? { icon: false } : false}
            onDrop={({ dragNode, node, dropToGap, dropPosition }) => {
              const own = Number(node.pos.split('-').at(-1))
              onDrop?.({
                dragged: dragNode.key,
                target: node.key,
                where: !dropToGap ? 'on' : dropPosition < own ? 'before' : 'after',
              })
            }}
            titleRender={({ key, title }) => {
              const row = byCode.get(key)
              if (!row) return title
              const over = isOver(row, today)
              return (
                <span className={`organisation-node${over ? ' is-over' : ''}`}>
                  {title}
                  {row.fromYmd !== undefined && row.fromYmd > today && (
                    <Tag color="blue">{text('planned')}</Tag>
                  )}
                  {over && <Tag>{text('over')}</Tag>}
                  {row.userCnt ? (
                    <span className="organisation-count">{text('people', { count: row.userCnt })}</span>
                  ) : null}
                </span>
              )
            }}
          />
        )}
      </div>
    </section>
  )
}

/** It has been there and is not any more. */
const isOver = ({ fromYmd = '', toYmd = null, useYn = 'Y' }: Shown, today: string): boolean =>
  fromYmd <= today && !inEffect({ fromYmd: fromYmd || null, toYmd, useYn }, today)
