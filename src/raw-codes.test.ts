import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOf } from './core/server/seed/tsv.ts'

/**
 * Codes with a digit in them, such as 'ASK05': nobody reads one without the table of codes. So a page or a
 * server says it by a name, which a definition, a rule or a constant at the top of a file gives it.
 */
const unreadable = new Set(
  rowsOf('codes').flatMap(({ code }) => (/^[A-Z]+\d[A-Z\d]*$/.test(code!) ? [code!] : [])),
)
const gives = /\.(?:resource|rule|texts)\.ts$|\.test\.tsx?$|\.(?:test-kit|sample)\.tsx?$|\/(?:testing|seed)\//
/** A constant at the top of a file, or a property of one; a comment. */
const named = /^(?:export )?const |^ {2}\w+: '\w+',$|^\s*(?:\*|\/)/

function rawCodesIn(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) =>
      named.test(line)
        ? []
        : [...line.matchAll(/(['"`])(\w+)\1/g)].flatMap(([, , code]) =>
            unreadable.has(code!) ? [code!] : [],
          ),
    )
}

test('no page and no server says a code that only the table of codes explains', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !gives.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(
    files.flatMap((file) => rawCodesIn(readFileSync(file, 'utf8')).map((code) => `${file}: ${code}`)),
  ).toEqual([])
})

test('the search finds a code in a comparison and in a statement, and lets a named constant pass', () => {
  expect(rawCodesIn("  if (kindCd === 'VED01') return")).toEqual(['VED01'])
  expect(rawCodesIn(`    where e."eduTypeCd" = 'VED01'`)).toEqual(['VED01'])
  expect(rawCodesIn("const entryEducation = 'VED01'")).toEqual([])
  expect(rawCodesIn("export const acts = {\n  read: 'ACT01',\n}")).toEqual([])
})
