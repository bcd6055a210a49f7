import { expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import { isWorkday } from '../../../core/shared/workday.ts'
import { checkTypes, companyPurpose, safetyPurpose, shifts } from './check-codes.rule.ts'
import { isLate, isMissed, plannedTo, roundsOf, type PlannedCycle } from './check-plan.rule.ts'
import { machineIn, plainCode, presenceRefusal } from './check-presence.rule.ts'
import { checkRefusals } from './check-refusals.texts.ts'
import { purposeOf, targetIssues, targetOf } from './check-target.rule.ts'

const holidays = new Set(['2026-03-02', '2026-05-05', '2026-09-24', '2026-09-25'])
const plan = (more: Partial<PlannedCycle> = {}): PlannedCycle => ({
  cycleCd: 'W',
  everyCnt: 1,
  shiftCd: shifts.none,
  startYmd: '2026-03-02',
  ...more,
})

test('each round is counted from the first day: a month end comes back after February', () => {
  const days = roundsOf(plan({ cycleCd: 'M', startYmd: '2026-01-31' }), '2026-01-01', '2026-05-31', holidays)
  expect(days.map(({ planYmd }) => planYmd)).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
  ])
})
test('rounds never drift: those of any later span are those of the whole, with the same due and miss days', () => {
  for (const cycleCd of ['D', 'W', 'M', 'Q'])
    for (const everyCnt of [1, 2, 3])
      for (const shiftCd of Object.values(shifts)) {
        const each = plan({ cycleCd, everyCnt, shiftCd, startYmd: '2026-01-31' })
        const whole = roundsOf(each, '2026-01-01', '2027-06-30', holidays)
        for (let from = '2026-02-01'; from < '2026-12-31'; from = addDays(from, 17)) {
          const part = roundsOf(each, from, '2027-06-30', holidays)
          expect(part).toEqual(whole.filter(({ planYmd }) => planYmd >= from))
        }
      }
})
test('a holiday pulls a round to the working day before or pushes it to the next, and moves no later round', () => {
  const due = (shiftCd: string) =>
    roundsOf(plan({ shiftCd }), '2026-03-02', '2026-03-16', holidays).map(({ dueYmd }) => dueYmd)
  expect(due(shifts.none)).toEqual(['2026-03-02', '2026-03-09', '2026-03-16'])
  expect(due(shifts.before)).toEqual(['2026-02-27', '2026-03-09', '2026-03-16'])
  expect(due(shifts.after)).toEqual(['2026-03-03', '2026-03-09', '2026-03-16'])
})
test('daily rounds of a weekend are one round on Monday, and every due day is a working day', () => {
  const rounds = roundsOf(
    plan({ cycleCd: 'D', shiftCd: shifts.after, startYmd: '2026-03-05' }),
    '2026-03-05',
    '2026-03-11',
    holidays,
  )
  expect(rounds.map(({ dueYmd }) => dueYmd)).toEqual([
    '2026-03-05',
    '2026-03-06',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
  ])
  expect(rounds.every(({ dueYmd }) => isWorkday(dueYmd, holidays))).toBe(true)
})
test('a round is missed from the day on which the next is due; the last one and a single one never are', () => {
  const rounds = roundsOf(plan({ endYmd: '2026-03-16' }), '2026-03-02', '2026-12-31', holidays)
  expect(rounds.map(({ missYmd }) => missYmd)).toEqual(['2026-03-09', '2026-03-16', null])
  expect(roundsOf(plan({ cycleCd: 'O' }), '2026-03-01', '2026-03-31', holidays)).toEqual([
    { planYmd: '2026-03-02', dueYmd: '2026-03-02', missYmd: null },
  ])
  expect(roundsOf(plan({ cycleCd: 'O' }), '2026-03-03', '2026-03-31', holidays)).toEqual([])
  expect([isMissed('2026-03-08', '2026-03-09'), isMissed('2026-03-09', '2026-03-09')]).toEqual([false, true])
  expect(isMissed('2026-03-09', null)).toBe(false)
  expect([isLate('2026-03-02', '2026-03-02'), isLate('2026-03-03', '2026-03-02')]).toEqual([false, true])
  expect(plannedTo('2026-02-28')).toBe('2027-02-28')
})
test('a plan names exactly one target, a check of a facility a facility, a self-check a company', () => {
  const pathsOf = (row: Parameters<typeof targetIssues>[0]) => targetIssues(row).map(({ path }) => path)
  expect(pathsOf({})).toEqual(['facilityNo'])
  expect(pathsOf({ facilityNo: 1, vendorCd: 'V00001' })).toEqual(['vendorCd'])
  expect(pathsOf({ areaCd: 'YS-RX', checkTypeCd: checkTypes.facility })).toEqual(['facilityNo'])
  expect(pathsOf({ areaCd: 'YS-RX', checkTypeCd: checkTypes.company })).toEqual(['vendorCd'])
  expect(pathsOf({ facilityNo: 1, areaCd: '', checkTypeCd: checkTypes.daily })).toEqual([])
  expect([targetOf({ areaCd: 'YS-RX' }), targetOf({ areaCd: 'YS-RX', facilityNo: 1 })]).toEqual([
    'areaCd',
    undefined,
  ])
  expect([purposeOf(checkTypes.company), purposeOf(checkTypes.joint)]).toEqual([
    companyPurpose,
    safetyPurpose,
  ])
})
test('a tag proves presence at its own machine and at the sign of the area in which it stands, nowhere else', () => {
  const place = { plantCd: '1000', facilityNo: 7, standsIn: 'YS-RX' }
  const tag = (key: string, plantCd = '1000') => ({ kind: 'facility' as const, key, plantCd })
  const sign = (key: string, plantCd = '1000') => ({ kind: 'area' as const, key, plantCd })
  expect(presenceRefusal([tag('7')], place)).toBeUndefined()
  expect(presenceRefusal([sign('YS-RX')], place)).toBeUndefined()
  // The same tag hangs at two plants.
  expect(presenceRefusal([tag('99', '2000'), tag('7')], place)).toBeUndefined()
  expect(presenceRefusal([tag('99', '2000')], place)).toEqual(checkRefusals.otherPlantTag())
  expect(presenceRefusal([tag('8')], place)).toEqual(checkRefusals.otherPlaceTag())
  expect(presenceRefusal([], place)).toEqual(checkRefusals.unknownTag())
  expect(presenceRefusal([sign('YS-DT')], { plantCd: '1000', areaCd: 'YS-RX' })).toEqual(
    checkRefusals.otherPlaceTag(),
  )
  expect(plainCode(' cr-701 ')).toBe('CR-701')
  // A label that the portal prints opens the page of its machine.
  expect(machineIn('https://portal.example/saf/facility/facilityDetail?no=17')).toBe('17')
  expect([machineIn('R-101'), machineIn('/saf/facility/facilityDetail?no=x')]).toEqual([undefined, undefined])
})
