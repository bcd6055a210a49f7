import { z } from 'zod'
import { isDay, toMoment } from './dates.ts'
import { hasSeconds, maxLength, timeFormat, type Field, type FieldKind, type Fields } from './field.ts'
import { messages } from './messages.ts'
import { textForms } from './normal-text.ts'
import type { AnyResource } from './resource.ts'
import type { FieldIssue } from './session.ts'
import type { Sentence } from './sentence.ts'

// zod compiles checks with `new Function` otherwise, which the content security policy of the pages forbids.
z.config({ jitless: true })

const blankToNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? blankToNull(value.trim().normalize('NFC')) : blankToNull(value)

/**
 * Reads what was given for a field, trimmed and not empty, into what is stored.
 * @param wrong takes what is wrong with it, and where inside of it; the first message counts
 */
type Reader = (given: unknown, wrong: (message: Sentence, at?: number) => void) => unknown

/** zod passes the sentence through; its types know finished text only. */
const kept = (sentence: Sentence): string => sentence as unknown as string
/** The `error` option of a zod schema for a sentence that is worded later. */
export const saying = (sentence: Sentence): { message: string } => ({ message: kept(sentence) })

/** Text whose form a predicate or normaliser decides. */
const shaped =
  (message: Sentence, normal: (value: string) => string | undefined): Reader =>
  (given, wrong) =>
    (typeof given === 'string' ? normal(given) : undefined) ?? wrong(message)
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined)

/** 'HH:mm' as it stands; where seconds are wanted, 'HH:mm' is the full minute. */
function clockOf(value: string, seconds: boolean): string | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value)) return undefined
  if (value.length === 5) return seconds ? `${value}:00` : value
  return seconds ? value : undefined
}

/** Half a surrogate pair and NUL are no characters; the database stores neither. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

function words(field: Field): Reader {
  const max = maxLength(field)
  const min = field.min ?? 0
  const normal = field.form && textForms[field.form]
  return (sent, wrong) => {
    if (typeof sent !== 'string' || !isStorable(sent)) return wrong(messages.badType(field.label))
    const given = normal ? normal(sent) : sent
    if (given.length < min) return wrong(messages.tooShort(field.label, min))
    return given.length > max ? wrong(messages.tooLong(field.label, max)) : given
  }
}
const numeral = /^-?[\d,]*\.?\d+$/
function amount({ label, decimals = 0, min = -1e15, max = 1e15, length = Infinity }: Field): Reader {
  return (given, wrong) => {
    const text = typeof given === 'string' ? given.normalize('NFKC') : ''
    const value = numeral.test(text) ? Number(text.replaceAll(',', '')) : given
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(messages.notANumber(label))
    if (length < Infinity && String(value).length > length) return wrong(messages.tooLong(label, length))
    if (value < min) return wrong(messages.tooSmall(label, min))
    if (value > max) return wrong(messages.tooLarge(label, max))
    const shifted = value * 10 ** decimals
    return Math.abs(shifted - Math.round(shifted)) < 1e-6
      ? value
      : wrong(messages.tooManyDecimals(label, decimals))
  }
}
const list =
  ({ label, max = 1000 }: Field): Reader =>
  (given, wrong) => {
    if (!Array.isArray(given)) return wrong(messages.badType(label))
    given.forEach((each: unknown, at) => {
      if (typeof each !== 'string') wrong(messages.badType(label), at)
      else if (each.length > 200) wrong(messages.tooLong(label, 200), at)
    })
    if (given.length > max) return wrong(messages.badType(label))
    return new Set(given).size === given.length ? given : wrong(messages.duplicateTag)
  }
const short =
  (message: Sentence): Reader =>
  (given, wrong) =>
    typeof given === 'string' && given.length <= 50 ? given : wrong(message)
const key =
  ({ label }: Field): Reader =>
  (given, wrong) => {
    if (typeof given === 'string' && /^\d{1,18}$/.test(given)) return Number(given)
    return Number.isSafeInteger(given) ? given : wrong(messages.badType(label))
  }

const readerByKind = {
  text: words,
  textarea: words,
  number: amount,
  cost: amount,
  date: (field: Field) =>
    shaped(messages.badDate(field.label), (value) => (isDay(value) ? value : undefined)),
  month: (field: Field) => shaped(messages.badMonth(field.label), matching(/^\d{4}-(0[1-9]|1[0-2])$/)),
  year: (field: Field) => shaped(messages.badYear(field.label), matching(/^\d{4}$/)),
  time: (field: Field) =>
    shaped(messages.badTime(field.label, timeFormat(field)), (value) => clockOf(value, hasSeconds(field))),
  datetime: (field: Field) => shaped(messages.badDateTime(field.label), toMoment),
  code: (field: Field) => short(messages.badChoice(field.label)),
  codes: list,
  flag: (field: Field) => shaped(messages.badFlag(field.label), matching(/^[YN]$/)),
  tags: list,
  user: (field: Field) => short(messages.badType(field.label)),
  department: (field: Field) => short(messages.badType(field.label)),
  process: key,
  ref: (field: Field) =>
    field.source && refHasTextKey(field) ? short(messages.badType(field.label)) : key(field),
  link: (field: Field) =>
    shaped(messages.badLink(field.label), (value) =>
      /^(https?:\/\/|mailto:|tel:)\S+$/i.test(value) && value.length <= maxLength(field) ? value : undefined,
    ),
} satisfies Record<FieldKind, (field: Field) => Reader>

const refHasTextKey = (field: Field): boolean => field.textKey === true

/** True if the sender must fill the field. */
const isAsked = ({ required, readOnly, numbering }: Field): boolean => required && !readOnly && !numbering
/** Reads a field as it was sent: null when empty, the specification's messages when wrong. */
function fieldReader(field: Field): Reader {
  const read = readerByKind[field.kind](field)
  const normal = field.kind === 'codes' || field.kind === 'tags' ? blankToNull : trimmed
  const asked = isAsked(field)
  return (sent, wrong) => {
    const given = normal(sent)
    if (asked && (given === null || (Array.isArray(given) && given.length === 0)))
      return wrong(messages.requiredField(field.label))
    return given === null ? null : read(given, wrong)
  }
}
/** Schema of one field, for the forms and for what is put together of several. */
export function fieldSchema(field: Field): z.ZodType {
  const read = fieldReader(field)
  const schema = z.transform((sent: unknown, context) =>
    read(sent, (message, at) =>
      context.issues.push({
        code: 'custom',
        message: kept(message),
        input: sent,
        path: at === undefined ? [] : [at],
      }),
    ),
  )
  fieldsOfSchemas.set(schema, field)
  return schema
}
const fieldsOfSchemas = new WeakMap<object, Field>()
/** The field that a schema was made of, for whoever describes it. */
export const fieldOf = (schema: object): Field | undefined => fieldsOfSchemas.get(schema)

