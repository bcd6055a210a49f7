import { useState } from 'react'
import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { addMinutes, showMoment } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { Calendar } from '../../../../core/web/calendar/Calendar.tsx'
import {
  shownSpan,
  type CalendarEvent,
  type CalendarView,
} from '../../../../core/web/calendar/calendar-days.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import type { Detail, Row } from '../../../../core/shared/resource.ts'
import { educationRecords } from '../../record-pages.rule.ts'
import { eduClass } from '../edu-class.resource.ts'
import { classTexts } from './class-page.texts.ts'

interface ClassEvent extends CalendarEvent {
  row: Row<typeof eduClass>
}
/** Classes that a page of the calendar shows. */
const most = 300
const minutesOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000

/** 교육일정 (education/plan/eduClassCalendar): what is held when; a class that has not begun is moved by hand. */
export function ClassCalendarPage() {
  const text = useTexts(classTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const [view, setView] = useState<CalendarView>('month')
  const [day, setDay] = useState(useToday())
  const { from, to } = shownSpan(view, day)
  const { found, error, loading, reload } = useList(eduClass, { startDt: { from, to }, limit: most })
  const move = async ({ row }: ClassEvent, target: string) => {
    try {
      const { data } = await api.get<Detail<typeof eduClass>>(`${eduClass.path}/${row.eduClassNo}`)
      const startDt = `${target}${data.startDt.slice(10)}`
      const shift = minutesOf(data.startDt, startDt)
      const moved = <T extends { startDt: string; endDt: string }>(span: T): T => ({
        ...span,
        startDt: addMinutes(span.startDt, shift),
        endDt: addMinutes(span.endDt, shift),
      })
      await api.put(`${eduClass.path}/${row.eduClassNo}`, {
        ...moved(data),
        subjects: data.subjects.map(moved),
        breaks: data.breaks.map(moved),
      })
      notice.toast(text('moved'))
      await client.invalidateQueries({ queryKey: [eduClass.name] })
    } catch (failure) {
      notice.failure(failure)
    }
  }
  return (
    <>
      <PageHeader help={text('help.calendar')} />
      <Gate data={found} error={error} loading={loading} onRetry={reload}>
        {(rows) => (
          <Calendar<ClassEvent>
            label={text('class')}
            events={rows.map((row) => ({
              id: String(row.eduClassNo),
              from: showMoment(row.startDt).slice(0, 10),
              to: showMoment(row.endDt).slice(0, 10),
              title: row.classNm,
              movable: tab.canWrite && (row.state === 'planned' || row.state === 'open'),
              row,
            }))}
            {...{ view, day }}
            onView={setView}
            onDay={setDay}
            onMove={(event, target) => void move(event, target)}
            render={({ row }) => (
              <span className="class-event">
                <StateTag resource={eduClass} state={row.state} />
                <Button
                  type="link"
                  size="small"
                  onClick={() => tab.open(addressOf(educationRecords.eduClass, row.eduClassNo))}
                >
                  {showMoment(row.startDt).slice(11, 16)} {row.classNm}
                </Button>
                <span>
                  {row.seatQty ?? 0}/{row.capacityQty}
                </span>
              </span>
            )}
          />
        )}
      </Gate>
    </>
  )
}
