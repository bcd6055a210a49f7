import { z } from 'zod'
import { isDay, toMoment } from './dates.ts'
import { maxLength, timeFormat, type Field, type FieldKind, type Fields } from './field.ts'
import { messages } from './messages.ts'
import type { AnyResource } from './resource.ts'
import type { FieldIssue } from './session.ts'

// zod compiles checks with `new Function` otherwise, which the content security policy of the pages forbids.
z.config({ jitless: true })

const blankToNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value)
const trimmed = (value: unknown): unknown => (typeof value === 'string' ? blankToNull(value.trim().normalize('NFC')) : blankToNull(value))

/** Text whose form a predicate or normaliser decides. */
const shaped = (message: string, normal: (value: string) => string | undefined) =>
  z.string({ error: message }).transform((value, context) => {
    const result = normal(value)
    if (result === undefined) context.addIssue({ code: 'custom', message })
    return result ?? value
  })
const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined)

/** 'HH:mm' as it stands; where seconds are wanted, 'HH:mm' is the full minute. */
function clockOf(value: string, seconds: boolean): string | undefined {
  if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value)) return undefined
  if (value.length === 5) return seconds ? `${value}:00` : value
  return seconds ? value : undefined
}

/** Half a surrogate pair and NUL are no characters; the database stores neither. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

function words(field: Field) {
  const max = maxLength(field)
  const min = field.min ?? 0
  return z
    .string({ error: messages.badType(field.label) })
    .refine(isStorable, { error: messages.badType(field.label) })
    .min(min, { error: messages.tooShort(field.label, min) })
    .max(max, { error: messages.tooLong(field.label, max) })
}
function amount(field: Field) {
  const decimals = field.decimals ?? 0
  const { min = -1e15, max = 1e15, length = Infinity } = field
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?[\d,]*\.?\d+$/)
          .transform((value) => Number(value.replaceAll(',', ''))),
      ],
      {
        error: messages.notANumber(field.label),
      },
    )
    .refine(Number.isFinite, { error: messages.notANumber(field.label) })
    .refine((value) => String(value).length <= length, { error: messages.tooLong(field.label, length) })
    .refine((value) => value >= min, { error: messages.tooSmall(field.label, min) })
    .refine((value) => value <= max, { error: messages.tooLarge(field.label, max) })
    .refine((value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6, {
      error: messages.tooManyDecimals(field.label, decimals),
    })
}
const list = (field: Field) =>
  z
    .array(z.string({ error: messages.badType(field.label) }).max(200, { error: messages.tooLong(field.label, 200) }), {
      error: messages.badType(field.label),
    })
    .max(field.max ?? 1000, { error: messages.badType(field.label) })
    .refine((values) => new Set(values).size === values.length, { error: messages.duplicateTag })
const key = (field: Field) =>
  z.union(
    [
      z.number().int(),
      z
        .string()
        .regex(/^\d{1,18}$/)
        .transform(Number),
    ],
    { error: messages.badType(field.label) },
  )

const schemaByKind = {
  text: words,
  textarea: words,
  number: amount,
  cost: amount,
  date: (field: Field) => shaped(messages.badDate(field.label), (value) => (isDay(value) ? value : undefined)),
  month: (field: Field) => shaped(messages.badMonth(field.label), matching(/^\d{4}-(0[1-9]|1[0-2])$/)),
  year: (field: Field) => shaped(messages.badYear(field.label), matching(/^\d{4}$/)),
  time: (field: Field) => shaped(messages.badTime(field.label, timeFormat(field)), (value) => clockOf(value, field.seconds === true)),
  datetime: (field: Field) => shaped(messages.badDateTime(field.label), toMoment),
  code: (field: Field) => z.string({ error: messages.badChoice(field.label) }).max(50, { error: messages.badChoice(field.label) }),
  codes: list,
  flag: (field: Field) => z.enum(['Y', 'N'], { error: messages.badFlag(field.label) }),
  tags: list,
  user: (field: Field) => z.string({ error: messages.badType(field.label) }).max(50, { error: messages.badType(field.label) }),
  department: (field: Field) => z.string({ error: messages.badType(field.label) }).max(50, { error: messages.badType(field.label) }),
  process: key,
  ref: (field: Field) =>
    field.source && refHasTextKey(field)
      ? z.string({ error: messages.badType(field.label) }).max(50, { error: messages.badType(field.label) })
      : key(field),
  link: (field: Field) =>
    shaped(messages.badLink(field.label), (value) =>
      /^(https?:\/\/|mailto:|tel:)\S+$/i.test(value) && value.length <= maxLength(field) ? value : undefined,
    ),
} satisfies Record<FieldKind, (field: Field) => z.ZodType>

const refHasTextKey = (field: Field): boolean => field.textKey === true

/** Schema of one field: null when empty, the specification's messages when wrong. */
export function fieldSchema(field: Field): z.ZodType {
  const value = schemaByKind[field.kind](field)
  const normal = field.kind === 'codes' || field.kind === 'tags' ? blankToNull : trimmed
  const required = field.required && !field.readOnly && !field.numbering
  return z.preprocess(
    normal,
    required
      ? z
          .custom((given) => given !== null && !(Array.isArray(given) && given.length === 0), {
            error: messages.requiredField(field.label),
          })
          .pipe(value)
      : value.nullable(),
  )
}

/** Schema of a set of fields: unknown names are refused, an absent optional field stays absent. */
export function fieldsSchema(fields: Fields, extra: Record<string, z.ZodType> = {}): z.ZodType<Record<string, unknown>> {
  const shape: Record<string, z.ZodType> = { ...extra }
  for (const [name, field] of Object.entries(fields)) {
    const schema = fieldSchema(field)
    shape[name] = field.required && !field.readOnly && !field.numbering ? schema : schema.optional()
  }
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? messages.unknownField(issue.keys.join(', ')) : messages.badType('입력')),
  })
}

type Schema = z.ZodType<Record<string, unknown>>
const schemas = new WeakMap<object, Schema>()
const updateSchemas = new WeakMap<object, Schema>()
const version = z.string({ error: messages.versionRequired })
/** Schema of a whole record with its lines, made once per resource. The stamps that come back from an answer are let through. */
export const resourceSchema = (resource: AnyResource): Schema => remembered(schemas, resource, version.optional())
/** The same for changes of a stored record: they say which `updateDt` they were made from (admin section 2.0). */
export const updateSchema = (resource: AnyResource): Schema => remembered(updateSchemas, resource, version)

function remembered(made: WeakMap<object, Schema>, resource: AnyResource, updateDt: z.ZodType): Schema {
  const known = made.get(resource)
  if (known) return known
  const extra: Record<string, z.ZodType> = { updateDt }
  for (const [name, lines] of Object.entries(resource.lines ?? {})) {
    const { key: lineKey, fields, readOnly } = lines as { key: string; fields: Fields; readOnly?: boolean }
    if (readOnly) continue
    extra[name] = z
      .array(fieldsSchema(fields, { [lineKey]: z.number().int().nullish() }), { error: messages.badType(name) })
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
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, value: result.data }
  const issues = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((name) => ({ path: [...issue.path, name].join('.'), message: messages.unknownField(name) }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )
  // The first message at a field is the one that helps.
  const seen = new Set<string>()
  return { ok: false, issues: issues.filter(({ path }) => !seen.has(path) && seen.add(path)) }
}
