import type { Context } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { educationFiguresOn } from '../education-parameters.server.ts'
import { educationStaffOf } from '../education-people.server.ts'
import { analysisOf } from '../exam/exam-analysis.server.ts'
import { eduExamTake } from '../exam/edu-exam.resource.ts'
import { eduQuestion } from '../exam/edu-question.resource.ts'
import { eduTarget } from '../class/edu-target.resource.ts'
import { educationRecords } from '../record-pages.rule.ts'
import { documents, educationSource } from './late-improvement.server.ts'
import { improvementNotes, lateNotes } from './result-words.texts.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

const most = 100
const law = '산업안전보건법 제29조'
/** No improvement of this record is there: by its key, and of a question by its version too. */
const newSql = (key: string, sub?: string): string =>
  `not exists (select 1 from "improvement" i where i."sourceModuleCd" = '${educationSource}' and i."sourceKey" = ${key}${sub ? ` and i."sourceSubKey" = ${sub}` : ''})`

interface Finding {
  sourceKey: string
  sourceSubKey?: string
  sourceUrl: string
  title: string
  problem: string
  plantCd: string
  deptCd: string
  gradeCd: 'M' | 'L'
}
const ask = (context: Context, { title, problem, ...finding }: Finding) =>
  createImprovement(context, {
    sourceModuleCd: educationSource,
    ...finding,
    imprNm: title.slice(0, 100),
    problemDesc: problem,
    placeNm: String(lateNotes.place()),
    hazardTypeCd: documents,
    legalYn: 'Y',
    legalBasisTxt: law,
  })

/**
 * Employees who were absent from a class of legal education and have no seat in the same course after some days: each
 * absence once, for the department. (edu.md section 4)
 */
export async function askForAbsent(context: Context): Promise<number> {
  const { absentDays } = await educationFiguresOn(context, null)
  const rows = await context.sql.query<{
    eduTargetNo: number
    eduClassNo: number
    targetNm: string
    plantCd: string
    deptCd: string
    course: string
    day: string
    reason: string | null
  }>(
    `select t."eduTargetNo", t."eduClassNo", t."targetNm", t."plantCd", t."deptCd", e."eduCourseNm" as "course",
       (c."startDt" at time zone 'Asia/Seoul')::date::text as "day", t."exceptReason" as "reason"
     from "eduTarget" t join "eduClass" c using ("eduClassNo") join "eduCourse" e using ("eduCourseNo")
     where t."state" = 'absent' and c."state" = 'closed' and e."legalYn" = 'Y' and t."userId" is not null and t."deptCd" is not null
       and (c."closeDt" at time zone 'Asia/Seoul')::date between $1::date - 90 and $1::date - $2::int
       and not exists (select 1 from "eduTarget" o join "eduClass" n on n."eduClassNo" = o."eduClassNo"
         where o."userId" = t."userId" and n."eduCourseNo" = c."eduCourseNo" and n."startDt" > c."startDt" and n."state" <> 'cancelled'
           and o."state" not in ('absent', 'excluded'))
       and ${newSql(`'${eduTarget.name} ' || t."eduTargetNo"`)} order by 1 limit ${most}`,
    [context.today, absentDays],
  )
  for (const { eduTargetNo, eduClassNo, targetNm: person, plantCd, deptCd, course, day, reason } of rows)
    await ask(context, {
      sourceKey: `${eduTarget.name} ${eduTargetNo}`,
      sourceUrl: addressOf(educationRecords.eduClass, eduClassNo),
      title: String(improvementNotes.absentTitle({ person, course })),
      problem: String(
        improvementNotes.absentProblem({ person, course, day, reason: reason ?? '-', days: absentDays }),
      ),
      plantCd,
      deptCd,
      gradeCd: 'M',
    })
  return rows.length
}

