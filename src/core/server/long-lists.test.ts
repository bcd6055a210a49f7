import { expect, test } from 'vitest'
import type { Sql } from './database.ts'
import { isKnownLong, rememberLong } from './long-lists.ts'

test('a long list is known for a minute, of its own database only', () => {
  const [one, other] = [{} as Sql, {} as Sql]
  rememberLong(one, 'permits of 1000', 0)
  expect(isKnownLong(one, 'permits of 1000', 59_000)).toBe(true)
  expect(isKnownLong(one, 'permits of 2000', 59_000)).toBe(false)
  expect(isKnownLong(other, 'permits of 1000', 59_000)).toBe(false)
  expect(isKnownLong(one, 'permits of 1000', 61_000)).toBe(false)
})

test('the oldest is forgotten where there are too many', () => {
  const sql = {} as Sql
  for (let at = 0; at <= 2000; at++) rememberLong(sql, `list ${at}`, 0)
  expect(isKnownLong(sql, 'list 0', 1)).toBe(false)
  expect(isKnownLong(sql, 'list 1', 1)).toBe(true)
})
