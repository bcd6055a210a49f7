import { expect, it } from 'vitest'
import { equipStates, equipTransitions, type EquipAction, type EquipState } from './equip-transitions.rule.ts'

const states = Object.keys(equipStates) as EquipState[]
// One column per state in the order of equipStates, o where the action is possible.
const expected: Record<EquipAction, [marks: string, to: EquipState]> = {
  approve: ['o...', 'approved'],
  stop: ['.o..', 'stopped'],
  resume: ['..o.', 'approved'],
  takeOut: ['ooo.', 'out'],
  bringBack: ['...o', 'registered'],
}
it.each(Object.entries(expected) as [EquipAction, [string, EquipState]][])('%s', (action, [marks, to]) => {
  const { from, to: target } = equipTransitions[action]
  expect([
    states.map((state) => ((from as readonly string[]).includes(state) ? 'o' : '.')).join(''),
    target,
  ]).toEqual([marks, to])
})
