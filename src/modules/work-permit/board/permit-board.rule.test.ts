import { describe, expect, test } from 'vitest'
import { addMinutes } from '../../../core/shared/dates.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import {
  alarmOf,
  boardGroups,
  choicesOf,
  countsOf,
  durationText,
  filterFromSearch,
  groupOf,
  narrowed,
  ownAreas,
  sectionsOf,
  timersOf,
  type BoardFilter,
  type BoardPermit,
} from './permit-board.rule.ts'
import { boardDay, boardLimits, boardPermit } from './testing/board-sample.rule.ts'

const nowText = '2026-03-10T10:00:00+09:00'
const now = Date.parse(nowText)
const permit = (change: Partial<BoardPermit>) => boardPermit(1, nowText, change)
/** Sentences as their Korean reader sees them. */
const inKorean = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))
const timer = (change: Partial<BoardPermit>, kind: string) =>
  inKorean(timersOf(permit(change), now, boardLimits).find((each) => each.kind === kind))
const all: BoardFilter = { group: [], grade: [], area: [], vendor: [], plant: [] }

describe('counts', () => {
  const { permits } = boardDay(nowText)
  test('every state belongs to exactly one group', () => {
    const listed = Object.values(boardGroups).flatMap(({ states }) => states as readonly PermitState[])
    expect(listed.toSorted()).toEqual(Object.keys(permitStates).toSorted())
  })
  test('each number is how many rows choosing it shows, under every other condition', () => {
    const filters: BoardFilter[] = [
      all,
      { ...all, area: ['A3'] },
      { ...all, grade: ['H'], vendor: ['V002'] },
      { ...all, group: ['working'] },
    ]
    for (const filter of filters) {
      for (const name of ['group', 'grade', 'area', 'vendor', 'plant'] as const) {
        for (const [value, count] of countsOf(permits, filter, name)) {
          expect(narrowed(permits, { ...filter, [name]: [value] })).toHaveLength(count)
        }
      }
    }
  })
  test('the numbers of the groups add up to all rows', () => {
    expect([...countsOf(permits, all, 'group').values()].reduce((sum, count) => sum + count, 0)).toBe(
      permits.length,
    )
  })
  test('a choice without rows under the other conditions stands with 0', () => {
    expect(
      choicesOf(permits, { ...all, vendor: ['V005'] }, 'area').find(({ label }) => label === '증류')?.count,
    ).toBe(0)
  })
  test('the works of the plant itself can be chosen', () => {
    expect(inKorean(choicesOf(permits, all, 'vendor').find(({ value }) => value === 'own'))).toEqual({
      value: 'own',
      label: '자체 수행',
      count: 1,
    })
  })
  test('the filter is read from the address', () => {
    expect(filterFromSearch(new URLSearchParams('group=working,suspended&area=A1&wall=1'))).toEqual({
      ...all,
      group: ['working', 'suspended'],
      area: ['A1'],
    })
  })
})

describe('sections', () => {
  const { permits } = boardDay(nowText)
  test('every row stands in exactly one section, alarms by weight', () => {
    const sections = sectionsOf(permits, now)
    expect(Object.values(sections).flat()).toHaveLength(permits.length)
    expect(sections.alarm.map(({ state }) => state)).toEqual(['suspended', 'working', 'expired'])
  })
  test('what runs out next comes first', () =>
    expect(sectionsOf(permits, now).running[0]?.permitNm).toBe('50 t 크레인 양중'))
})

describe('alarms', () => {
  test.each<[Partial<BoardPermit>, string | undefined]>([
    [{}, undefined],
    [{ state: 'suspended' }, 'suspended'],
    [{ state: 'expired' }, 'expired'],
    [{ gasDueDt: nowText }, undefined],
    [{ gasDueDt: addMinutes(nowText, -1) }, 'gasOverdue'],
    [{ gasDueDt: addMinutes(nowText, -1), state: 'approved' }, undefined],
    [{ shiftDueDt: nowText }, undefined],
    [{ shiftDueDt: addMinutes(nowText, -1) }, 'shiftLate'],
    [{ lastGas: { measDt: nowText, o2Pct: 17.9, lelPct: 0, judgeCd: 'unfit' } }, 'gasUnfit'],
    [{ endDt: addMinutes(nowText, -1) }, 'timeOver'],
    [{ endDt: addMinutes(nowText, -1), extEndDt: addMinutes(nowText, 60) }, undefined],
  ])('%o is %s', (change, alarm) => expect(alarmOf(permit(change), now)).toBe(alarm))
})

