import { useState } from 'react'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { addDays } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useNarrow } from '../../../core/web/use-narrow.ts'
import { useToday } from '../../../core/web/use-today.ts'
import type { EffectCheck } from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { monthAfter, weeksOf } from '../../../core/shared/periods.ts'
import { ImprovementLink } from './ImprovementLink.tsx'
import { GradeTag } from './ImprovementTags.tsx'
import { boardTexts } from './board.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 효과확인 달력: the effect checks of each day, and those with findings against them (IMP-09). */
export function EffectCalendar() {
  const text = useTexts(boardTexts)
  const today = useToday()
  const narrow = useNarrow()
  const [month, setMonth] = useState(today.slice(0, 7))
  const weeks = weeksOf(month)
  const [from, to] = [weeks[0]![0]!, addDays(weeks.at(-1)![0]!, 6)]
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [improvement.name, 'effects', from, to],
    queryFn: ({ signal }) =>
      api.get<{ data: EffectCheck[] }>(`${improvement.path}/effects`, { from, to }, { signal }),
    select: (answer) => answer.data,
  })
  const [year, number] = month.split('-')
  return (
    <section className="impr-calendar" aria-label={text('calendar')}>
      <div className="impr-inline">
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={text('calendar.before')}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <h2 aria-live="polite">{text('calendar.month', { year: year!, month: Number(number) })}</h2>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={text('calendar.after')}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
        <Button onClick={() => setMonth(today.slice(0, 7))}>{text('calendar.now')}</Button>
        <span className="impr-more">
          {text('calendar.count', {
            count: data?.filter(({ effectYmd }) => effectYmd.startsWith(month)).length ?? 0,
          })}
        </span>
      </div>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(checks) =>
          narrow ? (
            <Agenda checks={checks.filter(({ effectYmd }) => effectYmd.startsWith(month))} />
          ) : (
            <Month {...{ weeks, month, today, checks }} />
          )
        }
      </Gate>
    </section>
  )
}

interface MonthProps {
  weeks: readonly (readonly string[])[]
  month: string
  today: string
  checks: readonly EffectCheck[]
}
function Month({ weeks, month, today, checks }: MonthProps) {
  const weekdays = [...useTexts(boardTexts)('weekdays')]
  return (
    <table>
      <thead>
        <tr>
          {weekdays.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the seven days of a week, two of which begin with the same letter
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                className={`${day.startsWith(month) ? '' : 'is-other'} ${day === today ? 'is-today' : ''}`}
              >
                <time dateTime={day}>{Number(day.slice(8))}</time>
                <Checks checks={checks.filter(({ effectYmd }) => effectYmd === day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
/** The same as a list of days, for the phone. */
function Agenda({ checks }: { checks: readonly EffectCheck[] }) {
  const text = useTexts(boardTexts)
  if (checks.length === 0) return <p className="impr-more">{text('calendar.none')}</p>
  return (
    <ul className="impr-agenda">
      {[...Map.groupBy(checks, ({ effectYmd }) => effectYmd)].map(([day, list]) => (
        <li key={day}>
          <time dateTime={day}>{day}</time>
          <Checks checks={list} />
        </li>
      ))}
    </ul>
  )
}
function Checks({ checks }: { checks: readonly EffectCheck[] }) {
  const text = useTexts(boardTexts)
  if (checks.length === 0) return null
  return (
    <ul className="impr-checks">
      {checks.map((check) => (
        <li key={check.imprNo}>
          <GradeTag grade={check.gradeCd} />{' '}
          <ImprovementLink imprNo={check.imprNo}>{check.imprNm}</ImprovementLink>
          {check.recurrences > 0 && (
            <Tag color="volcano">{text('calendar.against', { count: check.recurrences })}</Tag>
          )}
        </li>
      ))}
    </ul>
  )
}
