import { describe, expect, test } from 'vitest'
import {
  counterKey,
  filledPattern,
  numberResets as resets,
  numberWith,
  patternIssue,
  resetOf,
} from './number-pattern.ts'
import { numberSays } from './number-pattern.texts.ts'

const usual = 'P-{plant}-{YYYYMMDD}-{seq4}'
const facts = { plantCd: '1000', plantShort: 'YS', day: '2026-11-20' }

describe('a pattern', () => {
  test.each([
    ['AP-{plantShort}-{YYYY}-{seq4}', resets.year, undefined],
    ['P-{plant}-{YYYYMMDD}-{seq4}', resets.day, undefined],
    ['P-{plant}-{YYYYMMDD}-{seq4}', resets.never, undefined],
    ['P-{plant}-{YYYY}', resets.year, numberSays.noSequence({ first: '{seq3}', last: '{seq9}' })],
    ['P-{plant}-{seq4}-{YYYY}', resets.year, numberSays.noSequence({ first: '{seq3}', last: '{seq9}' })],
    [
      '{seq4}P-{plant}-{YYYY}-{seq4}',
      resets.year,
      numberSays.noSequence({ first: '{seq3}', last: '{seq9}' }),
    ],
    ['P-{plant}-{YYYY}-{seq2}', resets.year, numberSays.noSequence({ first: '{seq3}', last: '{seq9}' })],
    ['P-{site}-{YYYY}-{seq4}', resets.year, numberSays.unknownPlace({ name: 'site' })],
    ['허가-{plant}-{YYYY}-{seq4}', resets.year, numberSays.badLetter()],
    [`${'P'.repeat(33)}{plant}{seq4}`, resets.never, numberSays.tooLong({ max: 40 })],
    ['P-{plant}-{YYYY}-{seq4}', resets.month, numberSays.repeats()],
    ['P-{plant}-{seq4}', resets.year, numberSays.repeats()],
    ['P-{YYYY}-{seq4}', resets.year, numberSays.noPlant({ whole: '{plant}', short: '{plantShort}' })],
  ])('%s with reset %s', (pattern, reset, issue) => {
    expect(patternIssue(pattern, reset, usual)).toEqual(issue)
  })
  test('suggests the reset of its finest date', () => {
    expect(['A-{seq4}', 'A-{YYYY}-{seq4}', 'A-{YYMM}-{seq4}', usual].map(resetOf)).toEqual([
      resets.never,
      resets.year,
      resets.month,
      resets.day,
    ])
  })
  test('is filled, and counted under what its reset leaves open', () => {
    expect(filledPattern('AP-{plantShort}-{YYYY}-{seq4}', facts)).toBe('AP-YS-2026-{seq4}')
    expect(counterKey(usual, resets.day, facts)).toBe('P-1000-20261120-{seq4}')
    expect(counterKey(usual, resets.year, facts)).toBe('P-1000-2026MMDD-{seq4}')
    expect(counterKey('W-{plant}-{YYMM}-{seq5}', resets.month, facts)).toBe('W-1000-2611-{seq5}')
    expect(counterKey('W-{plant}-{YYMM}-{seq5}', resets.never, facts)).toBe('W-1000-YYMM-{seq5}')
    expect(numberWith('AP-YS-2026-{seq4}', 8)).toBe('AP-YS-2026-0008')
  })
})
