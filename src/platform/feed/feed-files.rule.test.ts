import { expect, test } from 'vitest'
import { isKeptTooLong, keptName } from './feed-files.rule.ts'

const now = '2026-11-20T02:10:00+09:00'

test('a file that was read carries the moment in its name', () => {
  expect(keptName(now, 'users.csv')).toBe('20261120021000_users.csv')
})

test('a file is kept for the days of the parameter, and only files of the portal are ever removed', () => {
  expect(isKeptTooLong('20260822235959_users.csv', now, 90)).toBe(false)
  expect(isKeptTooLong('20260821235959_users.csv', now, 90)).toBe(true)
  expect(isKeptTooLong('20260821235959_users.errors.csv', now, 90)).toBe(true)
  expect(isKeptTooLong(keptName(now, 'users.csv'), now, 1)).toBe(false)
  for (const name of ['users.csv', '2026_users.csv', '20200101000000_users.csv.bak', 'notes.txt'])
    expect(isKeptTooLong(name, now, 1)).toBe(false)
})
