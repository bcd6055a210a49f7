import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoAreas, issuerOfDept, nextIssuerOfDept } from '../src/modules/work-permit/seed/demo-areas.ts'
import { demoPassword, demoSignIns } from '../db/seed/seed.ts'
import { settingsTable } from '../src/core/server/runtime/settings.ts'

const readme = readFileSync('README.md', 'utf8')
const english = readFileSync('README.en.md', 'utf8')
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell]) => cell!.replace(/ -- [A-Z가-힣]+$/, ''))

test('README lists every setting with its default as the program knows it', () => {
  expect(readme).toContain(settingsTable())
})
test('README says of every module where it is', () => {
  for (const folder of globSync('src/modules/*')) expect(readme).toContain(`| \`${folder}\``)
})
test('README names every demo sign-in and the password', () => {
  expect(readme).toContain(demoPassword)
  for (const { userId, role } of demoSignIns) expect(readme).toContain(`| \`${userId}\` | ${role} |`)
})

test('both name the issuer, the next shift and the site code of every area of the demonstration', () => {
  for (const { areaNm, ownerDeptCd, siteCode } of demoAreas) {
    const people = `| \`${issuerOfDept[ownerDeptCd]}\` | \`${nextIssuerOfDept[ownerDeptCd]}\` | \`${siteCode}\` |`
    expect(readme).toContain(`| ${areaNm} ${people}`)
    expect(english).toContain(people)
  }
})

test('README.en.md has the same commands, accounts and settings in the same order', () => {
  const own = firstCells(english)
  expect(own.length).toBeGreaterThan(45)
  expect(own).toEqual(
    firstCells(readme).filter((cell) => (!cell.includes('/') && !cell.includes('`')) || cell.startsWith('n')),
  )
  expect(english).toContain(demoPassword)
})
test('both begin with what the portal is for, and have a first five minutes for each role', () => {
  const roles = (text: string, heading: string) =>
    [
      ...text
        .split(`## ${heading}`)[1]!
        .split('\n## ')[0]!
        .matchAll(/^\| [^|]+ \| `(\w+)` \|/gm),
    ].map(([, userId]) => userId)
  expect(roles(readme, '처음 5분').length).toBeGreaterThan(7)
  expect(roles(english, 'The first five minutes')).toEqual(roles(readme, '처음 5분'))
  expect(demoSignIns.map(({ userId }) => userId)).toEqual(expect.arrayContaining(roles(readme, '처음 5분')))
})
test('the index of decisions names every record, and a record that another one replaces says so', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  for (const file of globSync('docs/decisions/0*.md')) {
    const text = readFileSync(file, 'utf8')
    const superseded = /^> Superseded by (\d{4})/m.exec(text)?.[1]
    const name = file.split('/').at(-1)!
    expect(index).toContain(`](${name})`)
    expect(index.split('\n').find((line) => line.includes(`](${name})`))).toContain(
      superseded ? `| superseded by ${superseded} |` : '| holds |',
    )
    if (superseded) expect(globSync(`docs/decisions/${superseded}-*.md`)).toHaveLength(1)
  }
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
