import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { defined } from '../../../../core/shared/defined.ts'
import { api } from '../../../../core/web/api.ts'
import { DueDay } from '../../../../core/web/components/DueDay.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { toSearch } from '../../../../core/web/data/query-text.ts'
import { LinkTile, Tiles, type TileTone } from '../../../../core/web/list/Tile.tsx'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { canAccess, useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useHomePlant } from '../../../../platform/dashboard/web/home-plant.ts'
import { eventKinds } from '../rules/event-codes.rule.ts'
import { accidentMenu, nearMissMenu, safEvent, vendorEventMenu } from '../saf-event.resource.ts'
import { safEventReport } from '../saf-event-report.resource.ts'
import './event.css'
import { eventPortletTexts } from './event-portlet.texts.ts'

const near = [eventKinds.nearMiss, eventKinds.hazard]
/** Each tile asks the query of the list that it opens. */
const tiles = [
  {
    name: 'toClassify',
    kinds: [eventKinds.accident],
    states: ['reported'],
    menu: accidentMenu,
    tone: 'alarm',
  },
  {
    name: 'underWay',
    kinds: [eventKinds.accident],
    states: ['classified', 'investigating', 'causesFixed', 'measuresPending', 'measuresFixed'],
    menu: accidentMenu,
    tone: 'live',
  },
  { name: 'toAccept', kinds: near, states: ['reported'], menu: nearMissMenu, tone: 'wait' },
  { name: 'accepted', kinds: near, states: ['accepted'], menu: nearMissMenu, tone: 'live' },
] as const satisfies readonly { tone: TileTone; [name: string]: unknown }[]
const mostReports = 3

/** 사고: what waits, the nearest reports to authorities, and the way to report by thumb. */
export function EventPortlet() {
  const text = useTexts(eventPortletTexts)
  const { open } = useTab()
  const { user } = useSession()
  const plantCd = useHomePlant() ?? undefined
  const reportMenu = user?.vendorCd ? vendorEventMenu : `/${nearMissMenu}`
  return (
    <section aria-label={text('name')}>
      <h2 className="portlet-head">
        {text('name')}
        <Button type="primary" onClick={() => open(`${reportMenu}?report=1`)}>
          {text('report')}
        </Button>
      </h2>
      {!user?.vendorCd && (
        <>
          <Tiles wrap label={text('name')}>
            {tiles.map((tile) => (
              <Count key={tile.name} tile={tile} plantCd={plantCd} />
            ))}
          </Tiles>
          {canAccess(accidentMenu) && <Reports plantCd={plantCd} />}
        </>
      )}
    </section>
  )
}
function Count({ tile, plantCd }: { tile: (typeof tiles)[number]; plantCd: string | undefined }) {
  const text = useTexts(eventPortletTexts)
  const query = defined({ eventKindCd: [...tile.kinds], plantCd })
  const { data } = useQuery({
    queryKey: [...queryKeys.all(safEvent), 'states', query],
    queryFn: ({ signal }) =>
      api.get<{ data: Record<string, number> }>(`${safEvent.path}s/states`, query, { signal }),
    select: (answer) => tile.states.reduce((sum, state) => sum + (answer.data[state] ?? 0), 0),
  })
  return (
    <LinkTile
      label={text(tile.name)}
      count={data}
      tone={tile.tone}
      to={`/${tile.menu}?${toSearch({ ...query, state: [...tile.states] })}`}
    />
  )
}
/** Reports that have not been handed in, the nearest day first; what is late stays there. */
function Reports({ plantCd }: { plantCd: string | undefined }) {
  const text = useTexts(eventPortletTexts)
  const { open } = useTab()
  const { rows } = useList(safEventReport, {
    state: ['due', 'drafted'],
    sort: 'dueDt',
    direction: 'asc',
    limit: mostReports,
    ...defined({ plantCd }),
  })
  if (rows.length === 0) return null
  return (
    <ul className="event-list" aria-label={text('reports')}>
      {rows.map((row) => {
        const address = recordAddress(safEventReport.name, row.safEventReportNo) ?? '#'
        return (
          <li key={row.safEventReportNo}>
            <a
              href={address}
              onClick={(click) => {
                click.preventDefault()
                open(address)
              }}
            >
              {row.rptTypeNm}
            </a>
            <small>
              <DueDay day={row.dueDt && row.dueDt.slice(0, 10)} />
            </small>
          </li>
        )
      })}
    </ul>
  )
}
