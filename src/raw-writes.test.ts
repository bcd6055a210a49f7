import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { byHandIn } from '../test/expectations.ts'

/**
 * Statements that modules write by hand, and rows of the audit trail that they leave by hand. The engine's verbs
 * (`addLine`, `changeLine`, `removeLine`, `setColumns`, `addRow`, `putRow`, `removeRows`) check the names of
 * columns; what stays by hand are counts and compare-and-set in one statement and work on many records at once,
 * each with its reason on the line above. Each module says how many it has (`byHand` of its expectations);
 * whoever moves one to a verb lowers its number; none may rise.
 */
const writes = /\b(?:insert into|update|delete from)\s+"/g
const trails = /\baudit\(\s*\w+,\s*acts\.(?:create|update|delete)/g

const modules = globSync('src/modules/*').map((folder) => path.basename(folder))
const sourcesOf = (module: string): string[] =>
  globSync(`src/modules/${module}/**/*.ts`).filter(
    (file) => !/\.test\.ts$|test-kit|\/testing\/|\/seed\//.test(file),
  )
interface Found {
  place: string
  reason: string | undefined
}
const found = (module: string, pattern: RegExp): Found[] =>
  sourcesOf(module).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(pattern)].map(({ index }) => {
      const above = text.slice(0, index).split('\n')
      return {
        place: `${file}:${above.length}`,
        reason: /^\s*\/\/ By hand: (.{20,})$/.exec(above.at(-2) ?? '')?.[1],
      }
    })
  })

test.each(modules)('%s writes no more by hand than it says', (module) => {
  const bounds = byHandIn(module)
  expect(sourcesOf(module)).not.toEqual([])
  expect(found(module, writes).length).toBeLessThanOrEqual(bounds.writes)
  expect(found(module, trails).length).toBeLessThanOrEqual(bounds.trails)
})

test.each(modules)('%s says on the line above why it writes by hand', (module) => {
  const silent = [...found(module, writes), ...found(module, trails)].filter(({ reason }) => !reason)
  expect(silent.map(({ place }) => place)).toEqual([])
})
