import { expect, test } from 'vitest'
import { textWidth } from './text-width.ts'

test.each([
  ['', 0],
  ['상태', 28],
  ['状态', 28],
  ['Estado', 45],
  ['산소 O₂', 51],
])('%s takes %d pixels', (text, pixels) => expect(textWidth(text)).toBe(pixels))
