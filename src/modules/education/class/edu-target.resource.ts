import {
  code,
  date,
  datetime,
  department,
  flag,
  number,
  ref,
  refCode,
  secret,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { targetStates } from './class-codes.rule.ts'
import { planMenu } from './edu-plan.resource.ts'

/**
 * Read by who plans education. Whoever runs a class reaches its people through the class, and everybody the own seats
 * through the own pages.
 */
const scope = { plant: 'plantCd', vendor: 'vendorCd' } as const

/** 수강자: one person of a class. Class of worker and department are those of the day of the class. (edu.md 2) */
export const eduTarget = defineResource({
  name: 'eduTarget',
  title: '수강자',
  path: '/api/saf/education/target',
  menus: [planMenu],
  key: 'eduTargetNo',
  fields: {
    eduClassNo: ref('교육차수', 'eduClass', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    userId: user('수강자', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    vendorWorkerNo: ref('업체 근로자', 'vendorWorker', { readOnly: true }),
    targetNm: text('이름', { readOnly: true, max: 100, personal: true, searchable: true }),
    workerClassCd: code('근로자 구분', 'WORKER_CLASS', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    selectReasonCd: code('선정 사유', 'EDU_SELECT_REASON', { readOnly: true }),
    langCd: code('언어', 'LANG', { readOnly: true }),
    noticeDt: datetime('안내일시', { readOnly: true }),
    linkDt: datetime('출석 링크 발급일시', { readOnly: true }),
    deviceHash: secret(text('기기', { max: 64, readOnly: true })),
    waitDt: datetime('대기 등록일시', { readOnly: true }),
    exceptReason: textarea('제외·불참 사유', { max: 500, readOnly: true }),
    recogMin: number('인정시간(분)', { readOnly: true }),
    recogPct: number('출석률(%)', { readOnly: true, decimals: 1 }),
    lateYn: flag('지각', { readOnly: true }),
    earlyYn: flag('조퇴', { readOnly: true }),
    examScore: number('시험 점수', { readOnly: true, decimals: 1 }),
    progressPct: number('진도(%)', { readOnly: true, decimals: 1 }),
    judgeTxt: text('판정 근거', { readOnly: true, max: 300 }),
  },
  scope,
  list: [
    'eduClassNo',
    'state',
    'targetNm',
    'deptCd',
    'vendorCd',
    'workerClassCd',
    'selectReasonCd',
    'recogMin',
    'recogPct',
    'lateYn',
    'earlyYn',
    'examScore',
    'plantCd',
  ],
  search: {
    eduClassNo: 'equals',
    userId: 'equals',
    vendorCd: 'equals',
    deptCd: 'subtree',
    state: 'in',
    plantCd: 'equals',
  },
  // The pad of whoever sits in the class; an account signs by being signed in.
  files: {
    signature: { label: '출석 서명', limit: 20, drawn: true, ownOnly: true },
  },
  states: targetStates,
  transitions: {
    seat: { label: '자리 배정', from: ['waiting', 'excluded'], to: 'invited', system: true },
    queue: { label: '대기 등록', from: ['excluded'], to: 'waiting', system: true },
    attend: { label: '출석', from: ['invited', 'absent'], to: 'attended', system: true },
    miss: { label: '불참', from: ['invited'], to: 'absent', reasonMin, system: true },
    exclude: {
      label: '제외',
      from: ['waiting', 'invited', 'absent'],
      to: 'excluded',
      reasonMin,
      system: true,
    },
    complete: { label: '이수', from: ['attended'], to: 'completed', system: true },
    fail: { label: '미이수', from: ['attended'], to: 'notCompleted', system: true },
    judgeAgain: {
      label: '판정 취소',
      from: ['completed', 'notCompleted'],
      to: 'attended',
      system: true,
    },
  },
})

/** 출결: one stay of a person in a class, from entering to leaving. A correction keeps what was there. (EDU-10, 13) */
export const eduAttend = defineResource({
  name: 'eduAttend',
  title: '출결',
  path: '/api/saf/education/attend',
  menus: [planMenu],
  key: 'eduAttendNo',
  fields: {
    eduTargetNo: ref('수강자', 'eduTarget', { readOnly: true }),
    eduClassNo: ref('교육차수', 'eduClass', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    userId: user('수강자 계정', { readOnly: true }),
    eduYmd: date('교육일', { readOnly: true }),
    inDt: datetime('입실', { readOnly: true }),
    outDt: datetime('퇴실', { readOnly: true }),
    methodCd: code('출석방법', 'EDU_ATTEND_METHOD', { readOnly: true }),
    deviceHash: secret(text('기기', { max: 64, readOnly: true })),
    arriveDt: datetime('전송일시', { readOnly: true }),
    recheckDt: datetime('중간 확인', { readOnly: true }),
    signDt: datetime('서명일시', { readOnly: true }),
    takeUserId: user('출석 확인자', { readOnly: true }),
    firstInDt: datetime('정정 전 입실', { readOnly: true }),
    firstOutDt: datetime('정정 전 퇴실', { readOnly: true }),
    modUserId: user('정정자', { readOnly: true }),
    modDt: datetime('정정일시', { readOnly: true }),
    modReason: textarea('정정 사유', { readOnly: true, max: 500 }),
  },
  scope,
  unique: [['eduTargetNo', 'inDt']],
  search: { eduClassNo: 'equals', eduTargetNo: 'equals', eduYmd: 'period' },
})

/** What somebody enters who corrects a stay. */
export const attendCorrection = {
  eduAttendNo: number('출결', { required: true }),
  inDt: datetime('입실', { required: true }),
  outDt: datetime('퇴실'),
  reason: textarea('정정 사유', { required: true, max: 500 }),
}

/** Whom somebody names who puts people on the list of a class. */
export const peopleFields = {
  dept: department('부서'),
  user: user('사용자'),
  vendor: refCode('업체', 'vendor'),
  worker: ref('작업자', 'vendorWorker'),
}
/** Why somebody is absent or taken off the list. */
export const missReason = textarea('사유', { required: true, max: 500 })
