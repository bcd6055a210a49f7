import type { Field, FieldKind, Fields } from '../../shared/field.ts'
import { hasNaturalKey, nameBeside, stampNames, type AnyResource, type Lines } from '../../shared/resource.ts'
import type { Language } from '../../shared/session.ts'
import { messages } from '../../shared/messages.ts'
import { isSystem } from './context.ts'
import { quoted, type Binds } from '../database/database.ts'
import { badField } from '../http/errors.ts'
import { scopeWhere } from './scope.ts'
import { escapeLike } from './search-term.ts'
import { mayUse, type Session } from '../http/session.ts'

/** PostgreSQL type of each kind of field, as information_schema and a cast spell it. */
const columnType = {
  text: () => 'text',
  textarea: () => 'text',
  number: (field) => `numeric(18,${field.decimals ?? 0})`,
  cost: () => 'numeric(15,0)',
  date: () => 'date',
  month: () => 'text',
  year: () => 'text',
  time: () => 'text',
  datetime: () => 'timestamp with time zone',
  code: () => 'text',
  codes: () => 'text[]',
  flag: () => 'text',
  tags: () => 'text[]',
  user: () => 'text',
  department: () => 'text',
  process: () => 'bigint',
  ref: (field) => (field.textKey ? 'text' : 'bigint'),
  link: () => 'text',
} satisfies Record<FieldKind, (field: Field) => string>
export const typeOf = (field: Field): string => (field.sealed ? 'text' : columnType[field.kind](field))

/**
 * The table in which the name beside a key or code is found. `registerLookup` fills it when resources are
 * mounted.
 */
interface Lookup {
  table: string
  key: string
  name: string
  /** Columns of the name in other languages: `deptNmEn` of `deptNm`. */
  translated: Partial<Record<Language, string>>
  resource: AnyResource
}
const lookups = new Map<string, Lookup>()
export function registerLookup(resource: AnyResource): void {
  lookups.set(resource.name, {
    table: resource.name,
    key: resource.key,
    name: nameColumn(resource),
    translated: translatedNames(resource),
    resource,
  })
}
export const lookupOf = (name: string): Lookup | undefined => lookups.get(name)
function translatedNames(resource: AnyResource): Partial<Record<Language, string>> {
  const name = nameColumn(resource)
  const columns: [Language, string][] = [
    ['en', `${name}En`],
    ['zh', `${name}Zh`],
    ['es', `${name}Es`],
  ]
  return Object.fromEntries(columns.filter(([, column]) => column in resource.fields))
}
function nameColumn(resource: AnyResource): string {
  const fields = resource.fields as Fields
  const named = nameBeside(resource.key)
  const numbered = resource.key.replace(/No$/, 'Cd')
  return [named, numbered].find((name) => name !== resource.key && name in fields) ?? Object.keys(fields)[0]
}

const refSource = (field: Field): string | undefined =>
  field.kind === 'user'
    ? 'user'
    : field.kind === 'department'
      ? 'dept'
      : field.kind === 'process'
        ? 'process'
        : field.kind === 'ref'
          ? field.source
          : undefined
export const sourceOf = refSource

const codeNames: Record<Language, readonly string[]> = {
  kr: ['"codeNm"'],
  en: ['"codeNmEn"', '"codeNm"'],
  zh: ['"codeNmZh"', '"codeNm"'],
  es: ['"codeNmEs"', '"codeNm"'],
}
/** The name of a code item that is joined as `alias`, in a language, Korean where it is missing. */
export const codeNameOf = (alias: string, language: Language): string =>
  `coalesce(${codeNames[language].map((name) => `${alias}.${name}`).join(',')})`
/** The same where the code item is the only table with such a column. */
export const codeNameColumn: Record<Language, string> = {
  kr: '"codeNm"',
  en: `coalesce(${codeNames.en.join(',')})`,
  zh: `coalesce(${codeNames.zh.join(',')})`,
  es: `coalesce(${codeNames.es.join(',')})`,
}

/**
 * The reader for whom columns are selected: names are in the reader's language, and some are shown only to
 * readers of the named record.
 */
