import { useState } from 'react'
import { Button, Segmented } from 'antd'
import { momentOf } from '../../../../core/shared/dates.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTabView } from '../../../../core/web/list/use-tab-view.ts'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import { statesOf } from '../event-life.rule.ts'
import { eventKinds, type EventKind } from '../rules/event-codes.rule.ts'
import { safEvent } from '../saf-event.resource.ts'
import { picturedPlant } from '../../pictured-plant.web.ts'
import { EventFields } from './EventFields.tsx'
import { EventMap } from './EventMap.tsx'
import { QuickReport } from './QuickReport.tsx'
import './event.css'
import { eventTexts } from './event.texts.ts'

const card = { title: 'safEventNm', facts: ['safEventCd', 'eventKindNm', 'occurDt', 'placeNm'] } as const
const widths = { safEventNm: 240, placeNm: 170, severityCd: 110, occurTypeCd: 110 } as const

/**
 * Columns that say the same in every row, or are read in the record, stay behind: title, place and grade are
 * read whole in the list.
 */
const behindAccidents = ['eventKindNm', 'nearGradeNm', 'reportUserNm', 'deptNm', 'occurTypeNm'] as const
const behindOwn = ['vendorNm', 'deptNm', 'nearGradeNm', 'reportUserNm'] as const
const behindNearMisses = ['severityNm', 'saaYn', 'reportUserNm', 'vendorNm'] as const

/** 사고 속보·관리 (saf/accident/accidentReport) */
export const AccidentPage = () => (
  <Events kinds={[eventKinds.accident]} help="help.accident" behind={behindAccidents} />
)
/** 아차사고 등록·조회 (saf/nearMiss/nearMiss) */
export const NearMissPage = () => (
  <Events
    kinds={[eventKinds.nearMiss, eventKinds.hazard]}
    help="help.nearMiss"
    behind={behindNearMisses}
    quick
  />
)
/** 사고·아차사고 of a company (/vendor/portal/accidentReport) */
export const VendorEventPage = () => (
  <Events
    kinds={[eventKinds.nearMiss, eventKinds.hazard, eventKinds.accident]}
    help="help.accident"
    behind={behindOwn}
    quick
  />
)

interface EventsProps {
  /** The first is that of a new record. */
  kinds: readonly EventKind[]
  help: 'help.accident' | 'help.nearMiss'
  /** Near misses are reported by thumb; `?report=1` in the address opens it. */
  quick?: boolean
  behind: typeof behindAccidents | typeof behindNearMisses | typeof behindOwn
}
const views = ['list', 'map'] as const
function Events({ kinds, help, quick = false, behind }: EventsProps) {
  const text = useTexts(eventTexts)
  const own = useOwnScope()
  const tab = useTab()
  const defaults = { eventKindCd: [...kinds] }
  const [query, setQuery] = useTabQuery(safEvent, defaults)
  const [now] = useState(presentMoment)
  const dept = own.vendorCd ? {} : ownDept(own)
  const [view, setView] = useTabView(views)
  const report = (asked: boolean) => {
    const params = new URLSearchParams(tab.params)
    if (asked) params.set('report', '1')
    else params.delete('report')
    tab.setSearch(params.toString())
  }
  if (quick && tab.canWrite && tab.params.has('report')) return <QuickReport onClose={() => report(false)} />
  const states = statesOf(kinds)
  const mapped = !own.vendorCd && permitArea.menus.some((menu) => canAccess(menu))
  return (
    <RegisterPage
      resource={safEvent}
      help={text(help)}
      card={card}
      widths={widths}
      hidden={behind}
      removable={false}
      defaults={defaults}
      first={{
        eventKindCd: kinds[0]!,
        occurDt: now,
        knowDt: now,
        ...ownPlant(own),
        ...dept,
      }}
      form={(form) => <EventFields form={form} />}
      toolbar={
        quick &&
        tab.canWrite && (
          <Button type="primary" onClick={() => report(true)}>
            {text('quick')}
          </Button>
        )
      }
    >
      <StateTiles resource={safEvent} query={query} onQuery={setQuery} states={states} />
      {mapped && (
        <Segmented
          className="event-views"
          aria-label={text('view')}
          value={view}
          options={views.map((value) => ({ value, label: text(`view.${value}`) }))}
          onChange={setView}
        />
      )}
      {mapped && view === 'map' && <EventMap plantCd={picturedPlant(own)} query={query} />}
    </RegisterPage>
  )
}

const presentMoment = (): string => momentOf(new Date())
