import { momentOf } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { toSearch } from '../../../core/web/data/query-text.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { SummaryTile, type SummaryTileProps } from './SummaryTile.tsx'
import { useSecond } from './ticker.web.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'

type PermitQuery = Query<typeof workPermit>
const listPath = '/wkod/wkodRequest'

/** What waits for the vendor's people. */
export function VendorWorkSummary() {
  const say = useTexts(boardTexts)
  const today = momentOf(new Date(useSecond())).slice(0, 10)
  return (
    <section className="summary" aria-label={say('ourWork')}>
      <h2>
        {say('ourWork')} <span>{say('pressNumber')}</span>
      </h2>
      <div className="summary-tiles">
        <Tile label={say('draft')} tone="todo" query={{ state: ['draft'] }} />
        <Tile label={say('rejected')} tone="todo" query={{ state: ['rejected'] }} />
        <Tile
          label={say('waiting')}
          tone="plain"
          query={{ state: ['requested', 'reviewing', 'cooperating', 'approvalPending'] }}
        />
        <Tile
          label={say('startToday')}
          tone="plain"
          query={{ state: ['approved'], startDt: { from: today, to: today } }}
        />
        <Tile label={say('working')} tone="plain" query={{ state: ['working', 'extensionRequested'] }} />
        <Tile label={say('suspendedWorks')} tone="alarm" query={{ state: ['suspended'] }} />
      </div>
    </section>
  )
}

/** The same conditions are counted and opened. */
function Tile({ query, ...rest }: Pick<SummaryTileProps, 'label' | 'tone'> & { query: PermitQuery }) {
  const { total, loading } = useList(workPermit, query)
  return <SummaryTile {...rest} count={loading ? undefined : total} to={`${listPath}?${toSearch(query)}`} />
}
