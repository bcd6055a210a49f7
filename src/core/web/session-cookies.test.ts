import { afterEach, expect, test, vi } from 'vitest'
import { tokens } from './session-store.ts'

/** The cookies that the browser would keep. */
function keptAt(protocol: 'http:' | 'https:'): string[] {
  const written: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    set cookie(value: string) {
      written.push(value)
    },
  })
  tokens.save({ accessToken: 'one', refreshToken: 'two' })
  return written
}
afterEach(() => vi.unstubAllGlobals())

test('the tokens stay with this site and, over https, off plain http', () => {
  expect(keptAt('https:')).toEqual([
    'accessToken=one; Path=/; SameSite=Strict; Secure',
    'jwtToken=one; Path=/; SameSite=Strict; Secure',
    'refreshToken=two; Path=/; SameSite=Strict; Secure',
  ])
  expect(keptAt('http:')[0]).toBe('accessToken=one; Path=/; SameSite=Strict')
})
test('signing out takes all of them away', () => {
  const written = keptAt('https:')
  tokens.clear()
  const taken = written.slice(3).map((each) => /^(\w+)=; .*Max-Age=0$/.exec(each)?.[1])
  expect(new Set(taken)).toEqual(new Set(['accessToken', 'jwtToken', 'refreshToken']))
})
