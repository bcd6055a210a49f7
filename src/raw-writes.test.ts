import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Statements that modules write by hand, and rows of the audit trail that they leave by hand. The engine's verbs
 * (`addLine`, `changeLine`, `removeLine`, `setColumns`) check the names of columns, seal and leave the trail; what
 * stays by hand are tables without a definition, counts and compare-and-set in one statement, and work on many
 * records at once. Whoever moves one to a verb lowers its number; none may rise.
 */
const most: Record<string, { writes: number; trails: number }> = {
  chemical: { writes: 46, trails: 9 },
  improvement: { writes: 20, trails: 1 },
  vendor: { writes: 8, trails: 3 },
  'work-permit': { writes: 51, trails: 16 },
}
const sources = (module: string): string[] =>
  globSync(`src/modules/${module}/**/*.ts`)
    .filter((file) => !/\.test\.ts$|test-kit/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)

test.each(Object.entries(most))('%s writes no more by hand than it did', (module, { writes, trails }) => {
  const texts = sources(module)
  expect(texts.length).toBeGreaterThan(0)
  expect(count(texts, /(?:insert into|update|delete from) "/g)).toBeLessThanOrEqual(writes)
  expect(count(texts, /\baudit\(\s*context,\s*acts\.(?:create|update|delete)/g)).toBeLessThanOrEqual(trails)
})