interface Reader {
  session: Session
  binds: Binds
}
/** Select expression of the name beside a column, or undefined when the kind has none. */
export function nameExpression(
  name: string,
  field: Field,
  alias: string,
  { session, binds }: Reader,
): string | undefined {
  const { language } = session
  const beside = nameBeside(name)
  if (beside === name) return undefined
  if (field.kind === 'code') {
    return `(select ${codeNameColumn[language]} from "codeItem" c where c."codeGrpCd" = '${field.source}' and c."code" = ${alias}.${quoted(name)}) as ${quoted(beside)}`
  }
  const source = refSource(field)
  if (!source) return undefined
  const lookup = lookups.get(source)
  if (!lookup) throw new Error(`${name}: no resource named ${source} is mounted`)
  const translated = lookup.translated[language]
  const own = seesInFull(field, session)
    ? `r.${quoted(lookup.name)}`
    : shownColumn(lookup.resource, lookup.name, 'r', session)
  const shown = translated ? `coalesce(r.${quoted(translated)}, ${own})` : own
  const { scope } = lookup.resource
  const inScope = scope !== 'everyone' && scope.names
  const seen = inScope ? ` and ${scopeWhere(lookup.resource, session, 'r', binds)}` : ''
  return `(select ${shown} from ${quoted(lookup.table)} r where r.${quoted(lookup.key)} = ${alias}.${quoted(name)}${seen}) as ${quoted(beside)}`
}
const fieldExpressions = (
  fields: Fields,
  alias: string,
  reader: Reader | undefined,
  masked: readonly string[] = [],
): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (field.secret) return []
    const named = reader && nameExpression(name, field, alias, reader)
    // The name of a code says as much as the code.
    const beside = named && masked.includes(name) ? `null::text as ${quoted(nameBeside(name))}` : named
    const value = masked.includes(name)
      ? `${maskedValue(name, field, alias)} as ${quoted(name)}`
      : `${alias}.${quoted(name)}`
    return beside && !(nameBeside(name) in fields) ? [value, beside] : [value]
  })

/** True where a name that is masked elsewhere is shown in full to this person beside the reference. */
export const seesInFull = ({ inFull }: Pick<Field, 'inFull'>, session: Session): boolean =>
  inFull !== undefined &&
  (mayUse(session, inFull.menus, 'write') ||
    session.duties.some(({ dutyCd }) => inFull.duties.includes(dutyCd)))

/** The columns of a definition that this person sees only in part, or, of a company, not at all. */
export function maskedColumns(resource: AnyResource, session: Session): readonly string[] {
  if (isSystem(session)) return []
  if (session.vendorCd) return insideOf(resource).columns
  return partsOf(resource)
    .filter(({ openTo }) => !mayUse(session, openTo, 'write'))
    .map(({ name }) => name)
}
const insides = new WeakMap<AnyResource, { columns: readonly string[]; lines: readonly string[] }>()
/** The columns and groups of lines of a definition that are the plant's own word, found once a definition. */
export function insideOf(resource: AnyResource): { columns: readonly string[]; lines: readonly string[] } {
  const known = insides.get(resource)
  if (known) return known
  const namesOf = (all: Record<string, { inside?: unknown }>) =>
    Object.keys(all).filter((name) => all[name]!.inside)
  const found = {
    columns: namesOf(resource.fields as Fields),
    lines: namesOf((resource.lines ?? {}) as Record<string, Lines>),
  }
  insides.set(resource, found)
  return found
}
interface Part {
  name: string
  openTo: readonly string[]
}
const parts = new WeakMap<AnyResource, readonly Part[]>()
/** The columns that are seen in part by some, found once a definition. */
export function partsOf(resource: AnyResource): readonly Part[] {
  const known = parts.get(resource)
  if (known) return known
  const found = Object.entries(resource.fields as Fields).flatMap(([name, { personal }]) =>
    typeof personal === 'object' && personal.openTo ? [{ name, openTo: personal.openTo }] : [],
  )
  parts.set(resource, found)
  return found
}
/** A column of an entity as this person may see it: in full, or in part where the definition masks it. */
export const shownColumn = (resource: AnyResource, name: string, alias: string, session: Session): string =>
  maskedColumns(resource, session).includes(name)
    ? maskedValue(name, (resource.fields as Fields)[name]!, alias)
    : `${alias}.${quoted(name)}`
/**
 * A masked telephone number keeps its area code, any other text its first letter, and a day, code or flag
 * nothing: the visible part must not help to guess the rest.
 */
function maskedValue(name: string, field: Field, alias: string): string {
  const column = `${alias}.${quoted(name)}`
  return (field.kind === 'text' || field.kind === 'textarea') && !field.sealed && !field.inside
    ? `case when ${column} ~ '^\\d{2,3}-\\d+-\\d{3,}$' then regexp_replace(${column}, '^(\\d{2,3})-.*$', '\\1-****-****')
           else left(${column}, 1) || repeat('*', greatest(char_length(${column}) - 1, 1)) end`
    : `null::${typeOf(field)}`
}

