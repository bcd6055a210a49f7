import { code, department, flag, number, ref, refCode, text, user } from '../../core/shared/field.ts'
import { defineLines, defineResource, type LineRow } from '../../core/shared/resource.ts'

/**
 * Whom a step of a policy or a line means (code group APPR_TARGET). All are resolved to one person at 상신:
 * a named person, the holder of a duty or the head of a department, the drafter's head, the head of the
 * drafter's plant, a member of a group.
 */
export const apprTargets = {
  user: 'APT01',
  deptDuty: 'APT02',
  draftHead: 'APT03',
  plantHead: 'APT04',
  authGrp: 'APT05',
} as const

/**
 * A step that a policy adds: always, or when its condition is true of the record. The drafter cannot remove
 * it.
 */
const apprPolicyStep = defineLines({
  name: 'apprPolicyStep',
  title: '고정 결재단계',
  key: 'apprPolicyStepNo',
  parent: 'apprPolicyNo',
  fields: {
    seq: number('순번', { required: true, min: 1, max: 99 }),
    stepKindCd: code('구분', 'STEP_KIND', { required: true }),
    targetCd: code('대상', 'APPR_TARGET', { required: true }),
    userId: user('결재자'),
    deptCd: department('부서'),
    dutyCd: refCode('직무', 'duty'),
    authGrpNo: ref('권한그룹', 'authGrp'),
    parallelGrp: number('병렬묶음', { min: 1, max: 99 }),
    condExpr: text('조건', { max: 500 }),
  },
  order: [{ by: 'seq', direction: 'asc' }],
})

/** 결재정책 (admin 2.2): what every document of a business kind goes through. */
export const apprPolicy = defineResource({
  name: 'apprPolicy',
  title: '결재정책',
  path: '/api/manage/apprpolicy',
  listPath: '/api/manage/apprpolicies',
  menus: ['manage/appr/apprPolicy'],
  key: 'apprPolicyNo',
  fields: {
    apprBizCd: code('업무', 'APPR_BIZ', { required: true }),
    formNm: text('양식명', { required: true }),
    agreePolicyCd: code('합의방식', 'AGREE_POLICY', { required: true }),
    jeonKyulYn: flag('전결허용', { first: 'N' }),
    jeonKyulCond: text('전결조건', { max: 500 }),
    bulkYn: flag('일괄허용', { first: 'N' }),
    signPwYn: flag('비밀번호확인', { first: 'N' }),
    dueDays: number('처리기한(영업일)', { required: true, min: 1, max: 60 }),
    keepYear: number('보존연한', { required: true, min: 1, max: 100 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  unique: [['apprBizCd']],
  order: [{ by: 'apprBizCd', direction: 'asc' }],
  list: [
    'apprBizCd',
    'formNm',
    'agreePolicyCd',
    'jeonKyulYn',
    'bulkYn',
    'signPwYn',
    'dueDays',
    'keepYear',
    'useYn',
  ],
  search: { apprBizCd: 'equals', formNm: 'contains', useYn: 'equals' },
  lines: { fixedSteps: apprPolicyStep },
})
export type ApprPolicyStep = LineRow<typeof apprPolicyStep>
