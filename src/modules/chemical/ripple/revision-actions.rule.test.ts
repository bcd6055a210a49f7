import { expect, test } from 'vitest'
import { actionsOfRevision } from './revision-actions.rule.ts'

const diff = (added: string[], ...sects: string[]) => ({
  ghs: { added, removed: [] },
  sections: sects.map((sectCd) => ({ sectCd, before: '', after: '다름' })),
})
const nothing = { checks: [], permits: [] }
const all = { checks: ['O7', 'O8'], permits: [1] }

test('a new H350 asks for examination, measurement, equipment and the permits, each where there is something to look at', () => {
  expect(actionsOfRevision(diff(['H07 1B H350']), all)).toEqual(['EXAM', 'MEASURE', 'PPE', 'PERMIT'])
  expect(actionsOfRevision(diff(['H07 1B H350']), nothing)).toEqual(['EXAM', 'PPE'])
  expect(actionsOfRevision(diff(['H08 2 H361d']), nothing)).toEqual(['EXAM', 'PPE'])
})
test('irritation is no examination, and a physical hazard concerns the permits alone', () => {
  expect(actionsOfRevision(diff(['H02 2 H315']), nothing)).toEqual(['PPE'])
  expect(actionsOfRevision(diff(['P06 2 H225']), all)).toEqual(['PERMIT'])
})
test('another composition or limit is looked at where it is examined or measured; a changed telephone by nobody', () => {
  expect(actionsOfRevision(diff([], '03'), { ...all, permits: [] })).toEqual(['EXAM', 'MEASURE'])
  expect(actionsOfRevision(diff([], '08'), { checks: ['O7'], permits: [] })).toEqual(['MEASURE', 'PPE'])
  expect(actionsOfRevision(diff([], '01', '16'), all)).toEqual([])
})
