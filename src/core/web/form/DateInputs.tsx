import { DatePicker, TimePicker } from 'antd'
import { useState, type ReactNode } from 'react'
import dayjs, { type Dayjs } from 'dayjs'
import { dayOf, showMoment, toMoment } from '../../shared/dates.ts'
import { hasSeconds, timeFormat } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import type { Sentence } from '../../shared/sentence.ts'
import { typedDay, typedMoment, typedMonth, typedTime, typedYear } from '../../shared/typed-dates.ts'
import { useTexts } from '../text/define-texts.ts'
import { said } from '../text/text.ts'
import { dateTexts } from '../text/date.texts.ts'
import { createDoubleClick, pressedDay } from './double-click.ts'
import { asText, type InputProps } from '../components/input-props.ts'
import { TypedInput } from './TypedInput.tsx'
import '../../shared/picker-clock.ts'

/** Formats of specification section 9, in which a value is shown. */
const shapes = {
  date: { picker: 'date', format: 'YYYY-MM-DD', wrong: messages.badDate },
  month: { picker: 'month', format: 'YYYY-MM', wrong: messages.badMonth },
  year: { picker: 'year', format: 'YYYY', wrong: messages.badYear },
  datetime: { picker: 'date', format: 'YYYY-MM-DD HH:mm', wrong: messages.badDateTime },
} as const
type DateKind = keyof typeof shapes

const today = (): string => dayOf(new Date())
/** What was typed, as it is stored; undefined when it is not understood. */
function read(kind: DateKind, typed: string, before: string): string | undefined {
  if (kind === 'date') return typedDay(typed, today())
  if (kind === 'month') return typedMonth(typed, today())
  if (kind === 'year') return typedYear(typed, today())
  return typedMoment(typed, today(), showMoment(before).slice(0, 10) || today())
}
// The picker works on wall time: a moment is shown and read as the clock of Seoul says, wherever the browser
// stands.
const shownOf = (kind: DateKind, value: string): string =>
  kind === 'datetime' ? showMoment(value) || value : value
const toPicker = (kind: DateKind, value: string): Dayjs | null => {
  const wall = shownOf(kind, value).replace(' ', 'T')
  const day = wall ? dayjs(wall) : null
  return day?.isValid() ? day : null
}
const fromPicker = (kind: DateKind, day: Dayjs): string | null => {
  const text = day.format(shapes[kind].format)
  return kind === 'datetime' ? (toMoment(text) ?? null) : text
}

/** Typed as people write days and moments, or picked from the calendar below. */
export function DateInput(props: InputProps) {
  const { field, onChange, notBefore, notAfter } = props
  const kind = field.kind as DateKind
  const { picker, format, wrong } = shapes[kind]
  const value = asText(props.value)
  const say = useTexts(dateTexts)
  const [pressedTwice] = useState(createDoubleClick)
  const outside = (day: string): string | undefined => {
    const shown = shownOf(kind, day)
    if (notBefore && shown.slice(0, notBefore.length) < notBefore.slice(0, shown.length))
      return say('notBefore', { label: field.label, day: notBefore })
    if (notAfter && shown.slice(0, notAfter.length) > notAfter.slice(0, shown.length))
      return say('notAfter', { label: field.label, day: notAfter })
    return undefined
  }
  return (
    <TypedInput
      {...props}
      shown={shownOf(kind, value)}
      format={format}
      read={(typed) => readOr(wrong(field.label), read(kind, typed, value), outside)}
      calendar={({ onPick, onClose, panelRender, ...shared }) => (
        <DatePicker
          {...shared}
          picker={picker}
          format={format}
          showTime={kind === 'datetime' ? { format: 'HH:mm', minuteStep: 1 } : undefined}
          needConfirm={false}
          onOpenChange={(open) => !open && onClose()}
          panelRender={(calendar: ReactNode) =>
            panelRender(
              // The days are buttons of their own; this only watches how fast they are pressed.
              <div
                role="presentation"
                onClick={({ target }) => pressedTwice(pressedDay(target)) && onClose()}
              >
                {calendar}
              </div>,
            )
          }
          value={toPicker(kind, value)}
          minDate={notBefore ? dayjs(notBefore) : undefined}
          maxDate={notAfter ? dayjs(notAfter).endOf('day') : undefined}
          onCalendarChange={(day) => {
            // A day alone closes the calendar; of a moment the time may still be wanted.
            if (kind === 'datetime' && day && !Array.isArray(day)) onPick(fromPicker(kind, day), true)
          }}
          onChange={(day: Dayjs | null) => day && onPick(fromPicker(kind, day), kind === 'datetime')}
        />
      )}
      onChange={(next) => onChange?.(next)}
    />
  )
}

export function TimeInput(props: InputProps) {
  const { field, onChange } = props
  const value = asText(props.value)
  const format = timeFormat(field)
  return (
    <TypedInput
      {...props}
      shown={value}
      format={format}
      read={(typed) => readOr(messages.badTime(field.label, format), typedTime(typed, hasSeconds(field)))}
      calendar={({ onPick, onClose, ...shared }) => (
        <TimePicker
          {...shared}
          format={format}
          needConfirm={false}
          onOpenChange={(open) => !open && onClose()}
          value={/^\d{2}:\d{2}/.test(value) ? dayjs(`2000-01-01T${value}`) : null}
          onCalendarChange={(time) => {
            if (time && !Array.isArray(time)) onPick(time.format(format), true)
          }}
          onChange={(time: Dayjs | null) => time && onPick(time.format(format), true)}
        />
      )}
      onChange={(next) => onChange?.(next)}
    />
  )
}

/** A value, or the sentence that says why the text is none. */
const readOr = (
  wrong: Sentence,
  value: string | undefined,
  outside: (value: string) => string | undefined = () => undefined,
): { value: string } | { message: string } => {
  if (value === undefined) return { message: said(wrong) }
  const message = outside(value)
  return message === undefined ? { value } : { message }
}
