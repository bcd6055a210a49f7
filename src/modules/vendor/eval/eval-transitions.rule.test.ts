import { expect, it } from 'vitest'
import { evalStates, evalTransitions, type EvalAction, type EvalState } from './eval-transitions.rule.ts'

const states = Object.keys(evalStates) as EvalState[]
// One column per state in the order of evalStates, o where the action is possible.
const expected: Record<EvalAction, [marks: string, to: EvalState]> = {
  requestSelf: ['o.......', 'selfReview'],
  submitSelf: ['.o......', 'reviewing'],
  startReview: ['oo......', 'reviewing'],
  notify: ['..o.....', 'notified'],
  submitResult: ['..o.....', 'approving'],
  announce: ['...o....', 'notified'],
  reopen: ['...o....', 'reviewing'],
  object: ['....o...', 'objected'],
  accept: ['....o...', 'confirmed'],
  passDeadline: ['....o...', 'confirmed'],
  decide: ['.....o..', 'confirmed'],
  cancel: ['ooo.....', 'cancelled'],
}
it.each(Object.entries(expected) as [EvalAction, [string, EvalState]][])('%s', (action, [marks, to]) => {
  const { from, to: target } = evalTransitions[action]
  expect([
    states.map((state) => ((from as readonly string[]).includes(state) ? 'o' : '.')).join(''),
    target,
  ]).toEqual([marks, to])
})
it('only the approval announces, and only the clock lets the time for objections pass', () =>
  expect(
    (Object.keys(evalTransitions) as EvalAction[]).filter((action) => 'system' in evalTransitions[action]),
  ).toEqual(['announce', 'reopen', 'passDeadline']))
