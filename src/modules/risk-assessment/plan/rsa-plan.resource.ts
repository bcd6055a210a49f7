import {
  code,
  codes,
  date,
  datetime,
  department,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { planStates } from '../risk-codes.rule.ts'

export const planMenu = 'rsa/plan/planList'

/**
 * 위험성평가 계획: what a plant assesses, why and until when; its targets are assessed one by one, and the head of the
 * plant signs the plan and its result. (rsa.md 2, 4; 산업안전보건법 제36조, 지침 제9조·제15조)
 */
export const rsaPlan = defineResource({
  name: 'rsaPlan',
  title: '위험성평가 계획',
  path: '/api/rsa/plan',
  menus: [planMenu],
  key: 'rsaPlanNo',
  fields: {
    rsaPlanCd: text('계획번호', { numbering: 'RA-{plant}-{YYYY}-{seq3}', searchable: true }),
    rsaPlanNm: text('계획명', { required: true, max: 100, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('주관부서', { required: true }),
    rsaKindCd: code('실시구분', 'RSA_KIND', { required: true }),
    rsaTypeCd: code('기법', 'RSA_TYPE', { required: true }),
    triggerCd: code('수시 사유', 'RSA_TRIGGER'),
    originYmd: date('사업 성립일'),
    headUserId: user('총괄', { required: true }),
    startYmd: date('시작일', { required: true }),
    endYmd: date('종료일', { required: true }),
    dueYmd: date('법정기한', { readOnly: true }),
    scopeTxt: textarea('평가 범위', { required: true, max: 1000 }),
    prepCds: codes('사전조사 안전보건정보', 'RSA_PREP'),
    prepTxt: textarea('사전조사 내용', { max: 2000 }),
    prevPlanNo: ref('전년 계획', 'rsaPlan'),
    riskGradeCd: code('위험등급', 'PTW_RISK', { readOnly: true }),
    worstScore: number('최고 위험성', { readOnly: true }),
    targetCnt: number('평가대상', { readOnly: true }),
    doneCnt: number('확정 대상', { readOnly: true }),
    resultTxt: textarea('평가 결과 요약', { max: 2000 }),
    confirmDt: datetime('확정일시', { readOnly: true }),
    doneDt: datetime('완료일시', { readOnly: true }),
    stopReason: textarea('반려·취소 사유', { max: 500, readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'startYmd', direction: 'desc' }],
  list: [
    'rsaPlanCd',
    'state',
    'rsaPlanNm',
    'rsaKindCd',
    'rsaTypeCd',
    'plantCd',
    'deptCd',
    'headUserId',
    'startYmd',
    'endYmd',
    'dueYmd',
    'targetCnt',
    'doneCnt',
    'riskGradeCd',
  ],
  search: {
    startYmd: 'period',
    rsaKindCd: 'in',
    rsaTypeCd: 'in',
    state: 'in',
    deptCd: 'subtree',
    plantCd: 'equals',
    rsaPlanNm: 'contains',
    dueYmd: 'period',
    riskGradeCd: 'in',
  },
  files: {
    document: { label: '사전조사 자료', limit: 30, maxMegabytes: 50, extensions: documentExtensions },
  },
  states: planStates,
  transitions: {
    submit: {
      label: '결재상신',
      from: ['draft', 'rejected'],
      to: 'pending',
      approval: {
        biz: 'ABZ13',
        approved: 'confirm',
        rejected: 'reject',
        withdrawn: 'withdraw',
        discarded: 'withdraw',
      },
    },
    confirm: { label: '확정', from: ['pending'], to: 'confirmed', system: true },
    reject: { label: '반려', from: ['pending'], to: 'rejected', system: true },
    withdraw: { label: '회수', from: ['pending'], to: 'draft', system: true },
    begin: { label: '평가시작', from: ['confirmed'], to: 'running', system: true },
    complete: {
      label: '완료상신',
      from: ['running'],
      to: 'completing',
      approval: {
        biz: 'ABZ13',
        approved: 'finish',
        rejected: 'resume',
        withdrawn: 'resume',
        discarded: 'resume',
      },
    },
    finish: { label: '완료', from: ['completing'], to: 'done', system: true },
    resume: { label: '완료 반려', from: ['completing'], to: 'running', system: true },
    cancel: {
      label: '취소',
      from: ['draft', 'rejected', 'confirmed'],
      to: 'cancelled',
      reasonMin,
      danger: true,
    },
  },
})
export interface RsaPlan extends FullRow<typeof rsaPlan> {}
