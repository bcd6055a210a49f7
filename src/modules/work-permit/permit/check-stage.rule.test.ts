import { expect, test } from 'vitest'
import { stagesOf } from './check-stage.rule.ts'
import { permitStates, type PermitState } from './permit-transitions.rule.ts'

test.each([
  ['approved', ['before']],
  ['suspended', ['before']],
  ['working', ['during']],
  ['completionReported', ['after']],
  ['watching', ['after']],
  ['closed', []],
  ['draft', []],
  ['expired', []],
] as const)('in the state %s the items of %j may be confirmed', (state, stages) => {
  expect(stagesOf(state)).toEqual(stages)
})
test('no state confirms items of two stages', () => {
  for (const state of Object.keys(permitStates) as PermitState[])
    expect(stagesOf(state).length).toBeLessThanOrEqual(1)
})
