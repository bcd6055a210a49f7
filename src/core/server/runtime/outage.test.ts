import { expect, test } from 'vitest'
import { outageOf } from './outage.ts'

const failed = (code: string | undefined, message = 'x') =>
  outageOf(Object.assign(new Error(message), code ? { code } : {}))
test.each([
  ['ENOSPC', 507, 'DISK_FULL'],
  ['53100', 507, 'DISK_FULL'],
  ['57014', 503, 'TOO_SLOW'],
  ['57P01', 503, 'DATABASE_AWAY'],
  ['ECONNREFUSED', 503, 'DATABASE_AWAY'],
])('%s is said to be %i %s', (code, status, name) => {
  const refusal = failed(code)!
  expect([refusal.status, refusal.code]).toEqual([status, name])
  expect(refusal.message).toMatch(/^[가-힣]/)
})
test('a connection that breaks off has no code', () => {
  expect(failed(undefined, 'Connection terminated unexpectedly')?.code).toBe('DATABASE_AWAY')
  expect(failed(undefined, 'timeout exceeded when trying to connect')?.code).toBe('DATABASE_AWAY')
})
test('any other error stays one', () =>
  expect([failed('42P01'), failed(undefined, 'undefined is not a function')]).toEqual([undefined, undefined]))
