import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trustParts, trustWalks } from '../scripts/trust-parts.mjs'

const named = Object.values({ ...trustParts, ...trustWalks }).flat()
const tests = globSync('{src,test,e2e}/**/*.test.ts')

test('every attack and every drill is in a part of npm run test:trust', () => {
  const attacks = globSync(['test/hostile-*.test.ts', 'test/trust/*.test.ts', 'test/rights-*.test.ts'])
  expect(attacks.length).toBeGreaterThan(15)
  expect(attacks.filter((file) => !named.some((part) => file.startsWith(part)))).toEqual([])
})
test('what takes a share of its work in the gate, or promises a time, does all of it in a part of npm run test:trust', () => {
  const shared = tests.filter((file) => /from '[^']*\/(share|promised)\.ts'/.test(readFileSync(file, 'utf8')))
  expect(shared.length).toBeGreaterThan(5)
  expect(shared.filter((file) => !named.some((part) => file.startsWith(part)))).toEqual([])
})
test('every path of a part names a test that exists', () => {
  expect(named.filter((part) => !tests.some((file) => file.startsWith(part)))).toEqual([])
})
