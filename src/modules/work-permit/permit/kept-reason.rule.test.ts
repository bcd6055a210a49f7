import { expect, test } from 'vitest'
import { saidIn } from '../../../core/shared/sentence.ts'
import { shiftCheckKinds } from './handover.rule.ts'
import { keptReason } from './kept-reason.rule.ts'
import { clockReasons } from './permit-field.texts.ts'

const place = { areaNm: '탱크야드', plantNm: '여수공장' }
const inEnglish = (kept: string) => saidIn(keptReason(kept, place) ?? '', 'en')

test.each(Object.values(shiftCheckKinds))(
  'a stop for want of %s is said in the language of its reader',
  (kind) => {
    const sentence = clockReasons.shiftOverdue({ change: '11-24 15:00', kind })
    expect(inEnglish(sentence.in('kr'))).toBe(sentence.in('en'))
  },
)

test('an emergency stop of an area is said in the language of its reader, with the words of who stopped it', () => {
  const stop = clockReasons.areaStop({ area: '탱크야드' })
  expect(inEnglish(stop.in('kr'))).toBe(stop.in('en'))
  expect(inEnglish(`${stop.in('kr')}: 벤젠 누출`)).toBe(`${stop.in('en')}: 벤젠 누출`)
  expect(inEnglish(clockReasons.plantStop({ plant: '여수공장' }).in('kr'))).toMatch(/whole plant/)
})

test('what a person wrote stays as it was written', () => {
  expect(keptReason('비가 와서 멈춤', place)).toBe('비가 와서 멈춤')
  expect(keptReason(null, place)).toBeNull()
})
