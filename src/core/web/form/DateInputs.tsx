import { DatePicker, TimePicker } from 'antd'
import { useState, type ReactNode } from 'react'
import dayjs, { type Dayjs } from 'dayjs'
import { showMoment, toMoment } from '../../shared/dates.ts'
import { timeFormat } from '../../shared/field.ts'
import { createDoubleClick, pressedDay } from './double-click.ts'
import { asText, elementProps, type InputProps } from '../components/input-props.ts'

/** Formats of specification section 9; the first is shown, the others may be typed. */
const shapes = {
  date: { picker: 'date', formats: ['YYYY-MM-DD', 'YYYYMMDD', 'YYYY.MM.DD', 'YYYY/MM/DD'] },
  month: { picker: 'month', formats: ['YYYY-MM', 'YYYYMM', 'YYYY.MM'] },
  year: { picker: 'year', formats: ['YYYY'] },
  datetime: { picker: 'date', formats: ['YYYY-MM-DD HH:mm', 'YYYYMMDDHHmm', 'YYYYMMDD HHmm'] },
} as const
type DateKind = keyof typeof shapes

// The picker works on wall time: a moment is shown and read as the clock of Seoul says, wherever the browser
// stands.
const toPicker = (kind: DateKind, value: string): Dayjs | null => {
  const wall = kind === 'datetime' ? showMoment(value).replace(' ', 'T') : value
  const day = wall ? dayjs(wall) : null
  return day?.isValid() ? day : null
}
const fromPicker = (kind: DateKind, day: Dayjs | null): string | null => {
  if (!day) return null
  const text = day.format(shapes[kind].formats[0])
  return kind === 'datetime' ? (toMoment(text) ?? null) : text
}

export function DateInput(props: InputProps) {
  const { field, value, onChange, onBlur, notBefore, notAfter, placeholder } = props
  const kind = field.kind as DateKind
  const { picker, formats } = shapes[kind]
  const [open, setOpen] = useState(false)
  const [pressedTwice] = useState(createDoubleClick)
  const panel = (calendar: ReactNode) => (
    // The days are buttons of their own; this only watches how fast they are pressed.
    <div role="presentation" onClick={({ target }) => pressedTwice(pressedDay(target)) && setOpen(false)}>
      {calendar}
    </div>
  )
  return (
    <DatePicker
      {...elementProps(props)}
      picker={picker}
      format={[...formats]}
      showTime={kind === 'datetime' ? { format: 'HH:mm', minuteStep: 1 } : undefined}
      needConfirm={false}
      open={open}
      onOpenChange={setOpen}
      panelRender={panel}
      value={toPicker(kind, asText(value))}
      minDate={notBefore ? dayjs(notBefore) : undefined}
      maxDate={notAfter ? dayjs(notAfter).endOf('day') : undefined}
      placeholder={placeholder ?? formats[0]}
      onChange={(day: Dayjs | null) => onChange?.(fromPicker(kind, day))}
      onBlur={() => onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}

export function TimeInput(props: InputProps) {
  const text = asText(props.value)
  const format = timeFormat(props.field)
  return (
    <TimePicker
      {...elementProps(props)}
      format={[format, format.replaceAll(':', '')]}
      needConfirm={false}
      value={/^\d{2}:\d{2}/.test(text) ? dayjs(`2000-01-01T${text}`) : null}
      placeholder={format}
      onChange={(time: Dayjs | null) => props.onChange?.(time ? time.format(format) : null)}
      onBlur={() => props.onBlur?.()}
      style={{ width: '100%' }}
    />
  )
}
