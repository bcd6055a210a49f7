import { useState } from 'react'
import { Button } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { Calendar } from '../../../../core/web/calendar/Calendar.tsx'
import type { CalendarEvent, CalendarView } from '../../../../core/web/calendar/calendar-days.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { safetyRecords } from '../../record-pages.rule.ts'
import type { FacilityDue } from '../facility-due.rule.ts'
import { FacilityMark } from './FacilityMark.tsx'
import { facilityTexts } from './facility.texts.ts'

interface DueEvent extends CalendarEvent {
  due: FacilityDue
}

/** Inspections by day: the planned day where there is one, else the due day. */
export function FacilityDueCalendar({ dues }: { dues: readonly FacilityDue[] }) {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  const today = useToday()
  const [view, setView] = useState<CalendarView>('month')
  const [day, setDay] = useState(today)
  const events = dues.flatMap((due): DueEvent[] => {
    const from = due.planYmd ?? due.dueYmd
    return from === null
      ? []
      : [{ id: String(due.facilityLawNo), from, title: `${due.facilityCd} ${due.lawInspNm}`, due }]
  })
  return (
    <Calendar
      label={text('calendar')}
      {...{ events, view, day }}
      onView={setView}
      onDay={setDay}
      render={({ title, due }) => (
        <Button
          type="link"
          className="facility-event"
          size="small"
          onClick={() =>
            tab.open(
              due.openInspNo === null
                ? addressOf(safetyRecords.safFacilityLaw, due.facilityLawNo)
                : addressOf(safetyRecords.safFacilityInsp, due.openInspNo),
            )
          }
        >
          {title} <FacilityMark mark={due.mark} />
        </Button>
      )}
    />
  )
}
