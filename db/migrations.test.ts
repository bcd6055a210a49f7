import { readMigrations, migrationFolders } from '../src/core/server/database/migrate.ts'
import { expect, test } from 'vitest'

/**
 * While a new version starts, the one before still answers on the same database, so a migration only adds.
 * Columns and tables that the older version uses are taken away, renamed or restricted by the version after.
 * The earlier files are from before the portal was in use.
 */
const first = 107
const forbidden: [what: string, sql: RegExp][] = [
  ['takes a column away', /\bdrop column\b/i],
  ['takes a table away', /\bdrop table\b/i],
  ['gives another name', /\brename\b/i],
  [
    'asks for a value that the version before does not write',
    /\bset not null\b|\badd column\s+(?:if not exists\s+)?"\w+"[^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i,
  ],
  ['makes a column of another kind', /\balter column\s+"\w+"\s+(?:set data )?type\b/i],
  [
    'locks a table while its index is made',
    /\bcreate (?:unique )?index (?!concurrently)[^;]*\bon "(?:auditLog|workPermit|noti|personalLog)"/i,
  ],
]
/** Looked at one by one. */
const allowed: Record<string, readonly string[]> = {
  // A day and the text of a day are written and read alike; forty rows are rewritten in milliseconds.
  '0108_sealed_health.sql': ['makes a column of another kind'],
  // The generated column comes back under its name in the same statement: the version before writes as
  // always, and finds nothing by a Korean word until it is replaced (decision 0050). The table is rewritten
  // under its lock, with or without the index.
  '0148_search_by_plant.sql': ['takes a column away', 'locks a table while its index is made'],
  // The waiting previews are written as text and read as rows either way; no query looks into them.
  // A function: another takes its name in the same migration, with the same arguments and answer.
  '0381_compounds_of_an_element.sql': ['gives another name'],
  // The generated column comes back in the same statement with one more name in it; the version before only reads it.
  '0443_materials_of_a_request.sql': ['takes a column away'],
  '0149_excel_preview_text.sql': ['makes a column of another kind'],
  // A trigger of the same migration fills the state for whoever writes the code alone.
  '0510_company_life.sql': ['asks for a value that the version before does not write'],
  // A number gets two decimals; whole points are written and read as before.
  '0521_evaluations_from_records.sql': ['makes a column of another kind'],
}
const breaks = (sql: string): string[] =>
  forbidden.filter(([, pattern]) => pattern.test(sql.replaceAll(/--.*$/gm, ''))).map(([what]) => what)

test('a migration leaves the version before at work', () => {
  const files = readMigrations(migrationFolders).filter(({ id }) => id >= first)
  expect(files.length).toBeGreaterThan(0)
  const wrong = files.flatMap(({ file, sql }) =>
    breaks(sql)
      .filter((what) => !allowed[file]?.includes(what))
      .map((what) => `${file} ${what}`),
  )
  expect(wrong).toEqual([])
})
test.each([
  ['alter table "a" drop column "b"', ['takes a column away']],
  [
    'alter table "a" add column "b" text not null',
    ['asks for a value that the version before does not write'],
  ],
  [`alter table "a" add column "b" text not null default 'x'`, []],
  ['alter table "a" add column "b" text; -- not null later', []],
  ['alter table "a" rename column "b" to "c"', ['gives another name']],
])('%s', (sql, expected) => expect(breaks(sql)).toEqual(expected))