/** Schema of a set of fields: unknown names are refused, an absent optional field stays absent. */
export function fieldsSchema(fields: Fields, extra: Record<string, z.ZodType> = {}): Schema {
  const shape: Record<string, z.ZodType> = { ...extra }
  for (const [name, field] of Object.entries(fields))
    shape[name] = isAsked(field) ? fieldSchema(field) : fieldSchema(field).optional()
  const schema = z.strictObject(shape, {
    error: (issue) =>
      saying(
        issue.code === 'unrecognized_keys'
          ? messages.unknownField(issue.keys.join(', '))
          : messages.badType('입력'),
      ),
  })
  recordReaders.set(schema, recordReader(fields, extra))
  return schema
}
/** Turns valid input into a record; undefined for invalid input, whose faults the schema then reports. */
type RecordReader = (input: unknown) => Record<string, unknown> | undefined
/** Sheets of thousands of rows are read at a tenth of what the schemas cost. */
const recordReaders = new WeakMap<object, RecordReader>()
function recordReader(fields: Fields, extra: Record<string, z.ZodType>): RecordReader {
  const readers = Object.entries(fields).map(([name, field]) => ({
    name,
    asked: isAsked(field),
    read: fieldReader(field),
  }))
  const extras = Object.entries(extra).map(([name, schema]) => ({
    name,
    schema,
    mayLack: schema.safeParse(undefined).success,
  }))
  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
    const given = input as Record<string, unknown>
    const value: Record<string, unknown> = {}
    let known = 0
    let isRight = true
    const wrong = () => void (isRight = false)
    for (const { name, schema, mayLack } of extras) {
      if (name in given) known++
      else if (mayLack) continue
      const result = schema.safeParse(given[name])
      if (!result.success) return undefined
      value[name] = result.data
    }
    for (const { name, asked, read } of readers) {
      const sent = given[name]
      if (name in given) known++
      else if (!asked) continue
      value[name] = sent === undefined && !asked ? undefined : read(sent, wrong)
      if (!isRight) return undefined
    }
    return known === Object.keys(given).length ? value : undefined
  }
}

type Schema = z.ZodType<Record<string, unknown>>
const schemas = new WeakMap<object, Schema>()
const updateSchemas = new WeakMap<object, Schema>()
const version = z.string({ error: () => saying(messages.versionRequired) })
/**
 * Schema of a whole record with its lines, made once per resource. The stamps that come back from an answer
 * are let through.
 */
export const resourceSchema = (resource: AnyResource): Schema =>
  remembered(schemas, resource, version.optional())
/**
 * The same for changes of a stored record: they say which `updateDt` they were made from (admin section 2.0).
 */
export const updateSchema = (resource: AnyResource): Schema => remembered(updateSchemas, resource, version)

function remembered(made: WeakMap<object, Schema>, resource: AnyResource, updateDt: z.ZodType): Schema {
  const known = made.get(resource)
  if (known) return known
  const extra: Record<string, z.ZodType> = { updateDt }
  for (const [name, lines] of Object.entries(resource.lines ?? {})) {
    const { key: lineKey, fields, readOnly } = lines as { key: string; fields: Fields; readOnly?: boolean }
    if (readOnly) continue
    extra[name] = z
      .array(fieldsSchema(fields, { [lineKey]: z.number().int().nullish() }), {
        error: () => saying(messages.badType(name)),
      })
      .max(1000)
      .optional()
  }
  const schema = fieldsSchema(resource.fields as Fields, extra)
  made.set(resource, schema)
  return schema
}

export type Checked = { ok: true; value: Record<string, unknown> } | { ok: false; issues: FieldIssue[] }

/** The same answer in the form, on the server and for every Excel row. */
export function check(schema: z.ZodType<Record<string, unknown>>, input: unknown): Checked {
  const value = recordReaders.get(schema)?.(input)
  if (value) return { ok: true, value }
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, value: result.data }
  const issues = result.error.issues.flatMap((issue): FieldIssue[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => ({
          path: [...issue.path, name].join('.'),
          message: messages.unknownField(name),
        }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
  // The first message at a field is the one that helps.
  const seen = new Set<string>()
  return { ok: false, issues: issues.filter(({ path }) => !seen.has(path) && seen.add(path)) }
}
