import { Segmented } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import { datetime } from '../../../../core/shared/field.ts'
import { api } from '../../../../core/web/api.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { chmStock } from '../chm-stock.resource.ts'
import type { StockAt } from '../stock-at.rule.ts'
import { ContainerScan } from './ContainerScan.tsx'
import { LowStockList } from './LowStockList.tsx'
import '../../web/chemical.css'
import { inOutTexts } from '../../inout/web/in-out.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Say } from '../../../../core/shared/four-texts.ts'

const soonDays = 30
const views = ['lots', 'moment', 'low'] as const
/** On a telephone one looks for a product: how much of it stands where, and until when it may be used. */
const card = {
  title: 'prodNm',
  facts: ['storeNm', 'stockQty', 'lotNo', 'usableYmd'],
  units: { stockQty: 'unitNm' },
} as const
type View = (typeof views)[number]

/** 재고현황 (chm/inout/stockStatus): lots as they are now, and what stood where at any moment. */
export function StockStatusPage() {
  const text = useTexts(inOutTexts)
  const [view, setView] = useTabView(views)
  const choice = (
    <div className="container-bar">
      <Segmented<View>
        aria-label={text('view')}
        value={view}
        options={[
          { value: 'lots', label: text('view.lots') },
          { value: 'moment', label: text('view.moment') },
          { value: 'low', label: text('view.low') },
        ]}
        onChange={setView}
      />
      <ContainerScan />
    </div>
  )
  if (view === 'low')
    return (
      <div className="chemical-page">
        <PageHeader help={text('low.help')} />
        {choice}
        <LowStockList />
      </div>
    )
  return view === 'lots' ? <Lots choice={choice} /> : <AtMoment choice={choice} />
}

function Lots({ choice }: { choice: React.ReactNode }) {
  const today = useToday()
  const text = useTexts(inOutTexts)
  return (
    <RegisterPage
      resource={chmStock}
      readOnly
      help={text('lots.help')}
      defaults={{ stockQty: { from: '0.001' } }}
      widths={{ prodNo: 200, storeNo: 170, usableYmd: 140 }}
      card={card}
      cells={{
        usableYmd: ({ usableYmd: until }) => {
          if (until === null) return '-'
          if (until < today) return <span className="tag-expired">{text('expired', { day: until })}</span>
          return until <= addDays(today, soonDays) ? (
            <span className="tag-soon">{text('soon', { day: until })}</span>
          ) : (
            until
          )
        },
      }}
      form={({ Field }) => (
        <>
          <Block title={text('lot.block')}>
            <Field name="storeNo" />
            <Field name="prodNo" />
            <Field name="lotNo" />
            <Field name="stockQty" />
            <Field name="unitCd" />
            <Field name="placeCd" />
            <Field name="containerCd" />
            <Field name="containerQty" />
          </Block>
          <Block title={text('lot.terms')}>
            <Field name="mfgYmd" />
            <Field name="expYmd" />
            <Field name="openYmd" />
            <Field name="usableYmd" />
            <Field name="openLifeDays" extra={text('lot.peroxide')} />
            <Field name="holdCd" />
            <Field name="holdReason" />
          </Block>
        </>
      )}
    >
      {choice}
    </RegisterPage>
  )
}

const columnsOf = (text: Say<typeof inOutTexts>) =>
  [
    { name: 'storeNm', text: text('column.store'), kind: 'text', width: 180 },
    { name: 'prodCd', text: text('column.code'), kind: 'text', width: 100 },
    { name: 'prodNm', text: text('column.product'), kind: 'text', width: 200 },
    { name: 'lotNo', text: text('column.lot'), kind: 'text', width: 120 },
    { name: 'qty', text: text('column.qty'), kind: 'number', pointNumber: 3, width: 110 },
    { name: 'unitCd', text: text('column.unit'), kind: 'text', width: 60 },
    { name: 'qtyKg', text: 'kg', kind: 'number', pointNumber: 3, width: 110, summary: 'sum' },
    { name: 'unNo', text: text('column.un'), kind: 'text', width: 80 },
    { name: 'lastDt', text: text('column.last'), kind: 'datetime', width: 150 },
  ] as const

function AtMoment({ choice }: { choice: React.ReactNode }) {
  const text = useTexts(inOutTexts)
  const columns = columnsOf(text)
  const id = useId()
  const [baseDt, setBaseDt] = useState(() => momentOf(new Date()))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chmStock', 'at', baseDt],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: StockAt[] }>('/api/chm/stocks', { baseDt }, { signal })).data,
  })
  return (
    <div className="chemical-page">
      <PageHeader
        help={text('at.help')}
        tags={<span>{text('at.of', { moment: showMoment(baseDt) })}</span>}
      />
      {choice}
      <div className="chemical-toolbar">
        <label htmlFor={id}>
          {text('at.day')}
          <FieldInput
            id={id}
            field={datetime(text('at.day'), { required: true })}
            value={baseDt}
            onChange={(value) => typeof value === 'string' && setBaseDt(value)}
          />
        </label>
      </div>
      <DataGrid<StockAt>
        label={text('view.moment')}
        columns={columns}
        rows={data ?? []}
        rowKey={(row) => `${row.storeNo} ${row.prodNo} ${row.lotNo}`}
        numbered
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={text('at.none')}
        height="auto"
        layoutKey="chmStockAt"
      />
    </div>
  )
}
