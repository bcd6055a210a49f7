import { expect, test } from 'vitest'
import { isTelephone } from './telephone.rule.ts'

test('a number at which somebody can be called is one of Korea, an international one or that of rescue', () => {
  for (const number of [
    '061-000-0119',
    '010-1234-5678',
    '02-123-4567',
    '1588-0000',
    '+82 10-1234-5678',
    '119',
  ])
    expect(isTelephone(number), number).toBe(true)
})
test('a part of a number, a word and nothing at all are no telephone', () => {
  for (const text of ['010-1', '1234', '', '종이 허가서 참조', '010-1234-56789012'])
    expect(isTelephone(text), text).toBe(false)
})
