import { defined } from './defined.ts'
import type { TextForm } from './normal-text.ts'

/**
 * The kinds of field, one per way a value is stored, checked and shown (specification section 3, grid column
 * types). Adding a kind makes every `Record<FieldKind, …>` fail to compile until all sides know it.
 */
export type FieldKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'cost'
  | 'date'
  | 'month'
  | 'year'
  | 'time'
  | 'datetime'
  | 'code'
  | 'codes'
  | 'flag'
  | 'tags'
  | 'user'
  | 'department'
  | 'process'
  | 'ref'
  | 'link'

/**
 * `Value` and `Required` exist for inference only; the rest is plain data that server and browser both read.
 */
export interface Field<
  Kind extends FieldKind = FieldKind,
  Value = unknown,
  Required extends boolean = boolean,
>
  extends TextOptions, FlagOptions {
  kind: Kind
  label: string
  required: Required
  /** Set by refCode: the key of the other record is text. */
  textKey?: boolean
  /** Set by `secret`. */
  secret?: boolean
  /** Set by `personal: { sealed: true }`. */
  sealed?: boolean
  /** Code group of a `code`/`codes`, resource name of a `ref`. */
  source?: string
  readonly value?: Value
}
export type Fields = Record<string, Field>

export interface Options {
  required?: boolean
  /** Longest text in characters, largest number, most entries of a list. */
  max?: number
  /** Shortest text in characters, smallest number, fewest entries of a list. */
  min?: number
  /** Digits behind the decimal point (pointNumber of the specification); default 0. */
  decimals?: number
  /**
   * Characters as typed: of a number (digits, minus, dot) the most, where its input stops and counts 'n / max'; 8 of
   * a time are 'HH:mm:ss'.
   */
  length?: number
  /** False: no comma every three digits (hasSeperator of the specification). */
  separator?: boolean
  /** The server fills it; what a client sends is refused unless it equals the stored value. */
  readOnly?: boolean
  /**
   * Describes a person: who reads it is written down, and who takes it home in a file says why (개인정보 보호법
   * 제29조; admin R12, R14).
   */
  personal?: true | Protection
  /** The plant's own word: no company is answered it, in lists, records, history and files. */
  inside?: true
  /**
   * A reference to a person whose name is masked elsewhere: here it is shown in full to whoever must know the
   * person at the place of work, by a menu that he may save or by a duty.
   */
  inFull?: { menus: readonly string[]; duties: readonly string[] }
  /**
   * Of a reference: only records in these states are offered to be chosen in a form. The rules of the entity refuse
   * the others.
   */
  inStates?: readonly string[]
  /** The control of a choice; the value is the same. */
  control?: 'select' | 'radio' | 'checkbox' | 'switch'
  /**
   * Number pattern of a document, e.g. `P-{plant}-{YYYYMMDD}-{seq4}`; drawn from a counter row in the saving
   * transaction.
   */
  numbering?: string
  /** Belongs to the doubled-syllable search column `searchText` of its table. */
  searchable?: boolean
}
/** What only a text may say. */
export interface TextOptions extends Options {
  /** A number that is a text: it is stored in its one normal form, however it is typed. */
  form?: TextForm
}
/** What only a flag may say. */
export interface FlagOptions extends Options {
  /** The value of a new record where none is given; the flag is then never empty. */
  first?: 'Y' | 'N'
  /** The words for yes and no. Without them a list shows a mark. */
  words?: readonly [yes: string, no: string]
}
/** How a value about a person is protected further. */
export interface Protection {
  /**
   * Employees see it only in part ('김**', '010-****-12**', no day), unless they may write on one of these menus
   * (docs/decisions/0028).
   */
  openTo?: readonly string[]
  /**
   * About somebody's health: stands sealed in the database, the audit trail and backups
   * (core/server/entity/sealed.ts), and is opened for who sees the record. Nothing can be looked for, sorted or made
   * unique by it, and its table keeps it as text. For text, days, numbers and flags.
   */
  sealed?: true
}
type IsRequired<O> = O extends { required: true } ? true : false

const field =
  <Kind extends FieldKind, Value, Allowed extends Options = Options>(kind: Kind) =>
  <const O extends Allowed = Allowed>(label: string, options?: O): Field<Kind, Value, IsRequired<O>> => ({
    ...options,
    kind,
    label,
    required: Boolean(options?.required) as IsRequired<O>,
    ...defined({ sealed: typeof options?.personal === 'object' ? options.personal.sealed : undefined }),
  })
const sourced =
  <Kind extends FieldKind, Value>(kind: Kind) =>
  <const O extends Options = {}>(
    label: string,
    source: string,
    options?: O,
  ): Field<Kind, Value, IsRequired<O>> => ({
    ...field<Kind, Value>(kind)(label, options),
    source,
  })

/** One line of text; default limit 200 characters. */
export const text = field<'text', string, TextOptions>('text')
/** Several lines; default limit 4,000 characters with a counter. */
export const textarea = field<'textarea', string>('textarea')
export const number = field<'number', number>('number')
/** Won without decimals. */
export const cost = field<'cost', number>('cost')
/** 'YYYY-MM-DD' */
export const date = field<'date', string>('date')
/** 'YYYY-MM' */
export const month = field<'month', string>('month')
/** 'YYYY' */
export const year = field<'year', string>('year')
/** 'HH:mm', or 'HH:mm:ss' with 8 characters. */
export const time = field<'time', string>('time')
/** Moment with minutes, answered as ISO text with the offset of Seoul, shown 'YYYY-MM-DD HH:mm'. */
export const datetime = field<'datetime', string>('datetime')
/** One item of a code group; answered together with its name (`typeCd` and `typeNm`). */
export const code = sourced<'code', string>('code')
/** Several items of a code group. */
export const codes = sourced<'codes', string[]>('codes')
/** 'Y' or 'N'. */
export const flag = field<'flag', 'Y' | 'N', FlagOptions>('flag')
/** Free words without duplicates. */
export const tags = field<'tags', string[]>('tags')
/** userId of a person, picked in the user search only. */
export const user = field<'user', string>('user')
export const department = field<'department', string>('department')
export const process = field<'process', number>('process')
/** Key of a record of another resource with a number for its key. */
export const ref = sourced<'ref', number>('ref')
/** Key of a record of another resource with a text for its key, such as vendorCd. */
export const refCode = <const O extends Options = {}>(
  label: string,
  source: string,
  options?: O,
): Field<'ref', string, IsRequired<O>> => ({
  ...sourced<'ref', string>('ref')(label, source, options),
  textKey: true,
})
/** Address that starts with http, https, mailto or tel; opens in a new tab. */
export const link = field<'link', string>('link')

export const hasSeconds = ({ length }: { length?: number }): boolean => length === 8
export const timeFormat = (field: { length?: number }): 'HH:mm' | 'HH:mm:ss' =>
  hasSeconds(field) ? 'HH:mm:ss' : 'HH:mm'

/** A field that is kept out of responses, Excel and the audit trail. */
export const secret = <F extends Field>(field: F): F => ({ ...field, secret: true })

/** What the flags of a new record begin with. */
export const firstValues = (fields: Fields): Record<string, 'Y' | 'N'> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { first }]) => (first ? [[name, first]] : [])))

/** The longest text a field takes, in characters. */
export const maxLength = (field: Field): number =>
  field.max ?? (field.kind === 'textarea' ? 4000 : field.kind === 'link' ? 1000 : 200)
