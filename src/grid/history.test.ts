import { expect, test } from 'vitest'
import type { CellChange } from './columns.ts'
import { type EditHistory, emptyHistory, recorded, redone, undone } from './history.ts'

type Row = { name: string }
const change = (before: string, value: string): CellChange<Row> => ({
  row: { name: before },
  rowKey: '1',
  name: 'name',
  before,
  value,
})

test('steps are taken back and made again in order', () => {
  const history = recorded(recorded(emptyHistory<Row>(), [change('a', 'b')]), [change('b', 'c')])
  const back = undone(history)
  expect(back?.changes.map(({ value }) => value)).toEqual(['b'])
  const again = redone(back?.history ?? emptyHistory<Row>())
  expect(again?.changes.map(({ value }) => value)).toEqual(['c'])
  expect(redone(history)).toBeUndefined()
})

test('a new edit forgets what had been taken back', () => {
  const back = undone(recorded(emptyHistory<Row>(), [change('a', 'b')]))
  const history = recorded(back?.history ?? emptyHistory<Row>(), [change('a', 'x')])
  expect(redone(history)).toBeUndefined()
  expect(undone(history)?.changes[0]?.value).toBe('a')
})

test('a cell written twice in one step ends at its first value', () => {
  const back = undone(recorded(emptyHistory<Row>(), [change('a', 'b'), change('b', 'c')]))
  expect(back?.changes.at(-1)?.value).toBe('a')
})

test('only the last hundred steps are kept', () => {
  let history: EditHistory<Row> = emptyHistory()
  for (let step = 0; step < 130; step += 1)
    history = recorded(history, [change(String(step), String(step + 1))])
  expect(history.steps).toHaveLength(100)
  expect(history.done).toBe(100)
})
