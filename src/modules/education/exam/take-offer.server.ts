import type { Context } from '../../../core/server/entity/context.ts'
import { relearnProgress } from '../material/view-progress.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { examFigures, type ExamFigures } from './exam-parameters.rule.ts'
import { personColumns, type Person } from './person.rule.ts'
import type { ExamOffer, Judged } from './my-exam.rule.ts'
import { mayTry } from './take.rule.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

export const examFiguresOf = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
): Promise<ExamFigures> => examFigures.of(await parametersOn(sql, examFigures.prefix, plantCd, today))

/**
 * The exams of a person: those of the courses of his classes that run or wait for their results, those that are open
 * without a class at his plant, and whatever he has sat already. A course in a newer version is the same course.
 */
export function offersOf(
  { sql }: Pick<Context, 'sql'>,
  person: Person,
  plantCd: string | null,
  only: { examNo?: number } = {},
): Promise<ExamOffer[]> {
  const { userId, vendorWorkerNo } = personColumns(person)
  return sql.query<ExamOffer>(
    `with recursive seat as (
       select t."eduTargetNo", c."eduCourseNo", c."classNm" from "eduTarget" t join "eduClass" c using ("eduClassNo")
       where (t."userId" = $1 or t."vendorWorkerNo" = $2) and t."state" in ('invited', 'attended', 'notCompleted')
         and c."state" in ('running', 'attended')),
     course as (
       select "eduTargetNo", "classNm", "eduCourseNo" from seat
       union select c."eduTargetNo", c."classNm", p."beforeCourseNo" from course c join "eduCourse" p using ("eduCourseNo")
       where p."beforeCourseNo" is not null),
     offered as (
       select e."examNo", c."eduTargetNo", c."classNm", true as "isOpen" from "eduExam" e join course c using ("eduCourseNo") where e."state" = 'open'
       union select e."examNo", null, null, true from "eduExam" e
       where e."state" = 'open' and e."selfYn" = 'Y' and e."plantCd" in ('${wholeCompany}', $3)
       union select t."examNo", t."eduTargetNo", c."classNm", false from "eduExamTake" t
         left join "eduTarget" g using ("eduTargetNo") left join "eduClass" c on c."eduClassNo" = g."eduClassNo"
       where t."userId" = $1 or t."vendorWorkerNo" = $2),
     one as (select "examNo", "eduTargetNo", max("classNm") as "classNm", bool_or("isOpen") as "isOpen" from offered group by 1, 2)
     select e."examNo", e."examNm", e."eduCourseNo", k."eduCourseNm", o."eduTargetNo", o."classNm", e."plantCd",
       e."questionQty"::int as "questionQty", e."timeLimitMin"::int as "timeLimitMin", e."passScore"::int as "passScore",
       e."maxTryCnt"::int as "maxTryCnt", e."waitMin"::int as "waitMin", e."relearnYn", e."guideTxt", o."isOpen",
       coalesce((select jsonb_agg(jsonb_build_object('takeNo', t."takeNo", 'tryCnt', t."tryCnt", 'state', t."state", 'score', t."score",
           'startDt', t."startDt", 'submitDt', t."submitDt") order by t."takeNo")
         from "eduExamTake" t where t."examNo" = e."examNo" and t."eduTargetNo" is not distinct from o."eduTargetNo"
           and (t."userId" = $1 or t."vendorWorkerNo" = $2) and (not o."isOpen" or t."startDt" >= e."openDt")), '[]') as "tries"
     from one o join "eduExam" e using ("examNo") left join "eduCourse" k using ("eduCourseNo")
     where $4::bigint is null or e."examNo" = $4
     order by o."isOpen" desc, e."examNm", o."eduTargetNo"`,
    [userId, vendorWorkerNo, plantCd, only.examNo ?? null],
  )
}

/** Whether the person may begin this exam now, and with which try. */
export async function judgeOffer(
  context: Context,
  person: Person,
  offer: ExamOffer,
  figures: ExamFigures,
): Promise<Judged> {
  const relearn = offer.relearnYn !== 'N'
  const isUsedUp = relearn && offer.tries.length >= offer.maxTryCnt
  const again =
    isUsedUp && offer.eduCourseNo ? await relearnProgress(context, person, offer.eduCourseNo) : undefined
  const judged = mayTry(
    offer.tries,
    { maxTryCnt: offer.maxTryCnt, waitMin: offer.waitMin, relearn },
    context.now,
    again?.pct ?? 0,
    figures.relearnMinPct,
  )
  return isUsedUp ? { ...judged, hasMaterial: again?.hasMaterial ?? false } : judged
}

/** What stands beside a try on its page. */
export const namesOfTake = ({ sql }: Pick<Context, 'sql'>, takeNo: number) =>
  sql.one<{
    examNm: string
    passScore: number
    openAnswerCd: string
    guideTxt: string | null
    classNm: string | null
  }>(
    `select e."examNm", e."passScore"::int as "passScore", e."openAnswerCd", e."guideTxt", c."classNm" from "eduExamTake" t
       join "eduExam" e using ("examNo") left join "eduTarget" g using ("eduTargetNo") left join "eduClass" c on c."eduClassNo" = g."eduClassNo"
     where t."takeNo" = $1`,
    [takeNo],
  )
