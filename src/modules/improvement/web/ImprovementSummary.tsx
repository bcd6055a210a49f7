import { addDays } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/list/hooks.ts'
import { toSearch } from '../../../core/web/list/query-text.ts'
import { canAccess, useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import type { ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { requestListPath } from './addresses.ts'
import { useStats } from './queries.ts'
import './improvement.css'

type ImprovementQuery = Query<typeof improvement>
const running: ImprovementState[] = ['received', 'assigned', 'inProgress']

/** My counts, what is late, and how much was completed this year. */
export function ImprovementSummary() {
  const { user } = useSession()
  const today = useToday()
  const vendor = Boolean(user?.vendorCd)
  return (
    <section className="impr-summary" aria-label="개선조치">
      <h2>개선조치</h2>
      <div className="impr-tiles">
        {!vendor && <Tile label="내 담당" query={{ state: ['assigned', 'inProgress'], actUserId: user?.userId ?? '' }} />}
        <Tile label="수락대기" query={{ state: ['assigned'] }} />
        <Tile label="조치중" query={{ state: ['inProgress'] }} />
        <Tile label="지연" alarm query={{ state: running, dueDt: { to: addDays(today, -1) } }} />
        <Tile label="검증대기" query={{ state: ['done', 'verifying'] }} />
        {!vendor && canAccess('impr/imprStatus') && <Completion year={today.slice(0, 4)} />}
      </div>
    </section>
  )
}
function Tile({ label, query, alarm = false }: { label: string; query: ImprovementQuery; alarm?: boolean }) {
  const { open } = useTab()
  const { user } = useSession()
  const { total, loading } = useList(improvement, query)
  const to = user?.vendorCd ? '/vendor/portal/improvementManage' : `${requestListPath}?${toSearch(query)}`
  return (
    <a
      className={alarm && total > 0 ? 'is-alarm' : ''}
      href={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return
        event.preventDefault()
        open(to)
      }}
    >
      <b>{loading ? '–' : total.toLocaleString('ko-KR')}</b>
      <span>{label}</span>
    </a>
  )
}
function Completion({ year }: { year: string }) {
  const { data } = useStats({ year })
  return (
    <div>
      <b>{data?.figures.completion === null || !data ? '–' : `${data.figures.completion}%`}</b>
      <span>올해 완료율</span>
    </div>
  )
}
