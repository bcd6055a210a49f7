import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { api } from '../../../../core/web/api.ts'
import type { GridColumn } from '../../../../core/web/grid/columns.ts'
import { DataGrid } from '../../../../core/web/grid/DataGrid.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { canWrite } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { entryAddress } from '../../inout/web/addresses.web.ts'
import { ioTypes } from '../../inout/in-out.rule.ts'
import { showQuantity } from '../../store/quantity.rule.ts'
import { explainShortage, type LowStock } from '../stock-at.rule.ts'

/** Products below their least stock, with the reason and the way to a receipt. */
export function LowStockList() {
  const tab = useTab()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chmStock', 'low'],
    queryFn: async ({ signal }) => (await api.get<{ data: LowStock[] }>('/api/chm/lowstock', undefined, { signal })).data,
  })
  const mayReceive = canWrite('chm/inout/inoutReg')
  const receive: GridColumn<LowStock> = {
    name: 'prodNo',
    text: '입고',
    kind: 'custom',
    width: 110,
    align: 'center',
    render: ({ prodNo, prodNm }) => (
      <Button
        size="small"
        aria-label={`${prodNm} 입고 등록`}
        onClick={() => tab.open(entryAddress({ ioTypeCd: ioTypes.purchase, prodNo, prodNm }))}
      >
        입고 등록
      </Button>
    ),
  }
  return (
    <DataGrid<LowStock>
      label="부족 재고"
      columns={[
        { name: 'plantNm', text: '사업장', kind: 'text', width: 90 },
        { name: 'prodCd', text: '자재코드', kind: 'text', width: 100 },
        { name: 'prodNm', text: '제품', kind: 'text', width: 200 },
        { name: 'minStockQty', text: '최소 재고', kind: 'number', pointNumber: 3, width: 110 },
        { name: 'usableQty', text: '사용 가능', kind: 'number', pointNumber: 3, width: 110 },
        {
          name: 'shortQty',
          text: '부족량',
          kind: 'custom',
          width: 170,
          align: 'right',
          render: (row) => (
            <>
              {showQuantity(row.shortQty)} {row.unitCd} <Explain {...explainShortage(row)} />
            </>
          ),
        },
        ...(mayReceive ? [receive] : []),
      ]}
      rows={data ?? []}
      rowKey={(row) => `${row.plantCd} ${row.prodNo}`}
      numbered
      loading={isFetching}
      {...(error && { error })}
      onRetry={() => void refetch()}
      empty="최소 재고에 못 미치는 제품이 없습니다. 최소 재고는 제품의 사업장 취급현황에 등록합니다."
      height="auto"
      layoutKey="chmLowStock"
    />
  )
}
