import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPassword, demoSignIns } from '../db/seed/seed.ts'
import { settingsTable } from '../src/core/server/runtime/settings.ts'

const readme = readFileSync('README.md', 'utf8')

test('README lists every setting with its default as the program knows it', () => {
  expect(readme).toContain(settingsTable())
})
test('README names every demo sign-in and the password', () => {
  expect(readme).toContain(demoPassword)
  for (const { userId, role } of demoSignIns) expect(readme).toContain(`| \`${userId}\` | ${role} |`)
})

test('docs/security.md names tests that exist, in each of its rows', () => {
  const rows = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|Chapter|What happens)/.test(line))
  const named = rows.map((row) =>
    [...row.matchAll(/`((?:src|test|e2e|db)\/[^`]*\.test\.tsx?)`/g)].map(([, file]) => file!),
  )
  expect(named.flat().filter((file) => globSync(file).length === 0)).toEqual([])
  expect(rows.filter((row, index) => named[index]!.length === 0 && !row.includes('not used'))).toEqual([])
  expect(rows.length).toBeGreaterThan(25)
})
