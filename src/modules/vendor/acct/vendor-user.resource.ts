import { code, datetime, flag, refCode, text } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { atItsPlants } from '../vendor/vendor-plant.resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { vendorUserStates, vendorUserTransitions } from './vendor-user-transitions.rule.ts'

/** Menus on which the plant looks after the accounts of companies. */
export const accountMenus = ['vendor/base/vendorAcct'] as const
const personal = { openTo: accountMenus }

/**
 * 업체 계정 (vendor 2.1, vendorUser): who was invited, and the account of who has joined. Account, password and
 * rights are the platform's; the database keeps this row in step with them (decision 0187).
 */
export const vendorUser = defineResource({
  name: 'vendorUser',
  title: '업체 계정',
  path: '/api/vendor/user',
  menus: [...accountMenus, vendorInfoMenu],
  key: 'vendorUserNo',
  fields: {
    vendorCd: refCode('업체', 'vendor', { required: true }),
    userNm: text('이름', { required: true, max: 100, searchable: true, personal }),
    email: text('메일', { required: true, max: 200, personal }),
    phoneNo: text('휴대전화', { form: 'phone', max: 20, personal }),
    vendorUserRoleCd: code('권한', 'VND_USER_ROLE', { required: true, control: 'radio' }),
    psrmYn: flag('PSRM 사용', { first: 'N' }),
    langCd: code('언어', 'LANG'),
    userId: text('아이디', { max: 50, readOnly: true }),
    inviteToDt: datetime('초대만료', { readOnly: true }),
    lastLoginDt: datetime('최종접속', { readOnly: true }),
    privAgreeDt: datetime('개인정보 동의일시', { readOnly: true }),
    privAgreeVer: text('동의서 버전', { max: 20, readOnly: true }),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants },
  list: [
    'userNm',
    'state',
    'vendorCd',
    'vendorUserRoleCd',
    'psrmYn',
    'userId',
    'email',
    'phoneNo',
    'lastLoginDt',
    'inviteToDt',
    'privAgreeDt',
    'privAgreeVer',
  ],
  search: {
    vendorCd: 'equals',
    userNm: 'contains',
    state: 'in',
    vendorUserRoleCd: 'equals',
    psrmYn: 'equals',
  },
  states: vendorUserStates,
  transitions: vendorUserTransitions,
})
export interface VendorUser extends FullRow<typeof vendorUser> {}
