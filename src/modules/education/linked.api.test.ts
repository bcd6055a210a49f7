import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { asSystem, inTransaction, type Context } from '../../core/server/entity/context.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import type { SurveyReport } from './class/survey/survey.rule.ts'
import { assignFromPermits } from './result/assign-from-permits.server.ts'
import { warnOfDuties } from './result/duty-education.server.ts'
import { askForAbsent, askForFailed, askForQuestions } from './result/learning-improvements.server.ts'
import { recordResults } from './result/result-record.server.ts'
import { recognisedMinutes } from './result/minutes.server.ts'
import { findMsdsNeeds } from './status/msds/msds-need.server.ts'

/** What education hears of other modules and tells them; all tests share one portal. */
let portal: Portal
let staff: Client
let today: string
const sql = () => portal.engine.database
const run = (text: string, values: unknown[] = []) => sql().query(text, values)
const asClock = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(portal.engine, asSystem('시험'), work)
const improvements = (like: string) =>
  sql().query<{ sourceKey: string; deptCd: string }>(
    `select "sourceKey", "deptCd" from "improvement" where "sourceModuleCd" = 'EDU' and "sourceKey" like $1`,
    [like],
  )

beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  staff = await portal.signIn('saf01')
})
afterAll(() => portal?.close())

describe('permits', () => {
  test('further ahead than the days of the table assign nobody yet', async () => {
    await run(`update "workPermit" set "workYmd" = $1 where "state" = any($2::text[])`, [
      addDays(today, 30),
      [
        'requested',
        'reviewing',
        'cooperating',
        'approvalPending',
        'approved',
        'working',
        'extensionRequested',
        'suspended',
      ],
    ])
    expect(await asClock(assignFromPermits)).toBe(0)
  })
  test('of the days ahead assign their crews to the special works they name, each once', async () => {
    await run(`update "workPermit" set "workYmd" = $1 where "state" = 'working'`, [today])
    const count = await asClock(assignFromPermits)
    expect(count).toBeGreaterThan(0)
    expect(await asClock(assignFromPermits)).toBe(0)
    const made = await sql().query<Record<string, unknown>>(
      `select a."specialWorkNo", a."firstWorkYmd" = p."workYmd" as "day", a."requiredMin" > 0 as "hours", num_nonnulls(a."userId", a."vendorWorkerNo") as "people"
       from "eduAssign" a join "workPermit" p using ("permitNo")`,
    )
    expect(made.length).toBe(count)
    for (const row of made) expect(row).toMatchObject({ day: true, hours: true, people: 1 })
  })
  test('have meetings that count as education only on days on which the switch is on', async () => {
    const { permitNo } = await sql().one<{ permitNo: number }>(
      `select "permitNo" from "workPermit" where "plantCd" = '1000' order by 1 limit 1`,
    )
    for (const day of [addDays(today, -1), today]) {
      await run(
        `insert into "permitMeeting" ("permitNo", "meetDt", "riskTxt", "attendCnt", "createUserId") values ($1, $2, '작업 전 위험요인을 함께 확인함', 3, 'saf01')`,
        [permitNo, `${day}T08:00:00+09:00`],
      )
      for (const time of ['08:05', '08:06'])
        await run(
          `insert into "permitAttend" ("permitNo", "workerUserId", "attendDt") values ($1, 'emp01', $2)`,
          [permitNo, `${day}T${time}:00+09:00`],
        )
    }
    const counted = async () =>
      (
        await asClock((context) =>
          recognisedMinutes(context, [{ userId: 'emp01' }], { from: addDays(today, -1), to: today }),
        )
      )
        .filter(({ rule }) => rule === 'TBM')
        .map(({ eduTypeCd, eduYmd, min }) => [eduTypeCd, eduYmd, min])
    expect(await counted()).toEqual([])
    await run(
      `insert into "sysParam" ("paramCd", "val", "fromYmd", "confirmNeededYn", "createUserId", "updateUserId")
       select "paramCd", '1', $1, 'Y', 'saf01', 'saf01' from "sysParam" where "paramCd" = 'EDU.CLASS.meetingCountsYn' limit 1`,
      [today],
    )
    expect(await counted()).toEqual([['REG', today, 10]])
  })
})

