import { expect, test } from 'vitest'
import { fitsTask, kioskTasks, ownFirst, type KioskTask } from './kiosk-permit.rule.ts'

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

test('works of the area of the device come first, then those of the own, and among them what falls due next', () => {
  const permit = (name: string, ownerDeptCd: string, gasDueDt: string | null, endDt: string) => ({
    name,
    ownerDeptCd,
    gasDueDt: gasDueDt && `2026-03-10T${gasDueDt}:00+09:00`,
    endDt: `2026-03-10T${endDt}:00+09:00`,
  })
  const works = [
    permit('foreign', 'D112', '09:00', '16:00'),
    permit('late', 'D111', null, '16:00'),
    permit('due', 'D111', '10:00', '17:00'),
  ]
  const names = (...depts: (string | null)[]) => ownFirst(works, depts)?.map(({ name }) => name)
  expect(names('D111', null)).toEqual(['due', 'late', 'foreign'])
  expect(names(null, null)).toEqual(['foreign', 'due', 'late'])
  // Where the device stands comes before where its person belongs.
  expect(names('D112', 'D111')).toEqual(['foreign', 'due', 'late'])
})
