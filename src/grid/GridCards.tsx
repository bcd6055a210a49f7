import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { moreTexts } from './spoken-texts.ts'
import { type CardFields, cardFields } from './cards.ts'
import { CellContent } from './CellContent.tsx'
import type { GridField, RowMark } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import type { GridEntry } from './use-grid-table.ts'
import { displayText } from './values.ts'

/** Milliseconds after which a press marks a card, and pixels that a resting finger may move. */
const longPressMs = 500
const slackPx = 10
/** What can be pressed or typed in by itself; nothing of it may stand inside a button. */
const pressable = 'a, button, input, label'
/** The button of a card that holds such things: for keys and screen readers, where a finger has the whole card. */
const opener = 'grid-card-open'
/** Facts on a card, and cards that are drawn at once. */
const factsShown = 2
const cardsAtOnce = 100

interface GridCardsProps<Row> {
  label: string
  entries: readonly GridEntry<Row>[]
  fields: readonly GridField<Row>[]
  texts: GridTexts
  checked: ReadonlySet<string>
  marks: ReadonlyMap<string, RowMark> | undefined
  onCheck: ((key: string) => void) | undefined
  onOpen: ((row: Row) => void) | undefined
}

/** The rows of a list on a telephone, below what is said in place of rows that there are not. */
export function GridCards<Row extends object>({
  states,
  loading,
  entries,
  ...props
}: Omit<GridCardsProps<Row>, 'entries'> & {
  states: ReactNode
  loading: boolean
  /** Undefined: the list could not be read. */
  entries: readonly GridEntry<Row>[] | undefined
}) {
  return (
    <div className="grid-card-list" aria-busy={loading}>
      {states}
      {entries && <Cards {...props} entries={entries} />}
    </div>
  )
}

/**
 * Name, state and two facts of each row. A tap opens the row; a long press marks it, and then a tap marks the
 * next.
 */
function Cards<Row extends object>(props: GridCardsProps<Row>) {
  const { entries, fields, checked, onCheck, onOpen } = props
  const say = moreTexts(props.texts)
  const [count, setCount] = useState(cardsAtOnce)
  const card = cardFields(fields)
  if (!card) return null
  return (
    <>
      <ul className="grid-cards" aria-label={say('card', { title: props.label })}>
        {entries.slice(0, count).map((entry) => (
          <li key={entry.key}>
            <Card
              {...props}
              card={card}
              entry={entry}
              isChecked={checked.has(entry.key)}
              // One is marked: the others are marked by a tap.
              onTap={
                checked.size > 0 && onCheck ? () => onCheck(entry.key) : onOpen && (() => onOpen(entry.row))
              }
            />
          </li>
        ))}
      </ul>
      {entries.length > count && (
        <Button block onClick={() => setCount(count + cardsAtOnce)}>
          {say('moreCards', { count: (entries.length - count).toLocaleString('ko-KR') })}
        </Button>
      )}
    </>
  )
}

interface CardProps<Row> extends GridCardsProps<Row> {
  card: CardFields<Row>
  entry: GridEntry<Row>
  isChecked: boolean
  onTap: (() => void) | undefined
}
function Card<Row extends object>(props: CardProps<Row>) {
  const { card, entry, isChecked, texts, marks, onCheck, onTap } = props
  const { row, key } = entry
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const held = useRef(false)
  const body = useRef<HTMLDivElement>(null)
  const [holdsOthers, setHoldsOthers] = useState(false)
  useLayoutEffect(
    () => setHoldsOthers(Boolean(body.current?.querySelector(`:is(${pressable}):not(.${opener})`))),
    [row],
  )
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  const facts = card.facts
    .filter(({ name, render }) => render !== undefined || isFilled(row[name]))
    .slice(0, card.named ? card.facts.length : factsShown)
  // What a page draws into a column of its own may be pressed, such as an act of the row.
  const drawn = props.fields.filter(
    (field) => field.kind === 'custom' && field.render && ![...facts, card.title, card.state].includes(field),
  )
  const unitOf = ({ unitName }: GridField<Row>) => {
    const unit = props.fields.find(({ name }) => name === unitName)
    return unit ? ` ${displayText(unit, row[unit.name], texts)}` : ''
  }
  const content = (field: GridField<Row>) => {
    const text = displayText(field, row[field.name], texts)
    return (
      <CellContent
        field={field}
        row={row}
        value={row[field.name]}
        text={text}
        texts={texts}
        editable={false}
      />
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key: typed } = event
    if (target !== event.currentTarget && !(target as Element).matches(`.${opener}`)) return
    if (typed === 'Enter') onTap?.()
    else if (typed === ' ') onCheck?.(key)
    else return
    event.preventDefault()
  }
  const className = `grid-card${isChecked ? ' is-checked' : ''}${marks?.get(key) ? ` is-${marks.get(key)}` : ''}`
  const shown = (
    <>
      <div className="grid-card-head">
        <strong>{content(card.title)}</strong>
        {card.state && <span className="grid-card-state">{content(card.state)}</span>}
        {isChecked && <CheckOutlined aria-hidden className="grid-card-mark" />}
      </div>
      <dl>
        {facts.map((field) => (
          <div key={field.name}>
            <dt>{field.text}</dt>
            <dd>
              {content(field)}
              {unitOf(field)}
            </dd>
          </div>
        ))}
      </dl>
      {drawn.length > 0 && (
        <div className="grid-card-drawn">
          {drawn.map((field) => (
            <span key={field.name}>{content(field)}</span>
          ))}
        </div>
      )}
    </>
  )
  if (!onTap && !onCheck) return <div className={className}>{shown}</div>
  const pressed = onCheck ? isChecked : undefined
  const asButton = holdsOthers ? undefined : { role: 'button', tabIndex: 0, 'aria-pressed': pressed }
  const byHand: HTMLAttributes<HTMLDivElement> = {
    onPointerDown: (event) => {
      held.current = false
      if (!onCheck || event.button !== 0) return
      press.current = {
        x: event.clientX,
        y: event.clientY,
        timer: setTimeout(() => {
          held.current = true
          onCheck(key)
        }, longPressMs),
      }
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { x = clientX, y = clientY } = press.current ?? {}
      if (Math.hypot(clientX - x, clientY - y) > slackPx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event) => onCheck && event.preventDefault(),
    onClick: (event) => {
      // The press has marked it already; links and buttons in it work on their own.
      const other = (event.target as Element).closest(pressable)
      if (!held.current && (!other || other.matches(`.${opener}`))) onTap?.()
    },
    onKeyDown,
  }
  return (
    <div ref={body} className={className} data-card={key} {...asButton} {...byHand}>
      {holdsOthers && (
        <button type="button" className={opener} aria-pressed={pressed}>
          {displayText(card.title, row[card.title.name], texts)}
        </button>
      )}
      {shown}
    </div>
  )
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
