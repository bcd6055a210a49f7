import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { icsText } from './ics.ts'

const stamp = '2026-11-28T10:30:00+09:00'
const lineOf = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name))

test('a whole-day event ends on the day after its last one, and its stamp is in world time', () => {
  const text = icsText('일정', [{ uid: 'impr-7', from: '2026-12-31', title: '효과확인' }], stamp)
  expect([lineOf(text, 'DTSTART'), lineOf(text, 'DTEND'), lineOf(text, 'DTSTAMP')]).toEqual([
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'DTSTAMP:20261128T013000Z',
  ])
})

test('marks and line ends in a title stay text', () => {
  const text = icsText('일정', [{ uid: '1', from: '2026-12-01', title: '가; 나, 다\\라\n마' }], stamp)
  expect(lineOf(text, 'SUMMARY')).toBe(String.raw`SUMMARY:가\; 나\, 다\\라\n마`)
})

test('no line is longer than 75 octets and no syllable is cut', () => {
  const title =
    '여수공장 1공장 반응동 안전밸브 정기시험과 압력용기 개방검사 결과의 효과를 확인하는 날 😀'.repeat(3)
  const text = icsText('일정', [{ uid: '1', from: '2026-12-01', title }], stamp)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lineOf(text, 'SUMMARY')).toBe(`SUMMARY:${title}`)
})
