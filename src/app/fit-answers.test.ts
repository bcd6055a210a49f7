import { expect, test } from 'vitest'
import type { Field, Fields } from '../core/shared/field.ts'
import type { Transition } from '../core/shared/resource.ts'
import { behaviours } from './modules.ts'

/** Words by which a person calls something fit; '부적합' says its reason anyway. */
const callsFit = /(?<!부)적합/

/** Inputs that ask in words, at least five characters of them. */
const asksInWords = (input: Fields): boolean =>
  (Object.values(input) as Field[]).some(
    ({ kind, required, min }) => kind === 'textarea' && required && Number(min) >= 5,
  )

test('whoever calls something fit is asked in every entity what was seen', () => {
  const fit = behaviours.flatMap(({ resource }) =>
    Object.entries((resource.transitions ?? {}) as Record<string, Transition<string>>)
      .filter(([, { label, system }]) => callsFit.test(label) && !system)
      .map(([action, { input = {} }]) => ({
        action: `${resource.name}.${action}`,
        asks: asksInWords(input),
      })),
  )
  expect(fit).not.toEqual([])
  expect(fit.filter(({ asks }) => !asks)).toEqual([])
})
