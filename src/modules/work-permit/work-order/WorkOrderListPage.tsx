import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { orderAddress, orderFormPath } from './addresses.web.ts'
import { workOrder } from './work-order.resource.ts'
import './work-order.css'

/** All work orders of the plants one may see, with a tile per state that opens exactly its rows. */
export function WorkOrderListPage() {
  const tab = useTab()
  const [query, setQuery] = useTabQuery(workOrder)
  return (
    <div className="work-order">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="상태별 건수를 누르면 그 의뢰만 보입니다. 행을 두 번 누르면 의뢰가 열립니다."
      />
      <SearchPanel resource={workOrder} query={query} onSearch={setQuery} />
      <StateTiles resource={workOrder} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={workOrder}
        query={query}
        onQuery={setQuery}
        onOpen={({ wkodNo }) => tab.open(orderAddress(wkodNo))}
        onCreate={() => tab.open(orderFormPath)}
        removable
        empty="조건에 맞는 작업의뢰가 없습니다. 조건을 바꾸거나 새로 등록하세요."
      />
    </div>
  )
}
