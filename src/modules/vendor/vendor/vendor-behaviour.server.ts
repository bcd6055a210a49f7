import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { same } from '../../../core/server/entity/audit.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { isBusinessNumber } from './business-number.rule.ts'
import { heaviest, moveBetween, type VendorState } from './vendor-transitions.rule.ts'
import { vendorLife } from './vendor-life.server.ts'
import { vendor } from './vendor.resource.ts'
import { refuseForOtherPlants } from './vendor-plant.server.ts'
import { vendorSentences } from './vendor.texts.ts'

/** What closes a company at every plant. */
const factsOfAllPlants = ['useYn'] as const
/** Fields that a company keeps up itself; all others change by request only (vendor 2.1, vendorChgRqst). */
const ownFields = ['addr', 'telNo', 'email', 'workFieldCds', 'empCnt', 'safeMgrNm', 'safeMgrTel']

/** A company (vendor 2.1); the grade comes from a confirmed evaluation only, the code never changes. */
export const vendorBehaviour = defineBehaviour(vendor, {
  mayEdit: ({ state }) => (state === 'ended' ? vendorSentences.endedVendor() : undefined),
  beforeSave: async (input, context, before) => {
    const { sql, session } = context
    if (session.vendorCd) {
      if (!before) throw forbidden()
      const fixed = Object.keys(vendor.fields).find(
        (name) =>
          !ownFields.includes(name) && name in input && !same(input[name as 'addr'], before[name as 'addr']),
      )
      if (fixed) throw badField(fixed, vendorSentences.byRequest())
    }
    if (before && !session.vendorCd)
      await refuseForOtherPlants(context, before.vendorCd, factsOfAllPlants, input, before)
    await refuseNumber(context, input.bizRegNo, input.vendorCd)
    if (input.upVendorCd) {
      const chain = await sql.query<{ vendorCd: string }>(
        `with recursive above as (
           select "vendorCd", "upVendorCd" from "vendor" where "vendorCd" = $1
           union select v."vendorCd", v."upVendorCd" from "vendor" v join above a on a."upVendorCd" = v."vendorCd"
         ) select "vendorCd" from above`,
        [input.upVendorCd],
      )
      if (chain.length > 2 || chain.some(({ vendorCd }) => vendorCd === input.vendorCd))
        throw badField('upVendorCd', vendorSentences.chain())
    }
    if (!before && session.plantCd)
      await sql.query(
        // By hand: before the company itself is stored, in whose transaction it is checked.
        `insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") values ($1, $2, 'Y', $3, $3) on conflict do nothing`,
        [input.vendorCd, session.plantCd, session.userId],
      )
    return {
      ...input,
      workFieldCds: input.workFieldCds ?? [],
    }
  },
  without: ['delete'],
  transitions: vendorLife,
})

/** A number of registration is a real one, and no other company in use has it. @throws Refusal 400, 409 */
export async function refuseNumber(
  { sql }: Pick<Context, 'sql'>,
  bizRegNo: string,
  vendorCd: string,
  field = 'bizRegNo',
): Promise<void> {
  if (!isBusinessNumber(bizRegNo)) throw badField(field, vendorSentences.badBizRegNo())
  const known = await sql.maybe(
    `select 1 from "vendor" where "bizRegNo" = $1 and "vendorCd" <> $2 and coalesce("useYn", 'Y') = 'Y'`,
    [bizRegNo, vendorCd],
  )
  if (known) throw conflict(vendorSentences.knownNumber())
}

/**
 * Brings a company that deals into the state of the heaviest of its sanctions in force; one that waits or has
 * ended stays as it is.
 */
export async function moveVendor(
  context: Context,
  vendorCd: string,
  stops: Parameters<typeof heaviest>[0],
): Promise<void> {
  const { state } = await context.sql.one<{ state: VendorState }>(
    'select "state" from "vendor" where "vendorCd" = $1 for update',
    [vendorCd],
  )
  const move = moveBetween(state, heaviest(stops))
  if (!move) return
  await actingAs(context, asSystem('제재에 따른 업체 상태'), (own) =>
    runTransition(vendorBehaviour, own, vendorCd, move),
  )
}
