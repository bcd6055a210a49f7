import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  license?: string
  dev?: boolean
  devOptional?: boolean
  extraneous?: boolean
}
/** Licences that allow delivery to a customer as part of the portal. */
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  'CC0-1.0',
  'MIT-0',
  'Public Domain',
  'Public Domain',
])
/** Files of their own that nobody changes: LGPL (libvips) and MPL (lightningcss) ask for no more. */
const linkedOnly = /^node_modules\/(@img\/sharp-|lightningcss)/

test('every package that the portal delivers has a licence that allows it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>
  }
  const delivered = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev)
  expect(delivered.length).toBeGreaterThan(100)
  const others = delivered
    .map(([place, { license }]) => ({ place, license: license ?? licenceIn(place) }))
    .filter(
      ({ place, license }) =>
        !linkedOnly.test(place) &&
        !(license ?? '').split(/ OR | AND |[()]/).every((each) => each === '' || allowed.has(each)),
    )
  expect(others).toEqual([])
})

function licenceIn(place: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(`${place}/package.json`, 'utf8')) as { license?: string }).license
  } catch {
    return undefined
  }
}
