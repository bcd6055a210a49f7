import { defined } from './defined.ts'
import type { FourTexts } from './four-texts.ts'
import type { Field, Fields } from './field.ts'
import type { Said } from './sentence.ts'

/** What a definition says; `defineResource` derives the rest. */
export interface Definition<
  F extends Fields = Fields,
  State extends string = string,
  Action extends string = string,
  Search extends SearchMap<F> = SearchMap<F>,
  Key extends string = string,
  L extends Record<string, AnyLines> = Record<string, AnyLines>,
> {
  /** Table and resource name, whole English words in camelCase: `workPermit`. */
  name: string
  title: string
  /** Address of one record's family; the list answers at `${path}s` unless `listPath` says otherwise. */
  path: `/api/${string}`
  listPath?: `/api/${string}`
  /**
   * frontEndUrls of the menus whose accessYn opens the reads and whose writeYn opens the writes; any one is
   * enough.
   */
  menus: readonly string[]
  /** Primary key. A name among `fields` is a natural key; any other name is a bigint identity. */
  key: Key
  fields: F
  scope: Scope<Name<F>>
  unique?: readonly (readonly Name<F>[])[]
  /** Default order, newest key first when absent. */
  order?: readonly OrderBy<Name<F> | NoInfer<Key>>[]
  /** Columns of its list; all fields in their order when absent. */
  list?: readonly ListName<F>[]
  search: Search
  /** Child rows that are saved with their head in one transaction. */
  lines?: L
  /** Columns of the Excel template; absent: no upload. */
  excel?: { import: readonly Name<F>[] }
  files?: Record<string, FileGroup>
  /**
   * False: a log. The server alone writes its rows and nobody changes them, so they have no createUserId …
   * updateDt.
   */
  stamped?: false
  states?: Record<State, string>
  transitions?: Record<Action, Transition<NoInfer<State>, NoInfer<Action>>>
}
type ListName<F> = Name<F> | 'state' | 'createDt' | 'updateDt'

/**
 * Facts of one entity that server, browser, Excel, OpenAPI, tests and the database check all read. No
 * functions, no layout.
 */
export interface Resource<
  F extends Fields = Fields,
  State extends string = string,
  Action extends string = string,
  Search extends SearchMap<F> = SearchMap<F>,
  Key extends string = string,
  L extends Record<string, AnyLines> = Record<string, AnyLines>,
> extends Definition<F, State, Action, Search, Key, L> {
  list: readonly ListName<F>[]
}

/**
 * The rows that a signed-in user may see: the named columns are compared with the session. There is no
 * default. Rows with a `person` belong to that person alone, whatever other rights anybody has; rows with an
 * `owner` are also seen by users of the whole department.
 */
export type Scope<Column> =
  | 'everyone'
  | {
      person?: Column
      plant?: Column
      /** Column of further plants (`codes`) whose people see and treat the row like those of `plant`. */
      plants?: Column
      dept?: Column
      /**
       * Columns of one department or, as tags, of several: rows are seen by people of any of them and written
       * by anybody of the plant, because the finder and the doer of a matter differ.
       */
      depts?: readonly Column[]
      vendor?: Column
      /**
       * Employees see the row where a row of this table joins its `key` (a column of both) with one of their
       * plants: a company and what belongs to it are seen by the plants that do business with it.
       */
      through?: { table: string; key: Column; plant: string }
      /**
       * Users of a company also read the rows of its subcontractors; of the writes they may do only
       * transitions with `forReaders`.
       */
      below?: true
      owner?: Column | 'createUserId'
      /** Column of a further person who sees the row like its owner, such as who is proposed to treat it. */
      also?: Column
      /** Show a row's name next to a reference only to users who can read the row. */
      names?: true
      /**
       * The owner then decides, not the departments: only employees who may read this menu see the rows of
       * others.
       */
      allFor?: string
      /**
       * Rows in these states are every employee's; the others are seen by who wrote them, and by who may write at
       * the plant of `writtenAt`. Goes with no other column.
       */
      published?: readonly string[]
      writtenAt?: Column
    }
export type OrderBy<Column> = { by: Column; direction: 'asc' | 'desc' }

export interface FileGroup {
  label: string
  /** Most files, counting the already uploaded ones; specification default 9999. */
  limit?: number
  imageOnly?: boolean
  /** Largest file in MB; specification default 1. */
  maxMegabytes?: number
  /** Extensions that are taken; absent: any. */
  extensions?: readonly string[]
  /**
   * Signatures drawn by hand, by people who have no account: pictures of the pad alone, each with the name of its
   * signer, which nobody changes afterwards (core/web/sign/Signatures.tsx). The group is known by its name.
   */
  drawn?: true
  /** The plant's own word: people of a company outside neither see nor fetch its files (decision 0103). */
  ownOnly?: true
}

