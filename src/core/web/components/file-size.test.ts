import { expect, test } from 'vitest'
import { fileSizeText } from './file-size.ts'

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2 * 2.25, '2.3 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 5, '1024 TB'],
])('%d bytes', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
