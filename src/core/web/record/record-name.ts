import type { Field } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'

/**
 * What a record is called in a sentence: its number and its name, as far as its definition has them. The name is the
 * first required text.
 */
export function recordNameOf(resource: AnyResource, row: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(resource.fields as Readonly<Record<string, Field>>)
  const number = fields.find(([, field]) => field.numbering !== undefined)?.[0]
  const name = fields.find(([key, { kind, required }]) => kind === 'text' && required && key !== number)?.[0]
  return [number, name]
    .map((key) => (key === undefined ? undefined : row[key]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ')
}
