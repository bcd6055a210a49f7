import { CloseOutlined } from '@ant-design/icons'
import { DatePicker, TimePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { timeFormat } from '../core/shared/field.ts'
import type { ColumnKind } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { type EditorHandle, type OpenEditor, shownOptions } from './use-editor.ts'
import { displayText, isMultiple } from './values.ts'
import '../core/shared/picker-clock.ts'

interface EditorPopupProps<Row> {
  editor: EditorHandle<Row>
  open: OpenEditor<Row>
  texts: GridTexts
  listId: string
  /** What lies over the edited cell; measured again while the popup is open, because the grid may scroll. */
  anchor: () => Element | null
  onDone: () => void
}

/**
 * Lists, tags and calendars hang below their cell in the page's body, where the grid's own scrolling cannot
 * cut them off; in a dialog they hang in the dialog, which keeps the focus inside itself.
 */
export function EditorPopup<Row>(props: EditorPopupProps<Row>) {
  const [host] = useState(() => props.anchor()?.closest('[role=dialog]') ?? document.body)
  if (props.open.way === 'text') return null
  const content = { options: OptionList, tags: TagList, calendar: Calendar } satisfies Record<
    string,
    (props: EditorPopupProps<Row>) => ReactNode
  >
  const Content = content[props.open.way]
  return createPortal(
    <Placed anchor={props.anchor} over={props.open.way === 'calendar'}>
      <Content {...props} />
    </Placed>,
    host,
  )
}

function Placed({
  anchor,
  over,
  children,
}: {
  anchor: () => Element | null
  over: boolean
  children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const cell = anchor()?.getBoundingClientRect()
      const popup = element.current
      if (!cell || !popup) return
      const height = popup.offsetHeight
      const above = !over && cell.bottom + height > window.innerHeight && cell.top > height
      popup.style.left = `${Math.max(4, Math.min(cell.left, window.innerWidth - popup.offsetWidth - 4))}px`
      popup.style.top = `${over ? cell.top : above ? cell.top - height : cell.bottom}px`
      popup.style.minWidth = `${cell.width}px`
      if (over) popup.style.height = `${cell.height}px`
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  })
  return (
    // A press on the popup must not take the focus out of the grid's textarea.
    <div
      ref={element}
      className={over ? 'grid-over' : 'grid-popup'}
      role="presentation"
      onMouseDown={over ? undefined : (event) => event.preventDefault()}
    >
      {children}
    </div>
  )
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

function OptionList<Row>({ editor, open, texts, listId, onDone }: EditorPopupProps<Row>) {
  const options = shownOptions(open, open.query)
  const multiple = isMultiple(open.field.kind)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[open.highlighted]?.scrollIntoView({ block: 'nearest' })
  }, [open.highlighted])
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={open.field.text}
      aria-multiselectable={multiple || undefined}
      className="grid-options"
    >
      {options.map((option, index) => {
        const chosen = open.chosen.includes(option.code)
        return (
          // Keys are taken by the textarea, which keeps the focus.
          <div
            key={option.code}
            id={optionId(listId, index)}
            role="option"
            tabIndex={-1}
            aria-selected={chosen}
            className={`grid-option${index === open.highlighted ? ' is-highlighted' : ''}`}
            onClick={() => {
              editor.choose(option.code)
              if (!multiple) onDone()
            }}
            onKeyDown={undefined}
          >
            {multiple && <span aria-hidden="true" className={`grid-check${chosen ? ' is-on' : ''}`} />}
            {option.codeNm}
          </div>
        )
      })}
      {options.length === 0 && (
        <div
          role="option"
          aria-disabled="true"
          aria-selected="false"
          tabIndex={-1}
          className="grid-option is-none"
        >
          {texts.noOption}
        </div>
      )}
    </div>
  )
}

function TagList<Row>({ editor, open, texts, listId }: EditorPopupProps<Row>) {
  return (
    <div id={listId} className="grid-tags">
      {open.chosen.map((tag) => (
        <span key={tag} className="grid-chip">
          {tag}
          <button
            type="button"
            tabIndex={-1}
            aria-label={`${tag} ${texts.deleted}`}
            onClick={() => editor.removeTag(tag)}
          >
            <CloseOutlined />
          </button>
        </span>
      ))}
      {open.notice ? (
        <span role="alert" className="grid-notice">
          {open.notice}
        </span>
      ) : (
        <span className="grid-hint">{texts.addTag}</span>
      )}
    </div>
  )
}

const PICKERS: Partial<
  Record<ColumnKind, { picker: 'date' | 'month' | 'year'; format: string; showTime?: boolean }>
> = {
  date: { picker: 'date', format: 'YYYY-MM-DD' },
  month: { picker: 'month', format: 'YYYY-MM' },
  year: { picker: 'year', format: 'YYYY' },
  datetime: { picker: 'date', format: 'YYYY-MM-DD HH:mm', showTime: true },
}

function Calendar<Row>({ editor, open, texts, onDone }: EditorPopupProps<Row>) {
  const { field, row } = open
  const shown = displayText(field, row[field.name], texts)
  const picker = PICKERS[field.kind]
  const [format] = useState(picker?.format ?? timeFormat({ length: field.seconds ? 8 : undefined }))
  const start = shown === '' ? null : dayjs(field.kind === 'time' ? `2000-01-01 ${shown}` : shown)
  const shared = {
    autoFocus: true,
    defaultOpen: true,
    defaultValue: start?.isValid() ? start : null,
    'aria-label': field.text,
    style: { width: '100%', height: '100%' },
    onChange: (value: Dayjs | null) => {
      editor.pick(value ? value.format(format) : '')
      onDone()
    },
    onOpenChange: (shownNow: boolean) => {
      if (shownNow) return
      editor.cancel()
      onDone()
    },
  }
  if (!picker) return <TimePicker {...shared} format={format} minuteStep={1} />
  return (
    <DatePicker
      {...shared}
      picker={picker.picker}
      format={format}
      showTime={picker.showTime ? { format: 'HH:mm' } : false}
    />
  )
}
