import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { eduClass } from '../class/edu-class.resource.ts'
import { eduPlan } from '../class/edu-plan.resource.ts'
import { eduTargetRule } from './edu-target-rule.resource.ts'

/** What a picker of courses offers is what the records take that are entered with it. */
let portal: Portal
let staff: Client
let office: Client
let today: string
interface Offered {
  key: number
  name: string
}
interface Course {
  no: number
  state: string
  plantCd: string
}
const plantCd = '1000'
const offered = async (by: Client, query: Record<string, string>) =>
  (await by.get(`/api/common/lookup/eduCourse?${new URLSearchParams(query).toString()}`)).body
    .data as Offered[]
const states = (field: { inStates?: readonly string[] }) => (field.inStates ?? []).join(',')
/** As the form of a class of the plant asks. */
const asked = () => ({ plantCd, states: states(eduClass.fields.eduCourseNo) })
const insert = (name: string, plant: string, state: string) =>
  portal.engine.database.one<{ no: number }>(
    `insert into "eduCourse" ("eduCourseNm", "eduTypeCd", "plantCd", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
     values ($1, 'ETC', $2, '{FLD}', 'C', 60, 90, 'A', $3, 'system', 'system') returning "eduCourseNo" as "no"`,
    [name, plant, state],
  )
const courses: Record<string, number> = {}

beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  staff = await portal.signIn('saf01')
  office = await portal.signIn('hq01')
  for (const [name, plant, state] of [
    ['선택 여수 확정', plantCd, 'confirmed'],
    ['선택 전사 확정', '0000', 'confirmed'],
    ['선택 울산 확정', '2000', 'confirmed'],
    ['선택 여수 작성', plantCd, 'draft'],
    ['선택 전사 폐지', '0000', 'ended'],
  ] as const)
    courses[name] = (await insert(name, plant, state)).no
})
afterAll(() => portal?.close())

const classWith = (by: Client, eduCourseNo: number, hour: number) =>
  by.post('/api/saf/education/class', {
    classNm: `선택 차수 ${hour}`,
    plantCd,
    eduCourseNo,
    startDt: `${addDays(today, 50)}T${String(hour).padStart(2, '0')}:00:00+09:00`,
    endDt: `${addDays(today, 50)}T${String(hour).padStart(2, '0')}:50:00+09:00`,
    methodCd: 'O',
    capacityQty: 5,
    vendorOpenYn: 'N',
  })
const ruleWith = (by: Client, eduCourseNo: number) =>
  by.post('/api/saf/education/targetrule', {
    targetRuleNm: '선택 기준',
    eduCourseNo,
    plantCd,
    workerClassCd: 'FLD',
    fromYmd: today,
  })
const planWith = (by: Client, eduCourseNo: number, planYear: string) =>
  by.post('/api/saf/education/plan', {
    plantCd,
    planYear,
    lines: [{ eduCourseNo, planMonth: 3, targetQty: 5, planMin: 60, methodCd: 'C' }],
  })

test('of a plant are its own and those of the whole company, confirmed ones alone, for whoever asks', async () => {
  for (const by of [staff, office]) {
    const found = await offered(by, { ...asked(), q: '선택' })
    expect(found.map(({ name }) => name).toSorted()).toEqual(['선택 여수 확정', '선택 전사 확정'])
  }
  // Whoever searches may look for courses that have ended.
  expect((await offered(office, { q: '선택' })).map(({ name }) => name)).toContain('선택 전사 폐지')
})
test('are asked for by class, plan and rule of targets alike', () => {
  for (const field of [
    eduClass.fields.eduCourseNo,
    eduPlan.lines!.lines.fields.eduCourseNo,
    eduTargetRule.fields.eduCourseNo,
  ])
    expect(states(field)).toBe('confirmed')
})
test('are taken, every one of them, and no other is', async () => {
  const found = (await offered(staff, asked())).slice(0, 10)
  expect(found.length).toBeGreaterThan(5)
  for (const [at, { key, name }] of found.entries()) {
    const made = await classWith(staff, key, at)
    expect([name, made.status, made.body.fields]).toEqual([name, 201, undefined])
    expect([name, (await ruleWith(staff, key)).status]).toEqual([name, 201])
    expect([name, (await planWith(staff, key, String(2100 + at))).status]).toEqual([name, 201])
  }
  const all = await portal.engine.database.query<Course>(
    `select "eduCourseNo" as "no", "state", "plantCd" from "eduCourse" where "eduCourseNm" like '선택 %'`,
  )
  const others = all.filter((each) => each.state !== 'confirmed' || !['0000', plantCd].includes(each.plantCd))
  expect(others).toHaveLength(3)
  for (const [at, { no }] of others.entries()) {
    const [held, rule, plan] = [
      await classWith(staff, no, 12 + at),
      await ruleWith(office, no),
      await planWith(office, no, String(2120 + at)),
    ]
    expect([held.status, held.body.fields?.[0]]).toEqual([
      400,
      { path: 'eduCourseNo', message: '확정된 과정만 선택할 수 있습니다.' },
    ])
    expect([rule.status, rule.body.fields?.[0]]).toEqual([
      400,
      { path: 'eduCourseNo', message: '확정된 교육과정만 선택할 수 있습니다.' },
    ])
    expect([plan.status, plan.body.fields?.[0]]).toEqual([
      400,
      { path: 'lines.0.eduCourseNo', message: '확정된 과정만 계획할 수 있습니다.' },
    ])
  }
})
