import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPassword, demoSignIns } from '../db/seed/seed.ts'
import { settingsTable } from '../src/core/server/settings.ts'

const readme = readFileSync('README.md', 'utf8')

test('README lists every setting with its default as the program knows it', () => {
  expect(readme).toContain(settingsTable())
})
test('README names every demo sign-in and the password', () => {
  expect(readme).toContain(demoPassword)
  for (const { userId, role } of demoSignIns) expect(readme).toContain(`| \`${userId}\` | ${role} |`)
})