describe('timers', () => {
  test('the timer names the change of the shift from an hour before it', () => {
    const shift = (minutes: number) =>
      timersOf(permit({ shiftDueDt: addMinutes(nowText, minutes) }), now, boardLimits)
        .filter(({ kind }) => kind === 'shift')
        .map(({ text, tone }) => `${text} ${tone}`)
    expect([shift(61), shift(60), shift(30), shift(-10)]).toEqual([
      [],
      ['1시간 00분 calm'],
      ['30분 00초 soon'],
      ['10분 00초 over'],
    ])
  })

  test('the time left, amber in the last half hour', () => {
    expect(timer({}, 'remaining')).toMatchObject({ text: '4시간 00분', tone: 'calm' })
    expect(timer({ endDt: addMinutes(nowText, 30) }, 'remaining')).toMatchObject({
      text: '30분 00초',
      tone: 'soon',
    })
    expect(timer({ endDt: addMinutes(nowText, -5) }, 'remaining')).toMatchObject({
      label: '허가시간 초과',
      text: '5분 00초',
      tone: 'over',
    })
  })
  test('an extension counts', () =>
    expect(timer({ extEndDt: addMinutes(nowText, 300) }, 'remaining')?.text).toBe('5시간 00분'))
  test('the next measurement, and when an overdue one stops the work', () => {
    expect(timer({ gasDueDt: addMinutes(nowText, 15) }, 'gas')).toMatchObject({
      text: '15분 00초',
      tone: 'soon',
    })
    expect(timer({ gasDueDt: addMinutes(nowText, -4) }, 'gas')).toMatchObject({
      label: '측정 초과',
      text: '4분 00초 · 11분 00초 뒤 자동중지',
      tone: 'over',
    })
    expect(timer({ gasDueDt: addMinutes(nowText, -16) }, 'gas')?.text).toBe('16분 00초')
  })
  test('a suspension shows how long, and that it became too long to resume', () => {
    expect(timer({ state: 'suspended', suspDt: addMinutes(nowText, -35) }, 'suspended')).toMatchObject({
      text: '35분 00초',
      tone: 'soon',
    })
    expect(timer({ state: 'suspended', suspDt: addMinutes(nowText, -220) }, 'suspended')?.text).toBe(
      '3시간 40분 · 재개 시한 20분 00초 전',
    )
    expect(timer({ state: 'suspended', suspDt: addMinutes(nowText, -241) }, 'suspended')?.text).toBe(
      '4시간 01분 · 재허가 필요',
    )
  })
  test('the watch counts to its end', () => {
    expect(timer({ state: 'watching', watchStartDt: addMinutes(nowText, -42) }, 'watch')).toMatchObject({
      text: '42/60분',
      share: 0.7,
    })
    expect(timer({ state: 'watching', watchStartDt: addMinutes(nowText, -60) }, 'watch')).toMatchObject({
      tone: 'done',
    })
  })
  test('an issued permit says when it begins, or that it is late', () => {
    expect(timer({ state: 'approved', startDt: addMinutes(nowText, 55) }, 'start')).toMatchObject({
      label: '시작까지',
      tone: 'calm',
    })
    expect(timer({ state: 'approved' }, 'start')).toMatchObject({
      label: '시작 지연',
      text: '2시간 00분',
      tone: 'soon',
    })
  })
  test('nothing runs before and after', () => {
    for (const state of ['requested', 'completionReported', 'closed', 'expired'] as const)
      expect(timersOf(permit({ state }), now, boardLimits)).toEqual([])
  })
})

test('a state outside the groups cannot be', () => expect(groupOf('watching')).toBe('finishing'))
test.each([
  [0, '0분 00초'],
  [729, '12분 09초'],
  [-729, '12분 09초'],
  [3600, '1시간 00분'],
  [183_600, '2일 3시간'],
])('%i s is %s', (seconds, text) => expect(String(durationText(seconds))).toBe(text))

test('own areas are those of the department and of what is below it', () => {
  const areas = ['D100', 'D111', 'D120'].map((ownerDeptCd) => ({ ownerDeptCd }))
  const depts = [
    { deptCd: 'D111', pdeptCd: 'D110' },
    { deptCd: 'D110', pdeptCd: 'D100' },
    { deptCd: 'D120', pdeptCd: 'D200' },
  ]
  expect(ownAreas(areas, 'D100', depts).map(({ ownerDeptCd }) => ownerDeptCd)).toEqual(['D100', 'D111'])
  expect(ownAreas(areas, 'D999', depts)).toEqual([])
  expect(ownAreas(areas, null, depts)).toEqual([])
})
