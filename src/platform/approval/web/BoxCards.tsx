import { Checkbox, Pagination } from 'antd'
import type { ReactNode } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import type { BoxRow } from '../approval-answers.rule.ts'
import type { BoxAsked } from './approval-calls.ts'
import { RowDue, RowMarks } from './RowMarks.tsx'
import { StatusTag } from './StatusTag.tsx'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

export interface BoxCardsProps {
  rows: readonly BoxRow[]
  total: number
  query: BoxAsked
  loading: boolean
  error: Error | null
  onRetry: () => void
  onPage: (page: number) => void
  onOpen: (row: BoxRow) => void
  empty: string
  toolbar: ReactNode
  ticked?: readonly string[]
  onTick?: (keys: string[]) => void
}

/** A box on a telephone: one card a document, opened with the thumb. */
export function BoxCards({ rows, total, query, ticked = [], onTick, onOpen, ...props }: BoxCardsProps) {
  const text = useTexts(approvalTexts)
  const tick = (key: string, on: boolean) =>
    onTick?.(on ? [...ticked, key] : ticked.filter((each) => each !== key))
  return (
    <Gate
      data={props.loading ? undefined : rows}
      error={props.error}
      loading={props.loading}
      onRetry={props.onRetry}
    >
      {() => (
        <>
          {rows.length === 0 && <PageEmpty>{props.empty}</PageEmpty>}
          <ul className="appr-cards">
            {rows.map((row) => {
              const key = String(row.apprRqstNo)
              return (
                <li key={key}>
                  {onTick && (
                    <Checkbox
                      checked={ticked.includes(key)}
                      aria-label={text('select', { title: row.title })}
                      onChange={({ target }) => tick(key, target.checked)}
                    />
                  )}
                  <button type="button" onClick={() => onOpen(row)}>
                    <span className="appr-title">
                      <RowMarks row={row} />
                      {row.title}
                    </span>
                    <span className="appr-card-more">
                      <StatusTag status={row.apprStatusCd} name={row.apprStatusNm} />
                      {row.draftUserNm} · {row.draftDeptNm}
                    </span>
                    <span className="appr-card-more">
                      {row.docNo} {showMoment(row.draftDt)}
                    </span>
                    {row.dueDt && <RowDue row={row} />}
                  </button>
                </li>
              )
            })}
          </ul>
          {total > query.limit && (
            <Pagination
              simple
              current={query.page}
              pageSize={query.limit}
              total={total}
              onChange={props.onPage}
              showSizeChanger={false}
            />
          )}
          {props.toolbar && rows.length > 0 && <div className="record-bar appr-bar">{props.toolbar}</div>}
        </>
      )}
    </Gate>
  )
}
