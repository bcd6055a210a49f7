import { code, cost, number, ref, refCode, text, textarea, year } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { planStates } from './class-codes.rule.ts'

export const planMenu = 'education/plan/eduPlan'

const lines = defineLines({
  name: 'eduPlanLine',
  title: '연간계획 과정',
  key: 'eduPlanLineNo',
  parent: 'eduPlanNo',
  fields: {
    eduCourseNo: ref('과정', 'eduCourse', { required: true, inStates: ['confirmed'] }),
    planMonth: number('월', { required: true, min: 1, max: 12 }),
    targetQty: number('대상 인원', { required: true, min: 1, max: 100_000 }),
    planMin: number('교육시간(분)', { required: true, min: 1, max: 2400 }),
    methodCd: code('교육방법', 'EDU_METHOD_CD', { required: true }),
    planAmt: cost('예산', { min: 0 }),
    remark: text('비고', { max: 200 }),
  },
  order: [
    { by: 'planMonth', direction: 'asc' },
    { by: 'eduPlanLineNo', direction: 'asc' },
  ],
})

/**
 * 연간교육계획: the courses of a plant in a year, month by month, approved as one document. (edu.md 2, 4; fit D9)
 */
export const eduPlan = defineResource({
  name: 'eduPlan',
  title: '연간교육계획',
  path: '/api/saf/education/plan',
  menus: [planMenu],
  key: 'eduPlanNo',
  fields: {
    eduPlanCd: text('계획번호', { numbering: 'EP-{plant}-{YYYY}-{seq3}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    planYear: year('연도', { required: true }),
    revNo: number('차수', { readOnly: true }),
    targetQty: number('대상 인원', { readOnly: true }),
    planAmt: cost('예산 합계', { readOnly: true }),
    aimTxt: textarea('교육 목표·방침', { max: 1000 }),
    reviseTxt: textarea('변경 사유', { max: 500, readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'planYear']],
  order: [{ by: 'planYear', direction: 'desc' }],
  list: ['eduPlanCd', 'state', 'planYear', 'plantCd', 'revNo', 'targetQty', 'planAmt', 'updateDt'],
  search: { planYear: 'equals', plantCd: 'equals', state: 'in' },
  lines: { lines },
  states: planStates,
  transitions: {
    submit: {
      label: '결재상신',
      from: ['draft'],
      to: 'pending',
      approval: {
        biz: 'ABZ14',
        approved: 'approve',
        rejected: 'reject',
        withdrawn: 'withdraw',
        discarded: 'withdraw',
      },
    },
    approve: { label: '확정', from: ['pending'], to: 'confirmed', system: true },
    reject: { label: '반려', from: ['pending'], to: 'draft', system: true },
    withdraw: { label: '회수', from: ['pending'], to: 'draft', system: true },
    revise: { label: '계획 변경', from: ['confirmed'], to: 'draft', reasonMin: 5 },
  },
})
export interface EduPlan extends FullRow<typeof eduPlan> {}
