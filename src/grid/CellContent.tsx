import { isExternal, isInternal } from '../core/shared/address.ts'
import { SearchOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { ColumnKind, GridField } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { entriesOf, nameOf } from './values.ts'

interface CellContentProps<Row> {
  field: GridField<Row>
  row: Row
  value: unknown
  text: string
  texts: GridTexts
  editable: boolean
}

/** What a cell shows when it is not edited. */
export function CellContent<Row>({ field, row, ...shown }: CellContentProps<Row>): ReactNode {
  if (field.render) return field.render(row)
  const content = CONTENTS[field.kind]
  if (!content) return shown.text
  const address = safeAddress(field.url ? field.url(row) : shown.text)
  return content({
    ...shown,
    address,
    worded: field.words !== undefined,
    no: field.words?.[1] ?? shown.texts.unused,
    name: (code) => nameOf(field, code),
  })
}

interface Shown extends Omit<CellContentProps<never>, 'field' | 'row'> {
  address: string | undefined
  /** The column has words of its own for yes and no. */
  worded: boolean
  /** What no is called, also where nobody has answered yet. */
  no: string
  name: (code: string) => string
}
type Content = (props: Shown) => ReactNode

const chips: Content = ({ value, name }) =>
  entriesOf(value).map((entry) => (
    <span key={entry} className="grid-chip">
      {name(entry)}
    </span>
  ))
const box: Content = ({ value, text, editable }) =>
  editable ? (
    <span
      className={`grid-check${value === 'Y' ? ' is-on' : ''}`}
      data-toggle
      role="img"
      aria-label={value === 'Y' ? 'Y' : 'N'}
    />
  ) : text === '' ? (
    text
  ) : (
    <Answer yes={value === 'Y'} word={text} worded={false} />
  )

/** Yes or no that is only read: a mark, never a switch or a box, which would look as if it could be pressed. */
function Answer({ yes, word, worded }: { yes: boolean; word: string; worded: boolean }): ReactNode {
  const mark = yes ? '✓' : '–'
  if (worded)
    return (
      <span className={`grid-answer${yes ? ' is-yes' : ''}`}>
        {yes && <i aria-hidden="true">{mark}</i>}
        {word}
      </span>
    )
  return (
    <span className={`grid-answer${yes ? ' is-yes' : ''}`} role="img" aria-label={word}>
      <i aria-hidden="true">{mark}</i>
    </span>
  )
}

const CONTENTS: Partial<Record<ColumnKind, Content>> = {
  multiselect: chips,
  checkboxmulti: chips,
  tag: chips,
  checkbox: box,
  singlecheckbox: box,
  switch: ({ value, text, no, editable, worded }) =>
    editable ? (
      <span className={`grid-switch${value === 'Y' ? ' is-on' : ''}`} data-toggle>
        <i aria-hidden="true" />
        {text || no}
      </span>
    ) : worded && text === '' ? (
      // Nobody has answered: words of their own say nothing of that.
      text
    ) : (
      <Answer yes={value === 'Y'} word={text || no} worded={worded} />
    ),
  link: ({ text, address }) => {
    if (!address || text === '') return text
    const target = isExternal(address) ? { target: '_blank', rel: 'noreferrer' } : { 'data-link': address }
    return (
      <a href={address} tabIndex={-1} className="grid-link" {...target}>
        {text}
      </a>
    )
  },
  usersearch: ({ text, texts, editable }) =>
    editable ? (
      <>
        <span className="grid-text">{text}</span>
        <button
          type="button"
          tabIndex={-1}
          className="grid-search"
          aria-label={texts.searchUser}
          data-search=""
        >
          <SearchOutlined />
        </button>
      </>
    ) : (
      text
    ),
}

/**
 * Addresses inside the portal and the external kinds; everything else, such as javascript:, is shown as text
 * only.
 */
function safeAddress(address: string): string | undefined {
  return isExternal(address) || isInternal(address) ? address : undefined
}
