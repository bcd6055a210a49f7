import type { Sql } from '../../src/core/server/database/database.ts'
import { isBusinessNumber } from '../../src/modules/vendor/vendor/business-number.rule.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'

/** The companies of the demonstration (ptw section 11); the names are invented. */
export const vendorFacts = [
  {
    vendorCd: 'V00001',
    vendorNm: '누리샘기계정비㈜',
    fieldNm: '기계정비',
    field: 'VFD01',
    empCnt: 48,
    gradeCd: 'VGR02',
    residentYn: 'Y',
  },
  {
    vendorCd: 'V00002',
    vendorNm: '빛여울도장㈜',
    fieldNm: '도장',
    field: 'VFD02',
    empCnt: 22,
    gradeCd: 'VGR03',
    residentYn: 'N',
  },
  {
    vendorCd: 'V00003',
    vendorNm: '별마루전기계장㈜',
    fieldNm: '전기계장',
    field: 'VFD03',
    empCnt: 35,
    gradeCd: 'VGR01',
    residentYn: 'Y',
  },
  {
    vendorCd: 'V00004',
    vendorNm: '한터울비계㈜',
    fieldNm: '비계',
    field: 'VFD04',
    empCnt: 27,
    gradeCd: 'VGR04',
    residentYn: 'N',
  },
  {
    vendorCd: 'V00005',
    vendorNm: '물마루준설㈜',
    fieldNm: '준설',
    field: 'VFD05',
    empCnt: 14,
    gradeCd: 'VGR05',
    residentYn: 'N',
  },
] as const

/** A number of the form of real ones with a right check digit; the office 999 does not exist. */
function businessNumber(index: number): string {
  const stem = `99988000${index}`
  return [...'0123456789'].map((digit) => stem + digit).find(isBusinessNumber)!
}

export async function seedVendors(sql: Sql): Promise<void> {
  await insertRows(
    sql,
    'vendor',
    vendorFacts.map(({ vendorCd, vendorNm, fieldNm, field, empCnt, gradeCd, residentYn }, index) => ({
      vendorCd,
      vendorNm,
      bizRegNo: businessNumber(index + 1),
      ceoNm: `${fieldNm}대표`,
      addr: '전라남도 여수시',
      telNo: `061-000-010${index + 1}`,
      email: `office${index + 1}@portal.example`,
      vendorTypeCd: residentYn === 'Y' ? 'VTY01' : 'VTY02',
      residentYn,
      workFieldCds: [field],
      empCnt,
      indInsNo: `999-88-0000${index + 1}-0`,
      safeMgrNm: `${fieldNm}안전담당`,
      safeMgrTel: `061-000-020${index + 1}`,
      state: 'active',
      gradeCd,
      useYn: 'Y',
    })),
  )
}
