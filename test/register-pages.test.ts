import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { expectationsOf } from './rights.ts'

const makes = new Set([...expectationsOf(behaviours)].map(([route]) => route))
/** Entities whose page offers 등록, by the name of the definition. */
const offered = globSync('src/**/*.tsx').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('<RegisterPage')
    .slice(1)
    .flatMap((after) => {
      // Properties of the element, up to the first that belongs to another one.
      const own = after.slice(0, after.search(/\n\s*(\/>|>|<)/))
      const name = /resource=\{(\w+)\}/.exec(own)?.[1]
      return name === undefined || /\breadOnly\b/.test(own) ? [] : [{ file, name }]
    }),
)

test('a page offers 등록 only where a record can be made', () => {
  expect(offered.length).toBeGreaterThan(50)
  const wrong = offered.filter(({ name }) => {
    const resource = behaviours.find((behaviour) => behaviour.resource.name === name)?.resource
    return resource !== undefined && !makes.has(`POST ${resource.path}`)
  })
  expect(wrong).toEqual([])
})
