import type { Query } from '../../../core/shared/resource.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { toSearch } from '../../../core/web/data/query-text.ts'
import { canAccess, flatMenus, session, useSession } from '../../../core/web/session-store.ts'
import { permitArea } from '../../../platform/plant-map/permit-area.resource.ts'
import { lockedStates } from '../loto/loto-transitions.rule.ts'
import { safLoto } from '../loto/loto.resource.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { workOrder } from '../work-order/work-order.resource.ts'
import { useHomePlant } from '../../../platform/dashboard/web/home-plant.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { useBoard } from './board.web.ts'
import {
  alarmOf,
  countsOf,
  filterFromSearch,
  narrowed,
  ownAreas,
  type BoardGroup,
} from './permit-board.rule.ts'
import { LinkTile, Tiles } from '../../../core/web/list/Tile.tsx'
import './summary.css'
import { useSecond } from './ticker.web.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { boardTexts } from './board-page.texts.ts'

const boardMenu = 'constSafe/constSafeStatus/constSafeStatus'
/** More areas than any plant has. */
const areaLimit = 300

/**
 * What waits for the plant's people: of their own areas when they answer for some, else of all they may see.
 */
export function PlantWorkSummary() {
  const say = useTexts(boardTexts)
  const { user } = useSession()
  const { anyPlant } = useOwnScope()
  const chosen = useHomePlant()
  const plantCd = anyPlant ? chosen : null
  const { rows, loading } = useList(permitArea, { limit: areaLimit, plantCd: plantCd || undefined })
  if (loading) return <div className="home-portlet-room" />
  const own = ownAreas(rows, user?.deptCd ?? null, user?.depts ?? [])
  const areas = own.map(({ areaCd }) => areaCd)
  return (
    <section className="summary" aria-label={say('today')}>
      <h2>
        {say('today')}{' '}
        <span>
          {own.length > 0
            ? own.map(({ areaNm }) => areaNm).join(', ')
            : plantCd
              ? say('plantAreas')
              : say('allAreas')}
        </span>
      </h2>
      <Tiles wrap label={say('today')}>
        {canAccess('wkod/wkodList') && <Orders plantCd={plantCd} />}
        <Requests
          page="constSafe/permit/permitReview"
          label={say('toReview')}
          query={{
            state: ['requested', 'reviewing'],
            plantCd: plantCd || undefined,
            areaCd: areas.length > 0 ? areas : undefined,
          }}
        />
        <Requests
          page="constSafe/permit/permitApproval"
          label={say('toApprove')}
          query={{
            state: ['approvalPending'],
            plantCd: plantCd || undefined,
            areaCd: areas.length > 0 ? areas : undefined,
          }}
        />
        <Live areas={areas} plantCd={plantCd} />
        {canAccess('constSafe/loto/lotoList') && <Lockouts areas={areas} plantCd={plantCd} />}
      </Tiles>
    </section>
  )
}

function Orders({ plantCd }: { plantCd: string | null }) {
  const say = useTexts(boardTexts)
  const query: Query<typeof workOrder> = { state: ['requested'], plantCd: plantCd || undefined }
  const { total, loading } = useList(workOrder, query)
  return (
    <LinkTile
      label={say('toAccept')}
      tone="wait"
      count={loading ? undefined : total}
      to={`${addressOf('wkod/wkodList')}?${toSearch(query)}`}
    />
  )
}

/** The same conditions are counted and opened; the page's address in the browser is that of its menu. */
function Requests({ page, label, query }: { page: string; label: string; query: Query<typeof workPermit> }) {
  const { total, loading } = useList(workPermit, query, { enabled: canAccess(page) })
  if (!canAccess(page)) return null
  return (
    <LinkTile
      label={label}
      tone="wait"
      count={loading ? undefined : total}
      to={`${addressOf(page)}?${toSearch(query)}`}
    />
  )
}

/** Lockouts whose locks hang. */
function Lockouts({ areas, plantCd }: { areas: readonly string[]; plantCd: string | null }) {
  const say = useTexts(boardTexts)
  const query: Query<typeof safLoto> = {
    state: [...lockedStates],
    plantCd: plantCd || undefined,
    areaCd: areas.length > 0 ? [...areas] : undefined,
  }
  const { total, loading } = useList(safLoto, query)
  return (
    <LinkTile
      label={say('locked')}
      tone="plain"
      count={loading ? undefined : total}
      to={`${addressOf('constSafe/loto/lotoList')}?${toSearch(query)}`}
    />
  )
}

/** Where the menu with this frontEndUrl stands in the browser. */
const addressOf = (frontEndUrl: string): string =>
  flatMenus(session.get().menus).find((menu) => menu.frontEndUrl === frontEndUrl)?.routePath ??
  `/${frontEndUrl}`

const groups: {
  group: (BoardGroup & 'working') | 'suspended' | 'finishing' | 'expired'
  tone: 'plain' | 'alarm'
}[] = [
  { group: 'working', tone: 'plain' },
  { group: 'suspended', tone: 'alarm' },
  { group: 'finishing', tone: 'plain' },
  { group: 'expired', tone: 'alarm' },
]
/** Counted from the board's rows, so that the board shows as many. */
function Live({ areas, plantCd }: { areas: readonly string[]; plantCd: string | null }) {
  const say = useTexts(boardTexts)
  const { board } = useBoard()
  const now = useSecond() + (board?.skewMs ?? 0)
  const filter = { ...filterFromSearch(new URLSearchParams()), area: areas, plant: plantCd ? [plantCd] : [] }
  const counts = board && countsOf(board.permits, filter, 'group')
  const place = `${areas.length > 0 ? `&area=${areas.join(',')}` : ''}${plantCd ? `&plant=${plantCd}` : ''}`
  const urgent = board && narrowed(board.permits, filter).filter((permit) => alarmOf(permit, now)).length
  return (
    <>
      {groups.map(({ group, tone }) => (
        <LinkTile
          key={group}
          label={say(group)}
          tone={tone}
          count={counts && (counts.get(group) ?? 0)}
          to={`${addressOf(boardMenu)}?group=${group}${place}`}
        />
      ))}
      <LinkTile
        label={say('alarmAll')}
        tone="alarm"
        count={urgent}
        to={`${addressOf(boardMenu)}?only=alarm${place}`}
      />
    </>
  )
}
