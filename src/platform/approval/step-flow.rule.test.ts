import { describe, expect, test } from 'vitest'
import { agreement, flowOf, type Vote } from './step-flow.rule.ts'

const votes = (text: string): Vote[] =>
  [...text].map((each) => (each === 'y' ? 'yes' : each === 'n' ? 'no' : 'pending'))

describe('agreement (admin R7)', () => {
  test.each([
    ['AGP02', 'yyn', 'passed'],
    ['AGP02', 'yn.', 'waiting'],
    ['AGP02', 'ynn', 'rejected'],
    ['AGP02', 'yynn', 'rejected'],
    ['AGP02', 'nn..', 'rejected'],
    ['AGP02', 'yyyn', 'passed'],
    ['AGP02', 'yy.', 'waiting'],
    ['AGP02', 'n', 'rejected'],
    ['AGP01', 'yyn', 'rejected'],
    ['AGP01', 'n..', 'rejected'],
    ['AGP01', 'yy.', 'waiting'],
    ['AGP01', 'yyy', 'passed'],
    ['AGP03', 'nnn', 'passed'],
    ['AGP03', 'nn.', 'waiting'],
  ] as const)('%s %s → %s', (policy, given, wanted) => expect(agreement(policy, votes(given))).toBe(wanted))
})

describe('flow', () => {
  const step = (seq: number, stepKindCd: string, stepStatusCd: string) => ({ seq, stepKindCd, stepStatusCd })
  const drafter = step(0, 'ASK01', 'ASS03')
  test('the first planned group arrives', () => {
    expect(
      flowOf('AGP01', [
        drafter,
        step(1, 'ASK04', 'ASS01'),
        step(1, 'ASK04', 'ASS01'),
        step(2, 'ASK05', 'ASS01'),
      ]),
    ).toEqual({
      outcome: 'arrive',
      seq: 1,
    })
  })
  test('a group waits for its last, then the next arrives', () => {
    expect(
      flowOf('AGP01', [step(1, 'ASK04', 'ASS03'), step(1, 'ASK04', 'ASS02'), step(2, 'ASK05', 'ASS01')]),
    ).toEqual({
      outcome: 'waiting',
    })
    expect(
      flowOf('AGP01', [step(1, 'ASK04', 'ASS03'), step(1, 'ASK04', 'ASS07'), step(2, 'ASK05', 'ASS01')]),
    ).toEqual({
      outcome: 'arrive',
      seq: 2,
    })
  })
  test('a held step waits', () =>
    expect(flowOf('AGP01', [step(1, 'ASK05', 'ASS05')])).toEqual({ outcome: 'waiting' }))
  test('one no of three does not stop a majority', () => {
    const group = ['ASS03', 'ASS04', 'ASS03'].map((status) => step(1, 'ASK04', status))
    expect(flowOf('AGP02', [...group, step(2, 'ASK05', 'ASS01')])).toEqual({ outcome: 'arrive', seq: 2 })
    expect(flowOf('AGP01', [...group, step(2, 'ASK05', 'ASS01')])).toEqual({ outcome: 'rejected' })
  })
  test('a document is done when all have signed, and copies never wait', () => {
    expect(
      flowOf('AGP01', [
        drafter,
        step(1, 'ASK02', 'ASS08'),
        step(2, 'ASK05', 'ASS03'),
        step(3, 'ASK07', 'ASS02'),
      ]),
    ).toEqual({
      outcome: 'done',
    })
  })
})
