import { CalendarOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { Input, Tooltip, type InputRef } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { elementProps, type InputProps } from '../components/input-props.ts'

/** What the calendar below is given; it lies invisibly over the input, where its popup hangs. */
interface CalendarProps {
  open: true
  className: string
  tabIndex: -1
  inputReadOnly: true
  'aria-hidden': true
  placeholder: ''
  panelRender: (calendar: ReactNode) => ReactNode
  /** `stays`: the calendar goes on being open. */
  onPick: (value: string | null, stays: boolean) => void
  onClose: () => void
}
interface TypedInputProps extends Omit<InputProps, 'onChange'> {
  shown: string
  format: string
  read: (typed: string) => { value: string } | { message: string }
  calendar: (props: CalendarProps) => ReactNode
  onChange: (value: string | null) => void
}

/**
 * A text that is read when the input is left, and a calendar that is there while the input is pressed. What
 * cannot be read stays as it was typed and says why: nothing that somebody wrote disappears.
 */
export function TypedInput({ shown, format, read, calendar, onChange, ...props }: TypedInputProps) {
  const { field, onBlur, onFault, placeholder, disabled, saysWrong = false } = props
  const [typed, setTyped] = useState<{ text: string; over: string; message?: string }>()
  const [open, setOpen] = useState(false)
  const input = useRef<InputRef>(null)
  // Another value, such as a record that was loaded anew, takes the place of what was typed over the old one.
  const own = typed?.over === shown ? typed : undefined
  // A tab that is shown again, and a form that was set back, hear what stands here now.
  const tell = useEffectEvent(() => onFault?.(own?.message))
  useEffect(() => tell(), [])
  const commit = (text: string) => {
    if (text.trim() === '') {
      setTyped(undefined)
      onFault?.(undefined)
      if (shown !== '') onChange(null)
      return
    }
    if (text === shown && !own) return
    const result = read(text)
    if ('value' in result) {
      setTyped(undefined)
      onFault?.(undefined)
      onChange(result.value)
    } else if (onFault) {
      setTyped({ text, over: shown, message: result.message })
      onFault(result.message)
    } else {
      // Whoever checks the value later says what is wrong with it.
      setTyped(undefined)
      onChange(text)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      commit(event.currentTarget.value)
      setOpen(false)
    }
    if (event.key === 'ArrowDown') setOpen(true)
    if (event.key === 'Escape' && open) {
      setOpen(false)
      // The dialog around it stays.
      event.stopPropagation()
    }
  }
  const Icon = field.kind === 'time' ? ClockCircleOutlined : CalendarOutlined
  const { message } = own ?? {}
  return (
    <span className="typed-input">
      <Tooltip title={message} open={saysWrong && message !== undefined && !open}>
        <Input
          {...elementProps(props)}
          {...(message !== undefined && { status: 'error', 'aria-invalid': true })}
          ref={input}
          value={own?.text ?? shown}
          placeholder={placeholder ?? format}
          inputMode="numeric"
          autoComplete="off"
          allowClear
          suffix={<Icon aria-hidden className="typed-icon" onClick={() => disabled || setOpen(true)} />}
          onClick={() => disabled || setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={({ target, type }) => {
            // The cross empties the value at once.
            if (type === 'click') commit('')
            else setTyped({ text: target.value, over: shown })
          }}
          onBlur={({ target }) => {
            setOpen(false)
            commit(target.value)
            onBlur?.()
          }}
        />
      </Tooltip>
      {open &&
        calendar({
          open: true,
          className: 'typed-calendar',
          tabIndex: -1,
          inputReadOnly: true,
          'aria-hidden': true,
          placeholder: '',
          panelRender: (panel) => (
            // The focus stays in the input, so that one may go on typing.
            <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
              {panel}
            </div>
          ),
          onPick: (value, stays) => {
            setTyped(undefined)
            onFault?.(undefined)
            onChange(value)
            if (!stays) setOpen(false)
          },
          onClose: () => setOpen(false),
        })}
    </span>
  )
}
