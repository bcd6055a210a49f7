import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { addDays } from '../../../../core/shared/dates.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import type { GridColumn } from '../../../../grid/columns.ts'
import { DataGrid } from '../../../../grid/DataGrid.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { canWrite } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { chmDelivery } from '../../delivery/chm-delivery.resource.ts'
import { deliveryKinds } from '../../delivery/delivery.rule.ts'
import { entryAddress } from '../../inout/web/addresses.web.ts'
import { ioTypes } from '../../inout/in-out.rule.ts'
import { showQuantity } from '../../store/quantity.rule.ts'
import { explainShortage, type LowStock } from '../stock-at.rule.ts'
import { storageTexts } from '../../store/web/storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { storageRecords } from '../../record-pages.rule.ts'

/** Days until a purchase that is asked for today is expected, until somebody says another day. */
const usualDays = 7

/** Products below their least stock, with the reason and the way to a purchase or a receipt. */
export function LowStockList() {
  const tab = useTab()
  const text = useTexts(storageTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const today = useToday()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chmStock', 'low'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: LowStock[] }>('/api/chm/lowstock', undefined, { signal })).data,
  })
  const request = async ({ plantCd, prodNo, shortQty, unitCd }: LowStock) => {
    try {
      const planYmd = addDays(today, usualDays)
      const body = { kindCd: deliveryKinds.buy, plantCd, prodNo, qty: shortQty, unitCd, planYmd }
      const answer = await api.post<{ data: { deliveryNo: number } }>(chmDelivery.path, body)
      notice.info(text('delivery.requested'))
      await client.invalidateQueries({ queryKey: ['chmStock', 'low'] })
      tab.open(addressOf(storageRecords.chmDelivery, answer.data.deliveryNo))
    } catch (failure) {
      notice.failure(failure)
    }
  }
  const buy: GridColumn<LowStock> = {
    name: 'deliveryNo',
    text: text('low.purchase'),
    kind: 'custom',
    width: 130,
    align: 'center',
    render: (row) => (
      <Button
        size="small"
        aria-label={`${row.prodNm} ${text(row.deliveryNo === null ? 'delivery.request' : 'low.underWay')}`}
        onClick={() =>
          row.deliveryNo === null
            ? void request(row)
            : tab.open(addressOf(storageRecords.chmDelivery, row.deliveryNo))
        }
      >
        {text(row.deliveryNo === null ? 'delivery.request' : 'low.underWay')}
      </Button>
    ),
  }
  const receive: GridColumn<LowStock> = {
    name: 'prodNo',
    text: text('low.receipt'),
    kind: 'custom',
    width: 110,
    align: 'center',
    render: ({ prodNo, prodNm }) => (
      <Button
        size="small"
        aria-label={`${prodNm} ${text('receive')}`}
        onClick={() => tab.open(entryAddress({ ioTypeCd: ioTypes.purchase, prodNo, prodNm }))}
      >
        {text('receive')}
      </Button>
    ),
  }
  return (
    <DataGrid<LowStock>
      label={text('stock.low')}
      columns={[
        { name: 'plantNm', text: text('plant'), kind: 'text', width: 90 },
        { name: 'prodCd', text: text('prodCd'), kind: 'text', width: 100 },
        { name: 'prodNm', text: text('product'), kind: 'text', width: 200 },
        { name: 'minStockQty', text: text('low.least'), kind: 'number', pointNumber: 3, width: 110 },
        { name: 'usableQty', text: text('low.usable'), kind: 'number', pointNumber: 3, width: 110 },
        {
          name: 'shortQty',
          text: text('low.short'),
          kind: 'custom',
          width: 170,
          align: 'right',
          render: (row) => (
            <>
              {showQuantity(row.shortQty)} {row.unitCd} <Explain {...explainShortage(row)} />
            </>
          ),
        },
        ...(canWrite('chm/inout/delivery') ? [buy] : []),
        ...(canWrite('chm/inout/inoutReg') ? [receive] : []),
      ]}
      rows={data ?? []}
      rowKey={(row) => `${row.plantCd} ${row.prodNo}`}
      numbered
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={text('low.empty')}
      height="auto"
      layoutKey="chmLowStock"
    />
  )
}