describe('improvements', () => {
  test('are asked of the department of somebody who was absent and found no other seat', async () => {
    const { course } = await sql().one<{ course: number }>(
      `insert into "eduCourse" ("eduCourseNm", "eduTypeCd", "plantCd", "legalYn", "targetClassCds", "methodCd", "stdMin", "minAttendPct", "passTypeCd", "state", "createUserId", "updateUserId")
       values ('불참 과정', 'REG', '1000', 'Y', '{FLD}', 'C', 120, 90, 'A', 'confirmed', 'system', 'system') returning "eduCourseNo" as "course"`,
    )
    const { no } = await sql().one<{ no: number }>(
      `insert into "eduClass" ("eduClassCd", "classNm", "plantCd", "eduCourseNo", "startDt", "endDt", "closeDt", "methodCd", "capacityQty", "seatQty", "vendorOpenYn", "state", "createUserId", "updateUserId")
       values ('T-ABSENT', '불참 시험', '1000', $3, $1, $2, $2, 'C', 10, 2, 'N', 'closed', 'saf01', 'saf01') returning "eduClassNo" as "no"`,
      [`${addDays(today, -10)}T13:00:00+09:00`, `${addDays(today, -10)}T15:00:00+09:00`, course],
    )
    const target = async (userId: string) =>
      sql().one<{ no: number }>(
        `insert into "eduTarget" ("eduClassNo", "plantCd", "userId", "targetNm", "deptCd", "selectReasonCd", "exceptReason", "state", "createUserId", "updateUserId")
         select $1, '1000', "userId", "userNm", "deptCd", 'rule', '현장 긴급작업', 'absent', 'saf01', 'saf01' from "user" where "userId" = $2 returning "eduTargetNo" as "no"`,
        [no, userId],
      )
    const { no: absent } = await target('emp01')
    const before = await asClock(askForAbsent)
    expect(before).toBeGreaterThan(0)
    expect((await improvements('eduTarget %')).map(({ sourceKey }) => sourceKey)).toContain(
      `eduTarget ${absent}`,
    )
    expect(await asClock(askForAbsent)).toBe(0)
  })
  test('are asked where somebody failed an exam as often as it may be sat, and for questions that too many fail', async () => {
    const exam = await sql().one<{ no: number; tries: number }>(
      `update "eduExam" set "relearnYn" = 'N' where "examNo" = (select "examNo" from "eduExamTake" where "userId" is not null and "deptCd" is not null order by 1 limit 1)
       returning "examNo" as "no", "maxTryCnt"::int as "tries"`,
    )
    await run(
      `update "eduExamTake" set "state" = 'failed', "passYn" = 'N' where "examNo" = $1 and "state" <> 'running'`,
      [exam.no],
    )
    await run(`update "eduExam" set "maxTryCnt" = 1 where "examNo" = $1`, [exam.no])
    expect(await asClock(askForFailed)).toBeGreaterThan(0)
    expect(await asClock(askForFailed)).toBe(0)
    // Answers that nobody gave are wrong; ten people make a question known.
    await run(`update "eduExamTake" set "submitDt" = now() where "examNo" = $1`, [exam.no])
    await run(
      `update "eduExamAnswer" set "answers" = '{}' where "takeNo" in (select "takeNo" from "eduExamTake" where "examNo" = $1)`,
      [exam.no],
    )
    portal.clock.set(new Date())
    const asked = await asClock(askForQuestions)
    const { takes } = await sql().one<{ takes: number }>(
      `select count(*)::int as "takes" from "eduExamTake" where "examNo" = $1 and "state" <> 'running'`,
      [exam.no],
    )
    expect([takes, asked > 0]).toEqual([takes, takes >= 10])
    expect(await asClock(askForQuestions)).toBe(0)
  })
})

