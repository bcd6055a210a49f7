import {
  code,
  codes,
  date,
  datetime,
  department,
  flag,
  number,
  process,
  ref,
  refCode,
  tags,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { targetStates } from '../risk-codes.rule.ts'
import { planMenu } from './rsa-plan.resource.ts'

export const resultMenu = 'rsa/result/resultList'

/** Who takes part, in which steps, and the signature of each: an employee's, or that of a company's worker. */
const team = defineLines({
  name: 'rsaTeam',
  title: '평가팀',
  key: 'rsaTeamNo',
  parent: 'rsaTargetNo',
  fields: {
    teamRoleCd: code('역할', 'RSA_TEAM_ROLE', { required: true }),
    userId: user('임직원'),
    vendorWorkerNo: ref('업체 근로자', 'vendorWorker'),
    stepCds: codes('참여 단계', 'RSA_STEP', { required: true, min: 1 }),
    eduYn: flag('평가교육 이수', { first: 'N', words: ['이수', '미이수'] }),
    opinionTxt: textarea('의견', { max: 1000 }),
    answerTxt: textarea('의견에 대한 답', { max: 1000 }),
    signDt: datetime('서명일시', { readOnly: true }),
    signWayCd: code('서명 방법', 'RSA_SIGN_WAY', { readOnly: true }),
  },
})
/** How the result was told, and to how many. */
const shares = defineLines({
  name: 'rsaShare',
  title: '공유',
  key: 'rsaShareNo',
  parent: 'rsaTargetNo',
  readOnly: true,
  fields: {
    shareTypeCd: code('공유 방법', 'RSA_SHARE', { required: true }),
    shareDt: datetime('공유일시', { required: true }),
    placeTxt: text('장소', { max: 200 }),
    targetCnt: number('대상 인원', { required: true }),
  },
  order: [{ by: 'shareDt', direction: 'asc' }],
})
/** Whoever has read the result, and whether he says that he understood it. */
const reads = defineLines({
  name: 'rsaRead',
  title: '공유 확인',
  key: 'rsaReadNo',
  parent: 'rsaTargetNo',
  readOnly: true,
  fields: {
    userId: user('임직원'),
    vendorWorkerNo: ref('업체 근로자', 'vendorWorker'),
    readDt: datetime('확인일시', { required: true }),
    langCd: code('언어', 'LANG'),
    understoodYn: flag('이해', { first: 'Y', words: ['이해함', '설명 필요'] }),
  },
  order: [{ by: 'readDt', direction: 'asc' }],
})

/**
 * 평가대상: one process, work or place that is assessed by one method with one version of a matrix. The people of the
 * plant read it, a company its own. (rsa.md 2, 4; 지침 제9조~제14조)
 */
export const rsaTarget = defineResource({
  name: 'rsaTarget',
  title: '평가대상',
  path: '/api/rsa/target',
  menus: [
    planMenu,
    resultMenu,
    'rsa/result/resultKras',
    'rsa/result/resultLevel3',
    'rsa/result/resultChecklist',
    'rsa/result/resultOps',
    'rsa/result/resultJsa',
    '/vendor/portal/riskAssess',
    'rsa/result/resultCharm',
  ],
  key: 'rsaTargetNo',
  fields: {
    rsaPlanNo: ref('계획', 'rsaPlan'),
    rsaTargetNm: text('평가대상', { required: true, max: 100, searchable: true }),
    jsaCd: text('JSA 번호', { readOnly: true, max: 50, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    vendorCd: refCode('협력업체', 'vendor'),
    processNo: process('공정'),
    facilityNo: ref('설비', 'safFacility'),
    wkodNo: ref('작업오더', 'workOrder'),
    constNo: ref('공사', 'safConst'),
    // Of a joint assessment of mixed work: the companies that read it, and the pair of permits.
    jointVendorCds: tags('합동 평가 업체', { readOnly: true, max: 20 }),
    jointKey: text('동시작업 쌍', { readOnly: true, max: 50 }),
    rsaTypeCd: code('기법', 'RSA_TYPE', { required: true }),
    rsaMatrixNo: ref('평가기준', 'rsaMatrix', { required: true }),
    methodCds: codes('파악 방법', 'RSA_METHOD'),
    noWalkReason: textarea('순회점검을 하지 못한 사유', { max: 500 }),
    leaderUserId: user('평가 책임자', { required: true }),
    noWorkerReason: textarea('해당 공정 근로자가 없는 사유', { max: 500 }),
    excludeYn: flag('평가 제외', { first: 'N', words: ['제외', '평가'] }),
    excludeReason: textarea('제외 사유(매우 경미)', { max: 500 }),
    prevTargetNo: ref('전년 대상', 'rsaTarget'),
    // Of a JSA: the kinds of work that it covers, its points in the list of jobs, and the book it was begun with.
    permitTypeCd: code('기본허가', 'PTW_TYPE', { control: 'radio' }),
    supplCds: codes('보충허가', 'PTW_SUPPL', { control: 'checkbox' }),
    jraSevCd: code('심각도', 'JRA_SEV', { control: 'radio' }),
    jraRepeatCd: code('반복성', 'JRA_REPEAT', { control: 'radio' }),
    jraProbCd: code('사고확률', 'JRA_PROB', { control: 'radio' }),
    jraScore: number('JRA', { readOnly: true }),
    rsaJobBookNo: ref('가져온 표준서', 'rsaJobBook', { readOnly: true }),
    validToYmd: date('유효일', { readOnly: true }),
    supplementTxt: textarea('보완 요청', { max: 1000, readOnly: true }),
    rowCnt: number('유해·위험요인', { readOnly: true }),
    openRowCnt: number('허용 불가', { readOnly: true }),
    worstScore: number('최고 위험성', { readOnly: true }),
    worstGradeCd: text('최고 등급', { readOnly: true, max: 20 }),
    riskGradeCd: code('위험등급', 'PTW_RISK', { readOnly: true }),
    startDt: datetime('평가시작', { readOnly: true }),
    reviewDt: datetime('검토요청일시', { readOnly: true }),
    reviewUserId: user('검토요청자', { readOnly: true }),
    confirmDt: datetime('확정일시', { readOnly: true }),
    confirmUserId: user('확정자', { readOnly: true }),
    shareDt: datetime('공유완료일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [{ by: 'rsaTargetNo', direction: 'desc' }],
  list: [
    'rsaTargetNm',
    'jsaCd',
    'state',
    'rsaPlanNo',
    'rsaTypeCd',
    'deptCd',
    'vendorCd',
    'processNo',
    'leaderUserId',
    'rowCnt',
    'openRowCnt',
    'worstScore',
    'riskGradeCd',
    'validToYmd',
    'confirmDt',
    'plantCd',
  ],
  search: {
    rsaPlanNo: 'equals',
    rsaTargetNm: 'contains',
    rsaTypeCd: 'in',
    state: 'in',
    deptCd: 'subtree',
    processNo: 'equals',
    vendorCd: 'equals',
    plantCd: 'equals',
    leaderUserId: 'equals',
    confirmDt: 'period',
    riskGradeCd: 'in',
    excludeYn: 'equals',
  },
  lines: { team, shares, reads },
  files: {
    photo: { label: '현장 사진', limit: 30, imageOnly: true, maxMegabytes: 20 },
    document: { label: '첨부 자료', limit: 30, maxMegabytes: 50, extensions: documentExtensions },
  },
  states: targetStates,
  transitions: {
    open: { label: '평가시작', from: ['waiting'], to: 'assessing' },
    requestReview: { label: '검토요청', from: ['assessing', 'supplement'], to: 'review' },
    supplement: { label: '보완요청', from: ['review'], to: 'supplement', reasonMin },
    confirm: { label: '확정', from: ['review'], to: 'confirmed' },
    share: { label: '공유완료', from: ['confirmed'], to: 'shared' },
  },
})
export interface RsaTarget extends FullRow<typeof rsaTarget> {}
export interface TeamMember extends LineRow<typeof team> {}
