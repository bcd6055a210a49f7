import { expect, test } from 'vitest'
import { defined } from './defined.ts'

test('a property without a value leaves what the object has, one that is null or empty does not', () => {
  const known: object = { name: 'A', room: 1, note: 'old', count: 3 }
  expect({ ...known, ...defined({ name: undefined, room: null, note: '', count: 0 }) }).toStrictEqual({
    name: 'A',
    room: null,
    note: '',
    count: 0,
  })
})
