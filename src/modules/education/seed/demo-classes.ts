import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import { presentMoment, type SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays, addMinutes } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { eduClass } from '../class/edu-class.resource.ts'
import { eduPlan } from '../class/edu-plan.resource.ts'
import { deliverClassFigures } from './class-parameters.ts'
import { demoClassKinds, type DemoClass } from './demo-class-facts.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

const plantCd = '1000'
interface Course {
  eduCourseNo: number
  eduCourseNm: string
  methodCd: string
  stdMin: number
}
interface Person {
  userId: string | null
  vendorWorkerNo: number | null
  vendorCd: string | null
  targetNm: string
  deptCd: string | null
  workerClassCd: string | null
  langCd: string | null
}
interface Learned extends Person {
  eduResultNo: number
  recogMin: number
}

/** Figures of classes always; plans, classes and their people for the demonstration. (edu.md section 11) */
export async function seedClasses(sql: Sql, options: SeedOptions): Promise<void> {
  await deliverClassFigures(sql)
  if (!options.demo || (await sql.maybe('select 1 from "eduClass" limit 1'))) return
  const courses = await sql.query<Course>(
    `select "eduCourseNo", "eduCourseNm", "methodCd", "stdMin"::int as "stdMin" from "eduCourse" where "state" = 'confirmed' and "plantCd" in ('${wholeCompany}', $1) order by "eduCourseNo"`,
    [plantCd],
  )
  if (courses.length === 0) return
  await insertPlans(sql, courses, options.today)
  for (const each of demoClassKinds) await insertClass(sql, each, courses, options)
}

/** The plan of this year is confirmed, that of the next is being written. */
async function insertPlans(sql: Sql, courses: readonly Course[], today: string): Promise<void> {
  const year = Number(today.slice(0, 4))
  for (const [planYear, state] of [
    [year, 'confirmed'],
    [year + 1, 'draft'],
  ] as const) {
    const lines = courses.flatMap((course, index) =>
      [1 + (index % 6), 7 + (index % 6)].map((planMonth) => ({
        eduCourseNo: course.eduCourseNo,
        planMonth,
        targetQty: 15 + (index % 4) * 5,
        planMin: course.stdMin,
        methodCd: course.methodCd,
        planAmt: (index % 3) * 150_000,
      })),
    )
    const [made] = await insertReturning(
      sql,
      'eduPlan',
      [
        {
          eduPlanCd: await nextNumber(sql, eduPlan.fields.eduPlanCd.numbering!, {
            plantCd,
            day: `${planYear}-01-02`,
            ruleCd: 'eduPlan.eduPlanCd',
          }),
          plantCd,
          planYear: String(planYear),
          revNo: 1,
          targetQty: lines.reduce((sum, { targetQty }) => sum + targetQty, 0),
          planAmt: lines.reduce((sum, { planAmt }) => sum + planAmt, 0),
          aimTxt: '법정 교육시간 100% 충족과 작업 전 특별교육 미이수 0건',
          state,
        },
      ],
      true,
      ['eduPlanNo'],
    )
    const { eduPlanNo } = made as { eduPlanNo: number }
    await insertRows(
      sql,
      'eduPlanLine',
      lines.map((line) => ({ ...line, eduPlanNo })),
      false,
    )
  }
}

const personColumns = `u."userId", null::bigint as "vendorWorkerNo", null::text as "vendorCd", u."userNm" as "targetNm", coalesce(t."deptCd", u."deptCd") as "deptCd", t."workerClassCd", u."langCd"`
const placeOf = (day: string) =>
  `left join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = 'UAK01' and t."fromYmd" <= ${day} and coalesce(t."toYmd" >= ${day}, true)`
/** Whose results of a day are those of this class. */
const learnedOn = (sql: Sql, day: string, each: DemoClass): Promise<Learned[]> =>
  sql.query<Learned>(
    `select r."eduResultNo", r."recogMin"::int as "recogMin", ${personColumns} from "eduResult" r join "user" u on u."userId" = r."userId" ${placeOf('$1::date')}
     where r."eduEndYmd" = $1::date and r."eduTypeCd" = $2 and coalesce(r."specialWorkNo", '') = $3 and r."state" = 'confirmed' and r."eduClassNo" is null
       and r."sourceCd" = 'internal' and coalesce(t."plantCd", u."plantCd") = $4 order by u."userId"`,
    [day, each.eduTypeCd, each.specialWorkNo ?? '', plantCd],
  )
