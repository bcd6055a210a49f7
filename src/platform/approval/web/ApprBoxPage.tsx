import { CheckOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import { defaultPageSize } from '../../../core/shared/limits.ts'
import type { GridField } from '../../../grid/columns.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { Tile, Tiles } from '../../../core/web/list/Tile.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { boxes, type Box, type BoxRow } from '../approval-answers.rule.ts'
import { useBox, useBoxCounts, type BoxAsked } from './approval-calls.ts'
import { BoxCards } from './BoxCards.tsx'
import { BulkPopup } from './BulkPopup.tsx'
import { RowDue, RowMarks } from './RowMarks.tsx'
import { StatusTag } from './StatusTag.tsx'
import './approval.css'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformRecords } from '../../record-pages.rule.ts'

const isBox = (name: string | null): name is Box => boxes.some((box) => box === name)

/** 결재함 (my/apprBox/apprBox): boxes with their counts; `?box=` opens one, the search stands in the address. */
export function ApprBoxPage() {
  const text = useTexts(approvalTexts)
  const tab = useTab()
  const asked = tab.params.get('box')
  const box: Box = isBox(asked) ? asked : 'wait'
  const query: BoxAsked = {
    page: Number(tab.params.get('page') ?? 1),
    limit: Number(tab.params.get('limit') ?? defaultPageSize),
    q: tab.params.get('q') ?? '',
    apprBizCd: tab.params.get('apprBizCd') ?? '',
  }
  const { data, error, isPending, isFetching, refetch } = useBox(box, query)
  const rows = useMemo(() => data?.data ?? [], [data])
  const [ticked, setTicked] = useState<readonly string[]>([])
  const chosen = rows.filter(({ apprRqstNo }) => ticked.includes(String(apprRqstNo)))
  const [asking, setAsking] = useState<readonly BoxRow[]>()
  const narrow = useNarrow()
  const columns = useColumns(box)
  const go = (part: Partial<BoxAsked> & { box?: Box }) => {
    const next = { box, ...query, page: 1, ...part }
    const search = new URLSearchParams({ box: next.box })
    if (next.q) search.set('q', next.q)
    if (next.apprBizCd) search.set('apprBizCd', next.apprBizCd)
    if (next.page > 1) search.set('page', String(next.page))
    if (next.limit !== defaultPageSize) search.set('limit', String(next.limit))
    if (next.box !== box) setTicked([])
    tab.setSearch(search)
  }
  const open = (row: BoxRow) => tab.open(addressOf(platformRecords.apprRqst, row.apprRqstNo))
  const signable = box === 'wait' && tab.canWrite
  const bulk = signable && (
    <Button
      type="primary"
      icon={<CheckOutlined aria-hidden />}
      disabled={chosen.length === 0}
      onClick={() => setAsking(chosen)}
      className="appr-bulk"
    >
      {text('bulk')}
      {chosen.length > 0 && ` (${chosen.length})`}
    </Button>
  )
  const empty = text(box === 'wait' ? 'empty.wait' : 'empty.other')
  return (
    <div className="appr-page">
      <PageHeader help={text('help')} />
      <BoxTiles box={box} onChoose={(next) => go({ box: next })} />
      <Search key={`${query.q}/${query.apprBizCd}`} query={query} onSearch={go} />
      {narrow ? (
        <BoxCards
          rows={rows}
          total={data?.total ?? 0}
          query={query}
          loading={isPending}
          error={error}
          onRetry={() => void refetch()}
          onPage={(page) => go({ page })}
          onOpen={open}
          empty={empty}
          toolbar={bulk}
          ticked={signable ? ticked : undefined}
          onTick={signable ? setTicked : undefined}
        />
      ) : (
        <DataGrid<BoxRow>
          label={text(`box.${box}`)}
          height="fit"
          columns={columns}
          rows={rows}
          rowKey={({ apprRqstNo }) => String(apprRqstNo)}
          numbered
          total={data?.total ?? 0}
          totalMore={data?.more ?? false}
          page={query.page}
          limit={query.limit}
          onPage={(page, limit) => go({ page, limit })}
          onOpen={open}
          loading={isPending || isFetching}
          error={error}
          onRetry={error ? () => void refetch() : undefined}
          layoutKey={`apprBox.${box}`}
          empty={empty}
          toolbar={bulk}
          selected={signable ? ticked : undefined}
          onSelect={signable ? setTicked : undefined}
        />
      )}
      {asking && (
        <BulkPopup
          rows={asking}
          onClose={() => {
            setAsking(undefined)
            setTicked([])
          }}
        />
      )}
    </div>
  )
}

