import { describe, expect, test } from 'vitest'
import {
  counterKey,
  filledPattern,
  numberMessages,
  numberResets as resets,
  numberWith,
  patternIssue,
  resetOf,
} from './number-pattern.ts'

const usual = 'P-{plant}-{YYYYMMDD}-{seq4}'
const facts = { plantCd: '1000', plantShort: 'YS', day: '2026-11-20' }

describe('a pattern', () => {
  test.each([
    ['AP-{plantShort}-{YYYY}-{seq4}', resets.year, undefined],
    ['P-{plant}-{YYYYMMDD}-{seq4}', resets.day, undefined],
    ['P-{plant}-{YYYYMMDD}-{seq4}', resets.never, undefined],
    ['P-{plant}-{YYYY}', resets.year, numberMessages.noSequence],
    ['P-{plant}-{seq4}-{YYYY}', resets.year, numberMessages.noSequence],
    ['{seq4}P-{plant}-{YYYY}-{seq4}', resets.year, numberMessages.noSequence],
    ['P-{plant}-{YYYY}-{seq2}', resets.year, numberMessages.noSequence],
    ['P-{site}-{YYYY}-{seq4}', resets.year, numberMessages.unknownPlace('site')],
    ['허가-{plant}-{YYYY}-{seq4}', resets.year, numberMessages.badLetter],
    [`${'P'.repeat(33)}{plant}{seq4}`, resets.never, numberMessages.tooLong(40)],
    ['P-{plant}-{YYYY}-{seq4}', resets.month, numberMessages.repeats],
    ['P-{plant}-{seq4}', resets.year, numberMessages.repeats],
    ['P-{YYYY}-{seq4}', resets.year, numberMessages.noPlant],
  ])('%s with reset %s', (pattern, reset, issue) => {
    expect(patternIssue(pattern, reset, usual)).toBe(issue)
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
