import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { byHandIn } from '../test/expectations.ts'

const modules = globSync('src/modules/*').map((folder) => path.basename(folder))
const sources = (module: string): string[] =>
  globSync(`src/modules/${module}/**/*.ts`)
    .filter((file) => !/\.test\.ts$|test-kit|\/testing\/|\/seed\//.test(file))
    .map((file) => readFileSync(file, 'utf8'))
const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)

test.each(modules)('%s writes no more by hand than it did', (module) => {
  const texts = sources(module)
  const { writes, trails } = byHandIn(module)
  expect(texts).not.toEqual([])
  expect(count(texts, /(?:insert into|update|delete from) "/g)).toBeLessThanOrEqual(writes)
  expect(count(texts, /\baudit\(\s*context,\s*acts\.(?:create|update|delete)/g)).toBeLessThanOrEqual(trails)
})
