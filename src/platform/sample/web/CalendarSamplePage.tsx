import { useState } from 'react'
import { Tag } from 'antd'
import { Calendar } from '../../../core/web/calendar/Calendar.tsx'
import type { CalendarEvent, CalendarView } from '../../../core/web/calendar/calendar-days.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { calendarSampleTexts, type SampleDuty } from './calendar-sample.texts.ts'
import { SamplePage, SampleSection } from './SamplePage.tsx'

interface DutyEvent extends CalendarEvent {
  duty: SampleDuty
}
/** Days from today on which the duty begins and ends, and whether it may be moved. */
const duties: readonly (readonly [SampleDuty, from: number, to: number, movable: boolean])[] = [
  ['drill', 2, 2, true],
  ['inspection', -3, 1, false],
  ['meeting', 5, 5, true],
  ['measurement', 5, 7, true],
  ['education', 5, 5, true],
  ['valve', 5, 5, true],
  ['waste', 5, 5, false],
  ['report', 12, 12, false],
]

/** 일정 (sample/component/calendarSample): month, week and list, dragged by mouse, finger and key. */
export function CalendarSamplePage() {
  const say = useTexts(calendarSampleTexts)
  const today = useToday()
  const [view, setView] = useState<CalendarView>('month')
  const [day, setDay] = useState(today)
  const [moved, setMoved] = useState<Readonly<Record<string, string>>>({})
  const events = duties.map(([duty, from, to, movable]): DutyEvent => {
    const first = moved[duty] ?? addDays(today, from)
    return { id: duty, duty, from: first, to: addDays(first, to - from), title: say(duty), movable }
  })
  return (
    <SamplePage help={say('help')}>
      <SampleSection title={say('calendar')} note={say('note')}>
        <Calendar
          label={say('calendar')}
          {...{ events, view, day }}
          onView={setView}
          onDay={setDay}
          onMove={({ id }, first) => setMoved((before) => ({ ...before, [id]: first }))}
          render={({ title, movable }) => (
            <>
              {title} {movable !== true && <Tag>{say('fixed')}</Tag>}
            </>
          )}
        />
      </SampleSection>
    </SamplePage>
  )
}
