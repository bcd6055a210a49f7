import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { Improvement } from './improvement.resource.ts'
import { ruleOf } from './people.server.ts'
import { refusals } from './improvement-refusals.texts.ts'
import { givenText } from '../given-text.ts'

/** Exactly one main owner, a department or a vendor that is in business, and the departments that help it. */
export async function assignment(
  row: Improvement,
  { sql, now }: Context,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const toVendor = input['actOrgCd'] === 'V'
  const [dept, vendor, person] = [
    givenText(input['actDeptCd']),
    givenText(input['actVendorCd']),
    givenText(input['actUserId']),
  ]
  if (toVendor && !vendor) throw badField('actVendorCd', messages.requiredField('조치 협력사'))
  if (!dept) throw badField('actDeptCd', messages.requiredField('조치부서'))
  if (!(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [dept, row.plantCd])))
    throw badField('actDeptCd', refusals.siteDept())
  if (toVendor) {
    if ((await ruleOf(sql, row.sourceModuleCd)).vendorYn !== 'Y')
      throw badField('actOrgCd', refusals.noVendorSource())
    const active = await sql.maybe(
      `select 1 from "vendor" where "vendorCd" = $1 and "useYn" = 'Y' and "state" = 'active'`,
      [vendor],
    )
    if (!active) throw badField('actVendorCd', refusals.activeVendor())
    const contract = await sql.maybe(
      `select 1 from "vendorContract" where "vendorCd" = $1 and "plantCd" = $2 and "state" = 'active' and $3::date between "fromYmd" and "toYmd" limit 1`,
      [vendor, row.plantCd, dayOfMoment(now)],
    )
    if (!contract) throw badField('actVendorCd', refusals.contractedVendor())
  }
  if (
    person &&
    !toVendor &&
    !(await sql.maybe('select 1 from "user" where "userId" = $1 and "vendorCd" is null', [person]))
  )
    throw badField('actUserId', refusals.employeeDoer())
  const coopDeptCds = (input['coopDeptCds'] as string[] | null | undefined) ?? []
  if (coopDeptCds.includes(dept)) throw badField('coopDeptCds', refusals.ownCoop())
  const known = await sql.query('select 1 from "dept" where "deptCd" = any($1::text[]) and "plantCd" = $2', [
    coopDeptCds,
    row.plantCd,
  ])
  if (known.length < coopDeptCds.length) throw badField('coopDeptCds', refusals.siteCoop())
  return {
    actOrgCd: toVendor ? 'V' : 'D',
    actDeptCd: dept,
    actVendorCd: toVendor ? vendor : null,
    actUserId: toVendor ? null : person,
    coopDeptCds: coopDeptCds.length > 0 ? coopDeptCds : null,
    proposeDeptCd: null,
    assignDt: now,
    acceptDt: null,
  }
}
