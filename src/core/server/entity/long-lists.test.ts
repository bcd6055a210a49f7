import { expect, test, vi } from 'vitest'
import type { Sql } from '../database/database.ts'
import { isKnownLong, rememberLong } from './long-lists.ts'

const minute = 60_000
const never = () => Promise.reject(new Error('counted'))

test('a long list is known for a minute without being counted, of its own database only', () => {
  const [one, other] = [{} as Sql, {} as Sql]
  rememberLong(one, 'permits of 1000', 0)
  const counted = vi.fn(never)
  expect(isKnownLong(one, 'permits of 1000', counted, minute - 1)).toBe(true)
  expect(isKnownLong(one, 'permits of 2000', counted, minute - 1)).toBe(false)
  expect(isKnownLong(other, 'permits of 1000', counted, minute - 1)).toBe(false)
  expect(counted).not.toHaveBeenCalled()
})

test('after a minute it is counted again beside the answer, once, and forgotten when it has become short', async () => {
  const sql = {} as Sql
  rememberLong(sql, 'list', 0)
  const still = vi.fn(() => Promise.resolve(true))
  expect(isKnownLong(sql, 'list', still, minute + 1)).toBe(true)
  expect(isKnownLong(sql, 'list', still, minute + 2)).toBe(true)
  await vi.waitFor(() => expect(still).toHaveBeenCalledTimes(1))
  const short = vi.fn(() => Promise.resolve(false))
  expect(isKnownLong(sql, 'list', short, 2 * minute + 2)).toBe(true)
  await vi.waitFor(() => expect(isKnownLong(sql, 'list', never, 2 * minute + 3)).toBe(false))
  expect(short).toHaveBeenCalledTimes(1)
})

test('a list is forgotten when it cannot be counted again or when nobody has read it for an hour', async () => {
  const sql = {} as Sql
  rememberLong(sql, 'list', 0)
  expect(isKnownLong(sql, 'list', never, minute + 1)).toBe(true)
  await vi.waitFor(() => expect(isKnownLong(sql, 'list', never, minute + 2)).toBe(false))
  rememberLong(sql, 'other', 0)
  expect(isKnownLong(sql, 'other', never, 61 * minute)).toBe(false)
})

test('the oldest is forgotten where there are too many', () => {
  const sql = {} as Sql
  for (let at = 0; at <= 2000; at++) rememberLong(sql, `list ${at}`, 0)
  expect(isKnownLong(sql, 'list 0', never, 1)).toBe(false)
  expect(isKnownLong(sql, 'list 1', never, 1)).toBe(true)
})
