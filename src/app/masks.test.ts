import { expect, test } from 'vitest'
import type { Fields } from '../core/shared/field.ts'
import { partsOf } from '../core/server/entity/columns.ts'
import { behaviours } from './modules.ts'

test('an entity that masks personal data masks all its sealed and all its health fields', () => {
  const masked = behaviours.map(({ resource }) => resource).filter((resource) => partsOf(resource).length > 0)
  expect(masked.map(({ name }) => name)).toContain('vendorWorker')
  const open = masked.flatMap((resource) =>
    Object.entries(resource.fields as Fields)
      .filter(([name, field]) => field.sealed || /^(health|nation|visa|sens)/.test(name))
      .filter(([name]) => partsOf(resource).every((part) => part.name !== name))
      .map(([name]) => `${resource.name}.${name}`),
  )
  expect(open).toEqual([])
})