describe('duties', () => {
  test('warn their holder and the staff when the education of a gas tester or watcher ends', async () => {
    const holder = await sql().one<{ userId: string; dutyCd: string }>(
      `select "userId", "dutyCd" from "userDuty" where "dutyCd" in ('D16', 'D17') and coalesce("toYmd" >= $1::date, true) order by 1 limit 1`,
      [today],
    )
    const item = holder.dutyCd === 'D16' ? 'VED16' : 'VED17'
    await run(`delete from "notiOnce" where "eventCd" = 'EDU_DUTY_ENDS'`)
    await run(
      `insert into "eduResult" ("personNm", "userId", "plantCd", "eduNm", "eduTypeCd", "vndEduCd", "eduStartYmd", "eduEndYmd", "recogMin", "resultCd", "sourceCd", "validToYmd", "state", "createUserId", "updateUserId")
       values ('선임자', $1, '1000', '선임 교육', 'ETC', $2, $3, $3, 60, 'completed', 'institute', $4, 'confirmed', 'saf01', 'saf01')`,
      [holder.userId, item, addDays(today, -300), addDays(today, 7)],
    )
    await run(`update "eduResult" set "validToYmd" = $3 where "userId" = $1 and "vndEduCd" = $2`, [
      holder.userId,
      item,
      addDays(today, 7),
    ])
    expect(await asClock(warnOfDuties)).toBeGreaterThan(0)
    expect(await asClock(warnOfDuties)).toBe(0)
    const told = await sql().query<{ userId: string }>(
      `select distinct "userId" from "noti" where "eventCd" = 'EDU_DUTY_ENDS'`,
    )
    expect(told.map(({ userId }) => userId)).toContain(holder.userId)
  })
})

describe('a changed MSDS', () => {
  test('is done in the chemical register by the class whose people were named', async () => {
    const place = await sql().one<{
      userId: string
      deptCd: string
      plantCd: string
      msdsNo: number
      prodNo: number
    }>(
      `select a."userId", a."deptCd", a."plantCd", m."msdsNo", m."prodNo" from "userAssign" a cross join "chmMsds" m
       where a."plantCd" = '1000' and a."assignKindCd" = 'UAK01' and a."toYmd" is null and a."fromYmd" < $1::date and m."state" = 'valid'
         and not exists (select 1 from "chmProductPlant" u where u."prodNo" = m."prodNo") order by a."userId", m."msdsNo" limit 1`,
      [today],
    )
    const { no } = await sql().one<{ no: number }>(
      `insert into "chmMsdsNotice" ("msdsNo", "prodNo", "noticeTypeCd", "plantCd", "deptCd", "dueYmd", "createUserId", "updateUserId")
       values ($1, $2, 'EDU', $3, $4, $5, 'env01', 'env01') returning "msdsNoticeNo" as "no"`,
      [place.msdsNo, place.prodNo, place.plantCd, place.deptCd, addDays(today, 30)],
    )
    await findMsdsNeeds(portal.engine)
    const needs = await sql().query<{ eduMsdsNeedNo: number; userId: string }>(
      `select "eduMsdsNeedNo", "userId" from "eduMsdsNeed" where "msdsNoticeNo" = $1`,
      [no],
    )
    expect(needs.map(({ userId }) => userId)).toContain(place.userId)
    const { eduClassNo, eduCourseNo } = await sql().one<{ eduClassNo: number; eduCourseNo: number }>(
      `insert into "eduClass" ("eduClassCd", "classNm", "plantCd", "eduCourseNo", "startDt", "endDt", "methodCd", "capacityQty", "seatQty", "vendorOpenYn", "state", "createUserId", "updateUserId")
       select 'T-MSDS', 'MSDS 시험', '1000', "eduCourseNo", $1, $2, 'C', 50, 0, 'N', 'open', 'saf01', 'saf01' from "eduCourse" where "eduTypeCd" = 'MSD' and "state" = 'confirmed' limit 1
       returning "eduClassNo", "eduCourseNo"`,
      [`${addDays(today, 40)}T20:00:00+09:00`, `${addDays(today, 40)}T21:00:00+09:00`],
    )
    const needNos = needs.map(({ eduMsdsNeedNo }) => eduMsdsNeedNo)
    const planned = await staff.post('/api/saf/education/msdsneedplan', { eduClassNo, needNos })
    expect([planned.status, planned.body.data]).toEqual([200, { planned: needNos.length }])
    const notice = () =>
      sql().one<Record<string, unknown>>(
        `select "eduTxt", "doneYmd"::text as "doneYmd", "targetCnt"::int as "targetCnt" from "chmMsdsNotice" where "msdsNoticeNo" = $1`,
        [no],
      )
    expect(await notice()).toMatchObject({ eduTxt: 'T-MSDS', doneYmd: null })
    const teach = (people: readonly string[]) =>
      asClock((context) =>
        recordResults(
          context,
          people.map((userId) => ({
            person: { userId },
            eduCourseNo,
            eduTypeCd: 'MSD',
            eduStartYmd: today,
            eduEndYmd: today,
            recogMin: 60,
            resultCd: 'completed' as const,
            sourceCd: 'internal' as const,
            eduClassNo,
          })),
        ),
      )
    const people = needs.map(({ userId }) => userId)
    if (people.length > 1) {
      await teach(people.slice(1))
      expect((await notice())['doneYmd']).toBeNull()
    }
    await teach(people.slice(0, 1))
    expect(await notice()).toEqual({ eduTxt: 'T-MSDS', doneYmd: today, targetCnt: people.length })
  })
})