/** Everything a list or record answers of the head's own row. */
export const headColumns = (resource: AnyResource, alias: string, session: Session, binds: Binds): string =>
  columnsOf(resource, alias, session, { session, binds })
/** The same without the names beside codes and keys. */
export const ownColumns = (resource: AnyResource, alias: string, session: Session): string =>
  columnsOf(resource, alias, session, undefined)
function columnsOf(
  resource: AnyResource,
  alias: string,
  session: Session,
  reader: Reader | undefined,
): string {
  const key = hasNaturalKey(resource) ? [] : [`${alias}.${quoted(resource.key)}`]
  const state = resource.states ? [`${alias}."state"`] : []
  return [
    ...key,
    ...fieldExpressions(resource.fields as Fields, alias, reader, maskedColumns(resource, session)),
    ...state,
    ...stamps(resource, alias),
  ].join(', ')
}
/**
 * The key and the named columns of it, each with the name beside it.
 * @throws Refusal 400 when there is no
 * such column
 */
export function namedColumns(
  resource: AnyResource,
  alias: string,
  session: Session,
  names: readonly string[],
  binds: Binds,
): string {
  const fields = resource.fields as Fields
  const plain = new Set<string>([...stampNames(resource), ...(resource.states ? ['state'] : [])])
  const unknown = names.find(
    (name) =>
      !plain.has(name) && name !== resource.key && (!Object.hasOwn(fields, name) || fields[name]!.secret),
  )
  if (unknown) throw badField('columns', messages.unknownField(unknown))
  const wanted = Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(fields, name) && name !== resource.key)
      .map((name) => [name, fields[name]!]),
  )
  const others = names.filter((name) => plain.has(name)).map((name) => `${alias}.${quoted(name)}`)
  return [
    `${alias}.${quoted(resource.key)}`,
    ...fieldExpressions(wanted, alias, { session, binds }, maskedColumns(resource, session)),
    ...others,
  ].join(', ')
}
const stamps = (resource: AnyResource, alias: string) =>
  stampNames(resource).map((name) => `${alias}.${quoted(name)}`)

const lineColumns = (lines: Lines, alias: string, reader: Reader): string =>
  [`${alias}.${quoted(lines.key)}`, ...fieldExpressions(lines.fields, alias, reader)].join(', ')

/** Each group of lines as one JSON array beside the head's columns. */
export const linesExpressions = (
  resource: AnyResource,
  alias: string,
  session: Session,
  binds: Binds,
): string[] =>
  Object.entries((resource.lines ?? {}) as Record<string, Lines>).map(([name, lines]) => {
    const order = (lines.order ?? [{ by: lines.key, direction: 'asc' }])
      .map(({ by, direction }) => `l.${quoted(by)} ${direction}`)
      .join(', ')
    const { inside } = session.vendorCd ? lines : {}
    if (inside === true) return `'[]'::json as ${quoted(name)}`
    const shown = inside ? ` and ${alias}."state" = any(${binds.add([...inside])}::text[])` : ''
    return `(select coalesce(json_agg(x), '[]') from (select ${lineColumns(lines, 'l', { session, binds })} from ${quoted(lines.name)} l where l.${quoted(lines.parent)} = ${alias}.${quoted(resource.key)}${shown} order by ${order}) x) as ${quoted(name)}`
  })

export const searchColumn = 'searchText'
export const searchableFields = (resource: AnyResource): string[] =>
  Object.entries(resource.fields as Fields)
    .filter(([, field]) => field.searchable)
    .map(([name]) => name)

/**
 * A second condition for a search word, where the search column holds more than this reader may see; 'true'
 * where it does not. Without it, a reader of '김**' could find the full name by trying.
 */
export function alsoShown(
  resource: AnyResource,
  alias: string,
  session: Session,
  binds: Binds,
  term: string,
): string {
  const hidden = maskedColumns(resource, session)
  const names = searchableFields(resource)
  if (!names.some((name) => hidden.includes(name))) return 'true'
  const shown = names.map((name) => shownColumn(resource, name, alias, session)).join(', ')
  return `concat_ws(' ', ${shown}) ilike ${binds.add(`%${escapeLike(term)}%`)}`
}

/** The newest rows first unless the definition says otherwise; the key makes every order total. */
export function orderOf(resource: AnyResource): { by: string; direction: 'asc' | 'desc' }[] {
  const order = (resource.order ?? []) as { by: string; direction: 'asc' | 'desc' }[]
  return order.some(({ by }) => by === resource.key)
    ? order
    : [...order, { by: resource.key, direction: order[0]?.direction ?? 'desc' }]
}