/** Employees who have failed an exam as often as it may be sat, relearning included, and never passed it. */
export async function askForFailed(context: Context): Promise<number> {
  const rows = await context.sql.query<{
    takeNo: number
    person: string
    plantCd: string
    deptCd: string
    exam: string
    tries: number
  }>(
    `select max(t."takeNo") as "takeNo", u."userNm" as "person", min(t."plantCd") as "plantCd", min(t."deptCd") as "deptCd", e."examNm" as "exam", count(*)::int as "tries"
     from "eduExamTake" t join "eduExam" e using ("examNo") join "user" u using ("userId")
     where t."plantCd" is not null and t."deptCd" is not null group by t."userId", u."userNm", e."examNo"
     having bool_and(t."state" in ('failed', 'runOut')) and count(*) >= e."maxTryCnt" * case when e."relearnYn" = 'Y' then 2 else 1 end
       and ${newSql(`'${eduExamTake.name} ' || max(t."takeNo")`)} order by 1 limit ${most}`,
  )
  for (const { takeNo, person, plantCd, deptCd, exam, tries } of rows)
    await ask(context, {
      sourceKey: `${eduExamTake.name} ${takeNo}`,
      sourceUrl: `/education/exam/eduExamResult?open=${takeNo}`,
      title: String(improvementNotes.failedTitle({ person, exam })),
      problem: String(improvementNotes.failedProblem({ person, exam, tries })),
      plantCd,
      deptCd,
      gradeCd: 'M',
    })
  return rows.length
}

/**
 * Questions that too many people get wrong: a task for who keeps education, each version of a question once. Too few
 * takes tell nothing. (edu.md 10, 4)
 */
export async function askForQuestions(context: Context): Promise<number> {
  const exams = await context.sql.query<{ examNo: number; examNm: string; plantCd: string }>(
    `select e."examNo", e."examNm", e."plantCd" from "eduExam" e where exists (
       select 1 from "eduExamTake" t where t."examNo" = e."examNo" and t."submitDt" > $1::timestamptz - interval '1 day') order by 1`,
    [context.now],
  )
  let asked = 0
  for (const { examNo, examNm, plantCd } of exams) {
    const { questions, limits } = await analysisOf(context, examNo)
    const failed = questions.filter(({ verdict }) => verdict === 'failed')
    if (failed.length === 0) continue
    const place = await keeperPlace(context, plantCd)
    if (!place) continue
    for (const { key, eduQuestionCd, takes, rightPct } of failed) {
      const version = await context.sql.maybe<{ sub: string }>(
        `select 'v' || coalesce(q."verSeq", 1)::int as "sub" from "eduQuestion" q where q."eduQuestionNo" = $1
           and ${newSql(`'${eduQuestion.name} ' || q."eduQuestionNo"`, `'v' || coalesce(q."verSeq", 1)::int`)}`,
        [key],
      )
      if (!version) continue
      const words = { question: eduQuestionCd, exam: examNm }
      await ask(context, {
        sourceKey: `${eduQuestion.name} ${key}`,
        sourceSubKey: version.sub,
        sourceUrl: `/education/exam/eduQuestion?open=${key}`,
        title: String(improvementNotes.itemTitle(words)),
        problem: String(
          improvementNotes.itemProblem({ ...words, takes, wrong: 100 - rightPct, limit: limits.failPct }),
        ),
        ...place,
        gradeCd: 'L',
      })
      asked++
    }
  }
  return asked
}
/** Plant and department of who keeps education where an exam belongs; of a company-wide one, of anybody who does. */
async function keeperPlace(context: Context, plantCd: string) {
  const whole = plantCd === wholeCompany
  const [userId] = await educationStaffOf(context, whole ? null : plantCd)
  if (userId === undefined) return undefined
  return context.sql.maybe<{ plantCd: string; deptCd: string }>(
    'select "plantCd", "deptCd" from "user" where "userId" = $1 and "plantCd" is not null and "deptCd" is not null',
    [userId],
  )
}