describe('a rule of targets', () => {
  test('names people by department and by class of worker, counted before it starts, and a changed one is counted anew', async () => {
    const { course } = await sql().one<{ course: number }>(
      `select "eduCourseNo" as "course" from "eduCourse" where "plantCd" = '1000' and "state" = 'confirmed' order by 1 limit 1`,
    )
    const path = '/api/saf/education/targetrule'
    const made = await staff.post(path, {
      targetRuleNm: '부서 기준',
      eduCourseNo: course,
      plantCd: '1000',
      deptCd: 'D111',
      fromYmd: today,
    })
    expect([made.status, made.body.fields]).toEqual([201, undefined])
    const no = made.body.data.eduTargetRuleNo as number
    expect((await staff.put(`${path}/${no}/start`)).status).toBe(422)
    const { count } = (await staff.post(`${path}/${no}/count`)).body.data as { count: number }
    expect(count).toBeGreaterThan(0)
    expect((await staff.change(`${path}/${no}`, { workerClassCd: 'SUP' })).status).toBe(200)
    expect((await staff.put(`${path}/${no}/start`)).status).toBe(422)
    const again = (await staff.post(`${path}/${no}/count`)).body.data as { count: number }
    expect(again.count).toBeLessThanOrEqual(count)
    expect((await staff.put(`${path}/${no}/start`)).status).toBe(200)
  })
})

