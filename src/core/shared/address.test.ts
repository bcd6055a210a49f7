import { expect, test } from 'vitest'
import { isExternal, isInternal } from './address.ts'

test.each(['http://a.kr', 'https://a.kr/b?c=1', 'mailto:a@b.kr', 'TEL:0610000119'])(
  '%s leads out of the portal',
  (address) => {
    expect(isExternal(address)).toBe(true)
    expect(isInternal(address)).toBe(false)
  },
)
test.each(['/wkod/wkodRequest', '/'])('%s stays inside', (address) => {
  expect(isInternal(address)).toBe(true)
  expect(isExternal(address)).toBe(false)
})
test.each(['', 'javascript:alert(1)', '//a.kr', '/\\a.kr', 'ftp://a.kr', 'http:', 'a b'])(
  '%s can be used in no way',
  (address) => {
    expect(isExternal(address) || isInternal(address)).toBe(false)
  },
)
