import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'

/** Courses, legal hours and target rules, by the people who keep them. */
let portal: Portal
const clients: Record<string, Client> = {}
let today: string
const as = (userId: string): Client => clients[userId]!
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const fieldOf = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]
const reasonsOf = ({ status, body }: Answer) => [
  status,
  ...((body.reasons ?? []) as { message: string }[]).map(({ message }) => message),
]

beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['hq01', 'saf01']) clients[userId] = await portal.signIn(userId)
})
afterAll(() => portal?.close())

describe('courses and legal hours', () => {
  const rules = '/api/saf/education/legalrule'
  const courses = '/api/saf/education/course'
  test('rows of one class never overlap, and what was in force is not rewritten', async () => {
    const rule = {
      eduTypeCd: 'REG',
      workerClassCd: 'FLD',
      periodCd: 'H',
      requiredMin: 600,
      fromYmd: addDays(today, 30),
      lawTxt: '별표 4',
    }
    expect((await as('saf01').post(rules, rule)).status).toBe(403)
    expect(fieldOf(await as('hq01').post(rules, rule))).toEqual([
      400,
      'fromYmd',
      '기준 적용기간이 중복됩니다.',
    ])
    const { no } = await one<{ no: number }>(
      `select "eduLegalRuleNo" as "no" from "eduLegalRule" where "eduTypeCd" = 'REG' and "workerClassCd" = 'FLD'`,
    )
    const change = (more: object) => as('hq01').change(`${rules}/${no}`, more)
    expect(fieldOf(await change({ requiredMin: 600 }))[1]).toBe('requiredMin')
    expect((await change({ toYmd: addDays(today, 29) })).status).toBe(200)
    expect((await as('hq01').post(rules, rule)).status).toBe(201)
  })
  test('a course is confirmed when its minutes agree and annex 5 is covered, and then only revised', async () => {
    const { no } = await one<{ no: number }>(
      `select "eduCourseNo" as "no" from "eduCourse" where "specialWorkNo" = '32'`,
    )
    expect(reasonsOf(await as('saf01').put(`${courses}/${no}/confirm`))).toEqual([
      422,
      '별표 5 필수 교육내용이 누락되었습니다: 취급·설치기준, 점검 방법',
    ])
    const course = (await as('saf01').get(`${courses}/${no}`)).body.data as {
      curriculums: object[]
    }
    const added = (legalItemCd: string, eduMin: number) => ({
      sortOrder: 9,
      subjectNm: legalItemCd,
      legalItemCd,
      eduMin,
      methodCd: 'C',
    })
    await as('saf01').change(`${courses}/${no}`, {
      curriculums: [...course.curriculums, added('W32-3', 60), added('W32-4', 60)],
    })
    expect(reasonsOf(await as('saf01').put(`${courses}/${no}/confirm`))).toEqual([
      422,
      '교육내용 시간 합계(1080분)가 기준시간(960분)과 다릅니다.',
    ])
    await as('saf01').change(`${courses}/${no}`, {
      stdMin: 1080,
      passTypeCd: 'E',
      passScore: 60,
      maxTryCnt: 3,
    })
    const withoutExam = await as('saf01').put(`${courses}/${no}/confirm`)
    expect([withoutExam.status, withoutExam.body.reasons.length]).toEqual([422, 1])
    expect(withoutExam.body.reasons[0].message).toContain('시험')
    await one(
      `update "eduExam" set "eduCourseNo" = $1 where "examNo" = (select min("examNo") from "eduExam" where "state" = 'open') returning "examNo"`,
      [no],
    )
    expect((await as('saf01').put(`${courses}/${no}/confirm`)).status).toBe(200)
    expect((await as('saf01').change(`${courses}/${no}`, { stdMin: 1000 })).status).toBe(422)
    const revised = await as('saf01').post(`${courses}/${no}/revise`)
    const next = revised.body.data.eduCourseNo as number
    expect((await as('saf01').post(`${courses}/${no}/revise`)).status).toBe(409)
    expect((await as('saf01').put(`${courses}/${next}/confirm`)).status).toBe(200)
    expect((await as('saf01').get(`${courses}/${no}`)).body.data.state).toBe('ended')
    expect((await as('saf01').get(`${courses}/${next}`)).body.data.verSeq).toBe(2)
  })
  test('courses of the whole company are of head office', async () => {
    const { no } = await one<{ no: number }>(
      `select "eduCourseNo" as "no" from "eduCourse" where "plantCd" = '0000' limit 1`,
    )
    expect((await as('saf01').post(`${courses}/${no}/copy`)).status).toBe(403)
    expect((await as('hq01').post(`${courses}/${no}/copy`)).status).toBe(200)
  })
  test('a rule of targets starts once somebody has counted', async () => {
    const { no } = await one<{ no: number }>(
      `select "eduTargetRuleNo" as "no" from "eduTargetRule" where "state" = 'draft'`,
    )
    const url = `/api/saf/education/targetrule/${no}`
    expect(reasonsOf(await as('saf01').put(`${url}/start`))).toEqual([
      422,
      '예상 대상자를 먼저 확인해 주세요.',
    ])
    const { count } = (await as('saf01').post(`${url}/count`)).body.data as { count: number }
    expect(count).toBe(2)
    expect((await as('saf01').put(`${url}/start`)).status).toBe(200)
  })
})
