import { addDays } from '../../../core/shared/dates.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { consentFacts } from '../acct/consents-seed.rule.ts'
import { isBusinessNumber } from '../vendor/business-number.rule.ts'

/** First day of the texts that every installation starts with. */
const consentsFromYmd = '2026-01-01'
const plantCd = '1000'
/** Subcontractors of the demonstration: one works, one waits for its papers; the names are invented. */
export const subcontractors = [
  ['V00006', '새녘비계㈜', 'V00004', 'VFD04', 9, 'active'],
  ['V00007', '솔내준설㈜', 'V00005', 'VFD05', 12, 'pending'],
] as const
const businessNumber = (index: number): string =>
  [...'0123456789'].map((digit) => `99988000${index}${digit}`).find(isBusinessNumber)!

/** Texts of consent always; subcontractors, invitations and requests for changes of the demonstration. */
export async function seedCompanyLife(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'vendorConsent',
    key: ['consentKindCd', 'consentVer'],
    rows: consentFacts.map((fact) => ({ ...fact, consentVer: '1.0', applyFromYmd: consentsFromYmd })),
  })
  if (!demo || (await sql.maybe('select 1 from "vendorChgRqst" limit 1'))) return
  await insertRows(
    sql,
    'vendor',
    subcontractors.map(([vendorCd, vendorNm, upVendorCd, field, empCnt, state], index) => ({
      vendorCd,
      vendorNm,
      bizRegNo: businessNumber(index + 6),
      ceoNm: `하도급대표${index + 1}`,
      addr: '전라남도 여수시',
      telNo: `061-000-030${index + 1}`,
      email: `office${index + 6}@portal.example`,
      vendorTypeCd: 'VTY02',
      residentYn: 'N',
      workFieldCds: [field],
      empCnt,
      indInsNo: `999-88-0000${index + 6}-0`,
      safeMgrNm: `하도급안전담당${index + 1}`,
      safeMgrTel: `061-000-040${index + 1}`,
      upVendorCd,
      state,
      useYn: 'Y',
    })),
  )
  await insertRows(
    sql,
    'vendorPlant',
    subcontractors.map(([vendorCd]) => ({ vendorCd, plantCd, useYn: 'Y' })),
  )
  await insertRows(sql, 'vendorUser', [
    {
      vendorCd: 'V00006',
      userNm: '하도급관리자',
      email: 'office6@portal.example',
      vendorUserRoleCd: 'VUR01',
      inviteToDt: `${addDays(today, 2)}T18:00:00+09:00`,
      state: 'invited',
    },
    {
      vendorCd: 'V00003',
      userNm: '전기계장담당',
      email: 'staff3@portal.example',
      vendorUserRoleCd: 'VUR02',
      inviteToDt: `${addDays(today, -4)}T18:00:00+09:00`,
      state: 'invited',
    },
  ])
  await insertRows(sql, 'vendorChgRqst', [
    {
      vendorCd: 'V00002',
      newCeoNm: '도장새대표',
      oldCeoNm: '도장대표',
      reason: '대표이사 변경 등기에 따른 변경',
      reviewDueYmd: addDays(today, 2),
      state: 'requested',
    },
    {
      vendorCd: 'V00005',
      newIndInsNo: '999-88-00005-1',
      oldIndInsNo: '999-88-00005-9',
      reason: '산재보험 관리번호를 잘못 등록함',
      reviewDueYmd: addDays(today, -20),
      decideUserId: 'saf01',
      decideDt: `${addDays(today, -21)}T10:00:00+09:00`,
      decideCont: '성립신고서로 확인했습니다.',
      state: 'approved',
    },
  ])
}
