import { expect, test } from 'vitest'
import { evidenceIssues } from './measured.rule.ts'

const paths = (facts: Parameters<typeof evidenceIssues>[0]) => evidenceIssues(facts).map(({ path }) => path)

test('an estimate, a viscosity and a low reserve of the whole product name their source', () => {
  for (const facts of [
    { ateDermalVal: 1500 },
    { ateDustVal: 0 },
    { viscosityVal: 32 },
    { lowReserveYn: 'Y' },
  ])
    expect([paths(facts), paths({ ...facts, testTxt: '공급사 MSDS 3판 11항' })]).toEqual([['testTxt'], []])
})
test('nothing measured asks for no source, nor does a pH, which only makes a mixture more dangerous', () =>
  expect([paths({}), paths({ lowReserveYn: 'N' }), paths({ testTxt: '  ' })]).toEqual([[], [], []]))
