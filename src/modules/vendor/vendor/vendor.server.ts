import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { same } from '../../../core/server/entity/audit.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { isBusinessNumber } from './business-number.rule.ts'
import { vendor } from './vendor.resource.ts'

/** What a company keeps up by itself; everything else changes by request only (vendor 2.1, vendorChgRqst). */
const ownFields = ['addr', 'telNo', 'email', 'workFieldCds', 'empCnt', 'safeMgrNm', 'safeMgrTel']

/** A company (vendor 2.1); the grade comes from a confirmed evaluation only, the code never changes. */
export const vendorBehaviour = defineBehaviour(vendor, {
  beforeSave: async (input, { sql, session }, before) => {
    if (session.vendorCd) {
      if (!before) throw forbidden()
      const fixed = Object.keys(vendor.fields).find(
        (name) =>
          !ownFields.includes(name) && name in input && !same(input[name as 'addr'], before[name as 'addr']),
      )
      if (fixed) throw badField(fixed, '변경 요청으로만 바꿀 수 있는 항목입니다.')
    }
    if (!isBusinessNumber(input.bizRegNo))
      throw badField('bizRegNo', '사업자등록번호 형식이 올바르지 않습니다.')
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
    return {
      ...input,
      residentYn: input.residentYn ?? 'N',
      workFieldCds: input.workFieldCds ?? [],
      useYn: input.useYn ?? 'Y',
    }
  },
  without: ['delete'],
})
