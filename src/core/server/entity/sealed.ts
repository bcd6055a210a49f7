import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Fields } from '../../shared/field.ts'
import type { PlainRow } from './behaviour.ts'

/**
 * Values of `sealed` fields stand in the database, in the audit trail and in backups as AES-256-GCM,
 * `s2:{key}:{base64 of nonce, tag and text}`; the key is no part of any of them (docs/decisions/0036). Each
 * is sealed for its place, table, column and row: in another place it does not open (0077). What begins with
 * `s1:` was sealed for its column alone, what begins otherwise was written before its field was sealed.
 */
export const boundMark = 's2:'
const olderMark = 's1:'
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

/** All keys by their names; the first is the one that new values are sealed with. */
export type DataKeys = ReadonlyMap<string, Buffer>
let current = ''
const known = new Map<string, Buffer>()

/**
 * Keys as `DATA_KEYS` says them: `name:base64` each, the newest first.
 * @returns undefined when one of them is
 * none
 */
export function parseDataKeys(text: string): DataKeys | undefined {
  const keys = new Map<string, Buffer>()
  for (const part of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const [, name, key] = /^([0-9a-z]{1,16}):([\w+/=-]+)$/.exec(part) ?? []
    const bytes = Buffer.from(key ?? '', 'base64')
    if (!name || bytes.length !== keyBytes || keys.has(name)) return undefined
    keys.set(name, bytes)
  }
  return keys.size > 0 ? keys : undefined
}
export const newDataKey = (): string =>
  `${randomBytes(4).toString('hex')}:${randomBytes(keyBytes).toString('base64')}`
export const currentKeyOf = (keys: DataKeys): string => keys.keys().next().value!

/** From now on values are sealed with the first of the keys and opened with any of them. */
export function useDataKeys(keys: DataKeys): void {
  current = currentKeyOf(keys)
  for (const [name, key] of keys) known.set(name, key)
}
/** Those in use, for a thread that opens values itself: the newest first. */
export const dataKeys = (): DataKeys => new Map([[current, known.get(current)!], ...known])
/** The beginning of every value that the newest key has sealed. */
export const currentMark = (): string => `${boundMark}${current}:`
export const isSealed = (value: unknown): value is string =>
  typeof value === 'string' && (value.startsWith(boundMark) || value.startsWith(olderMark))
/** True if it was sealed for its place and not only for its column. */
export const isOfPlace = (value: string): boolean => value.startsWith(boundMark)
export const keyNameOf = (value: string): string => value.split(':')[1]!

/** The row that owns a value; for lines the row of their head, for the trail the changed row. */
export interface Place {
  table: string
  key: unknown
}
const placeText = ({ table, key }: Place, name: string): string => `${table}|${name}|${String(key)}`

/** Columns (`table.column`) of which every value is sealed for its own row. */
const bound = new Set<string>()
export const boundColumns = (): string[] => [...bound]
/** From now on a value of these columns that is not sealed for its own row is refused. */
export const bindColumns = (names: readonly string[]): void => names.forEach((name) => bound.add(name))

/** @param name the column */
export function seal(place: Place, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (place.key === null || place.key === undefined)
    throw new Error(`${place.table}.${name} is sealed for no row`)
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', known.get(current)!, nonce)
  cipher.setAAD(Buffer.from(placeText(place, name)))
  const text = Buffer.concat([cipher.update(String(value), 'utf8'), cipher.final()])
  return `${currentMark()}${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')}`
}
/** @throws Error when the key is gone, the value was touched, or it was put here from another place */
export const unseal = (place: Place, name: string, stored: unknown): unknown =>
  opened(place, name, stored, bound.has(`${place.table}.${name}`))
/** Of the trail, which keeps how values were sealed when they were written, and of tables not yet bound. */
export const unsealOlder = (place: Place, name: string, stored: unknown): unknown =>
  opened(place, name, stored, false)

function opened(place: Place, name: string, stored: unknown, isBound: boolean): unknown {
  if (stored === null || stored === undefined) return stored
  const isOwn = typeof stored === 'string' && isOfPlace(stored)
  if (isBound && !isOwn)
    throw new Error(`${place.table}.${name} of ${String(place.key)} was written past the portal`)
  if (!isSealed(stored)) return stored
  const key = known.get(keyNameOf(stored))
  if (!key) throw new Error(`the data key ${keyNameOf(stored)} is missing`)
  const bytes = Buffer.from(stored.slice(stored.lastIndexOf(':') + 1), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(isOwn ? placeText(place, name) : name))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

export const sealedNames = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.sealed)
const mapped = (
  fields: Fields,
  row: PlainRow,
  change: (name: string, value: unknown) => unknown,
): PlainRow => {
  const names = sealedNames(fields).filter((name) => name in row)
  return names.length === 0
    ? row
    : { ...row, ...Object.fromEntries(names.map((name) => [name, change(name, row[name])])) }
}
/** A row as it is stored, and as it is used. */
export const sealRow = (fields: Fields, row: PlainRow, place: Place): PlainRow =>
  mapped(fields, row, (name, value) => seal(place, name, value))
export const openRow = (fields: Fields, row: PlainRow, place: Place): PlainRow =>
  mapped(fields, row, (name, value) => {
    const clear = unseal(place, name, value)
    return clear !== null && ['number', 'cost'].includes(fields[name]!.kind) ? Number(clear) : clear
  })
/** A value as it is bound: sealed where its field is. */
export const stored = (fields: Fields, name: string, value: unknown, place: Place): unknown =>
  fields[name]?.sealed ? seal(place, name, value) : value
/**
 * Rows of JSON text that PostgreSQL has built, opened; the text itself where there is nothing to open.
 * @param key the column that tells the rows apart; each row has it
 */
export const openRowsText = (fields: Fields, text: string, table: string, key: string): string =>
  sealedNames(fields).length === 0
    ? text
    : JSON.stringify(
        (JSON.parse(text) as PlainRow[]).map((row) => openRow(fields, row, { table, key: row[key] })),
      )
type Changes = Record<string, [unknown, unknown]>
const inPairs =
  (change: (place: Place, name: string, value: unknown) => unknown) =>
  (fields: Fields, diff: Changes, place: Place) =>
    mapped(fields, diff, (name, pair) =>
      (pair as [unknown, unknown]).map((value) => change(place, name, value)),
    ) as Changes
/** Old and new of changes. */
export const sealDiff = inPairs(seal)
export const openDiff = inPairs(unsealOlder)
