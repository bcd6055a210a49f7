import { useEffect, useMemo } from 'react'
import { DeleteOutlined, PlusOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import type { Fields } from '../../../core/shared/field.ts'
import { nameBeside } from '../../../core/shared/resource.ts'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { blankRow, keptRows, removeRows, withIds, type LineDraft } from '../../../core/web/form/line-rows.ts'
import { useFormOfRecord } from '../../../core/web/form/record-form-context.ts'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const name = 'actions'
/**
 * Fields of an action before it is done, and afterwards; fields that only a change or a permit needs come
 * last.
 */
const parts = {
  plan: ['actionTypeCd', 'ctrlLvlCd', 'planDesc', 'planYmd', 'endYmd'],
  result: ['doDesc', 'doneDt'],
  more: ['wkodNo', 'permitNo', 'mocNeedYn', 'mocTxt', 'mocApprYn'],
} as const

/**
 * The actions of a record as cards with one field below the other: the same lines as in the grid, for the
 * telephone.
 */
export function ActionCards({ blank }: { blank: Record<string, unknown> }) {
  const { shownNames } = useFormOfRecord()
  useEffect(() => {
    shownNames.add(name)
    return () => void shownNames.delete(name)
  }, [shownNames])
  return (
    <Form.Item name={name} className="span-all lines-item">
      <Cards blank={blank} />
    </Form.Item>
  )
}

interface CardsProps {
  blank: Record<string, unknown>
  value?: Record<string, unknown>[]
  onChange?: (rows: LineDraft[]) => void
}
function Cards({ blank, value, onChange }: CardsProps) {
  const text = useTexts(improvementTexts)
  const { cellIssues, settle } = useFormOfRecord()
  const rows = useMemo(() => withIds(value ?? [], 'imprActionNo'), [value])
  const sent = keptRows(rows)
  const put = (next: LineDraft[]) => {
    onChange?.(next)
    settle(name)
  }
  const change = (row: LineDraft, cells: Record<string, unknown>) => {
    settle(name, new Set(Object.keys(cells).map((cell) => `${name}.${sent.indexOf(row)}.${cell}`)))
    onChange?.(rows.map((each) => (each === row ? { ...row, ...cells } : each)))
  }
  const issueOf = (row: LineDraft) => (cell: string) =>
    cellIssues.find(({ path }) => path === `${name}.${sent.indexOf(row)}.${cell}`)?.message
  return (
    <>
      <ul className="impr-actions">
        {rows.map((row, index) => (
          <li key={row.rowId} className={row.removed ? 'is-removed' : ''}>
            <p className="impr-actions-head">
              <b>{text('action.number', { number: index + 1 })}</b>
              <Button
                size="small"
                icon={row.removed ? <UndoOutlined aria-hidden /> : <DeleteOutlined aria-hidden />}
                onClick={() => put(removeRows(rows, new Set([row.rowId]), 'imprActionNo'))}
              >
                {text(row.removed ? 'action.restore' : 'action.remove')}
              </Button>
            </p>
            {!row.removed && (
              <ActionFields row={row} issueOf={issueOf(row)} onChange={(cells) => change(row, cells)} />
            )}
          </li>
        ))}
      </ul>
      <Button block icon={<PlusOutlined aria-hidden />} onClick={() => put([...rows, blankRow(blank)])}>
        {text('action.add')}
      </Button>
    </>
  )
}

interface ActionFieldsProps {
  row: LineDraft
  issueOf: (cell: string) => string | undefined
  onChange: (cells: Record<string, unknown>) => void
}
function ActionFields({ row, issueOf, onChange }: ActionFieldsProps) {
  const text = useTexts(improvementTexts)
  const fields = useSpoken(improvement).lines!.actions.fields as Fields
  const field = (cell: string) => {
    const asked = fields[cell]!
    const id = `action-${row.rowId}-${cell}`
    const [issue, beside] = [issueOf(cell), nameBeside(cell)]
    const needed = asked.required || (cell === 'endYmd' && row['actionTypeCd'] === 'TEMP')
    return (
      <Form.Item
        key={cell}
        label={asked.label}
        htmlFor={id}
        required={needed}
        validateStatus={issue ? ('error' as const) : undefined}
        help={issue || undefined}
      >
        <FieldInput
          id={id}
          field={asked}
          value={row[cell]}
          shown={typeof row[beside] === 'string' ? row[beside] : null}
          aria-invalid={issue ? true : undefined}
          onChange={(value, shown) =>
            onChange({ [cell]: value, ...(shown !== undefined && beside !== cell && { [beside]: shown }) })
          }
          free
        />
      </Form.Item>
    )
  }
  // A permanent measure does not end.
  const planned = parts.plan.filter((cell) => cell !== 'endYmd' || row['actionTypeCd'] === 'TEMP')
  const used = parts.more.some((cell) => row[cell] !== null && row[cell] !== undefined && row[cell] !== 'N')
  return (
    <>
      {planned.map(field)}
      {parts.result.map(field)}
      <details open={used}>
        <summary>{text('action.more')}</summary>
        {parts.more.map(field)}
      </details>
    </>
  )
}
