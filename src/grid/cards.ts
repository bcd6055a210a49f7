import type { GridField } from './columns.ts'

/** What a card of a row shows, chosen from the columns of its list. */
export interface CardFields<Row> {
  title: GridField<Row>
  state: GridField<Row> | undefined
  /**
   * Those that the page names, else all in the order of the columns; of these the first two that hold
   * something are shown.
   */
  facts: GridField<Row>[]
  /** The page has named the facts: all are shown. */
  named: boolean
}

/** Names that say where or by whom, and stand on many rows: no row is known by them. */
const places = /^(?:(?:plant|dept|process|createUser|updateUser|lastUser|upper|p?dept|up).*|vendor)Nm$/i
const states = /^(?:state|.*stat(?:e|us)?(?:Cd|Nm)|useYn)$/i
const names = /(?:Nm|Title|Subj|Txt)$/

/**
 * The name of a code stands in the middle of its column, and on many rows; a person is found by other facts.
 */
const isOwnName = <Row>({ kind, align }: GridField<Row>): boolean =>
  kind !== 'usersearch' && align !== 'center'

/** The title is the name of the row, else its first column; the state stands beside it, facts below. */
export function cardFields<Row>(fields: readonly GridField<Row>[]): CardFields<Row> | undefined {
  const shown = fields.filter(({ kind, hidden }) => kind !== 'custom' || !hidden)
  const state = shown.find(({ name }) => name === 'state') ?? shown.find(({ name }) => states.test(name))
  const rest = shown.filter((field) => field !== state)
  const title =
    rest.find(({ card }) => card === 'title') ??
    rest.find((field) => names.test(field.name) && !places.test(field.name) && isOwnName(field)) ??
    rest[0]
  if (!title) return undefined
  const others = rest.filter((field) => field !== title)
  const facts = others.filter(({ card }) => card === 'fact')
  return facts.length > 0
    ? { title, state, facts, named: true }
    : { title, state, facts: others, named: false }
}
