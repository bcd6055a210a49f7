import { expect, test } from 'vitest'
import type { Field, Fields } from '../core/shared/field.ts'
import type { Lines } from '../core/shared/resource.ts'
import { behaviours } from './modules.ts'

/** The form of a number that is a text, by the end of the field's name. */
const formOf = (name: string): Field['form'] => {
  if (/(phone|mobile)No$|Tel$|^telNo$/i.test(name)) return 'phone'
  return /bizRegNo$/i.test(name) ? 'businessNo' : undefined
}

test('every telephone and business number that somebody types is stored in its one normal form', () => {
  const typed = behaviours.flatMap(({ resource }) => {
    const {
      fields,
      lines = {},
      transitions = {},
    } = resource as unknown as {
      fields: Fields
      lines?: Record<string, Lines>
      transitions?: Record<string, { input?: Fields }>
    }
    const parts: Fields[] = [
      fields,
      ...Object.values(lines).map((line) => line.fields),
      ...Object.values(transitions).map(({ input = {} }) => input),
    ]
    return parts.flatMap((part) =>
      Object.entries(part)
        .filter(([name, { kind, readOnly }]) => kind === 'text' && !readOnly && formOf(name))
        .map(([name, { form }]) => ({ field: `${resource.name}.${name}`, form, expected: formOf(name) })),
    )
  })
  expect(typed.map(({ field }) => field)).toContain('vendor.bizRegNo')
  expect(typed.filter(({ form, expected }) => form !== expected)).toEqual([])
})