function BoxTiles({ box, onChoose }: { box: Box; onChoose: (box: Box) => void }) {
  const text = useTexts(approvalTexts)
  const { data: counts } = useBoxCounts()
  return (
    <Tiles label={text('boxes')}>
      {boxes.map((each) => (
        <Tile
          key={each}
          label={text(`box.${each}`)}
          count={counts?.[each]}
          tone={each === 'wait' ? 'wait' : 'plain'}
          pressed={each === box}
          onChoose={() => onChoose(each)}
        />
      ))}
    </Tiles>
  )
}

function Search({ query, onSearch }: { query: BoxAsked; onSearch: (part: Partial<BoxAsked>) => void }) {
  const text = useTexts(approvalTexts)
  const { data: kinds } = useCodes('APPR_BIZ')
  const [q, setQ] = useState(query.q)
  const [apprBizCd, setBusiness] = useState(query.apprBizCd)
  return (
    <search>
      <form
        className="appr-search"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ q: q.trim(), apprBizCd })
        }}
      >
        <Input
          value={q}
          allowClear
          placeholder={text('words')}
          aria-label={text('words')}
          onChange={({ target }) => setQ(target.value)}
        />
        <Select
          value={apprBizCd || null}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={text('business')}
          aria-label={text('business')}
          options={(kinds ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          onChange={(value) => {
            setBusiness(value ?? '')
            onSearch({ q: q.trim(), apprBizCd: value ?? '' })
          }}
        />
        <Button htmlType="submit" type="primary">
          {text('search')}
        </Button>
      </form>
    </search>
  )
}

function useColumns(box: Box): readonly GridField<BoxRow>[] {
  const text = useTexts(approvalTexts)
  const title: GridField<BoxRow> = {
    name: 'title',
    text: text('title'),
    kind: 'custom',
    width: 270,
    render: (row) => (
      <span className="appr-title">
        <RowMarks row={row} />
        {row.title}
      </span>
    ),
  }
  const column = (
    name: keyof BoxRow,
    label: string,
    width: number,
    render?: (row: BoxRow) => ReactNode,
  ): GridField<BoxRow> => ({
    name,
    text: label,
    kind: render ? 'custom' : 'text',
    width,
    render,
  })
  const done = box === 'done' || box === 'rejected'
  return [
    column('docNo', text('docNo'), 140),
    title,
    ...(box === 'draft' ? [] : [column('dueDt', text('dueDt'), 140, (row) => <RowDue row={row} short />)]),
    column('apprBizNm', text('business'), 120),
    column('apprStatusCd', text('status'), 80, (row) => (
      <StatusTag status={row.apprStatusCd} name={row.apprStatusNm} />
    )),
    column('draftUserNm', text('drafter'), 100),
    column('draftDeptNm', text('dept'), 110),
    column('draftDt', text('draftDt'), 140, (row) => showMoment(row.draftDt)),
    ...(done ? [column('doneDt', text('doneDt'), 140, (row) => showMoment(row.doneDt))] : []),
    ...(box === 'progress' || box === 'reference' || box === 'after'
      ? [column('waitingUserNms', text('waiting'), 150, (row) => row.waitingUserNms.join(', '))]
      : []),
  ]
}
