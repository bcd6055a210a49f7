import { expect, test } from 'vitest'
import { keptText } from '../../../core/shared/kept-sentence.ts'
import { saidIn, type Sentence } from '../../../core/shared/sentence.ts'
import { gasPointName } from './gas-criteria.rule.ts'
import { gasWords } from './gas.texts.ts'
import { shiftCheckKinds } from './handover.rule.ts'
import { keptReason } from './kept-reason.rule.ts'
import { clockReasons } from './permit-field.texts.ts'

/** The sentence as its event keeps it, in English. */
const inEnglish = (said: Sentence) =>
  saidIn(keptReason({ reasonTxt: String(said), reasonKeptTxt: keptText([said]) }) ?? '', 'en')
const reasons: Sentence[] = [
  clockReasons.gasOverdue(),
  clockReasons.expired(),
  ...Object.values(shiftCheckKinds).map((kind) => clockReasons.shiftOverdue({ change: '11-24 15:00', kind })),
  clockReasons.areaStop({ area: '탱크야드' }),
  clockReasons.plantStop({ plant: '여수공장' }),
  clockReasons.stopWithWords({ stop: clockReasons.areaStop({ area: '탱크야드' }), words: '벤젠 누출' }),
  clockReasons.cooperationRefused({ note: '설비 점검 중' }),
  clockReasons.gasUnfit({
    failures: [gasWords.failure({ item: 'O2', value: '17.9%', limit: '18%' })],
    point: gasPointName('top'),
  }),
]

test.each(reasons.map((said) => [said.in('kr'), said] as const))(
  'what the portal said (%s) is said again in the language of its reader',
  (_, said) => expect(inEnglish(said)).toBe(said.in('en')),
)

test('a changed Korean word takes no translation away: the event keeps the key, not the words', () =>
  expect(
    saidIn(
      keptReason({ reasonTxt: '다른 말', reasonKeptTxt: keptText([clockReasons.gasOverdue()]) }) ?? '',
      'es',
    ),
  ).toBe(clockReasons.gasOverdue().in('es')))

test('what a person wrote stays as it was written', () => {
  expect(keptReason({ reasonTxt: '비가 와서 멈춤' })).toBe('비가 와서 멈춤')
  expect(keptReason({ reasonTxt: null })).toBeNull()
})
