import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectations } from '../../test/expectations.ts'
import { behaviours } from './modules.ts'

/**
 * Reads over tables with owned rows are built in one place: `scopeWhere` (core/server/entity/scope.ts). Every
 * other read either selects by a key whose row the caller has loaded within the scope
 * (test/rights-walk.test.ts sends foreign keys to every address), or is told by its room with the reason. People
 * and companies are named across plants and departments, so `user` and `vendor` are left out.
 */
const { unscoped, overAnyTable } = expectations
const scopeFunctions = /\b(scopeWhere|loadRecord|requireScope|listWhere|asSystem)\b/
const keyed = /(No|Cd|Id|Key)"?\)? (=|in) ?(any\s*\()?\s*\(?\s*(\$\{?|select)/
const tablesIn = (sql: string): string[] =>
  [...sql.matchAll(/\b(?:from|join)\s+"(\w+)"/g)].map(([, table]) => table!)

const scoped = new Set(
  behaviours
    .map(({ resource }) => resource)
    .flatMap(({ name, scope }) =>
      scope === 'everyone' || name === 'user' || name === 'vendor' ? [] : [name],
    ),
)
interface Piece {
  file: string
  name: string
  text: string
}
/** Everything that is declared at the top of a file, without its comments. */
function piecesOf(file: string): Piece[] {
  const source = readFileSync(`src/${file}`, 'utf8').replaceAll(/^\s*(\/\*\*|\*|\/\/).*$/gm, '')
  return source
    .split(/^(?=(?:export |async |function |const |class |interface |type |let ))/m)
    .map((text) => ({ file, name: /(?:function|const|class)\s+(\w+)/.exec(text)?.[1] ?? '', text }))
}
/** The statements of a piece that read rows of somebody without the scope and without a key. */
const openReads = ({ text }: Piece): string[] =>
  scopeFunctions.test(text)
    ? []
    : (text.match(/`[^`]*`|'[^'\n]*'/g) ?? []).filter(
        (sql) => tablesIn(sql).some((table) => scoped.has(table)) && !keyed.test(sql),
      )

const pieces = globSync('src/**/*.ts')
  .map((file) => file.replace(/^src\//, ''))
  .filter((file) => !/\.test\.ts$|\.sample\.ts$|-kit\.ts$|\/testing\/|\/seed\//.test(file))
  .flatMap(piecesOf)

test("a read over somebody's rows uses the scope, asks for a key, or gives its reason", () => {
  const found = pieces
    .filter((piece) => openReads(piece).length > 0)
    .map(({ file, name }) => `${file} ${name}`)
  expect({
    withoutReason: found.filter((each) => !(each in unscoped)),
    reasonForNothing: Object.keys(unscoped).filter((each) => !found.includes(each)),
  }).toEqual({
    withoutReason: [],
    reasonForNothing: [],
  })
})
test('addresses hold no statement over rows of somebody but with the scope or for the caller alone', () => {
  const own = /"userId" = \$1/
  const found = pieces.filter(
    ({ file, text }) =>
      file.endsWith('.routes.ts') &&
      !scopeFunctions.test(text) &&
      tablesIn(text).some((table) => scoped.has(table)) &&
      !own.test(text),
  )
  expect(found.map(({ file, name }) => `${file} ${name}`)).toEqual([])
})
test('statements over tables that are named at run time stand where all entities are worked on', () => {
  const found = new Set(
    pieces.flatMap(({ file, text }) =>
      /\b(?:from|join|update|into) (?:"\$\{(?:table|name)\}"|\$\{quoted?\()/.test(text) ? [file] : [],
    ),
  )
  const isKnown = (file: string) =>
    Object.keys(overAnyTable).some((known) => file === known || file.startsWith(`${known}/`))
  expect([...found].filter((file) => !isKnown(file))).toEqual([])
})
test('a read that was forgotten is found', () => {
  const forgotten = {
    file: '',
    name: '',
    text: 'const all = (sql: Sql) => sql.query(`select * from "workPermit" where "state" = \'working\'`)',
  }
  expect(openReads(forgotten)).toHaveLength(1)
  expect(openReads({ ...forgotten, text: forgotten.text.replace('all', 'scopeWhere') })).toEqual([])
})
