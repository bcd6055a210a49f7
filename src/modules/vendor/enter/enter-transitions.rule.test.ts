import { expect, it } from 'vitest'
import {
  enterStates,
  enterTransitions,
  passStates,
  passTransitions,
  type EnterAction,
  type EnterState,
  type PassAction,
  type PassState,
} from './enter-transitions.rule.ts'

const marksOf = (states: readonly string[], from: readonly string[]) =>
  states.map((state) => (from.includes(state) ? 'o' : '.')).join('')
// One column per state in the order of enterStates, o where the action is possible.
const expected: Record<EnterAction, [marks: string, to: EnterState]> = {
  submit: ['o.....o...', 'submitted'],
  confirm: ['.o........', 'deptConfirmed'],
  review: ['..o.......', 'reviewed'],
  approve: ['...o......', 'approved'],
  requestApproval: ['...o......', 'approving'],
  grant: ['....o.....', 'approved'],
  turnDown: ['....o.....', 'rejected'],
  takeBack: ['....o.....', 'reviewed'],
  askSupplement: ['.oo.......', 'supplement'],
  reject: ['.oo.......', 'rejected'],
  cancel: ['oo........', 'cancelled'],
  end: ['.....o....', 'ended'],
}
it.each(Object.entries(expected) as [EnterAction, [string, EnterState]][])(
  'entry request: %s',
  (action, [marks, to]) => {
    const { from, to: target } = enterTransitions[action]
    expect([marksOf(Object.keys(enterStates), from), target]).toEqual([marks, to])
  },
)
const passes: Record<PassAction, [marks: string, to: PassState]> = {
  stop: ['o...', 'stopped'],
  resume: ['.o..', 'valid'],
  withdraw: ['oo..', 'withdrawn'],
  expire: ['oo..', 'expired'],
}
it.each(Object.entries(passes) as [PassAction, [string, PassState]][])('pass: %s', (action, [marks, to]) => {
  const { from, to: target } = passTransitions[action]
  expect([marksOf(Object.keys(passStates), from), target]).toEqual([marks, to])
})
