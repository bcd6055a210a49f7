import type { Query } from '../../../core/shared/resource.ts'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { workOrder } from './work-order.resource.ts'
import './work-order.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitForms } from '../record-pages.rule.ts'

/** The work and who does it are read whole; its end and who asked stand in the order. */
const behind = ['planEndDt', 'vendorRqstYn'] as const

/** The page begins with what is to be done here. */
const waiting = { state: ['accepted', 'assessing'] } satisfies Partial<Query<typeof workOrder>>

/**
 * 작업평가 (constSafe/assessment/workAssess): the orders that wait for their assessment, and those that were
 * assessed.
 */
export function WorkAssessPage() {
  const say = useTexts(orderTexts)
  const tab = useTab()
  const [query, setQuery] = useTabQuery(workOrder, waiting)
  return (
    <div className="work-order">
      <PageHeader help={say('assessHelp')} />
      <SearchPanel resource={workOrder} query={query} onSearch={setQuery} defaults={waiting} />
      <StateTiles resource={workOrder} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={workOrder}
        query={query}
        onQuery={setQuery}
        onOpen={({ wkodNo }) => tab.open(addressOf(workPermitForms.workOrder, wkodNo))}
        hidden={behind}
        empty={say('assessEmpty')}
      />
    </div>
  )
}
