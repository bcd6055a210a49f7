import { expect, test } from 'vitest'
import { nothingRead, wedgeKey, type WedgeRead } from './wedge.ts'

function typed(keys: string[], gapMs: number): (string | undefined)[] {
  let read: WedgeRead = nothingRead
  return keys.map((key, index) => {
    const next = wedgeKey(read, key, 1000 + index * gapMs)
    read = next.read
    return next.code
  })
}
const code = [...'EO-4471', 'Enter']

test('what comes as fast as from a scanner is a code with its Enter', () => {
  expect(typed(code, 12).at(-1)).toBe('EO-4471')
  expect(typed(code, 50).at(-1)).toBe('EO-4471')
})
test('what a person types is none, nor what is too short, nor Enter alone', () => {
  expect(typed(code, 51)).not.toContain('EO-4471')
  expect(typed(['A', '1', 'Enter'], 10).at(-1)).toBeUndefined()
  expect(typed(['Enter'], 10)).toEqual([undefined])
})
test('keys without a letter between do not end it, and a second code starts anew', () => {
  expect(typed(['Shift', 'L', 'Shift', '2', '4', 'Enter'], 10).at(-1)).toBe('L24')
  expect(typed([...code, ...code], 10).filter(Boolean)).toEqual(['EO-4471', 'EO-4471'])
})
