import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Select } from 'antd'
import { useId, useState } from 'react'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { showQuantity } from '../../store/quantity.rule.ts'
import { explainHeld, type HeldQuantity } from '../held-quantity.rule.ts'
import type { UsageRow } from '../usage-answers.rule.ts'
import '../../web/chemical.css'
import { usageTexts } from '../usage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const views = ['use', 'held'] as const
const yearsBack = 5

/**
 * 사용량·규정수량 (chm/inout/useStat): a year's use by product and process, and what was held at most against the
 * law's quantities.
 */
export function UseStatPage() {
  const text = useTexts(usageTexts)
  const [view, setView] = useTabView(views)
  return (
    <div className="chemical-page">
      <PageHeader help={text(view === 'use' ? 'useHelp' : 'heldHelp')} />
      <Segmented
        aria-label={text('view')}
        value={view}
        options={[
          { value: 'use' as const, label: text('use') },
          { value: 'held' as const, label: text('held') },
        ]}
        onChange={setView}
      />
      {view === 'use' ? <Usage /> : <Held />}
    </div>
  )
}

function Usage() {
  const tab = useTab()
  const text = useTexts(usageTexts)
  const id = useId()
  const thisYear = Number(useToday().slice(0, 4))
  const [year, setYear] = useState(String(thisYear))
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chmStock', 'usage', year],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: UsageRow[] }>('/api/chm/usage', { year }, { signal })).data,
  })
  const quantity = (name: keyof UsageRow, label: string) =>
    ({ name, text: label, kind: 'number', pointNumber: 3, width: 96 }) as const
  return (
    <>
      <div className="chemical-toolbar">
        <label htmlFor={id}>
          {text('year')}
          <Select
            id={id}
            value={year}
            options={Array.from({ length: yearsBack }, (_, back) => ({ value: String(thisYear - back) }))}
            onChange={setYear}
            style={{ width: 120 }}
          />
        </label>
        {yes(tab.menu.excelYn) && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            onClick={() => void api.download('/api/chm/usage/excel', { year })}
          >
            {text('excel')}
          </Button>
        )}
      </div>
      <DataGrid<UsageRow>
        label={text('use')}
        columns={[
          { name: 'prodCd', text: text('prodCd'), kind: 'text', width: 100 },
          { name: 'prodNm', text: text('product'), kind: 'text', width: 170 },
          {
            name: 'processNm',
            text: text('process'),
            kind: 'text',
            width: 130,
            render: ({ processNm }) => processNm ?? text('noProcess'),
          },
          { name: 'unitCd', text: text('unit'), kind: 'text', width: 60 },
          quantity('inQty', text('in')),
          quantity('useQty', text('used')),
          quantity('backQty', text('back')),
          quantity('wasteQty', text('waste')),
          quantity('diffQty', text('diff')),
          quantity('netQty', text('net')),
          { ...quantity('useKg', text('usedKg')), summary: 'sum' },
        ]}
        rows={data ?? []}
        rowKey={({ prodNo, processNm }) => `${prodNo} ${processNm ?? ''}`}
        numbered
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={text('noUse')}
        height="auto"
        layoutKey="chmUsage"
      />
    </>
  )
}

function Held() {
  const text = useTexts(usageTexts)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chmStock', 'held'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: HeldQuantity[] }>('/api/chm/heldquantities', undefined, { signal })).data,
  })
  return (
    <DataGrid<HeldQuantity>
      label={text('held')}
      columns={[
        { name: 'plantNm', text: text('plant'), kind: 'text', width: 90 },
        { name: 'regSubjNm', text: text('substance'), kind: 'text', width: 170 },
        { name: 'kg', text: text('highest'), kind: 'number', pointNumber: 3, width: 150 },
        {
          name: 'ymd',
          text: text('day'),
          kind: 'text',
          width: 110,
          render: ({ ymd }) => ymd ?? text('opening'),
        },
        { name: 'lowerKg', text: text('lower'), kind: 'number', pointNumber: 0, width: 120 },
        { name: 'upperKg', text: text('upper'), kind: 'number', pointNumber: 0, width: 120 },
        {
          name: 'level',
          text: text('level'),
          kind: 'custom',
          width: 330,
          render: (row) => (
            <span className={`held-level is-${row.level}`}>
              <meter
                min={0}
                max={row.lowerKg}
                value={Math.min(row.kg, row.lowerKg)}
                aria-label={`${row.regSubjNm} ${showQuantity(row.kg)} kg`}
              />{' '}
              {text(`level.${row.level}`)} <Explain {...explainHeld(row)} />
            </span>
          ),
        },
      ]}
      rows={data ?? []}
      rowKey={({ plantCd, regItemNo }) => `${plantCd} ${regItemNo}`}
      numbered
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={text('noHeld')}
      height="auto"
      layoutKey="chmHeld"
    />
  )
}
