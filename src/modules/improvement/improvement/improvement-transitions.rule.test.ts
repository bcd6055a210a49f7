import { expect, test } from 'vitest'
import { actsBetween, improvementStates, reachableFrom, type ImprovementState } from './improvement-transitions.rule.ts'

test('a card moves only where one act leads, and never by an act of the system', () => {
  expect(actsBetween('requested', 'received')).toEqual(['receive'])
  expect(actsBetween('requested', 'rejected')).toEqual(['reject', 'answerNotApplicable'])
  expect(actsBetween('verifying', 'closed')).toEqual(['passAndClose'])
  expect(actsBetween('closing', 'closed')).toEqual([])
  expect(actsBetween('inProgress', 'closed')).toEqual([])
  expect(actsBetween('inProgress', 'inProgress')).toEqual([])
})
test('what rests goes back to any state it may have come from; the server knows which', () => {
  expect(reachableFrom('onHold')).toEqual(['received', 'assigned', 'inProgress'])
  expect(reachableFrom('effectPending')).toEqual(['inProgress', 'closing', 'closed'])
})
test('what waits for a signature and what was cancelled or merged stays', () => {
  const stuck = (Object.keys(improvementStates) as ImprovementState[]).filter((state) => reachableFrom(state).length === 0)
  expect(stuck).toEqual(['closing', 'cancelled', 'merged'])
})
