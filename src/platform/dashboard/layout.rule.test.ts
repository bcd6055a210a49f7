import { expect, test } from 'vitest'
import { arrange, moved } from './layout.rule.ts'

const panels = ['awayDigest', 'myWork', 'approvals', 'notices', 'vendorWork', 'plantWork', 'systemState']

test('five roles begin with five different pages', () => {
  const layouts = [1, 3, 7, 9, 10].map((group) => arrange(panels, [group]).shown.join())
  expect(new Set(layouts).size).toBe(5)
})

test('the smallest group number decides; without a known group the order is that of the modules', () => {
  expect(arrange(panels, [8, 3]).shown[0]).toBe('plantWork')
  expect(arrange(['b', 'a'], [99]).shown).toEqual(['b', 'a'])
})

test('a panel that the user arranged stays in its place, and a new panel comes behind', () => {
  const own = { order: ['notices', 'myWork'], hidden: ['plantWork'] }
  const { shown, hidden } = arrange(panels, [3], own)
  expect(shown.slice(0, 2)).toEqual(['notices', 'myWork'])
  expect([hidden, shown.length]).toEqual([['plantWork', 'systemState'], panels.length - 2])
})

test('a panel moves one place, never out of the page', () => {
  expect([
    moved(['a', 'b', 'c'], 'b', -1),
    moved(['a', 'b', 'c'], 'c', 1),
    moved(['a', 'b'], 'x', 1),
  ]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b'],
  ])
})

test('safety staff see the works of today on a map, and others only when they ask for it', () => {
  const all = [...panels, 'todayMap']
  expect(arrange(all, [3]).shown.slice(0, 2)).toEqual(['plantWork', 'todayMap'])
  expect(arrange(all, [8]).hidden).toContain('todayMap')
})

test('executives see risk and trend first, an employee the report of a hazard, and nobody else what is not theirs', () => {
  const all = [...panels, 'imprTrend', 'reportHazard']
  expect(arrange(all, [2]).shown.slice(0, 4)).toEqual(['plantWork', 'imprTrend', 'approvals', 'myWork'])
  expect(arrange(all, [9]).shown.slice(0, 3)).toEqual(['plantWork', 'imprTrend', 'approvals'])
  expect(arrange(all, [8]).shown[0]).toBe('reportHazard')
  expect(arrange(all, [3]).hidden).toEqual(['systemState', 'imprTrend', 'reportHazard'])
})

test('a panel of another role that somebody has shown stays shown', () => {
  const own = { order: ['imprTrend'], hidden: [] }
  expect(arrange([...panels, 'imprTrend'], [3], own).shown).toContain('imprTrend')
})
