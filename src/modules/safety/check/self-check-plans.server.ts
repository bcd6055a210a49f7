import type { Context } from '../../../core/server/entity/context.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { checkTypes, shifts } from './check-codes.rule.ts'
import { planner } from './check-people.server.ts'
import { safCheckPlan } from './check-plan.resource.ts'
import { checkPlanBehaviour } from './check-plan.server.ts'
import { monthCycle, type SelfCheckPlansMade } from './self-check.rule.ts'

const { plantCd, checkFormNo, startYmd } = safCheckPlan.fields

/** Resident companies of a plant that have no running plan of self-checks there. */
const withoutPlan = ({ sql }: Context, plant: string) =>
  sql.query<{ vendorCd: string; vendorNm: string }>(
    `select v."vendorCd", v."vendorNm" from "vendor" v join "vendorPlant" p using ("vendorCd")
     where p."plantCd" = $1 and p."useYn" = 'Y' and v."residentYn" = 'Y' and v."state" not in ('tradeStopped', 'ended')
       and not exists (select 1 from "safCheckPlan" c where c."vendorCd" = v."vendorCd" and c."plantCd" = $1 and c."checkTypeCd" = $2 and c."state" = 'running')
     order by v."vendorNm"`,
    [plant, checkTypes.company],
  )

/**
 * A monthly plan for each resident company of a plant that has none: its manager is in charge. A company without an
 * account that could write is named and left out.
 * @throws Refusal 400, 403
 */
export async function planSelfChecks(context: Context, body: unknown): Promise<SelfCheckPlansMade> {
  const input = checkedInput({ plantCd, checkFormNo, startYmd }, body) as {
    plantCd: string
    checkFormNo: number
    startYmd: string
  }
  const { session, sql } = context
  requireScope(safCheckPlan, session, { plantCd: input.plantCd })
  const { deptCd } = session
  if (!deptCd) throw badField('deptCd', messages.requiredField('점검부서'))
  const refusal = planner({ deptCd }, context)
  if (refusal) throw forbidden(refusal)
  const form = await sql.maybe<{ checkFormNm: string }>(
    'select "checkFormNm" from "checkForm" where "checkFormNo" = $1',
    [input.checkFormNo],
  )
  if (!form) throw badField('checkFormNo', messages.badChoice('점검표'))
  const made: SelfCheckPlansMade = { made: 0, without: [] }
  for (const { vendorCd, vendorNm } of await withoutPlan(context, input.plantCd)) {
    const [chargeUserId] = await vendorManagers(context, vendorCd)
    if (chargeUserId === undefined) {
      made.without.push(vendorNm)
      continue
    }
    await createRecord(checkPlanBehaviour, context, {
      ...input,
      checkPlanNm: `${vendorNm} ${form.checkFormNm}`.slice(0, 100),
      deptCd,
      checkTypeCd: checkTypes.company,
      vendorCd,
      cycleCd: monthCycle,
      everyCnt: 1,
      shiftCd: shifts.before,
      chargeUserId,
      presenceYn: 'N',
      witnessYn: 'N',
    })
    made.made += 1
  }
  return made
}
