import {
  code,
  codes,
  date,
  datetime,
  department,
  flag,
  number,
  refCode,
  text,
  textarea,
} from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 사용자 (admin 2.1): employees and people of vendors. The password hash is a column but never a field; the
 * state changes by account.server.ts.
 */
export const user = defineResource({
  name: 'user',
  title: '사용자',
  path: '/api/manage/user',
  // The search popup answers at /api/manage/users.
  listPath: '/api/manage/useraccounts',
  menus: ['manage/user/userList'],
  key: 'userId',
  fields: {
    userId: text('아이디', { required: true, min: 3, max: 50, searchable: true }),
    userNm: text('이름', { required: true, max: 100, searchable: true, personal: true }),
    empNo: text('사번', { max: 20, personal: true }),
    userKindCd: code('사용자구분', 'USER_KIND', { required: true }),
    plantCd: refCode('사업장', 'plant'),
    deptCd: department('부서'),
    positionCd: refCode('직위', 'position'),
    vendorCd: refCode('업체', 'vendor'),
    psrmYn: flag('PSRM 사용', { first: 'N' }),
    email: text('메일', { required: true, personal: true }),
    phoneNo: text('휴대전화', { form: 'phone', max: 20, personal: true }),
    officeTel: text('사내전화', { form: 'phone', max: 20 }),
    entryYmd: date('입사일'),
    retireYmd: date('퇴사일'),
    langCd: code('언어', 'LANG'),
    introduction: textarea('소개', { max: 1000 }),
    acctStatusCd: code('계정상태', 'ACCT', { readOnly: true }),
    failCnt: number('실패횟수', { readOnly: true }),
    lockToDt: datetime('잠금해제일시', { readOnly: true }),
    lastLoginDt: datetime('최종접속', { readOnly: true }),
    pwdChgDt: datetime('비밀번호변경일', { readOnly: true }),
    mustChgYn: flag('변경필요', { readOnly: true, control: 'checkbox' }),
    authGrpCds: codes('권한그룹', 'AUTH_GRP', { readOnly: true }),
    unlockRqstDt: datetime('해제요청일시', { readOnly: true }),
  },
  scope: { vendor: 'vendorCd' },
  unique: [['empNo']],
  order: [{ by: 'userId', direction: 'asc' }],
  list: [
    'userId',
    'userNm',
    'acctStatusCd',
    'plantCd',
    'deptCd',
    'positionCd',
    'vendorCd',
    'authGrpCds',
    'lastLoginDt',
    'userKindCd',
    'empNo',
  ],
  search: {
    plantCd: 'equals',
    deptCd: 'subtree',
    userNm: 'contains',
    acctStatusCd: 'in',
    authGrpCds: 'has',
    userId: 'contains',
    userKindCd: 'equals',
    vendorCd: 'equals',
    lastLoginDt: 'period',
  },
  excel: {
    import: [
      'userId',
      'userNm',
      'empNo',
      'userKindCd',
      'plantCd',
      'deptCd',
      'positionCd',
      'vendorCd',
      'psrmYn',
      'email',
      'phoneNo',
      'officeTel',
      'entryYmd',
      'retireYmd',
      'langCd',
    ],
  },
  // avatarFileNo of admin 2.1 is the file of this group.
  files: { avatar: { label: '사진', limit: 1, imageOnly: true } },
})
/** Values of the code group USER_KIND. */
export const userKinds = { employee: 'UKD01', vendor: 'UKD02', interface: 'UKD03' } as const
/** Values of the code group ACCT. */
export const accountStates = { active: 'ACS01', locked: 'ACS02', dormant: 'ACS03', stopped: 'ACS04' } as const
/** Values of the code group REVOKE: why a session has ended. */
export const revokeCodes = {
  logout: 'RVK01',
  secondLogin: 'RVK02',
  expired: 'RVK03',
  forced: 'RVK04',
  passwordChange: 'RVK05',
} as const
