import { describe, expect, test } from 'vitest'
import { assigneeOf, delegationProblem, type Delegation } from './delegation.rule.ts'
import { delegationMessages } from './delegation.texts.ts'

const days = (
  fromUserId: string,
  toUserId: string,
  from: string,
  to: string,
  change: Partial<Delegation> = {},
): Delegation => ({
  fromUserId,
  toUserId,
  delegateKindCd: 'DLG01',
  bizCds: null,
  fromDt: `2026-07-${from}T00:00:00+09:00`,
  toDt: `2026-07-${to}T23:59:00+09:00`,
  ...change,
})
const on = (day: string) => `2026-07-${day}T10:00:00+09:00`

describe('who signs (admin R6)', () => {
  const all = [days('A', 'B', '01', '05'), days('B', 'C', '03', '04')]
  test.each([
    ['03', 'C'],
    ['05', 'B'],
    ['06', 'A'],
    ['01', 'B'],
  ])('a document that arrives at A on 7/%s goes to %s', (day, wanted) => {
    expect(assigneeOf('A', 'ABZ01', on(day), all).userId).toBe(wanted)
  })
  test('somebody who already stands in the document hands it to the head of A', () => {
    expect(assigneeOf('A', 'ABZ01', on('05'), all, ['B'], 'H')).toEqual({
      userId: 'H',
      delegateKindCd: 'DLG01',
    })
    expect(assigneeOf('A', 'ABZ01', on('05'), all, ['B', 'H'], 'H').userId).toBe('A')
    expect(assigneeOf('A', 'ABZ01', on('05'), all, ['B'], null).userId).toBe('A')
  })
  test('only for its business, and only three deep', () => {
    expect(
      assigneeOf('A', 'ABZ02', on('02'), [days('A', 'B', '01', '05', { bizCds: ['ABZ01'] })]).userId,
    ).toBe('A')
    const chain = ['AB', 'BC', 'CD', 'DE'].map((pair) => days(pair.charAt(0), pair.charAt(1), '01', '05'))
    expect(assigneeOf('A', 'ABZ01', on('02'), chain).userId).toBe('D')
  })
  test('one absence on the way makes it 대결, otherwise it is 위임', () => {
    const delegated = { delegateKindCd: 'DLG02' }
    expect(assigneeOf('A', 'ABZ01', on('02'), [days('A', 'B', '01', '05', delegated)]).delegateKindCd).toBe(
      'DLG02',
    )
    expect(
      assigneeOf('A', 'ABZ01', on('02'), [days('A', 'B', '01', '05', delegated), days('B', 'C', '01', '05')])
        .delegateKindCd,
    ).toBe('DLG01')
  })
})

describe('a new delegation', () => {
  const problem = (given: Delegation, ...others: Delegation[]) => delegationProblem(given, others)
  test('must not come back: A→B→A, and round three', () => {
    expect(String(delegationMessages.loop())).toBe('위임이 순환됩니다.')
    expect(problem(days('B', 'A', '02', '03'), days('A', 'B', '01', '05'))).toEqual({
      path: 'toUserId',
      message: delegationMessages.loop(),
    })
    expect(
      problem(days('C', 'A', '02', '03'), days('A', 'B', '01', '05'), days('B', 'C', '01', '05')),
    ).toMatchObject({ path: 'toUserId' })
  })
  test('may come back at another time or for other business', () => {
    expect(problem(days('B', 'A', '06', '09'), days('A', 'B', '01', '05'))).toBeUndefined()
    expect(
      problem(
        days('B', 'A', '02', '03', { bizCds: ['ABZ01'] }),
        days('A', 'B', '01', '05', { bizCds: ['ABZ02'] }),
      ),
    ).toBeUndefined()
  })
  test('must not overlap another of the same person', () => {
    expect(problem(days('A', 'C', '05', '09'), days('A', 'B', '01', '05'))).toEqual({
      path: 'fromDt',
      message: delegationMessages.overlap(),
    })
    expect(problem(days('A', 'C', '06', '09'), days('A', 'B', '01', '05'))).toBeUndefined()
    expect(
      problem(
        days('A', 'C', '02', '03', { bizCds: ['ABZ01'] }),
        days('A', 'B', '01', '05', { bizCds: ['ABZ02'] }),
      ),
    ).toBeUndefined()
  })
  test('is at most the third in a row, counted in both directions', () => {
    const two = [days('A', 'B', '01', '09'), days('B', 'C', '01', '09')]
    expect(problem(days('C', 'D', '02', '03'), ...two)).toBeUndefined()
    expect(problem(days('D', 'E', '02', '03'), ...two, days('C', 'D', '01', '09'))).toEqual({
      path: 'toUserId',
      message: delegationMessages.tooDeep({ deepest: 3 }),
    })
    expect(problem(days('Z', 'A', '02', '03'), ...two, days('C', 'D', '01', '09'))).toEqual({
      path: 'toUserId',
      message: delegationMessages.tooDeep({ deepest: 3 }),
    })
  })
})
