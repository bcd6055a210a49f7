import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EntryProblem } from './enter-check.rule.ts'
import { nightVerdict } from './pass-night.rule.ts'

const problem = (code: string, level: EntryProblem['level'] = 'BLOCK'): EntryProblem => ({
  code,
  level,
  message: code,
  fixUrl: '/',
})
const codesOf = (problems: readonly EntryProblem[]) => problems.map(({ code }) => code)

test('a licence that was never there stops a pass, a missing paper is told, and a ban is left to the gate', () => {
  const { stops, told } = nightVerdict([
    problem('E10'),
    problem('E04'),
    problem('E01'),
    problem('E08', 'WARN'),
  ])
  expect([codesOf(stops), codesOf(told)]).toEqual([['E10'], ['E04']])
})

test('what warns stops nothing, and nothing is both told and a reason to stop', () => {
  const codes = Array.from({ length: 15 }, (_, index) => `E${String(index + 1).padStart(2, '0')}`)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...codes), fc.constantFrom('BLOCK' as const, 'WARN' as const))),
      (given) => {
        const { stops, told } = nightVerdict(given.map(([code, level]) => problem(code, level)))
        expect([...stops, ...told].every(({ level }) => level === 'BLOCK')).toBe(true)
        expect(codesOf(stops).some((code) => codesOf(told).includes(code))).toBe(false)
      },
    ),
  )
})
