import { expect, test } from 'vitest'
import { cardFields } from './cards.ts'
import type { GridField } from './columns.ts'

type Any = Record<string, unknown>
const fields = (...names: string[]): GridField<Any>[] =>
  names.map((name) => ({ name, text: name, kind: 'text' }))
const chosen = (...names: string[]) => {
  const card = cardFields(fields(...names))
  return [card?.title.name, card?.state?.name, card?.facts.slice(0, 2).map(({ name }) => name)]
}

test('a card is known by the name of its row, not by its plant, with the state beside it', () => {
  expect(chosen('plantNm', 'permitCd', 'workNm', 'workYmd', 'state')).toEqual([
    'workNm',
    'state',
    ['plantNm', 'permitCd'],
  ])
})

test('a list without a name takes its first column, and one without a state has none', () => {
  expect(chosen('lotNo', 'qty', 'unitCd')).toEqual(['lotNo', undefined, ['qty', 'unitCd']])
  expect(chosen('userId', 'userNm', 'accountStatCd')).toEqual(['userNm', 'accountStatCd', ['userId']])
})

test('a card is not known by the name of a code, such as a grade, but by that of a worker of a company', () => {
  const [grade, ...others] = fields('gradeNm', 'vendorNm', 'vendorWorkerNm')
  expect(cardFields([{ ...grade!, align: 'center' }, ...others])?.title.name).toBe('vendorWorkerNm')
})

test('a page names the title of its cards and the facts that are always shown', () => {
  const [store, product, lot, quantity] = fields('storeNm', 'prodNm', 'lotNo', 'stockQty')
  const card = cardFields([
    store!,
    { ...product!, card: 'title' },
    lot!,
    { ...quantity!, card: 'fact', unitName: 'unitNm' },
  ])
  expect([card?.title.name, card?.facts.map(({ name }) => name), card?.named]).toEqual([
    'prodNm',
    ['stockQty'],
    true,
  ])
})

test('a list without columns has no cards', () => expect(cardFields([])).toBeUndefined())
