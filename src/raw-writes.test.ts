import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Statements that modules write by hand, and rows of the audit trail that they leave by hand. The engine's verbs
 * (`addLine`, `changeLine`, `removeLine`, `setColumns`, `addRow`, `putRow`, `removeRows`) check the names of
 * columns; what stays by hand are counts and compare-and-set in one statement and work on many records at once,
 * each with its reason on the line above. Whoever moves one to a verb lowers its number; none may rise.
 */
const most: Record<string, { writes: number; trails: number }> = {
  chemical: { writes: 16, trails: 4 },
  improvement: { writes: 6, trails: 1 },
  vendor: { writes: 6, trails: 3 },
  'work-permit': { writes: 7, trails: 1 },
}
const writes = /\b(?:insert into|update|delete from)\s+"/g
const trails = /\baudit\(\s*\w+,\s*acts\.(?:create|update|delete)/g

interface Found {
  module: string
  place: string
  reason: string | undefined
}
const sources = globSync('src/modules/**/*.ts').filter((file) => !/\.test\.ts$|test-kit/.test(file))
const found = (pattern: RegExp): Found[] =>
  sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(pattern)].map(({ index }) => {
      const above = text.slice(0, index).split('\n')
      return {
        module: file.split('/')[2]!,
        place: `${file}:${above.length}`,
        reason: /^\s*\/\/ By hand: (.{20,})$/.exec(above.at(-2) ?? '')?.[1],
      }
    })
  })
const countOf = (all: readonly Found[], module: string): number =>
  all.filter((each) => each.module === module).length

test.each(Object.entries(most))('%s writes no more by hand than it did', (module, bounds) => {
  expect(sources.filter((file) => file.startsWith(`src/modules/${module}/`)).length).toBeGreaterThan(20)
  expect(countOf(found(writes), module)).toBeLessThanOrEqual(bounds.writes)
  expect(countOf(found(trails), module)).toBeLessThanOrEqual(bounds.trails)
})

test('every module is counted', () => {
  const modules = new Set([...found(writes), ...found(trails)].map(({ module }) => module))
  expect([...modules].filter((module) => !Object.hasOwn(most, module))).toEqual([])
})

test('whatever is written by hand has its reason on the line above', () => {
  const silent = [...found(writes), ...found(trails)].filter(({ reason }) => !reason)
  expect(silent.map(({ place }) => place)).toEqual([])
})
