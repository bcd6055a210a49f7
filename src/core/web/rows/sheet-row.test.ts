import { expect, test } from 'vitest'
import { flag, number, text, textarea } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { bodyOf, inOrder, mergedRow, rowOf, takenRow, typedInto, withRow } from './sheet-row.ts'
import { SheetHistory } from './sheet-history.ts'

const row = defineResource({
  name: 'row',
  title: '행',
  path: '/api/row',
  menus: ['sample'],
  key: 'rowNo',
  fields: {
    nodeNm: text('구간', { required: true }),
    causeTxt: textarea('원인'),
    guardTxt: textarea('조치'),
    sortOrder: number('순서'),
    doneYn: flag('완료', { first: 'N' }),
  },
  scope: 'everyone',
  order: [{ by: 'sortOrder', direction: 'asc' }],
  search: {},
})
const stored = {
  rowNo: 7,
  nodeNm: 'N1',
  causeTxt: '밸브',
  guardTxt: null,
  sortOrder: 3,
  doneYn: 'N',
  updateDt: 'a',
}

test('a stored row sends its changed cells alone, with the moment that they were changed from', () => {
  const typed = typedInto(rowOf('7', stored), { causeTxt: '펌프', guardTxt: '경보' })
  expect(bodyOf(row, typed, {})).toEqual({
    ok: true,
    body: { causeTxt: '펌프', guardTxt: '경보', updateDt: 'a' },
  })
})

test('a cell that is typed back to what is stored is not typed any more', () => {
  const typed = typedInto(rowOf('7', stored), { causeTxt: '펌프' })
  expect(typedInto(typed, { causeTxt: '밸브' })).toMatchObject({ mine: {}, state: 'saved' })
})

test('a new row is checked as a whole and names the field that it lacks', () => {
  const fresh = rowOf('new-1', undefined, { doneYn: 'N', causeTxt: '펌프' })
  const made = bodyOf(row, fresh, { sortOrder: 4 })
  expect(made.ok || made.issues.map(({ path }) => path)).toEqual(['nodeNm'])
})

test('what is typed while a row is on its way stays typed after the answer', () => {
  const typed = typedInto(rowOf('7', stored), { causeTxt: '펌프' })
  const sent = withRow(typed, { state: 'sending', sent: { requestKey: 'k', body: { causeTxt: '펌프' } } })
  const more = typedInto(sent, { causeTxt: '펌프 정지', guardTxt: '경보' })
  const taken = takenRow(more, { causeTxt: '펌프' }, { ...stored, causeTxt: '펌프', updateDt: 'b' })
  expect(taken).toMatchObject({
    mine: { causeTxt: '펌프 정지', guardTxt: '경보' },
    state: 'typed',
    shown: { causeTxt: '펌프 정지', updateDt: 'b' },
  })
})

test('a cell that is typed back while it is on its way is taken back after the answer', () => {
  const typed = typedInto(rowOf('7', stored), { causeTxt: '펌프' })
  const sent = withRow(typed, { state: 'sending', sent: { requestKey: 'k', body: { causeTxt: '펌프' } } })
  const back = typedInto(sent, { causeTxt: '밸브' })
  // The request that is on its way is not sent a second time beside itself.
  expect(back.state).toBe('sending')
  const taken = takenRow(back, { causeTxt: '펌프' }, { ...stored, causeTxt: '펌프', updateDt: 'b' })
  expect(taken).toMatchObject({ mine: { causeTxt: '밸브' }, state: 'typed', shown: { causeTxt: '밸브' } })
})

test('different cells of two people go together, and the same cell waits for the choice', () => {
  const typed = typedInto(rowOf('7', stored), { causeTxt: '펌프' })
  const together = mergedRow(row, typed, { ...stored, guardTxt: '경보', updateDt: 'b' })
  expect([together.taken, together.row.state, together.row.shown]).toMatchObject([
    ['조치'],
    'typed',
    { causeTxt: '펌프', guardTxt: '경보' },
  ])
  const both = mergedRow(row, typed, { ...stored, causeTxt: '전원', updateDt: 'b' })
  expect(both.row).toMatchObject({
    state: 'overtaken',
    mine: { causeTxt: '펌프' },
    base: { causeTxt: '밸브' },
  })
})

test('a row whose own change came back from the server, its answer lost, is saved', () => {
  const typed = typedInto(rowOf('7', stored), { causeTxt: '펌프' })
  const back = mergedRow(row, typed, { ...stored, causeTxt: '펌프', updateDt: 'b' })
  expect(back.row).toMatchObject({ state: 'saved', mine: {} })
})

test('rows stand in the order of the definition, and those of one place in the order of their keys', () => {
  const before = inOrder(row)
  const keys = [
    { rowNo: 3, sortOrder: 2.5 },
    { rowNo: 2, sortOrder: 2 },
    { rowNo: 1, sortOrder: 2.5 },
  ].toSorted(before)
  expect(keys.map(({ rowNo }) => rowNo)).toEqual([2, 1, 3])
})

test('all that one act changes is one step of the history, and a step can be made again', async () => {
  const history = new SheetHistory()
  history.record([{ rowId: '7', before: { a: 1 }, after: { a: 2 } }])
  history.record([{ rowId: 'new', before: undefined, after: { a: 3 } }])
  await Promise.resolve()
  history.record([{ rowId: '7', before: { a: 2 }, after: { a: 5 } }])
  expect(history.undo()).toEqual([{ rowId: '7', before: { a: 5 }, after: { a: 2 } }])
  expect(history.undo().map(({ rowId }) => rowId)).toEqual(['new', '7'])
  expect(history.redo().map(({ rowId }) => rowId)).toEqual(['7', 'new'])
})
