import { expect, test } from 'vitest'
import { rowsOf, type CommonTable } from '../../src/core/server/seed/tsv.ts'

const keys: Record<CommonTable, readonly string[]> = {
  menus: ['menuId'],
  'code-groups': ['codeGrpCd'],
  codes: ['codeGrpCd', 'code'],
  'noti-events': ['eventCd'],
  'noti-templates': ['eventCd', 'langCd'],
}
const keysOf = (table: CommonTable): string[] =>
  rowsOf(table).map((row) => keys[table].map((name) => row[name]).join(' '))
const repeated = (all: readonly string[]): string[] => all.filter((key, index) => all.indexOf(key) !== index)

test.each(Object.keys(keys) as CommonTable[])('a row of %s is brought by one room only', (table) => {
  const all = keysOf(table)
  expect(all).not.toEqual([])
  expect(repeated(all)).toEqual([])
  expect(repeated([...all, all[0]!])).toEqual([all[0]])
})

test('a row belongs to a menu, code group or event that some room brings', () => {
  const without = (table: CommonTable, column: string, heads: CommonTable): string[] => {
    const known = new Set(keysOf(heads))
    return rowsOf(table).flatMap((row) => (row[column] && !known.has(row[column]) ? [row[column]] : []))
  }
  expect(without('menus', 'upMenuId', 'menus')).toEqual([])
  expect(without('codes', 'codeGrpCd', 'code-groups')).toEqual([])
  expect(without('noti-templates', 'eventCd', 'noti-events')).toEqual([])
})
