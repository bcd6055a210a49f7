import type { Context } from '../../core/server/entity/context.ts'
import { defineBehaviour, type Behaviour } from '../../core/server/entity/behaviour.ts'
import { badField, badFields, conflict, Refusal } from '../../core/server/http/errors.ts'
import { assessmentReasons } from '../assessment/assessment-port.server.ts'
import { refuseForeignProcess } from '../process/process.server.ts'
import { safFacilityType } from './facility-type.resource.ts'
import { newFacility, safFacility } from './facility.resource.ts'
import { facilityIssues, wouldCycle, type TypePlace } from './facility.rule.ts'
import { facilityMessages } from './facility.texts.ts'

/** The types form a tree without a cycle, and the parent of a type in use is in use as well. */
const facilityTypeBehaviour = defineBehaviour(safFacilityType, {
  beforeSave: async (input, { sql }) => {
    await sql.query('lock table "safFacilityType" in share row exclusive mode')
    const types = await sql.query<TypePlace & { useYn: string }>(
      'select "safFacilityTypeCd", "psafFacilityTypeCd", "useYn" from "safFacilityType"',
    )
    const own = input.safFacilityTypeCd
    const parentCd = input.psafFacilityTypeCd ?? null
    if (wouldCycle(types, own, parentCd)) throw badField('psafFacilityTypeCd', facilityMessages.typeCycle())
    const useYn = input.useYn ?? 'Y'
    if (useYn === 'Y' && types.some((each) => each.safFacilityTypeCd === parentCd && each.useYn === 'N'))
      throw badField('psafFacilityTypeCd', facilityMessages.typeParentEnded())
    const children = types.filter((each) => each.psafFacilityTypeCd === own)
    if (useYn === 'N' && children.some((each) => each.useYn === 'Y'))
      throw badField('useYn', facilityMessages.typeChildrenInUse())
    const siblings = types.filter((each) => each.psafFacilityTypeCd === parentCd)
    return {
      ...input,
      useYn,
      sortOrder: input.sortOrder ?? siblings.length + 1,
    }
  },
  mayDelete: async (row, { sql }) => {
    if (
      await sql.maybe('select 1 from "safFacilityType" where "psafFacilityTypeCd" = $1', [
        row.safFacilityTypeCd,
      ])
    )
      throw conflict(facilityMessages.typeHasChildren())
  },
})

/** A machine is not put into operation before what is new about it was assessed. @throws Refusal 422 at the status */
async function refuseStart(context: Context, facilityNo: number): Promise<void> {
  const reasons = await assessmentReasons(context, { kind: 'facility', facilityNo })
  const [first] = reasons
  if (first)
    throw new Refusal(422, 'RULE', first.message, {
      reasons,
      fields: reasons.map(({ message }) => ({ path: 'facilityStatusCd', message })),
    })
}

/**
 * Department, process and area belong to the plant of the facility; its tag is there once in the plant; its type is
 * in use when it is chosen.
 */
const facilityBehaviour = defineBehaviour(safFacility, {
  beforeSave: async (input, context, before) => {
    const { sql } = context
    const issues = facilityIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (
      !(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
        input.deptCd,
        input.plantCd,
      ]))
    )
      throw badField('deptCd', facilityMessages.foreignDept())
    await refuseForeignProcess(sql, input)
    const area = input.areaCd ?? null
    if (
      area !== null &&
      !(await sql.maybe('select 1 from "permitArea" where "areaCd" = $1 and "plantCd" = $2', [
        area,
        input.plantCd,
      ]))
    )
      throw badField('areaCd', facilityMessages.foreignArea())
    const taken = await sql.maybe(
      'select 1 from "safFacility" where "plantCd" = $1 and "facilityCd" = $2 and "facilityNo" is distinct from $3',
      [input.plantCd, input.facilityCd, before?.facilityNo ?? null],
    )
    if (taken) throw badField('facilityCd', facilityMessages.tagTaken())
    const chosen = input.safFacilityTypeCd !== before?.safFacilityTypeCd
    if (
      chosen &&
      (await sql.maybe(`select 1 from "safFacilityType" where "safFacilityTypeCd" = $1 and "useYn" = 'N'`, [
        input.safFacilityTypeCd,
      ]))
    )
      throw badField('safFacilityTypeCd', facilityMessages.typeEnded())
    const { status: running } = newFacility
    if (before && before.facilityStatusCd !== running && input.facilityStatusCd === running)
      await refuseStart(context, before.facilityNo)
    return input
  },
})

export const facilityBehaviours: Behaviour[] = [facilityTypeBehaviour, facilityBehaviour]
