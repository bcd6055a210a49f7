import type { Query } from '../../../core/shared/resource.ts'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { assessAddress } from './addresses.web.ts'
import { workOrder } from './work-order.resource.ts'
import './work-order.css'

/** The page begins with what is to be done here. */
const waiting = { state: ['accepted', 'assessing'] } satisfies Partial<Query<typeof workOrder>>

/**
 * 작업평가 (constSafe/assessment/workAssess): the orders that wait for their assessment, and those that were
 * assessed.
 */
export function WorkAssessPage() {
  const tab = useTab()
  const [query, setQuery] = useTabQuery(workOrder, waiting)
  return (
    <div className="work-order">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="접수된 작업의뢰의 위험등급, 작업목록 점수(JRA), JSA, 취급물질, 동시작업을 한 화면에서 평가합니다. 처음에는 접수·작업평가 상태의 의뢰만 보입니다."
      />
      <SearchPanel resource={workOrder} query={query} onSearch={setQuery} />
      <StateTiles resource={workOrder} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={workOrder}
        query={query}
        onQuery={setQuery}
        onOpen={({ wkodNo }) => tab.open(assessAddress(wkodNo))}
        empty="평가를 기다리는 작업의뢰가 없습니다."
      />
    </div>
  )
}
