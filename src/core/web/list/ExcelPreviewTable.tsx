import { useState } from 'react'
import { Button, Segmented, Table, Tag, Tooltip } from 'antd'
import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { FieldView } from '../form/FieldView.tsx'
import { showText } from '../form/show-text.ts'
import { pageText, usePageText } from '../text/page-text.ts'
import { useNarrow } from '../use-narrow.ts'
import {
  countsOf,
  isWrong,
  rowStatuses,
  statusColours as colours,
  statusTexts,
  writable,
  type Preview,
  type PreviewRow,
  type RowStatus,
} from './excel-preview.ts'
import { excelTexts } from '../text/excel.texts.ts'
import { useTexts } from '../text/define-texts.ts'

interface PreviewTableProps {
  resource: AnyResource
  preview: Preview
  excluded: ReadonlySet<number>
  onExclude: (excluded: ReadonlySet<number>) => void
  locked: boolean
}
/** The effect of each row of the file; the user can untick a row to leave it out. */
export function ExcelPreviewTable({ resource, preview, excluded, onExclude, locked }: PreviewTableProps) {
  const text = usePageText()
  const narrow = useNarrow()
  // On a phone nothing may stand still: the fixed columns would leave no room for the others.
  const fixed = narrow ? {} : { fixed: 'start' as const }
  const [status, setStatus] = useState<RowStatus | 'all'>('all')
  const counts = countsOf(preview)
  const rows = preview.rows.filter((row) => status === 'all' || row.status === status)
  const fields = resource.fields as Fields
  const names = resource.excel?.import ?? []
  const all = writable(preview.rows, new Set()).map(({ rowNo }) => rowNo)
  return (
    <>
      <div className="excel-states">
        <Segmented
          aria-label={text('excel.rowState')}
          value={status}
          options={[
            {
              value: 'all' as const,
              label: `${text('list.all')} ${preview.rows.length.toLocaleString('ko-KR')}`,
            },
            ...rowStatuses.map((each) => ({
              value: each,
              label: `${text(statusTexts[each])} ${counts[each].toLocaleString('ko-KR')}`,
            })),
          ]}
          onChange={setStatus}
        />
      </div>
      <Table<PreviewRow>
        className="excel-preview"
        rowKey="rowNo"
        size="small"
        dataSource={rows}
        scroll={{ x: 'max-content', y: 360 }}
        pagination={{ pageSize: 50, showSizeChanger: false, hideOnSinglePage: true }}
        rowSelection={{
          selectedRowKeys: all.filter((rowNo) => !excluded.has(rowNo)),
          preserveSelectedRowKeys: true,
          onChange: (kept) => onExclude(new Set(all.filter((rowNo) => !kept.includes(rowNo)))),
          getCheckboxProps: (row) => ({
            disabled: locked || !all.includes(row.rowNo),
            'aria-label': text('excel.applyRow', { row: row.rowNo }),
          }),
        }}
        columns={[
          { title: text('excel.row'), dataIndex: 'rowNo', width: narrow ? 40 : 60, ...fixed },
          {
            title: text('list.state'),
            dataIndex: 'status',
            width: narrow ? 64 : 76,
            ...fixed,
            render: (value: RowStatus) => <Tag color={colours[value]}>{text(statusTexts[value])}</Tag>,
          },
          {
            title: text('excel.issues'),
            key: 'issues',
            width: narrow ? 160 : 220,
            render: (_value: unknown, row: PreviewRow) => (
              <>
                {!isWrong(row) &&
                  (narrow ? (
                    <ChangedCells row={row} fields={fields} />
                  ) : (
                    <strong>{changedIn(row, fields)}</strong>
                  ))}
                {row.issues.map(({ path, message }) => (
                  <div key={`${path}${message}`}>{message}</div>
                ))}
              </>
            ),
          },
          ...names.map((name) => ({
            title: fields[name]?.label ?? name,
            key: name,
            width: 150,
            render: (_value: unknown, row: PreviewRow) => <Cell row={row} name={name} fields={fields} />,
          })),
        ]}
      />
    </>
  )
}

/** Labels of what a row would change: its cells may stand far to the right. */
const changedIn = ({ changes }: PreviewRow, fields: Fields): string =>
  Object.keys(changes ?? {})
    .map((name) => fields[name]?.label ?? name)
    .join(', ')

/** On a phone the changes are shown at once, without scrolling to their column. */
const ChangedCells = ({ row, fields }: { row: PreviewRow; fields: Fields }) =>
  Object.keys(row.changes ?? {}).map((name) => (
    <div key={name}>
      <strong>{fields[name]?.label ?? name}</strong>
      <div>
        <Cell row={row} name={name} fields={fields} />
      </div>
    </div>
  ))

function Cell({ row, name, fields }: { row: PreviewRow; name: string; fields: Fields }) {
  const say = useTexts(excelTexts)
  const field = fields[name]
  if (!field) return null
  const issue = row.issues.find(({ path }) => path === name)
  const change = row.changes?.[name]
  const named = row.names?.[name]
  if (issue) {
    const text = named?.new ?? showText(field, row.values[name])
    return (
      <Tooltip title={issue.message}>
        <Button size="small" danger aria-label={`${text} ${issue.message}`}>
          {text || pageText('form.nothing')}
        </Button>
      </Tooltip>
    )
  }
  if (!change) return <FieldView field={field} value={row.values[name]} shown={named?.new || undefined} />
  const [old, own] = [
    <FieldView key="old" field={field} value={change[0]} shown={named?.old || undefined} />,
    <strong key="own">
      <FieldView field={field} value={change[1]} shown={named?.new || undefined} />
    </strong>,
  ]
  if (row.downloaded) {
    return (
      <dl className="excel-three">
        <dt>{say('wasDownloaded')}</dt>
        <dd>
          <FieldView field={field} value={row.downloaded[name]} />
        </dd>
        <dt>{say('isStored')}</dt>
        <dd>{old}</dd>
        <dt>{say('inFile')}</dt>
        <dd>{own}</dd>
      </dl>
    )
  }
  return (
    <>
      <del>{old}</del> → {own}
    </>
  )
}
