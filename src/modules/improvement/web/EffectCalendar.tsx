import { useState } from 'react'
import { CalendarOutlined } from '@ant-design/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { api } from '../../../core/web/api.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { Calendar } from '../../../core/web/calendar/Calendar.tsx'
import { shownSpan, type CalendarView } from '../../../core/web/calendar/calendar-days.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useToday } from '../../../core/web/use-today.ts'
import type { EffectCheck } from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { boardTexts } from './board.texts.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { GradeTag } from './ImprovementTags.tsx'

/** 효과확인 달력: the effect checks of each day, and those with findings against them (IMP-09). */
export function EffectCalendar() {
  const text = useTexts(boardTexts)
  const [view, setView] = useState<CalendarView>('month')
  const [day, setDay] = useState(useToday())
  const { from, to } = shownSpan(view, day)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [improvement.name, 'effects', from, to],
    queryFn: ({ signal }) =>
      api.get<{ data: EffectCheck[] }>(`${improvement.path}/effects`, { from, to }, { signal }),
    select: (answer) => answer.data,
    placeholderData: keepPreviousData,
  })
  const nearest = useNearestCheck({ from, to })
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {(checks) => (
        <Calendar
          label={text('calendar')}
          events={checks.map((check) => ({
            ...check,
            id: String(check.imprNo),
            from: check.effectYmd,
            title: check.imprNm,
          }))}
          {...{ view, day }}
          onView={setView}
          onDay={setDay}
          render={({ imprNo, imprNm, gradeCd, recurrences }) => (
            <>
              <GradeTag grade={gradeCd} /> <ImprovementLink imprNo={imprNo}>{imprNm}</ImprovementLink>
              {recurrences > 0 && (
                <Tag color="volcano">{text('calendar.against', { count: recurrences })}</Tag>
              )}
            </>
          )}
          toolbar={
            <>
              <Button
                icon={<CalendarOutlined aria-hidden />}
                title={text('calendar.icsHelp')}
                onClick={() => void api.download(`${improvement.path}/effects/ics`, { from, to })}
              >
                {text('calendar.ics')}
              </Button>
              <span className="impr-more">
                {text('calendar.count', {
                  count: checks.filter(({ effectYmd }) => effectYmd.startsWith(day.slice(0, 7))).length,
                })}
              </span>
              {checks.length === 0 && nearest && (
                <Button type="link" onClick={() => setDay(nearest)}>
                  {text(nearest > to ? 'calendar.next' : 'calendar.last', { day: nearest })}
                </Button>
              )}
            </>
          }
        />
      )}
    </Gate>
  )
}

/** The day of the first check behind a span, else of the last one before it: an empty month leads there. */
function useNearestCheck({ from, to }: { from: string; to: string }): string | undefined {
  const query = { state: ['effectPending'], sort: 'effectYmd', limit: 1 }
  const after = useList(improvement, { ...query, effectYmd: { from: addDays(to, 1) } })
  const before = useList(improvement, {
    ...query,
    effectYmd: { to: addDays(from, -1) },
    direction: 'desc' as const,
  })
  return after.rows[0]?.effectYmd ?? before.rows[0]?.effectYmd ?? undefined
}
