import {
  code,
  datetime,
  date,
  department,
  number,
  process,
  ref,
  refCode,
  text,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { courseMenu } from './edu-legal-rule.resource.ts'

/**
 * 대상자 기준: who is to be invited to a course, by where or for which company he works, what he does and what he is
 * appointed to, instead of by hand. It starts only after somebody has counted whom it would name. (features.md 6; fit A4, EDU-14)
 */
export const eduTargetRule = defineResource({
  name: 'eduTargetRule',
  title: '대상자 기준',
  path: '/api/saf/education/targetrule',
  menus: [courseMenu],
  key: 'eduTargetRuleNo',
  fields: {
    targetRuleNm: text('기준명', { required: true, searchable: true }),
    eduCourseNo: ref('교육과정', 'eduCourse', { required: true, inStates: ['confirmed'] }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서'),
    processNo: process('공정'),
    workerClassCd: code('근로자 구분', 'WORKER_CLASS'),
    jobCd: code('담당 직종', 'WORK_JOB'),
    dutyCd: refCode('선임', 'duty'),
    vendorCd: refCode('협력업체', 'vendor'),
    vndJobCd: code('협력업체 직종', 'VND_JOB'),
    specialWorkNo: code('유해·위험작업', 'EDU_SPECIAL_WORK'),
    permitRoleCd: code('작업허가 역할', 'EDU_PERMIT_ROLE'),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일'),
    countCnt: number('예상 대상자', { readOnly: true }),
    countDt: datetime('대상자 확인일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'targetRuleNm',
    'state',
    'eduCourseNo',
    'plantCd',
    'deptCd',
    'processNo',
    'workerClassCd',
    'dutyCd',
    'vendorCd',
    'vndJobCd',
    'specialWorkNo',
    'countCnt',
    'countDt',
  ],
  search: {
    targetRuleNm: 'contains',
    eduCourseNo: 'equals',
    plantCd: 'equals',
    vendorCd: 'equals',
    state: 'in',
  },
  states: { draft: '작성', active: '적용', ended: '종료' },
  transitions: {
    start: { label: '적용', from: ['draft'], to: 'active' },
    end: { label: '종료', from: ['active'], to: 'ended', reasonMin, danger: true },
  },
})
export interface EduTargetRule extends FullRow<typeof eduTargetRule> {}
