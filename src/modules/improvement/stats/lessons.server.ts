import { plantName } from '../../../platform/plant/plant-name.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { lateDays } from '../rules/due.rule.ts'
import type { Lesson, Lessons } from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

/** Most lessons that stand in one matrix, the newest first. */
const mostLessons = 50
/**
 * Lessons of one plant and their coverage at the others (impr.md 10.2): the matters within the caller's scope
 * that were spread in a year, with each plant's answer. Of the other plants' rows only answer and state are
 * given.
 */
export async function lessonsOf(
  context: Context,
  { plantCd, year }: { plantCd: string | null; year: string },
): Promise<Lessons> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  const rows = await context.sql.query<
    Omit<Lesson, 'answers'> & {
      answers: (Omit<Lesson['answers'][number], 'overdue'> & { dueDt: string | null })[]
    }
  >(
    `select t."imprNo", t."imprCd", t."imprNm", t."plantCd",
       (select jsonb_agg(jsonb_build_object('plantCd', c."plantCd", 'deptNm', case when d."pdeptCd" is not null then d."deptNm" end, 'replyCd', c."replyCd", 'state', c."state", 'dueDt', c."dueDt") order by c."plantCd", d."sortOrder", d."deptCd")
          from "improvement" c join "dept" d on d."deptCd" = c."deptCd" where c."parentImprNo" = t."imprNo") as "answers"
     from "improvement" t where ${scope} and (${binds.add(plantCd)}::text is null or t."plantCd" = ${binds.add(plantCd)})
       and exists (select 1 from "improvement" c where c."parentImprNo" = t."imprNo" and c."reqDt" >= ${binds.add(`${year}-01-01`)}::date and c."reqDt" < ${binds.add(`${Number(year) + 1}-01-01`)}::date)
     order by t."imprNo" desc limit ${mostLessons}`,
    binds.values,
  )
  return {
    plants: await context.sql.query(
      `select "plantCd", ${plantName('p', context.session.language)} as "plantNm" from "plant" p where "plantCd" <> '${wholeCompany}' order by 1`,
    ),
    lessons: rows.map(({ answers, ...row }) => ({
      ...row,
      answers: answers.map(({ dueDt, ...answer }) => ({
        ...answer,
        overdue: answer.replyCd === null && dueDt !== null && lateDays(dueDt, context.now) > 0,
      })),
    })),
  }
}
