import { expect, test } from 'vitest'
import { permitStates } from '../permit-transitions.rule.ts'
import { permitPresets, presetOfMode, statesOf } from './permit-presets.ts'

test('every state of a permit is found under 조회', () => {
  expect(statesOf(permitPresets.search).toSorted()).toEqual(Object.keys(permitStates).toSorted())
})
test('no state is counted under two tiles of one list', () => {
  for (const { tiles } of Object.values(permitPresets)) {
    const states = tiles.flatMap((tile) => [...tile.states])
    expect(new Set(states).size).toBe(states.length)
  }
})
test('the menu says which list opens', () => {
  expect(presetOfMode('constSafe/permit/permitSearch?mode=print').print).toBe(true)
  expect(presetOfMode('constSafe/permit/permitSearch?mode=cancel').key).toBe('cancel')
  expect(presetOfMode('constSafe/permit/permitSearch').key).toBe('search')
})
