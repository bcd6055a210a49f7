import { expect, test } from 'vitest'
import { facilityIssues, tagsIn, wouldCycle } from './facility.rule.ts'
import { facilityMessages } from './facility.texts.ts'

test.each(['P-301A', 'R-101', 'PSV-1012', 'EMCC-12345Z'])('the tag %s is accepted', (facilityCd) => {
  expect(facilityIssues({ facilityCd })).toEqual([])
})
test.each(['p-301', 'R101', 'R-1', 'PUMPS-101', 'P-301AB', 'P-301 ', 'P-123456'])(
  'the tag %s is refused',
  (facilityCd) => {
    expect(facilityIssues({ facilityCd })).toEqual([
      { path: 'facilityCd', message: facilityMessages.tagShape() },
    ])
  },
)
test.each([
  ['R-101 하부 배관, P-301A·P-301B', ['R-101', 'P-301A', 'P-301B']],
  ['R-101과 R-101 맨홀', ['R-101']],
  ['XR-101-2 계장, 소화배관 FW3', []],
  ['', []],
])('the text %s names these tags', (given, tags) => expect(tagsIn(given)).toEqual(tags))
test('a facility may end on the day it begins, not before', () => {
  expect(facilityIssues({ fromYmd: '2026-01-02', toYmd: '2026-01-02' })).toEqual([])
  expect(facilityIssues({ fromYmd: '2026-01-02', toYmd: '2026-01-01' }).map(({ path }) => path)).toEqual([
    'toYmd',
  ])
})

const place = (safFacilityTypeCd: string, psafFacilityTypeCd: string | null) => ({
  safFacilityTypeCd,
  psafFacilityTypeCd,
})
test('a type stands neither below itself nor below those under it', () => {
  const types = [place('A', null), place('B', 'A'), place('C', 'B'), place('D', null)]
  expect(['A', 'B', 'C', 'D', null].map((parent) => wouldCycle(types, 'A', parent))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(wouldCycle([place('A', 'B'), place('B', 'A')], 'C', 'A')).toBe(false)
})
