import { expect, test } from 'vitest'
import { fitsTask, kioskTasks, type KioskTask } from './kiosk-permit.rule.ts'

const tasks = Object.keys(kioskTasks) as KioskTask[]
const tasksOf = (permit: Omit<Parameters<typeof fitsTask>[1], 'ofBelow'>, ofBelow = false) =>
  tasks.filter((task) => fitsTask(task, { ...permit, ofBelow }))

test('what can be done follows from the state, the confined space and the lockout', () => {
  expect(tasksOf({ state: 'approved', supplCds: null, lotoCnt: 0 })).toEqual([
    'attend',
    'start',
    'gas',
    'checks',
  ])
  expect(tasksOf({ state: 'working', supplCds: ['S1', 'S7'], lotoCnt: 1 })).toEqual([
    'attend',
    'gas',
    'checks',
    'entry',
    'lock',
    'suspend',
  ])
  expect(tasksOf({ state: 'working', supplCds: ['S1'], lotoCnt: 1 }, true)).toEqual(['suspend'])
  expect(tasksOf({ state: 'suspended', supplCds: ['S1'], lotoCnt: 0 })).toEqual([
    'attend',
    'gas',
    'checks',
    'entry',
  ])
  expect(tasksOf({ state: 'watching', supplCds: [], lotoCnt: 1 })).toEqual(['gas', 'checks', 'lock'])
  expect(tasksOf({ state: 'closed', supplCds: ['S1'], lotoCnt: 1 })).toEqual([])
})
