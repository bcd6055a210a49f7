import { expect, test } from 'vitest'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import {
  afterPass,
  concerns,
  cycleOf,
  dueOf,
  firstDue,
  markOf,
  rulesFor,
  unjudged,
  windowOf,
  type LawRule,
  type Machine,
} from './legal-inspection.rule.ts'

const crane: LawRule = {
  lawRuleNo: 1,
  safFacilityTypeCd: 'F4010',
  lawInspCd: 'SAF',
  fromYmd: '2020-01-16',
  toYmd: null,
  baseCd: 'install',
  firstMonths: 36,
  cycleMonths: 24,
  psmMonths: 48,
  selfMonths: 6,
  windowDays: 30,
  applyDays: 30,
  limitCd: 'ratedTon',
  limitMin: 2,
  minAgeYears: null,
  installFromYmd: null,
  installToYmd: null,
  firstDueYmd: null,
}
const machine: Machine = {
  safFacilityTypeCd: 'F4010',
  installYmd: '2023-05-10',
  carRegYmd: null,
  ratedTon: 5,
  clampKn: null,
  psmYn: 'N',
}
const today = '2026-03-20'
const count = firstDue(crane, machine)!

test('a crane of 2023-05-10 is due after three years, with a window of 30 days on each side', () => {
  expect(dueOf(count)).toBe('2026-05-10')
  expect(windowOf('2026-05-10', crane)).toEqual({
    from: '2026-04-10',
    to: '2026-06-09',
    applyBy: '2026-04-10',
  })
})
test.each([
  ['inside the window counts as on the due day', '2026-04-25', 24, '2028-05-10', false],
  ['before the window counts from the day of passing', '2026-03-20', 24, '2028-03-20', false],
  ['after the window counts from the day of passing, as late', '2026-07-01', 24, '2028-07-01', true],
  ['a PSM vessel inside the window has four years', '2026-04-25', 48, '2030-05-10', false],
  ['the first day of the window is inside', '2026-04-10', 24, '2028-05-10', false],
  ['the last day of the window is inside', '2026-06-09', 24, '2028-05-10', false],
  ['the day after the window is late', '2026-06-10', 24, '2028-06-10', true],
])('passed %s', (_, passYmd, cycle, next, late) => {
  const after = afterPass(count, passYmd, cycle, crane)
  expect([dueOf(after), after.late]).toEqual([next, late])
})
test.each([
  [{ ratedTon: 1.9 }, {}, 'no'],
  [{ ratedTon: 2 }, {}, 'yes'],
  [{ ratedTon: null }, {}, 'unknown'],
  [{ clampKn: 293 }, { limitCd: 'clampKn', limitMin: 294 }, 'no'],
  [{ clampKn: 294 }, { limitCd: 'clampKn', limitMin: 294 }, 'yes'],
  [{ safFacilityTypeCd: 'F7011' }, {}, 'no'],
  [{ installYmd: null }, {}, 'unknown'],
  [{ carRegYmd: null }, { baseCd: 'carReg' }, 'unknown'],
  [{ carRegYmd: '2024-01-02' }, { baseCd: 'carReg' }, 'yes'],
  [{ installYmd: null, ratedTon: 5 }, { baseCd: 'cert' }, 'yes'],
  [{}, { fromYmd: '2026-06-26' }, 'no'],
] as const)('a machine %j under a rule %j is concerned: %s', (facts, rule, answer) => {
  expect(concerns({ ...crane, ...rule }, { ...machine, ...facts }, today).concerned).toBe(answer)
})
test('a mixer is due by the day that its year of installation fixes', () => {
  const mixer = { ...crane, safFacilityTypeCd: 'F9010', limitCd: null, limitMin: null, fromYmd: '2026-06-26' }
  const rules: LawRule[] = [
    { ...mixer, lawRuleNo: 2, installToYmd: '2013-02-28', firstDueYmd: '2026-12-25' },
    {
      ...mixer,
      lawRuleNo: 3,
      installFromYmd: '2013-03-01',
      installToYmd: '2023-06-26',
      firstDueYmd: '2027-06-25',
    },
    { ...mixer, lawRuleNo: 4, installFromYmd: '2023-06-27' },
  ]
  const due = (installYmd: string) => {
    const one = { ...machine, safFacilityTypeCd: 'F9010', installYmd }
    return rulesFor(rules, one, '2026-07-01').map((rule) => dueOf(firstDue(rule, one)!))
  }
  expect(due('2010-08-01')).toEqual(['2026-12-25'])
  expect(due('2013-03-01')).toEqual(['2027-06-25'])
  expect(due('2019-04-11')).toEqual(['2027-06-25'])
  expect(due('2023-06-27')).toEqual(['2026-06-27'])
  expect(due('2024-02-05')).toEqual(['2027-02-05'])
})
test('a lift of 25 years is inspected by the rule for old lifts', () => {
  const lift = { ...crane, lawInspCd: 'ELV', limitCd: null, limitMin: null, firstMonths: 12, cycleMonths: 12 }
  const rules = [lift, { ...lift, lawRuleNo: 9, minAgeYears: 25, cycleMonths: 6 }]
  const cycle = (installYmd: string) => rulesFor(rules, { ...machine, installYmd }, today)[0]?.cycleMonths
  expect(cycle('2001-03-20')).toBe(6)
  expect(cycle('2001-03-21')).toBe(12)
})
test('a self-inspection programme shortens the cycle, and process safety lengthens that of a vessel', () => {
  expect(cycleOf(crane, { psmYn: 'N' }, false)).toBe(24)
  expect(cycleOf(crane, { psmYn: 'Y' }, false)).toBe(48)
  expect(cycleOf(crane, { psmYn: 'Y' }, true)).toBe(6)
  expect(cycleOf({ ...crane, selfMonths: null, psmMonths: null }, { psmYn: 'Y' }, true)).toBe(24)
})
test('what a rule asks for and nobody has entered is named, not taken for exempt', () => {
  expect(unjudged([crane], { ...machine, ratedTon: null }, today)).toEqual([
    { lawInspCd: 'SAF', lacks: 'ratedTon' },
  ])
  expect(unjudged([crane], machine, today)).toEqual([])
})
test('only the certificate tells the first day of a rule that is counted from it', () => {
  expect(firstDue({ ...crane, baseCd: 'cert' }, machine)).toBeUndefined()
})
test.each([
  [null, 'unknown'],
  ['2026-02-17', 'over'],
  ['2026-02-18', 'late'],
  ['2026-03-19', 'late'],
  ['2026-03-20', 'window'],
  ['2026-04-19', 'window'],
  ['2026-04-20', 'apply'],
  ['2026-05-19', 'apply'],
  ['2026-05-20', 'later'],
])('on 2026-03-20 an inspection due on %s is marked %s', (dueYmd, mark) => {
  expect(markOf(dueYmd, crane, today)).toBe(mark)
})
test('a due day never drifts, whatever day in the window it is passed on', () => {
  for (const base of ['2020-02-29', '2023-01-31', '2024-12-31', '2025-06-15'])
    for (const cycle of [6, 12, 24, 48]) {
      let at = { baseYmd: base, dueMonths: 36 }
      for (let round = 1; round <= 12; round += 1) {
        const day = addDays(dueOf(at), ((round * 37) % 61) - 30)
        at = afterPass(at, day, cycle, crane)
        expect(dueOf(at)).toBe(addMonths(base, 36 + cycle * round))
      }
    }
})
