import { expect, test } from 'vitest'
import { coverageOf } from './spread.rule.ts'

test('10.2 the spread of a matter counts who answered and, of those concerned, who is done', () => {
  const answers = [
    { replyCd: 'Y', state: 'closed' },
    { replyCd: 'Y', state: 'inProgress' },
    { replyCd: 'N', state: 'rejected' },
    { replyCd: null, state: 'requested' },
  ]
  expect(coverageOf(answers)).toEqual({
    asked: 4,
    answered: 3,
    concerned: 2,
    closed: 1,
    answeredRate: 75,
    closedRate: 50,
  })
  expect(coverageOf([])).toEqual({
    asked: 0,
    answered: 0,
    concerned: 0,
    closed: 0,
    answeredRate: null,
    closedRate: null,
  })
})
