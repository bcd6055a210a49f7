import { useMemo } from 'react'
import { useToday } from '../../../core/web/use-today.ts'
import { shortMoments, shortMomentWidth } from '../permit/web/short-moments.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { orderFormPath } from './addresses.web.ts'
import { workOrder } from './work-order.resource.ts'
import './work-order.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workOrderRecords } from '../record-pages.rule.ts'

/** The approval afterwards says whether it is late; who asked stands in the order. */
const behind = ['urgentDueDt', 'vendorRqstYn', 'rqstDeptNm', 'execTypeNm', 'urgencyNm'] as const

const moments = ['planStartDt', 'planEndDt'] as const
const widths = { planStartDt: shortMomentWidth, planEndDt: shortMomentWidth }

/** All work orders of the plants one may see, with a tile per state that opens exactly its rows. */
export function WorkOrderListPage() {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(workOrder)
  const today = useToday()
  const cells = useMemo(() => shortMoments(moments, today), [today])
  return (
    <div className="work-order">
      <PageHeader help={say('listHelp')} />
      <SearchPanel resource={workOrder} query={query} onSearch={setQuery} />
      <StateTiles resource={workOrder} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={workOrder}
        query={query}
        onQuery={setQuery}
        onOpen={({ wkodNo }) => tab.open(addressOf(workOrderRecords.workOrder, wkodNo))}
        onCreate={() => tab.open(orderFormPath)}
        removable
        hidden={behind}
        cells={cells}
        widths={widths}
        empty={say('listEmpty')}
      />
    </div>
  )
}
