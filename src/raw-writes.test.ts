import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { byHandIn } from '../test/expectations.ts'

const modules = globSync('src/modules/*').map((folder) => path.basename(folder))
const writes = /\b(?:insert into|update|delete from)\s+"/g
const trails = /\baudit\(\s*\w+,\s*acts\.(?:create|update|delete)/g

interface Found {
  place: string
  /** From the comment on the line above. */
  reason: string | undefined
}
const sourcesOf = (module: string): string[] =>
  globSync(`src/modules/${module}/**/*.ts`).filter(
    (file) => !/\.test\.ts$|test-kit|\/testing\/|\/seed\//.test(file),
  )
const foundIn = (module: string, pattern: RegExp): Found[] =>
  sourcesOf(module).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(pattern)].map(({ index }) => {
      const above = text.slice(0, index).split('\n')
      const reason = /^\s*\/\/ By hand: (.{20,})$/.exec(above.at(-2) ?? '')?.[1]
      return { place: `${file}:${above.length}`, reason }
    })
  })

test.each(modules)('%s writes no more by hand than it did', (module) => {
  const most = byHandIn(module)
  expect(sourcesOf(module)).not.toEqual([])
  expect(foundIn(module, writes).length).toBeLessThanOrEqual(most.writes)
  expect(foundIn(module, trails).length).toBeLessThanOrEqual(most.trails)
})

test.each(modules)('whatever %s writes by hand has its reason on the line above', (module) => {
  const silent = [...foundIn(module, writes), ...foundIn(module, trails)].filter(({ reason }) => !reason)
  expect(silent.map(({ place }) => place)).toEqual([])
})
