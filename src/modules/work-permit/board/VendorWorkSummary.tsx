import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { momentOf } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { toSearch } from '../../../core/web/data/query-text.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { LinkTile, Tiles, type TileTone } from '../../../core/web/list/Tile.tsx'
import { canWrite } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { vendorForms } from '../record-pages.rule.ts'
import { vendorOrderTexts } from '../work-order/vendor-order-page.texts.ts'
import './summary.css'
import { useSecond } from './ticker.web.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'

type PermitQuery = Query<typeof workPermit>
const listPath = '/wkod/wkodRequest'
/** The menu whose right asks for work. */
const askOf = vendorForms.workOrder.of[0]

/** What waits for the vendor's people. */
export function VendorWorkSummary() {
  const say = useTexts(boardTexts)
  const ask = useTexts(vendorOrderTexts)
  const tab = useTab()
  const today = momentOf(new Date(useSecond())).slice(0, 10)
  return (
    <section className="summary" aria-label={say('ourWork')}>
      <h2>
        {say('ourWork')} <span>{say('pressNumber')}</span>
        {canWrite(askOf) && (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => tab.open(vendorForms.workOrder.page)}
          >
            {ask('ask')}
          </Button>
        )}
      </h2>
      <Tiles wrap label={say('ourWork')}>
        <Tile label={say('draft')} tone="wait" query={{ state: ['draft'] }} />
        <Tile label={say('rejected')} tone="wait" query={{ state: ['rejected'] }} />
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
      </Tiles>
    </section>
  )
}

/** The same conditions are counted and opened. */
function Tile({ query, ...rest }: { label: string; tone: TileTone; query: PermitQuery }) {
  const { total, loading } = useList(workPermit, query)
  return <LinkTile {...rest} count={loading ? undefined : total} to={`${listPath}?${toSearch(query)}`} />
}
