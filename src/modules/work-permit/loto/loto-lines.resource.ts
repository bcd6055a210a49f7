import {
  code,
  datetime,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
  secret,
} from '../../../core/shared/field.ts'
import { defineLines } from '../../../core/shared/resource.ts'
import { whoIdentifies } from '../permit/crew-names.rule.ts'

const parent = 'lotoNo'

/**
 * Isolation points in the order in which they are locked; what was locked, verified and taken off is written
 * by the acts alone.
 */
export const lotoPoints = defineLines({
  name: 'lotoPoint',
  title: '격리지점',
  key: 'lotoPointNo',
  parent,
  order: [{ by: 'seq', direction: 'asc' }],
  fields: {
    seq: number('순서', { required: true, min: 1, max: 99 }),
    energyCd: code('에너지', 'ENERGY', { required: true }),
    deviceTag: text('기기번호', { required: true, max: 50 }),
    deviceNm: text('기기명', { max: 100 }),
    normalPosCd: code('정상 위치', 'LOTO_POS', { required: true }),
    isolPosCd: code('격리 위치', 'LOTO_POS', { required: true }),
    methodCd: code('격리방법', 'ISOL', { required: true }),
    lockNo: refCode('자물쇠', 'lockMaster', { readOnly: true }),
    tagNo: text('표찰', { max: 50, readOnly: true }),
    lockUserId: user('잠금 실시자', { readOnly: true }),
    lockDt: datetime('잠금일시', { readOnly: true }),
    verifyMethodCd: code('확인방법', 'LOTO_VERIFY', { readOnly: true }),
    verifyVal: number('확인값', { decimals: 2, readOnly: true }),
    verifyUserId: user('확인자', { readOnly: true }),
    verifyDt: datetime('확인일시', { readOnly: true }),
    unlockUserId: user('해제자', { readOnly: true }),
    unlockDt: datetime('해제일시', { readOnly: true }),
  },
})
/** Columns that the plan writes; the others belong to the acts. */
export const plannedColumns = [
  'lotoPointNo',
  'seq',
  'energyCd',
  'deviceTag',
  'deviceNm',
  'normalPosCd',
  'isolPosCd',
  'methodCd',
] as const

/** One lockout may serve several permits. */
export const lotoPermits = defineLines({
  name: 'lotoPermit',
  title: '연결된 허가',
  key: 'lotoPermitNo',
  parent,
  fields: { permitNo: ref('작업허가', 'workPermit', { required: true }) },
})
/** Everybody who works hangs a lock of his own and takes it off himself. */
export const personalLocks = defineLines({
  name: 'lotoPersonalLock',
  title: '개인 잠금',
  key: 'lotoPersonalLockNo',
  parent,
  readOnly: true,
  order: [{ by: 'onDt', direction: 'desc' }],
  fields: {
    permitNo: ref('작업허가', 'workPermit', { required: true }),
    vendorWorkerNo: ref('작업자', 'vendorWorker', { inFull: whoIdentifies }),
    workerUserId: user('작업자(자체)'),
    lockNo: text('개인 자물쇠', { required: true, max: 20 }),
    onDt: datetime('잠금일시', { required: true }),
    onUserId: user('기록자', { required: true }),
    offDt: datetime('해제일시'),
    offUserId: user('해제 기록자'),
    forcedYn: flag('강제 해제'),
    // Of locks that were hung before workers had a PIN of their own.
    pinHash: secret(text('본인 확인번호', { max: 500 })),
    failCnt: number('확인 실패'),
  },
})
/** The fixed steps of 안전보건규칙 제319조, for circuits. */
export const lotoSteps = defineLines({
  name: 'lotoStep',
  title: '정전작업 절차',
  key: 'lotoStepNo',
  parent,
  readOnly: true,
  order: [{ by: 'sortOrder', direction: 'asc' }],
  fields: {
    stepCd: text('절차 코드', { max: 20 }),
    stageCd: code('단계', 'LOTO_STAGE', { required: true }),
    sortOrder: number('정렬', { required: true }),
    itemNm: text('절차', { required: true, max: 300 }),
    basisTxt: text('근거', { max: 100 }),
    confirmUserId: user('확인자'),
    confirmDt: datetime('확인일시'),
  },
})
/** A lock whose owner is not there: who asked, who tried to call him, who signed, and when he was told. */
export const lotoForces = defineLines({
  name: 'lotoForce',
  title: '강제 해제',
  key: 'lotoForceNo',
  parent,
  readOnly: true,
  order: [{ by: 'rqstDt', direction: 'desc' }],
  fields: {
    lotoPointNo: number('격리지점'),
    lotoPersonalLockNo: number('개인 잠금'),
    ownerTxt: text('잠금 소유자', { required: true, max: 100 }),
    reasonTxt: textarea('강제 해제 사유', { required: true, min: 10, max: 1000 }),
    callTxt: textarea('전화 시도 기록', { required: true, min: 10, max: 1000 }),
    rqstUserId: user('요청자', { required: true }),
    rqstDt: datetime('요청일시', { required: true }),
    issuerUserId: user('발급자'),
    issuerDt: datetime('발급자 서명'),
    safetyUserId: user('안전관리자'),
    safetyDt: datetime('안전관리자 서명'),
    supUserId: user('소유자의 상급자'),
    supDt: datetime('상급자 서명'),
    doneDt: datetime('해제일시'),
    informUserId: user('본인 통보자'),
    informDt: datetime('본인 통보일시'),
  },
})
/** Who did what when, and why. */
export const lotoEvents = defineLines({
  name: 'lotoEvent',
  title: '진행 기록',
  key: 'lotoEventNo',
  parent,
  readOnly: true,
  order: [
    { by: 'eventDt', direction: 'desc' },
    { by: 'lotoEventNo', direction: 'desc' },
  ],
  fields: {
    eventCd: code('구분', 'LOTO_EVENT', { required: true }),
    eventDt: datetime('일시', { required: true }),
    targetTxt: text('대상', { max: 200 }),
    reasonTxt: textarea('내용'),
    createUserId: user('처리자', { required: true }),
  },
})
