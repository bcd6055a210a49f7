import { expect, it } from 'vitest'
import {
  safetyInfoStates,
  safetyInfoTransitions,
  signedStates,
  type SafetyInfoAction,
  type SafetyInfoState,
} from './safety-info-transitions.rule.ts'

const states = Object.keys(safetyInfoStates) as SafetyInfoState[]
// One column per state in the order of safetyInfoStates, o where the action is possible.
const expected: Record<SafetyInfoAction, [marks: string, to: SafetyInfoState]> = {
  provide: ['o....', 'provided'],
  recall: ['.o...', 'draft'],
  receive: ['.o...', 'received'],
  copyToSub: ['..o..', 'received'],
  check: ['..o..', 'checked'],
  withdraw: ['.ooo.', 'withdrawn'],
}
it.each(Object.entries(expected) as [SafetyInfoAction, [string, SafetyInfoState]][])(
  '%s',
  (action, [marks, to]) => {
    const { from, to: target } = safetyInfoTransitions[action]
    expect([
      states.map((state) => ((from as readonly string[]).includes(state) ? 'o' : '.')).join(''),
      target,
    ]).toEqual([marks, to])
  },
)
it('counts as received only after the signature', () => expect(signedStates).toEqual(['received', 'checked']))
