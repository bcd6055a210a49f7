import type { KeyboardEvent, ReactNode } from 'react'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { addDays } from '../../shared/dates.ts'
import { weekdayOf } from '../../shared/periods.ts'
import { useTexts } from '../text/define-texts.ts'
import { useNarrow } from '../use-narrow.ts'
import { useToday } from '../use-today.ts'
import './calendar.css'
import { calendarTexts } from './calendar.texts.ts'
import {
  daysWith,
  eventsOn,
  periodAfter,
  shownSpan,
  shownWeeks,
  type CalendarEvent,
  type CalendarView,
} from './calendar-days.ts'
import { useDayDrag } from './use-day-drag.ts'

export interface CalendarProps<E extends CalendarEvent> {
  label: string
  events: readonly E[]
  view: CalendarView
  onView: (view: CalendarView) => void
  /** Any day of what is shown. */
  day: string
  onDay: (day: string) => void
  /** What an event looks like; its title when absent. */
  render?: (event: E) => ReactNode
  /** With it movable events can be dragged, and moved by Alt and an arrow. */
  onMove?: (event: E, from: string) => void
  /** Stands beside the buttons. */
  toolbar?: ReactNode
  /** Events that are drawn in a day of the month before the rest is counted. Default: 4. */
  most?: number
}
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/**
 * Month, week or list of whole-day events. On a telephone a month is a list, because its days hold no text.
 */
export function Calendar<E extends CalendarEvent>(props: CalendarProps<E>) {
  const { label, events, day, onDay, onMove, toolbar, onView } = props
  const say = useTexts(calendarTexts)
  const today = useToday()
  const isNarrow = useNarrow()
  const view = isNarrow && props.view === 'month' ? 'list' : props.view
  const { from, to } = shownSpan(view, day)
  const drag = useDayDrag((id, target) => {
    const event = events.find((each) => each.id === id)
    if (event && event.from !== target) onMove?.(event, target)
  })
  const onKeyDown = (event: KeyboardEvent, moved: E) => {
    const by = event.altKey ? steps[event.key] : undefined
    if (by === undefined || !onMove || moved.movable !== true) return
    event.preventDefault()
    onMove(moved, addDays(moved.from, by))
  }
  const item = (event: E, on: string) => {
    const isMovable = onMove !== undefined && event.movable === true
    const shown = props.render ? props.render(event) : event.title
    return (
      <li
        key={event.id}
        className={`calendar-event${isMovable ? ' is-movable' : ''}${event.from < on ? ' is-going-on' : ''}${drag.dragged?.id === event.id ? ' is-dragged' : ''}`}
        title={isMovable ? say('move') : undefined}
        onPointerDown={(press) => isMovable && drag.press(press, event.id)}
        onClickCapture={(click) => {
          if (!drag.wasDragged()) return
          click.preventDefault()
          click.stopPropagation()
        }}
      >
        {isMovable ? (
          <div role="button" tabIndex={0} onKeyDown={(key) => onKeyDown(key, event)}>
            {shown}
          </div>
        ) : (
          shown
        )}
      </li>
    )
  }
  const title =
    view === 'week'
      ? `${from} – ${to}`
      : say('monthTitle', { year: day.slice(0, 4), month: Number(day.slice(5, 7)) })
  return (
    <section className="calendar" aria-label={label}>
      <div className="calendar-bar">
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={say('before')}
          onClick={() => onDay(periodAfter(view, day, -1))}
        />
        <h2 aria-live="polite">{title}</h2>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={say('after')}
          onClick={() => onDay(periodAfter(view, day, 1))}
        />
        <Button onClick={() => onDay(today)}>{say('today')}</Button>
        <Segmented<CalendarView>
          aria-label={say('view')}
          value={view}
          onChange={onView}
          options={(isNarrow ? (['week', 'list'] as const) : (['month', 'week', 'list'] as const)).map(
            (each) => ({ value: each, label: say(each) }),
          )}
        />
        {toolbar}
      </div>
      {view === 'list' || isNarrow ? (
        <Days days={daysWith(events, { from, to })} today={today} item={item} />
      ) : (
        <Weeks
          weeks={shownWeeks(view, day)}
          month={view === 'month' ? day.slice(0, 7) : undefined}
          most={view === 'month' ? (props.most ?? 4) : Infinity}
          over={drag.dragged?.day}
          {...{ events, today, item }}
          onMore={(each) => {
            onDay(each)
            onView('week')
          }}
        />
      )}
    </section>
  )
}

interface WeeksProps<E extends CalendarEvent> {
  weeks: readonly (readonly string[])[]
  /** Days of other months stand back; undefined: none does. */
  month: string | undefined
  most: number
  /** The day that an event is dragged over. */
  over: string | undefined
  events: readonly E[]
  today: string
  item: (event: E, on: string) => ReactNode
  onMore: (day: string) => void
}
function Weeks<E extends CalendarEvent>({
  weeks,
  month,
  most,
  over,
  events,
  today,
  item,
  onMore,
}: WeeksProps<E>) {
  const say = useTexts(calendarTexts)
  const weekdays = [...say('weekdays')]
  return (
    <table className={month === undefined ? 'is-week' : undefined}>
      <thead>
        <tr>
          {weekdays.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the seven days of a week, two of which begin with the same letter
            <th
              key={at}
              scope="col"
              className={at === 0 ? 'is-sunday' : at === 6 ? 'is-saturday' : undefined}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => {
              const found = eventsOn(events, day)
              const shown = found.length > most ? found.slice(0, most - 1) : found
              const rest = found.length - shown.length
              const isOther = month !== undefined && !day.startsWith(month)
              return (
                <td
                  key={day}
                  data-day={day}
                  className={`${isOther ? 'is-other' : ''}${day === today ? ' is-today' : ''}${day === over ? ' is-over' : ''}`}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                  {shown.length > 0 && <ul>{shown.map((event) => item(event, day))}</ul>}
                  {rest > 0 && (
                    <Button
                      type="link"
                      size="small"
                      aria-label={say('moreOf', { day, count: rest })}
                      onClick={() => onMore(day)}
                    >
                      {say('more', { count: rest })}
                    </Button>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DaysProps<E extends CalendarEvent> {
  days: readonly (readonly [string, readonly E[]])[]
  today: string
  item: (event: E, on: string) => ReactNode
}
/** The days that have something, below each other. */
function Days<E extends CalendarEvent>({ days, today, item }: DaysProps<E>) {
  const say = useTexts(calendarTexts)
  const weekdays = [...say('weekdays')]
  if (days.length === 0) return <p className="calendar-none">{say('none')}</p>
  return (
    <ol className="calendar-days">
      {days.map(([day, events]) => (
        <li key={day} data-day={day} className={day === today ? 'is-today' : undefined}>
          <time dateTime={day}>
            {day} ({weekdays[weekdayOf(day)]})
          </time>
          <ul>{events.map((event) => item(event, day))}</ul>
        </li>
      ))}
    </ol>
  )
}
