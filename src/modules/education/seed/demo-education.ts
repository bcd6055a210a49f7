import type { Sql } from '../../../core/server/database/database.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { eduCourse } from '../course/edu-course.resource.ts'
import { demoCourses, demoInstructors, type DemoCourse } from './demo-course-facts.ts'
import { seedDemoResults } from './demo-results.ts'

const home = '1000'
interface Item {
  code: string
  codeNm: string
  attr1: string | null
}

/** Courses, instructors, a rule of targets, and what people have learned, relative to the day. (edu.md section 11) */
export async function seedDemoEducation(sql: Sql, { today }: SeedOptions): Promise<void> {
  const items = await sql.query<Item>(
    `select "code", "codeNm", "attr1" from "codeItem" where "codeGrpCd" = 'EDU_LEGAL_ITEM_CD' order by "sortOrder"`,
  )
  const numbers = new Map<string, number>()
  for (const course of demoCourses) numbers.set(course.name, await insertCourse(sql, course, items, today))
  await insertRows(
    sql,
    'eduInstructor',
    demoInstructors.map(([instructorNm, instructorTypeCd, userId, qualTxt, days]) => ({
      instructorNm,
      instructorTypeCd,
      userId,
      qualTxt,
      orgNm: userId === null ? '한국산업안전교육원' : null,
      plantCd: home,
      validToYmd: days === null ? null : addDays(today, days),
      useYn: 'Y',
    })),
  )
  const eduCourseNo = numbers.get('특별교육: 밀폐공간 작업')!
  await insertRows(sql, 'eduTargetRule', [
    {
      targetRuleNm: '밀폐공간 감시인·작업자',
      eduCourseNo,
      plantCd: home,
      permitRoleCd: 'watcher',
      fromYmd: addDays(today, -200),
      countCnt: 2,
      countDt: `${addDays(today, -201)}T09:00:00+09:00`,
      state: 'active',
    },
    {
      targetRuleNm: '생산1팀 운전원',
      eduCourseNo: numbers.get('공정안전 운전원 교육'),
      plantCd: home,
      deptCd: 'D111',
      workerClassCd: 'FLD',
      fromYmd: today,
      state: 'draft',
    },
  ])
  await seedDemoResults(sql, today, numbers)
}

async function insertCourse(
  sql: Sql,
  course: DemoCourse,
  items: readonly Item[],
  today: string,
): Promise<number> {
  const day = addDays(today, -400)
  const plantCd = course.plantCd ?? home
  const eduCourseCd = await nextNumber(sql, eduCourse.fields.eduCourseCd.numbering!, {
    plantCd,
    day,
    ruleCd: 'eduCourse.eduCourseCd',
  })
  const [made] = await insertReturning(
    sql,
    'eduCourse',
    [
      {
        eduCourseCd,
        eduCourseNm: course.name,
        eduTypeCd: course.eduTypeCd,
        plantCd,
        legalYn: course.legalYn ?? 'Y',
        legalBasisTxt: course.lawTxt ?? null,
        specialWorkNo: course.specialWorkNo ?? null,
        vndEduCd: course.vndEduCd ?? null,
        targetClassCds: course.classes,
        methodCd: course.methodCd ?? 'C',
        stdMin: course.minutes,
        minAttendPct: 90,
        partialYn: 'N',
        validMonths: course.validMonths ?? null,
        passTypeCd: 'A',
        progressMinPct: course.methodCd === 'O' ? 90 : null,
        certYn: course.eduTypeCd === 'REG' ? 'N' : 'Y',
        verSeq: 1,
        state: course.state ?? 'confirmed',
      },
    ],
    true,
    ['eduCourseNo'],
  )
  const eduCourseNo = Number(made!['eduCourseNo'])
  const wanted = course.contents.split(',').filter(Boolean)
  const taught = items.filter(
    ({ code, attr1 }) =>
      wanted.includes(code) || (attr1 ?? '').split(',').some((key) => wanted.includes(key)),
  )
  const subjects = taught.length > 0 ? taught : [{ code: null, codeNm: course.name }]
  const each = Math.floor(course.minutes / subjects.length)
  await insertRows(
    sql,
    'eduCurriculum',
    subjects.map(({ code, codeNm }, index) => ({
      eduCourseNo,
      sortOrder: index + 1,
      subjectNm: codeNm,
      legalItemCd: code,
      // The last subject takes what does not divide.
      eduMin: index === subjects.length - 1 ? course.minutes - each * (subjects.length - 1) : each,
      methodCd: course.methodCd ?? 'C',
    })),
    false,
  )
  return eduCourseNo
}