export interface Transition<State extends string, Action extends string = string> {
  label: string
  from: readonly State[]
  to: State
  /** Message in any other state. Absent: that the present state does not allow it. */
  wrongState?: FourTexts
  /** Text that the user must give, at least so many characters. */
  reasonMin?: number
  /** Input besides the reason; checked like any other. */
  input?: Fields
  /** Done by the clock or by another transition only; not callable from outside. */
  system?: boolean
  /** Asks for confirmation in the colour of danger. */
  danger?: boolean
  /**
   * Every reader of the record may do it, also a company above in the chain: stopping dangerous work needs no
   * right (산업안전보건법 제52조).
   */
  forReaders?: boolean
  /** A signature: the signer gives the password again. */
  signed?: true
  /**
   * Opens an approval document; its outcome calls one of the other transitions, in the transaction of the
   * last signature.
   */
  approval?: ApprovalLink<Action>
}

/**
 * Sends a transition through approval. Its outcomes are transitions with `system: true`, which cannot be
 * reached without the approval.
 */
export interface ApprovalLink<Action extends string = string> {
  /** Item of the code group APPR_BIZ: the policy that holds. */
  biz: string
  approved: Action
  rejected: Action
  /** The drafter took the document back before anybody had signed. */
  withdrawn?: Action
  /** The drafter gave the document up. */
  discarded?: Action
  /**
   * Asks, once the document is closed, for it to be undone: a transition that goes through approval itself.
   * Absent: it cannot be undone.
   */
  cancel?: Action
}

/** Rows that belong to one head and are saved with it. */
export interface Lines<F extends Fields = Fields, Key extends string = string> {
  name: string
  title: string
  key: Key
  /** Column that holds the key of the head. */
  parent: string
  fields: F
  order?: readonly OrderBy<Name<F> | NoInfer<Key>>[]
  /** The head's form does not save them; a function of the module does (measurements, events). */
  readOnly?: boolean
  /**
   * The plant's own word: a company is answered none of them (true), or only in these states of its record.
   */
  inside?: true | readonly string[]
}
// oxlint-disable-next-line typescript/no-explicit-any -- the type parameters are contravariant in places; `any` is the only "any lines"
export type AnyLines = Lines<any, any>
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyResource = Resource<any, any, any, any, any, any>

export function defineResource<
  const F extends Fields,
  const Key extends string,
  const State extends string = never,
  const Action extends string = never,
  const Search extends SearchMap<F> = {},
  const L extends Record<string, AnyLines> = {},
>(definition: Definition<F, State, Action, Search, Key, L>): Resource<F, State, Action, Search, Key, L> {
  return { ...definition, list: definition.list ?? Object.keys(definition.fields) }
}
export function defineLines<const F extends Fields, const Key extends string>(
  definition: Lines<F, Key>,
): Lines<F, Key> {
  return definition
}

/**
 * The definition as it holds for one record or reader: without the states, transitions and columns that do
 * not occur there. The order stays that of the definition.
 */
export function narrowed<R extends AnyResource>(
  resource: R,
  {
    states,
    transitions,
    list,
  }: {
    states?: (state: StateOf<R>) => boolean
    transitions?: { [A in ActionOf<R>]?: Transition<StateOf<R>, ActionOf<R>> }
    list?: readonly R['list'][number][]
  },
): R {
  const all: Record<string, string> = resource.states ?? {}
  const kept =
    states && Object.fromEntries(Object.entries(all).filter(([state]) => states(state as StateOf<R>)))
  return {
    ...resource,
    ...defined({ states: kept, transitions, list }),
  }
}

type Name<F> = keyof F & string
/** The filters each kind of field can be searched with. */
export interface FilterOf {
  text: 'contains' | 'equals'
  textarea: 'contains'
  number: 'equals' | 'between'
  cost: 'between'
  date: 'period'
  month: 'period'
  year: 'equals'
  time: never
  datetime: 'period'
  code: 'equals' | 'in'
  codes: 'has'
  flag: 'equals'
  tags: 'has'
  user: 'equals'
  department: 'equals' | 'subtree'
  process: 'equals'
  ref: 'equals' | 'in'
  link: 'contains'
}
export type FilterKind = FilterOf[keyof FilterOf]
export type SearchMap<F extends Fields> = { [K in keyof F]?: FilterOf[F[K]['kind']] } & { state?: 'in' }
type FilterValue<Filter> = Filter extends 'in' | 'has'
  ? string[]
  : Filter extends 'period' | 'between'
    ? { from?: string; to?: string }
    : string

export type FieldsOf<R> = R extends { fields: infer F extends Fields } ? F : never
type SearchOf<R> = R extends { search: infer S } ? S : never
export type LinesOf<R> = R extends { lines?: infer L } ? NonNullable<L> : {}
export type KeyOf<R> = R extends { key: infer K extends string } ? K : never
export type StateOf<R> = R extends { states?: Record<infer S extends string, string> } ? S : never
export type ActionOf<R> = R extends { transitions?: Record<infer A extends string, unknown> } ? A : never

export type ValueOf<T> =
  T extends Field<infer _K, infer V, infer Required> ? (Required extends true ? V : V | null) : never
