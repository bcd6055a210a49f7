import type { Context } from '../../../core/server/entity/context.ts'
import type { EduPlan } from './edu-plan.resource.ts'
import { planMatrix, type PlanFigure, type PlanMatrix } from './plan.rule.ts'

/** What a plan plans, and what classes of its plant and year held of it. The plan is one of the caller's scope. */
export async function matrixOf({ sql }: Context, plan: EduPlan): Promise<PlanMatrix> {
  const figures = await sql.query<PlanFigure>(
    `with planned as (
       select "eduCourseNo", "planMonth"::int as "month", "methodCd", "targetQty"::int as "planned", 0 as "seated", 0 as "completed", 0 as "classes"
       from "eduPlanLine" where "eduPlanNo" = $1),
     held as (
       select c."eduCourseNo", extract(month from c."startDt" at time zone 'Asia/Seoul')::int as "month", c."methodCd", 0 as "planned",
         count(t.*) filter (where t."state" in ('invited', 'attended', 'completed', 'notCompleted', 'absent'))::int as "seated",
         count(t.*) filter (where t."state" = 'completed')::int as "completed", count(distinct c."eduClassNo")::int as "classes"
       from "eduClass" c left join "eduTarget" t using ("eduClassNo")
       where c."plantCd" = $2 and c."state" <> 'cancelled' and extract(year from c."startDt" at time zone 'Asia/Seoul') = $3::int
       group by 1, 2, 3)
     select x.*, e."eduCourseNm" from (select * from planned union all select * from held) x join "eduCourse" e using ("eduCourseNo")`,
    [plan.eduPlanNo, plan.plantCd, plan.planYear],
  )
  return planMatrix(figures)
}
