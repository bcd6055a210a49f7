import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { staffOnly } from '../education-people.server.ts'
import { educationRefusals } from '../education-refusals.texts.ts'
import { eduTargetRule, type EduTargetRule } from './edu-target-rule.resource.ts'
import { choosableCourses } from './choosable-courses.server.ts'
import { asksEmployees, asksWorkers, peopleOfRule } from './target-people.server.ts'

type Rule = Guard<typeof eduTargetRule>
const conditions = [
  'deptCd',
  'processNo',
  'workerClassCd',
  'jobCd',
  'dutyCd',
  'vendorCd',
  'vndJobCd',
  'specialWorkNo',
  'permitRoleCd',
] as const

const counted: Rule = ({ countDt }) => (countDt === null ? educationRefusals.countFirst() : undefined)
const courseOpen: Rule = async ({ eduCourseNo, plantCd }, context) =>
  (await choosableCourses(context, [eduCourseNo], plantCd)).has(eduCourseNo)
    ? undefined
    : educationRefusals.courseNotOpen()

const worksAt = async ({ sql }: Context, vendorCd: string, plantCd: string): Promise<boolean> =>
  (await sql.maybe(`select 1 from "vendorPlant" where "vendorCd" = $1 and "plantCd" = $2 and "useYn" = 'Y'`, [
    vendorCd,
    plantCd,
  ])) !== undefined

/** 대상자 기준. Who changes a condition counts anew before the rule starts. (fit A4) */
export const targetRuleBehaviour = defineBehaviour(eduTargetRule, {
  without: ['multi'],
  mayEdit: (row, context) =>
    row.state === 'draft' ? staffOnly(row, context) : educationRefusals.confirmedFixed(),
  mayDelete: (row, context) =>
    row.state === 'draft' ? staffOnly(row, context) : educationRefusals.confirmedFixed(),
  beforeSave: async (input, context, before) => {
    const refusal = staffOnly(input, context)
    if (refusal) throw forbidden(refusal)
    const { eduCourseNo, plantCd } = input
    if (
      (before?.eduCourseNo !== eduCourseNo || before.plantCd !== plantCd) &&
      !(await choosableCourses(context, [eduCourseNo], plantCd)).has(eduCourseNo)
    )
      throw badField('eduCourseNo', educationRefusals.courseNotOpen())
    if (input.toYmd && input.toYmd < input.fromYmd) throw badField('toYmd', educationRefusals.endBefore())
    if (conditions.every((name) => (input[name] ?? null) === null))
      throw badField('workerClassCd', educationRefusals.ruleEmpty())
    if (asksWorkers(input) && asksEmployees(input))
      throw badField(input.vendorCd ? 'vendorCd' : 'vndJobCd', educationRefusals.ruleNobody())
    if (input.vendorCd && !(await worksAt(context, input.vendorCd, input.plantCd)))
      throw badField('vendorCd', educationRefusals.vendorElsewhere())
    return { ...input, countCnt: null, countDt: null }
  },
  transitions: { start: { may: staffOnly, guards: { counted, courseOpen } }, end: { may: staffOnly } },
})

interface CountedRule {
  count: number
  /** A year ago, as a trial: whether the rule would have named about as many. */
  lastYear: number
  /** Some of them, for the eye. */
  names: string[]
}
const shown = 20
/** Counts whom a rule names today and would have named a year ago, and keeps the count beside the rule. */
export async function countRule(context: Context, rule: EduTargetRule): Promise<CountedRule> {
  const before = `${Number(context.today.slice(0, 4)) - 1}${context.today.slice(4)}`
  const people = await peopleOfRule(context, rule, context.today)
  const earlier = await peopleOfRule(
    context,
    rule,
    before.endsWith('02-29') ? `${before.slice(0, 4)}-02-28` : before,
  )
  await setColumns(context, eduTargetRule, rule.eduTargetRuleNo, {
    countCnt: people.length,
    countDt: context.now,
  })
  return {
    count: people.length,
    lastYear: earlier.length,
    names: people.slice(0, shown).map(({ name }) => name),
  }
}
