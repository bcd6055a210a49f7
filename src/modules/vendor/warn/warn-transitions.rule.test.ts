import { expect, it } from 'vitest'
import {
  sanctionStates,
  sanctionTransitions,
  warnStates,
  warnTransitions,
  type SanctionAction,
  type WarnAction,
} from './warn-transitions.rule.ts'

const marksOf = (states: object, from: readonly string[]) =>
  Object.keys(states)
    .map((state) => (from.includes(state) ? 'o' : '.'))
    .join('')
// One column per state in the order of the table, o where the action is possible.
const violations: Record<WarnAction, [marks: string, to: string]> = {
  notify: ['o......', 'notified'],
  setAside: ['o......', 'dropped'],
  object: ['.o.....', 'objected'],
  accept: ['.o.....', 'confirmed'],
  passDeadline: ['.o.....', 'confirmed'],
  uphold: ['..o....', 'confirmed'],
  drop: ['..o....', 'dropped'],
  submitAction: ['...o...', 'acted'],
  redo: ['.....o.', 'confirmed'],
  close: ['.....o.', 'closed'],
}
it.each(Object.entries(violations) as [WarnAction, [string, string]][])(
  'a violation: %s',
  (action, expected) =>
    expect([marksOf(warnStates, warnTransitions[action].from), warnTransitions[action].to]).toEqual(expected),
)
const sanctionMarks: Record<SanctionAction, [marks: string, to: string]> = {
  submit: ['o.....', 'pending'],
  enforce: ['.o....', 'active'],
  return: ['.o....', 'proposed'],
  refuse: ['.o....', 'rejected'],
  discard: ['o.....', 'rejected'],
  end: ['..o...', 'ended'],
  lift: ['..o...', 'lifted'],
}
it.each(Object.entries(sanctionMarks) as [SanctionAction, [string, string]][])(
  'a sanction: %s',
  (action, expected) =>
    expect([
      marksOf(sanctionStates, sanctionTransitions[action].from),
      sanctionTransitions[action].to,
    ]).toEqual(expected),
)
