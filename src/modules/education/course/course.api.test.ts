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
      422,
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
  test('a rule of targets for a company names the workers of that company and of no other', async () => {
    const path = '/api/saf/education/targetrule'
    const { course } = await one<{ course: number }>(
      `select "eduCourseNo" as "course" from "eduCourse" where "specialWorkNo" = '38' and "state" = 'confirmed'`,
    )
    const workersOf = async (vendorCd: string) =>
      (
        await portal.engine.database.query<{ no: number }>(
          `select "vendorWorkerNo" as "no" from "vendorWorker" where "vendorCd" = $1 and "useYn" = 'Y' order by 1`,
          [vendorCd],
        )
      ).map(({ no }) => no)
    const rule = {
      targetRuleNm: '협력업체 기준',
      eduCourseNo: course,
      plantCd: '1000',
      vendorCd: 'V00001',
      fromYmd: today,
    }
    expect(fieldOf(await as('saf01').post(path, { ...rule, deptCd: 'D111' }))).toEqual([
      400,
      'vendorCd',
      '협력업체 조건은 임직원 조건(부서·공정·근로자 구분·담당 직종·선임)과 함께 정할 수 없습니다.',
    ])
    const { elsewhere } = await one<{ elsewhere: string }>(
      `select min("vendorCd") as "elsewhere" from "vendor" v where v."useYn" = 'Y' and not exists
       (select 1 from "vendorPlant" p where p."vendorCd" = v."vendorCd" and p."plantCd" = '1000' and p."useYn" = 'Y')`,
    )
    expect(fieldOf(await as('hq01').post(path, { ...rule, vendorCd: elsewhere }))).toEqual([
      400,
      'vendorCd',
      '이 사업장에서 작업하는 협력업체가 아닙니다.',
    ])
    const made = await as('saf01').post(path, rule)
    expect([made.status, made.body.data?.vendorNm]).toEqual([201, expect.any(String)])
    const no = made.body.data.eduTargetRuleNo as number
    const own = await workersOf('V00001')
    expect((await as('saf01').post(`${path}/${no}/count`)).body.data.count).toBe(own.length)
    expect((await as('saf01').put(`${path}/${no}/start`)).status).toBe(200)
    const held = await as('saf01').post('/api/saf/education/class', {
      classNm: '협력업체 화재위험작업 교육',
      plantCd: '1000',
      eduCourseNo: course,
      startDt: `${addDays(today, 20)}T13:00:00+09:00`,
      endDt: `${addDays(today, 20)}T15:00:00+09:00`,
      methodCd: 'C',
      capacityQty: 90,
      vendorOpenYn: 'Y',
    })
    expect([held.status, held.body.fields]).toEqual([201, undefined])
    const classNo = held.body.data.eduClassNo as number
    const asked = await as('saf01').post(`/api/saf/education/class/${classNo}/targets`, { byRule: true })
    expect([asked.status, asked.body.fields]).toEqual([201, undefined])
    const seated = await portal.engine.database.query<{ no: number }>(
      `select "vendorWorkerNo" as "no" from "eduTarget" where "eduClassNo" = $1 and "vendorWorkerNo" is not null order by 1`,
      [classNo],
    )
    expect([own.length > 0, seated.map((each) => each.no)]).toEqual([true, own])
    expect((await workersOf('V00002')).length).toBeGreaterThan(0)
  })
  test('a rule of targets by the trade of companies alone is counted', async () => {
    const path = '/api/saf/education/targetrule'
    const { course, trade, people } = await one<{ course: number; trade: string; people: number }>(
      `select (select "eduCourseNo" from "eduCourse" where "specialWorkNo" = '38' and "state" = 'confirmed') as "course", t."trade", count(*)::int as "people"
       from "vendorWorker" w cross join unnest(w."jobTypeCds") t("trade")
       where w."useYn" = 'Y' and exists (select 1 from "vendorPlant" p where p."vendorCd" = w."vendorCd" and p."plantCd" = '1000' and p."useYn" = 'Y')
       group by t."trade" order by 2 limit 1`,
    )
    const made = await as('saf01').post(path, {
      targetRuleNm: '직종 기준',
      eduCourseNo: course,
      plantCd: '1000',
      vndJobCd: trade,
      fromYmd: today,
    })
    const counted = await as('saf01').post(`${path}/${made.body.data.eduTargetRuleNo}/count`)
    expect([counted.status, counted.body.data?.count]).toEqual([200, people])
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
    const { people } = await one<{ people: number }>(
      `select count(*)::int as "people" from "userAssign" where "deptCd" = 'D111' and "workerClassCd" = 'FLD' and "assignKindCd" = 'UAK01' and "toYmd" is null`,
    )
    expect([people > 0, count]).toEqual([true, people])
    expect((await as('saf01').put(`${url}/start`)).status).toBe(200)
  })
})