async function peopleFor(
  sql: Sql,
  day: string,
  { employees = 0, workers = 0 }: DemoClass,
): Promise<Person[]> {
  const own = await sql.query<Person>(
    `select ${personColumns} from "user" u ${placeOf('$1::date')} where u."vendorCd" is null and coalesce(t."plantCd", u."plantCd") = $2 and coalesce(u."retireYmd" > $1::date, true)
       and not exists (select 1 from "userLeave" l where l."userId" = u."userId" and l."fromYmd" <= $1::date and coalesce(l."toYmd" >= $1::date, true))
     order by u."userId" limit $3`,
    [day, plantCd, employees],
  )
  const others = await sql.query<Person>(
    `select null as "userId", w."vendorWorkerNo", w."vendorCd", w."vendorWorkerNm" as "targetNm", null as "deptCd", 'FLD' as "workerClassCd", w."langCd"
     from "vendorWorker" w join "vendorPlant" p on p."vendorCd" = w."vendorCd" and p."plantCd" = $1 order by w."vendorWorkerNo" limit $2`,
    [plantCd, workers],
  )
  return [...own, ...others]
}

async function insertClass(
  sql: Sql,
  each: DemoClass,
  courses: readonly Course[],
  options: SeedOptions,
): Promise<void> {
  const { today } = options
  const course = courses.find(({ eduCourseNm }) => eduCourseNm.startsWith(each.course)) ?? courses[0]!
  const day = addDays(today, each.days)
  const isOver = each.state === 'closed'
  const people = isOver ? await learnedOn(sql, day, each) : await peopleFor(sql, day, each)
  if (isOver && people.length === 0) return
  // The running class is in its second hour, whenever the demonstration begins.
  const startDt =
    each.state === 'running' ? addMinutes(presentMoment(options), -80) : `${day}T${each.from}:00+09:00`
  const endDt = addMinutes(startDt, each.minutes + 20)
  const breakDt = addMinutes(startDt, Math.min(120, Math.floor(each.minutes / 2)))
  const teacher = await sql.maybe<{ eduInstructorNo: number }>(
    `select "eduInstructorNo" from "eduInstructor" where "plantCd" = $1 and "useYn" = 'Y' and coalesce("validToYmd" >= $2::date, true) and not exists (
       select 1 from "eduClass" c where c."eduInstructorNo" = "eduInstructor"."eduInstructorNo" and c."startDt" < $4::timestamptz and c."endDt" > $3::timestamptz)
     order by "userId" is null, "eduInstructorNo" limit 1`,
    [plantCd, day, startDt, endDt],
  )
  const plan = await sql.maybe<{ eduPlanNo: number }>(
    `select "eduPlanNo" from "eduPlan" where "plantCd" = $1 and "planYear" = $2`,
    [plantCd, day.slice(0, 4)],
  )
  const seatQty = Math.min(people.length, each.capacity)
  const closed = each.state === 'closed' || each.state === 'attended'
  const [made] = await insertReturning(
    sql,
    'eduClass',
    [
      {
        eduClassCd: await nextNumber(sql, eduClass.fields.eduClassCd.numbering!, {
          plantCd,
          day,
          ruleCd: 'eduClass.eduClassCd',
        }),
        classNm: each.name,
        plantCd,
        eduCourseNo: course.eduCourseNo,
        eduPlanNo: plan?.eduPlanNo ?? null,
        startDt,
        endDt,
        breakMin: 20,
        methodCd: each.method ?? 'C',
        placeNm: each.place,
        eduInstructorNo: teacher?.eduInstructorNo ?? null,
        outOrgNm: teacher ? null : '한국산업안전교육원',
        outOrgRegNo: teacher ? null : '등록-2024-118',
        capacityQty: Math.max(each.capacity, seatQty),
        seatQty,
        waitQty: people.length - seatQty,
        vendorOpenYn: each.workers || each.open ? 'Y' : 'N',
        qrYn: 'Y',
        langCds: ['kr'],
        logDesc: closed ? `${each.name} 교재와 사고사례로 교육하고 질의응답으로 이해도를 확인함.` : null,
        openDt: each.state === 'planned' ? null : `${addDays(day, -14)}T09:00:00+09:00`,
        attendDt: closed ? endDt : null,
        closeDt: each.state === 'closed' ? addMinutes(endDt, 60) : null,
        cancelReason: each.state === 'cancelled' ? '강사 사정으로 다음 달 차수와 통합' : null,
        state: each.state,
      },
    ],
    true,
    ['eduClassNo'],
  )
  const { eduClassNo } = made as { eduClassNo: number }
  await insertRows(
    sql,
    'eduClassBreak',
    [{ eduClassNo, startDt: breakDt, endDt: addMinutes(breakDt, 20) }],
    false,
  )
  await insertPeople(sql, { eduClassNo, startDt, endDt, seatQty, each }, people)
}

