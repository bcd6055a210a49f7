import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('the worked example of the login request', () => {
  expect(sha256('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
})
test('agrees with the platform for every length around the block borders, Korean included', () => {
  const texts = [
    ...Array.from({ length: 140 }, (_, length) => 'x'.repeat(length)),
    '비밀번호!가나다'.repeat(9),
    '😀',
  ]
  for (const text of texts) expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
