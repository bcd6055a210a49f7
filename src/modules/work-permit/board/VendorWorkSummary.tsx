import { momentOf } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/list/hooks.ts'
import { toSearch } from '../../../core/web/list/query-text.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { SummaryTile, type SummaryTileProps } from './SummaryTile.tsx'
import { useSecond } from './ticker.web.ts'

type PermitQuery = Query<typeof workPermit>
const listPath = '/wkod/wkodRequest'

/** What waits for the vendor's people. */
export function VendorWorkSummary() {
  const today = momentOf(new Date(useSecond())).slice(0, 10)
  return (
    <section className="summary" aria-label="우리 회사 작업">
      <h2>
        우리 회사 작업 <span>숫자를 누르면 그 허가가 열립니다.</span>
      </h2>
      <div className="summary-tiles">
        <Tile label="작성 중" tone="todo" query={{ state: ['draft'] }} />
        <Tile label="반려됨" tone="todo" query={{ state: ['rejected'] }} />
        <Tile
          label="승인 대기"
          tone="plain"
          query={{ state: ['requested', 'reviewing', 'cooperating', 'approvalPending'] }}
        />
        <Tile
          label="오늘 시작할 작업"
          tone="plain"
          query={{ state: ['approved'], startDt: { from: today, to: today } }}
        />
        <Tile label="작업 중" tone="plain" query={{ state: ['working', 'extensionRequested'] }} />
        <Tile label="중지된 작업" tone="alarm" query={{ state: ['suspended'] }} />
      </div>
    </section>
  )
}

/** The same conditions are counted and opened. */
function Tile({ query, ...rest }: Pick<SummaryTileProps, 'label' | 'tone'> & { query: PermitQuery }) {
  const { total, loading } = useList(workPermit, query)
  return <SummaryTile {...rest} count={loading ? undefined : total} to={`${listPath}?${toSearch(query)}`} />
}
