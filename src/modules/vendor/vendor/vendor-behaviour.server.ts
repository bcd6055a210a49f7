import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { same } from '../../../core/server/entity/audit.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { isBusinessNumber } from './business-number.rule.ts'
import { vendor } from './vendor.resource.ts'
import { refuseForOtherPlants } from './vendor-plant.server.ts'
import { vendorSentences } from './vendor.texts.ts'

/** Columns that close a company at every plant. */
const factsOfAllPlants = ['vendorStatusCd', 'useYn'] as const
/** Fields that a company keeps up itself; all others change by request only (vendor 2.1, vendorChgRqst). */
const ownFields = ['addr', 'telNo', 'email', 'workFieldCds', 'empCnt', 'safeMgrNm', 'safeMgrTel']

/** A company (vendor 2.1); the grade comes from a confirmed evaluation only, the code never changes. */
export const vendorBehaviour = defineBehaviour(vendor, {
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
    if (!isBusinessNumber(input.bizRegNo)) throw badField('bizRegNo', vendorSentences.badBizRegNo())
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
})
