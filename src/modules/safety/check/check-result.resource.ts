import {
  code,
  date,
  datetime,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  user,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

/** The leaves of checks, and those of self-checks: the host's and the company's. */
export const checkMenus = [
  'saf/check/checkResult',
  'saf/facility/facilityCheckResult',
  'saf/spe/speEntryCheck',
] as const
export const hostSelfCheckMenu = 'vendor/check/subconSelfCheck'
export const selfCheckMenu = '/vendor/portal/selfCheck'

/** What a flag of a check says in words. */
const there = ['있음', '없음'] as const
const needed = ['필요', '불필요'] as const

/**
 * 점검결과: one round of a plan, from the day on which it is planned. It asks the sheet that is fixed when it is
 * answered (platform/check-form), and is missed once the next round is due. Late is a mark. A company that checks
 * itself reads the same states as 미제출, 작성중, 제출, 확인 and 반려. (saf.md 4; vendor.md 2; fit S2, S3)
 */
export const safCheckResult = defineResource({
  name: 'safCheckResult',
  title: '점검결과',
  path: '/api/saf/checkresult',
  menus: [...checkMenus, hostSelfCheckMenu, selfCheckMenu],
  key: 'checkResultNo',
  fields: {
    checkPlanNo: ref('점검계획', 'safCheckPlan', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    deptCd: department('점검부서', { readOnly: true }),
    checkTypeCd: code('점검구분', 'SAF_CHECK_TYPE', { readOnly: true }),
    targetCd: code('대상구분', 'SAF_CHECK_TARGET', { readOnly: true }),
    facilityNo: ref('설비', 'safFacility', { readOnly: true }),
    areaCd: refCode('구역', 'permitArea', { readOnly: true }),
    vendorCd: refCode('협력사', 'vendor', { readOnly: true }),
    speEntryNo: ref('특수장비 반입', 'speEntry', { readOnly: true }),
    checkFormNo: ref('점검표', 'checkForm', { readOnly: true }),
    planYmd: date('주기일', { readOnly: true }),
    dueYmd: date('점검 예정일', { readOnly: true }),
    missYmd: date('다음 예정일', { readOnly: true }),
    chargeUserId: user('점검 담당자', { readOnly: true }),
    checkDt: datetime('점검일시', { readOnly: true }),
    checkUserId: user('점검자', { readOnly: true }),
    lateYn: flag('지연', { readOnly: true, words: ['지연', '제때'] }),
    score: number('점수', { decimals: 1, readOnly: true }),
    resultCd: code('판정', 'CHECK_RESULT', { readOnly: true }),
    badCnt: number('부적합', { readOnly: true }),
    fastYn: flag('너무 빠름', { readOnly: true, words: there }),
    sameYn: flag('모두 같은 답', { readOnly: true, words: there }),
    presenceYn: flag('현장 확인(QR)', { readOnly: true, words: needed }),
    witnessYn: flag('참관 필요', { readOnly: true, words: needed }),
    presenceDt: datetime('현장 확인', { readOnly: true }),
    presenceUserId: user('현장 확인한 사람', { readOnly: true }),
    witnessNm: text('참관자', { max: 50, readOnly: true }),
    confirmUserId: user('확인자', { readOnly: true }),
    confirmDt: datetime('확인일시', { readOnly: true }),
    // Of a self-check: since when the company writes, and how the host judged the same sheet himself.
    startDt: datetime('작성 시작', { readOnly: true }),
    hostScore: number('도급인 점수', { decimals: 1, readOnly: true }),
    hostResultCd: code('도급인 판정', 'CHECK_RESULT', { readOnly: true }),
    hostBadCnt: number('도급인 부적합', { readOnly: true }),
    hostDt: datetime('표본점검일시', { readOnly: true }),
    hostUserId: user('표본점검자', { readOnly: true }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', owner: 'chargeUserId', vendor: 'vendorCd' },
  unique: [
    ['checkPlanNo', 'planYmd'],
    ['checkPlanNo', 'dueYmd'],
  ],
  order: [
    { by: 'dueYmd', direction: 'asc' },
    { by: 'checkResultNo', direction: 'asc' },
  ],
  list: [
    'dueYmd',
    'state',
    'checkPlanNo',
    'checkTypeCd',
    'facilityNo',
    'areaCd',
    'vendorCd',
    'speEntryNo',
    'chargeUserId',
    'checkDt',
    'checkUserId',
    'lateYn',
    'score',
    'resultCd',
    'badCnt',
    'hostScore',
    'hostDt',
    'fastYn',
    'sameYn',
    'presenceDt',
    'deptCd',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    deptCd: 'subtree',
    dueYmd: 'period',
    state: 'in',
    checkTypeCd: 'in',
    targetCd: 'in',
    facilityNo: 'equals',
    areaCd: 'in',
    vendorCd: 'equals',
    speEntryNo: 'equals',
    chargeUserId: 'equals',
    resultCd: 'in',
    lateYn: 'equals',
    badCnt: 'between',
    fastYn: 'equals',
    sameYn: 'equals',
    checkPlanNo: 'equals',
    hostDt: 'period',
  },
  files: { image: { label: '점검 사진', imageOnly: true, limit: 200, maxMegabytes: 10 } },
  // What is behind stands first: from missed and sent back, too, the way leads on to done.
  states: { planned: '예정', missed: '미실시', sentBack: '반려', done: '실시', confirmed: '확인' },
  transitions: {
    finish: { label: '점검 완료', from: ['planned', 'missed', 'sentBack'], to: 'done', system: true },
    miss: { label: '미실시 처리', from: ['planned'], to: 'missed', system: true },
    confirm: { label: '확인', from: ['done'], to: 'confirmed' },
    sendBack: { label: '반려', from: ['done'], to: 'sentBack', reasonMin, danger: true },
  },
})
export interface CheckResultRow extends FullRow<typeof safCheckResult> {}
