import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * What a register costs that has nothing of its own: the lines that the positions of employees need, wherever
 * they stand, and the word of the glossary that only they have. Empty lines and tests are not counted, their rows
 * on the first day are. The names of positions in further languages are their own and not counted.
 */
const most = 45
const places: [file: string, lines: RegExp][] = [
  ['src/platform/user/position.resource.ts', /^(?!.*positionNm(?:En|Zh|Es)).*./],
  ['src/platform/platform.server.ts', /\bposition\b/],
  ['src/platform/platform.pages.ts', /\bposition\b/],
  ['src/platform/record-pages.rule.ts', /\bposition\b/],
  ['src/platform/platform.built.ts', /positionList/],
  ['src/platform/names.en.json', /"직위명?"/],
  ['src/platform/names.zh.json', /"직위명?"/],
  ['src/platform/names.es.json', /"직위명?"/],
  ['docs/glossary.md', /^\| rank \|/],
  ['db/seed/menus.tsv', /positionList/],
  ['db/seed/reference.ts', /\bpositions\b.*rows|rows.*\bpositions\b/],
]
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

test(`a register without anything of its own takes at most ${most} lines`, () => {
  const found = places.map(([file, lines]) => [file, linesOf(file).filter((line) => lines.test(line)).length])
  const migrations = globSync('db/migrations/*.sql').flatMap((file) => {
    const [table] = /^create table "position" \([^]*?^\);/m.exec(readFileSync(file, 'utf8')) ?? []
    return table ? [[file, table.split('\n').length]] : []
  })
  const [rows] =
    /^export const positions = [^]*?^\}\)$/m.exec(readFileSync('db/seed/reference-facts.ts', 'utf8')) ?? []
  expect(migrations).toHaveLength(1)
  const all = [...found, ...migrations, ['db/seed/reference-facts.ts', rows!.split('\n').length]]
  expect(
    all.reduce((sum, [, count]) => sum + Number(count), 0),
    all.map(([file, count]) => `${count} ${file}`).join('\n'),
  ).toBeLessThanOrEqual(most)
})

test('no other file of the portal names the definition or the page of the register that is counted', () => {
  // The demonstration's error log has the address of a page.
  const counted = new Set([...places.map(([file]) => file), 'db/seed/log-facts.ts'])
  const files = globSync(['src/**/*.{ts,tsx,tsv}', 'db/**/*.{ts,tsv}']).filter(
    (file) => !/\.test\.tsx?$|test-kit|\/testing\//.test(file) && !counted.has(file),
  )
  const named = /position\.resource|positionList/
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([])
})
