import { expect, expectTypeOf, test } from 'vitest'
import { label, Sentence, sentences, speakLabels, writtenIn } from './sentence.ts'

const refusals = sentences({
  late: [
    '{minutes}분 늦었습니다.',
    '{minutes} minutes late.',
    '迟到{minutes}分钟。',
    '{minutes} minutos de retraso.',
  ],
  because: ['{reason} 그래서 거절합니다.', 'Refused: {reason}', '拒绝：{reason}', 'Rechazado: {reason}'],
  missing: ['{field}을(를) 입력하세요.', 'Enter {field}.', '请输入{field}。', 'Introduzca {field}.'],
})

test('a sentence is worded in the language of its reader, sentences inside it too', () => {
  const sentence = refusals.because({ reason: refusals.late({ minutes: 3 }) })
  expect(sentence.in('en')).toBe('Refused: 3 minutes late.')
  expect(sentence.in('zh')).toBe('拒绝：迟到3分钟。')
  expect(`${sentence}`).toBe('3분 늦었습니다. 그래서 거절합니다.')
})
test('JSON is Korean, and in the reader’s language while an answer is written', () => {
  const answer = { message: refusals.late({ minutes: 3 }) }
  expect(JSON.stringify(answer)).toBe('{"message":"3분 늦었습니다."}')
  expect(writtenIn('es', () => JSON.stringify(answer))).toBe('{"message":"3 minutos de retraso."}')
  expect(JSON.stringify(answer)).toBe('{"message":"3분 늦었습니다."}')
})
test('the language of an answer ends with it, also when writing fails', () => {
  expect(() =>
    writtenIn('en', () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(JSON.stringify(refusals.late({ minutes: 1 }))).toBe('"1분 늦었습니다."')
})
test('a label is looked up in the reader’s language; a value that is data stays as it is', () => {
  speakLabels((korean, language) => (language === 'en' && korean === '부서' ? 'Department' : korean))
  expect(refusals.missing({ field: label('부서') }).in('en')).toBe('Enter Department.')
  expect(refusals.missing({ field: '부서' }).in('en')).toBe('Enter 부서.')
  speakLabels((korean) => korean)
})
test('a list of sentences is joined, and a value without its place changes nothing', () => {
  const list = refusals.because({ reason: [refusals.late({ minutes: 1 }), refusals.late({ minutes: 2 })] })
  expect(list.in('en')).toBe('Refused: 1 minutes late., 2 minutes late.')
  expect(new Sentence(['{a}', '{a}', '{a}', '{a}']).in('kr')).toBe('{a}')
})
test('a missing value does not compile', () => {
  expectTypeOf(refusals.late).parameters.toEqualTypeOf<
    [Readonly<Record<'minutes', string | number | Sentence | readonly Sentence[]>>]
  >()
})
