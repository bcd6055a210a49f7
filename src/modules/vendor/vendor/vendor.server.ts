import { defineBehaviour } from '../../../core/server/behaviour.ts'
import { badField } from '../../../core/server/errors.ts'
import { isBusinessNumber } from './business-number.rule.ts'
import { vendor } from './vendor.resource.ts'

/** A company (vendor 2.1); the grade comes from a confirmed evaluation only, the code never changes. */
export const vendorBehaviour = defineBehaviour(vendor, {
  beforeSave: async (input, { sql }, before) => {
    if (before && before.vendorCd !== input.vendorCd) throw badField('vendorCd', '업체코드는 변경할 수 없습니다.')
    if (!isBusinessNumber(input.bizRegNo)) throw badField('bizRegNo', '사업자등록번호 형식이 올바르지 않습니다.')
    if (input.upVendorCd) {
      const chain = await sql.query<{ vendorCd: string }>(
        `with recursive above as (
           select "vendorCd", "upVendorCd" from "vendor" where "vendorCd" = $1
           union select v."vendorCd", v."upVendorCd" from "vendor" v join above a on a."upVendorCd" = v."vendorCd"
         ) select "vendorCd" from above`,
        [input.upVendorCd],
      )
      if (chain.length > 2 || chain.some(({ vendorCd }) => vendorCd === input.vendorCd))
        throw badField('upVendorCd', '하도급은 3단계까지이며 자신의 하위 업체를 상위로 지정할 수 없습니다.')
    }
    return { ...input, residentYn: input.residentYn ?? 'N', workFieldCds: input.workFieldCds ?? [], useYn: input.useYn ?? 'Y' }
  },
  without: ['delete'],
})
