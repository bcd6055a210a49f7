import { Segmented } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import { datetime } from '../../../../core/shared/field.ts'
import { api } from '../../../../core/web/api.ts'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { DataGrid } from '../../../../core/web/grid/DataGrid.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { chmStock } from '../chm-stock.resource.ts'
import type { StockAt } from '../stock-at.rule.ts'
import { ContainerScan } from './ContainerScan.tsx'
import { LowStockList } from './LowStockList.tsx'
import '../../web/chemical.css'

const soonDays = 30
const views = ['lots', 'moment', 'low'] as const
type View = (typeof views)[number]

/** 재고현황 (chm/inout/stockStatus): lots as they are now, and what stood where at any moment. */
export function StockStatusPage() {
  const tab = useTab()
  const language = useLanguage()
  const [view, setView] = useState<View>(() => views.find((each) => each === tab.params.get('view')) ?? 'lots')
  const choice = (
    <div className="container-bar">
      <Segmented<View>
        aria-label="보기"
        value={view}
        options={[
          { value: 'lots', label: '현재 로트' },
          { value: 'moment', label: '시점 재고' },
          { value: 'low', label: '부족 재고' },
        ]}
        onChange={setView}
      />
      <ContainerScan />
    </div>
  )
  if (view === 'low')
    return (
      <div className="chemical-page">
        <PageHeader
          title={menuName(tab.menu, language)}
          help="사업장 취급현황에 등록한 최소 재고보다 사용할 수 있는 재고가 적은 제품입니다. 기한이 지난 로트와 보류한 로트는 세지 않습니다."
        />
        {choice}
        <LowStockList />
      </div>
    )
  return view === 'lots' ? <Lots choice={choice} /> : <AtMoment choice={choice} />
}

function Lots({ choice }: { choice: React.ReactNode }) {
  const today = useToday()
  return (
    <RegisterPage
      resource={chmStock}
      readOnly
      help="로트마다 한 행입니다. 수량은 수불전표로만 바뀌며, 행을 두 번 누르면 개봉일·사용기한·보류를 고칩니다."
      defaults={{ stockQty: { from: '0.001' } }}
      widths={{ prodNo: 200, storeNo: 170, usableYmd: 140 }}
      cells={{
        usableYmd: ({ usableYmd: until }) => {
          if (until === null) return '-'
          if (until < today) return <span className="tag-expired">{until} 경과</span>
          return until <= addDays(today, soonDays) ? <span className="tag-soon">{until} 임박</span> : until
        },
      }}
      form={({ Field }) => (
        <>
          <Block title="로트">
            <Field name="storeNo" />
            <Field name="prodNo" />
            <Field name="lotNo" />
            <Field name="stockQty" />
            <Field name="unitCd" />
            <Field name="containerCd" />
            <Field name="containerQty" />
          </Block>
          <Block title="기한과 보류">
            <Field name="mfgYmd" />
            <Field name="expYmd" />
            <Field name="openYmd" />
            <Field name="usableYmd" />
            <Field name="openLifeDays" extra="과산화물 생성물질(THF·에테르류)은 개봉 후 180일이 기본입니다." />
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

const momentField = datetime('기준일시', { required: true })
const columns = [
  { name: 'storeNm', text: '장소', kind: 'text', width: 180 },
  { name: 'prodCd', text: '자재코드', kind: 'text', width: 100 },
  { name: 'prodNm', text: '제품', kind: 'text', width: 200 },
  { name: 'lotNo', text: '로트', kind: 'text', width: 120 },
  { name: 'qty', text: '재고량', kind: 'number', pointNumber: 3, width: 110 },
  { name: 'unitCd', text: '단위', kind: 'text', width: 60 },
  { name: 'qtyKg', text: 'kg', kind: 'number', pointNumber: 3, width: 110, summary: 'sum' },
  { name: 'unNo', text: 'UN번호', kind: 'text', width: 80 },
  { name: 'lastDt', text: '마지막 수불', kind: 'datetime', width: 150 },
] as const

function AtMoment({ choice }: { choice: React.ReactNode }) {
  const tab = useTab()
  const id = useId()
  const [baseDt, setBaseDt] = useState(() => momentOf(new Date()))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chmStock', 'at', baseDt],
    queryFn: async ({ signal }) => (await api.get<{ data: StockAt[] }>('/api/chm/stocks', { baseDt }, { signal })).data,
  })
  return (
    <div className="chemical-page">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="수불전표를 더하여 어느 시점에 어디에 무엇이 얼마나 있었는지 보여 줍니다."
        tags={<span>{showMoment(baseDt)} 기준</span>}
      />
      {choice}
      <div className="chemical-toolbar">
        <label htmlFor={id}>
          {momentField.label}
          <FieldInput id={id} field={momentField} value={baseDt} onChange={(value) => typeof value === 'string' && setBaseDt(value)} />
        </label>
      </div>
      <DataGrid<StockAt>
        label="시점 재고"
        columns={columns}
        rows={data ?? []}
        rowKey={(row) => `${row.storeNo} ${row.prodNo} ${row.lotNo}`}
        numbered
        loading={isFetching}
        {...(error && { error })}
        onRetry={() => void refetch()}
        empty="그 시점에는 재고가 없었습니다."
        height="auto"
        layoutKey="chmStockAt"
      />
    </div>
  )
}
