import { showMoment } from '../../shared/dates.ts'
import type { Field, FieldKind } from '../../shared/field.ts'
import { formatNumber } from '../../shared/number-format.ts'
import { asList, asText } from '../components/input-props.ts'
import { pageText } from '../text/page-text.ts'

type Show = (value: unknown, field: Field) => string
const plain: Show = (value) => asText(value)
const joined: Show = (value) => asList(value).join(', ')

/** A switch says its own words, else the default labels (specification section 3). */
export const switchWords = ({ words }: Field): readonly [yes: string, no: string] =>
  words ?? [pageText('form.used'), pageText('form.unused')]
/** A box without words of its own says yes or no. */
const flagWords = (field: Field): readonly [yes: string, no: string] =>
  field.control === 'checkbox' && !field.words ? ['✓', '✕'] : switchWords(field)

const shows = {
  text: plain,
  textarea: plain,
  number: (value, field) => formatNumber(asText(value), field.decimals, field.separator !== false),
  cost: (value) => `${formatNumber(asText(value), 0, true)}${pageText('form.won')}`,
  date: plain,
  month: plain,
  year: plain,
  time: plain,
  datetime: (value) => showMoment(asText(value)),
  code: plain,
  codes: joined,
  flag: (value, field) => flagWords(field)[value === 'Y' ? 0 : 1],
  tags: joined,
  user: plain,
  department: plain,
  process: plain,
  ref: plain,
  link: plain,
} satisfies Record<FieldKind, Show>

/** A value as people read it; empty for nothing. `shown` is the name that stands beside a key. */
export function showText(field: Field, value: unknown, shown?: string | null): string {
  if (value === null || value === undefined || value === '') return ''
  return shown || shows[field.kind](value, field)
}