type RequiredName<F> = { [K in keyof F]: F[K] extends Field<infer _K, infer _V, true> ? K : never }[keyof F]
type Optional<F> = Exclude<keyof F, RequiredName<F>>
/** `deptCd` is answered together with `deptNm`, as the API contract has it. */
export type NameBeside<K> = K extends `${infer Base}${'Cd' | 'No' | 'Id'}` ? `${Base}Nm` : never
type LookedUpNames<F> = {
  readonly [
    K in keyof F as F[K] extends Field<'code' | 'ref' | 'user' | 'department' | 'process', infer _V, infer _R>
      ? NameBeside<K>
      : never
  ]: string | null
}
type KeyColumn<R> = KeyOf<R> extends keyof FieldsOf<R> ? {} : { [K in KeyOf<R>]: number }
export type Stamps = {
  createUserId: string
  createDt: string
  updateUserId: string
  updateDt: string
  /** Names beside the two; a record answers them, a list does not. */
  readonly createUserNm?: string | null
  readonly updateUserNm?: string | null
}
export type LineRow<L> = L extends { fields: infer F extends Fields; key: infer K extends string }
  ? { [P in K]: number } & { [P in keyof F]: ValueOf<F[P]> } & LookedUpNames<F>
  : never
export type LineInput<L> = L extends { fields: infer F extends Fields; key: infer K extends string }
  ? { [P in K]?: number } & { [P in RequiredName<F>]: ValueOf<F[P]> } & { [P in Optional<F>]?: ValueOf<F[P]> }
  : never

/** Columns of a row as the server fills them: any of them, each with a value of its field. */
export type ColumnsOf<T> = T extends { fields: infer F extends Fields }
  ? { [P in keyof F]?: ValueOf<F[P]> }
  : never

/** One row as a list answers it. */
export type Row<R> = KeyColumn<R> &
  Stamps & { [K in keyof FieldsOf<R>]: ValueOf<FieldsOf<R>[K]> } & LookedUpNames<FieldsOf<R>> &
  ([StateOf<R>] extends [never] ? {} : { state: StateOf<R> })
/** A row of an unknown resource. */
export type PlainRow = Record<string, unknown>
/** True for `AnyResource`, whose fields are `any`. */
type IsAnyResource<R> = 0 extends 1 & FieldsOf<R> ? true : false
/** One row with its lines, as a record answers it. */
export type FullRow<R> =
  IsAnyResource<R> extends true ? PlainRow : Row<R> & { [K in keyof LinesOf<R>]: LineRow<LinesOf<R>[K]>[] }

export type Input<R> = IsAnyResource<R> extends true ? PlainRow : KnownInput<R>
type KnownInput<R> = { [K in RequiredName<FieldsOf<R>>]: ValueOf<FieldsOf<R>[K]> } & {
  [K in Optional<FieldsOf<R>>]?: ValueOf<FieldsOf<R>[K]>
} & { [K in keyof LinesOf<R>]?: LineInput<LinesOf<R>[K]>[] }
export type Query<R> = {
  page?: number
  limit?: number
  /** Columns the rows are sorted by, the first first, apart by commas; `direction` has one for each. */
  sort?: string
  direction?: string
  /** Words looked for in the searchable fields. */
  q?: string
} & { [K in keyof SearchOf<R>]?: FilterValue<SearchOf<R>[K]> }

/** A transition as this user finds it on this record now; `reasons` is empty exactly when it may be done. */
export interface Allowed<Action extends string = string, M extends Said = string> {
  action: Action
  label: string
  reasons: Reason<M>[]
}
/** Why something is refused: the name of the guard, the sentence for the user, and where it can be fixed. */
export interface Reason<M extends Said = Said> {
  guard: string
  message: M
  fixUrl?: string
  /** It stands against another record: where nothing else is in the way, the answer is 409. */
  status?: 409
}
/** One record and what this user may do with it now: the server alone decides, the page only shows it. */
export interface Detail<R> {
  data: FullRow<R>
  allowed: Allowed<ActionOf<R>>[]
  /** The reasons why this user may not save the form now; empty when it may be saved. */
  editable: Reason<string>[]
}
export interface ListAnswer<R> {
  data: Row<R>[]
  /** Exact up to `countLimit`; `more` says that there are further rows. */
  total: number
  more: boolean
}

export const listPathOf = (resource: { path: string; listPath?: string }): string =>
  resource.listPath ?? `${resource.path}s`
/** The columns that say who wrote a row and when; a log has none. */
export const stampNames = (resource: { stamped?: false }): readonly (keyof Stamps)[] =>
  resource.stamped === false ? [] : ['createUserId', 'createDt', 'updateUserId', 'updateDt']
export const hasNaturalKey = (resource: { key: string; fields: Fields }): boolean =>
  resource.key in resource.fields
/** The name column that stands beside a key or code: deptCd → deptNm. */
export const nameBeside = (name: string): string => name.replace(/(?:Cd|No|Id)$/, 'Nm')
