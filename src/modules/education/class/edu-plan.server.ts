import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addLines } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { choosableCourses } from '../course/choosable-courses.server.ts'
import { isEducationStaff } from '../education-people.server.ts'
import { eduPlan, type EduPlan } from './edu-plan.resource.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { planSums } from './plan.rule.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

type Rule = Guard<typeof eduPlan>
const keeper: Rule = ({ plantCd }, { session }) =>
  isEducationStaff(session, plantCd) ? undefined : planRefusals.keepersOnly()
const some: Rule = ({ lines }) => (lines.length > 0 ? undefined : planRefusals.noLines())
/** Every course still stands confirmed on the day on which the plan goes to its approval. */
const confirmed: Rule = async (row, context) =>
  (await firstUnfit(context, row)) === undefined ? undefined : planRefusals.courseDraft()
/** The first line whose course the plant cannot plan now. */
async function firstUnfit(
  context: Context,
  { plantCd, lines }: { plantCd: string; lines: readonly { eduCourseNo: number }[] },
): Promise<number | undefined> {
  const courseNos = lines.map(({ eduCourseNo }) => eduCourseNo)
  const fit = await choosableCourses(context, courseNos, plantCd)
  const at = courseNos.findIndex((no) => !fit.has(no))
  return at < 0 ? undefined : at
}
const whyNotEditable = ({ state }: Pick<EduPlan, 'state'>) =>
  state === 'draft' ? undefined : state === 'pending' ? planRefusals.pending() : planRefusals.confirmed()

/** 연간교육계획: written by 교육담당, approved as one document, changed by a revision. (edu.md 4; 시행규칙 제26조) */
export const eduPlanBehaviour = defineBehaviour(eduPlan, {
  without: ['multi'],
  mayEdit: (row, context) => whyNotEditable(row) ?? keeper(row, context),
  mayDelete: (row, context) =>
    row.state === 'draft' && row.revNo === 1 ? keeper(row, context) : planRefusals.deleteDraft(),
  beforeSave: async (input, context, before) => {
    if (!isEducationStaff(context.session, input.plantCd)) throw forbidden(planRefusals.keepersOnly())
    for (const name of ['plantCd', 'planYear'] as const)
      if (before && before[name] !== input[name]) throw badField(name, planRefusals.samePlan())
    const lines = input.lines ?? before?.lines ?? []
    const seen = new Set<string>()
    for (const [index, { eduCourseNo, planMonth }] of lines.entries()) {
      const key = `${eduCourseNo} ${planMonth}`
      if (seen.has(key)) throw badField(`lines.${index}.planMonth`, planRefusals.twice())
      seen.add(key)
    }
    const unfit = await firstUnfit(context, { plantCd: input.plantCd, lines })
    if (unfit !== undefined) throw badField(`lines.${unfit}.eduCourseNo`, planRefusals.courseDraft())
    return { ...input, revNo: before?.revNo ?? 1, ...planSums(lines) }
  },
  transitions: {
    submit: { may: keeper, guards: { lines: some, courses: confirmed } },
    revise: {
      may: keeper,
      set: (row, _, { reason }) => ({ revNo: (row.revNo ?? 1) + 1, reviseTxt: reason }),
    },
  },
})

/**
 * Fills an empty draft with the courses of the year before; a course that has ended since gives way to its newest
 * version, and without one stays out. @throws Refusal 403, 409, 422
 */
export async function copyLastYear(row: EduPlan, context: Context): Promise<void> {
  if (!isEducationStaff(context.session, row.plantCd)) throw forbidden(planRefusals.keepersOnly())
  if (row.state !== 'draft') throw conflict(planRefusals.pending())
  if (row.lines.length > 0) throw conflict(planRefusals.filled())
  const lines = await context.sql.query<{
    eduCourseNo: number
    planMonth: number
    targetQty: number
    planMin: number
    methodCd: string
    planAmt: number | null
    remark: string | null
  }>(
    `select distinct on (n."eduCourseNo", l."planMonth") n."eduCourseNo", l."planMonth"::int as "planMonth", l."targetQty"::int as "targetQty",
       n."stdMin"::int as "planMin", l."methodCd", l."planAmt"::float8 as "planAmt", l."remark"
     from "eduPlanLine" l join "eduPlan" p using ("eduPlanNo") join "eduCourse" c using ("eduCourseNo")
     join "eduCourse" n on n."eduCourseCd" = c."eduCourseCd" or n."eduCourseNo" = c."eduCourseNo"
     where p."plantCd" = $1 and p."planYear" = $2 and n."state" = 'confirmed' and n."plantCd" in ($1, '${wholeCompany}')
     order by n."eduCourseNo", l."planMonth"`,
    [row.plantCd, String(Number(row.planYear) - 1)],
  )
  if (lines.length === 0) throw refused([{ guard: 'before', message: planRefusals.noneBefore() }])
  await addLines(context, eduPlan, 'lines', row.eduPlanNo, lines)
  await setColumns(context, eduPlan, row.eduPlanNo, planSums(lines))
}