interface Placed {
  eduClassNo: number
  startDt: string
  endDt: string
  seatQty: number
  each: DemoClass
}
/** One of nine came seven minutes late, one left in the middle, three stayed away. (edu.md section 11) */
async function insertPeople(
  sql: Sql,
  { eduClassNo, startDt, endDt, seatQty, each }: Placed,
  people: readonly (Person & { eduResultNo?: number; recogMin?: number })[],
): Promise<void> {
  const running = each.state === 'running'
  const held = each.state === 'closed' || each.state === 'attended' || running
  for (const [index, { eduResultNo, recogMin, ...person }] of people.entries()) {
    const missed = held && each.state !== 'closed' && index % 17 === 11
    const yetToCome = running && index % 4 === 3
    const came = held && !missed && !yetToCome && index < seatQty
    const left = each.state === 'attended' && index === 4
    const inDt = addMinutes(startDt, index % 9 === 5 && each.state !== 'closed' ? 7 : -5)
    const outDt = running ? null : left ? addMinutes(startDt, Math.floor(each.minutes * 0.55)) : endDt
    const minutes = recogMin ?? (left ? Math.floor(each.minutes * 0.5) : each.minutes)
    const state =
      index >= seatQty
        ? 'waiting'
        : missed
          ? 'absent'
          : came
            ? each.state === 'closed'
              ? 'completed'
              : 'attended'
            : each.state === 'cancelled'
              ? 'excluded'
              : 'invited'
    const [made] = await insertReturning(
      sql,
      'eduTarget',
      [
        {
          eduClassNo,
          plantCd,
          ...person,
          selectReasonCd: person.vendorCd ? 'vendor' : running && index < 2 ? 'onSite' : 'rule',
          waitDt: index >= seatQty ? addMinutes(startDt, -1440) : null,
          exceptReason: missed ? '현장 긴급작업' : null,
          recogMin: came && !running ? minutes : null,
          recogPct: came && !running ? Math.min(100, roundHalfUp((minutes / each.minutes) * 100, 1)) : null,
          lateYn: came && !running ? 'N' : null,
          earlyYn: came && !running ? (left ? 'Y' : 'N') : null,
          state,
        },
      ],
      true,
      ['eduTargetNo'],
    )
    const { eduTargetNo } = made as { eduTargetNo: number }
    if (came)
      await insertRows(sql, 'eduAttend', [
        {
          eduTargetNo,
          eduClassNo,
          plantCd,
          vendorCd: person.vendorCd,
          userId: person.userId,
          eduYmd: inDt.slice(0, 10),
          inDt,
          outDt,
          methodCd: person.vendorCd ? 'tablet' : 'code',
          signDt: person.vendorCd ? inDt : null,
          arriveDt: inDt,
        },
      ])
    if (eduResultNo !== undefined)
      await sql.query(
        'update "eduResult" set "eduClassNo" = $2, "eduTargetNo" = $3 where "eduResultNo" = $1',
        [eduResultNo, eduClassNo, eduTargetNo],
      )
  }
}
