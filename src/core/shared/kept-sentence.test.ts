import { expect, test } from 'vitest'
import { keptText, saidAgain } from './kept-sentence.ts'
import { joined, label, sentences } from './sentence.ts'

const room = sentences({
  late: [
    '{minutes}분 늦음: {field}',
    '{minutes} min late: {field}',
    '迟{minutes}分：{field}',
    '{minutes} min: {field}',
  ],
  why: ['사유 {which}', 'Reason {which}', '理由{which}', 'Motivo {which}'],
})
const other = sentences({ shift: ['교대', 'shift', '交接', 'turno'] })

// A label that no room names stays as it is.
test('a kept sentence is said again in the language of each reader, with its values', () => {
  const text = keptText([
    room.late({ minutes: 3, field: label('이름 없는 칸') }),
    room.why({ which: other.shift() }),
  ])
  expect(text).not.toContain('늦음')
  expect(saidAgain(text, room, other)?.map((each) => each.in('en'))).toEqual([
    '3 min late: 이름 없는 칸',
    'Reason shift',
  ])
  expect(saidAgain(text, room, other)?.map((each) => each.in('zh'))).toEqual([
    '迟3分：이름 없는 칸',
    '理由交接',
  ])
})

test('words of a person and a key that no room has any more are not said again', () => {
  expect(saidAgain('비가 와서 멈춤', room)).toBeUndefined()
  expect(saidAgain('[{"key":"gone"}]', room)).toBeUndefined()
  expect(saidAgain('[{"key":', room)).toBeUndefined()
})

test('what was put together from parts has no key and is kept in its four wordings', () => {
  const text = keptText([room.why({ which: joined([other.shift(), 'x'], ': ') })])
  expect(saidAgain(text, room)?.map((each) => each.in('es'))).toEqual(['Motivo turno: x'])
})