describe('accidents', () => {
  test('of the year before keep the education of a plant from being cut, judged or not (EDU-04)', async () => {
    const head = await portal.signIn('hq01')
    const url = '/api/saf/education/exempt'
    const year = Number(today.slice(0, 4))
    const made = await staff.post(url, {
      scopeCd: 'plant',
      exemptTypeCd: 'E1',
      eduTypeCd: 'REG',
      plantCd: '1000',
      applyYear: String(year),
      applyHalfCd: 'Y',
      exemptPct: 50,
      evidenceTxt: '산재 확인서',
    })
    const no = made.body.data.eduExemptNo as number
    await run(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "delYn", "createUserId", "updateUserId")
       values ('eduExempt', $1, '', 'proof.pdf', 3, 'pdf', 'application/pdf', repeat('a', 64), 1, 'N', 'saf01', 'saf01')`,
      [String(no)],
    )
    const approve = async () => {
      const { status, body } = await head.put(`${url}/${no}/approve`)
      return [status, ...((body.reasons ?? []) as { message: string }[]).map(({ message }) => message)]
    }
    const at = (of: number) => `${of}-06-01T09:00:00+09:00`
    const ofYear = `"plantCd" = '1000' and to_char("occurDt", 'YYYY') = $2`
    await run(`update "safEvent" set "occurDt" = $1 where ${ofYear}`, [at(year - 2), String(year - 1)])
    const hurt = `"safEventNo" = (select min("safEventNo") from "safEventPerson" where "plantCd" = '1000')`
    const { people } = await sql().one<{ people: number }>(
      `select count(*)::int as "people" from "safEventPerson" where ${hurt}`,
    )
    await run(`update "safEvent" set "occurDt" = $1, "knowDt" = $1, "state" = 'closed' where ${hurt}`, [
      at(year - 1),
    ])
    expect(await approve()).toEqual([
      422,
      `${year - 1}년에 산업재해 ${people}명이 있어 무재해 감면을 승인할 수 없습니다.`,
    ])
    await run(`update "safEvent" set "state" = 'notAccident' where ${hurt}`)
    const open = `"safEventNo" = (select max("safEventNo") from "safEvent" where "plantCd" = '1000' and "eventKindCd" = 'accident'
      and not exists (select 1 from "safEventPerson" p where p."safEventNo" = "safEvent"."safEventNo"))`
    const { no: openNo } = await sql().one<{ no: number }>(
      `update "safEvent" set "occurDt" = $1, "injuredYn" = 'Y', "state" = 'investigating' where ${open} returning "safEventNo" as "no"`,
      [at(year - 1)],
    )
    expect(await approve()).toEqual([
      422,
      `${year - 1}년의 판정되지 않은 인명사고 1건이 있습니다. 사고 분류를 확정한 뒤 승인해 주세요.`,
    ])
    await run(`update "safEvent" set "injuredYn" = 'N' where "safEventNo" = $1`, [openNo])
    expect(await approve()).toEqual([200])
  })
})

describe('the survey after a class', () => {
  test('is answered once by who was there, names nobody, and is shown from three answers on', async () => {
    const { no } = await sql().one<{ no: number }>(
      `insert into "eduClass" ("eduClassCd", "classNm", "plantCd", "eduCourseNo", "startDt", "endDt", "closeDt", "methodCd", "capacityQty", "seatQty", "vendorOpenYn", "state", "createUserId", "updateUserId")
       select 'T-SURVEY', '설문 시험', '1000', "eduCourseNo", $1, $2, $2, 'C', 10, 3, 'N', 'closed', 'saf01', 'saf01' from "eduCourse" where "state" = 'confirmed' order by 1 limit 1 returning "eduClassNo" as "no"`,
      [`${addDays(today, -1)}T13:00:00+09:00`, `${addDays(today, -1)}T15:00:00+09:00`],
    )
    const people = ['emp01', 'emp02', 'gas01']
    for (const userId of people)
      await run(
        `insert into "eduTarget" ("eduClassNo", "plantCd", "userId", "targetNm", "selectReasonCd", "state", "createUserId", "updateUserId")
         select $1, '1000', "userId", "userNm", 'rule', 'completed', 'saf01', 'saf01' from "user" where "userId" = $2`,
        [no, userId],
      )
    const own = '/api/saf/education/own/survey'
    const scores = { contentScore: 4, teacherScore: 5, placeScore: 3, usefulScore: 4, wholeScore: 4 }
    const report = async () =>
      (await staff.get(`/api/saf/education/class/${no}/survey`)).body.data as SurveyReport
    const outsider = await portal.signIn('issuer13')
    const refused = await outsider.post(own, { ...scores, eduClassNo: no })
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, 'eduClassNo'])
    for (const [at, userId] of people.entries()) {
      const client = await portal.signIn(userId)
      const asked = (await client.get(own)).body.data as { eduClassNo: number }[]
      expect(asked.map(({ eduClassNo }) => eduClassNo)).toContain(no)
      const wrong = await client.post(own, { ...scores, eduClassNo: no, placeScore: 6 })
      expect([wrong.status, wrong.body.fields[0].path]).toEqual([400, 'placeScore'])
      expect((await client.post(own, { ...scores, eduClassNo: no, opinionTxt: `의견 ${at}` })).status).toBe(
        200,
      )
      expect((await client.post(own, { ...scores, eduClassNo: no })).body.fields[0].path).toBe('eduClassNo')
      if (at === 1)
        expect(await report()).toMatchObject({ asked: 3, answers: 2, average: null, opinions: [] })
    }
    expect(await report()).toMatchObject({ answers: 3, average: { contentScore: 4, teacherScore: 5 } })
    expect((await outsider.get(`/api/saf/education/class/${no}/survey`)).status).toBe(403)
    expect(await sql().query(`select 1 from "auditLog" where "tableNm" like 'eduSurvey%'`)).toEqual([])
  })
})
