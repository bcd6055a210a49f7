import { code, department, number, refCode, text, user } from '../../core/shared/field.ts'
import { defineLines, defineResource } from '../../core/shared/resource.ts'

/** A person, or a duty or head of a department that becomes a person at 상신. */
export const apprLineItem = defineLines({
  name: 'apprLineItem',
  title: '결재선 단계',
  key: 'apprLineItemNo',
  parent: 'apprLineNo',
  fields: {
    seq: number('순번', { required: true, min: 1, max: 99 }),
    stepKindCd: code('구분', 'STEP_KIND', { required: true }),
    userId: user('결재자'),
    deptCd: department('부서'),
    dutyCd: refCode('직무', 'duty'),
    parallelGrp: number('병렬묶음', { min: 1, max: 99 }),
  },
  order: [{ by: 'seq', direction: 'asc' }],
})

/**
 * 결재선 (admin 2.2): the saved lines of a person, of a department, and those for all. A line names colleagues,
 * nothing that is secret.
 */
export const apprLine = defineResource({
  name: 'apprLine',
  title: '결재선',
  path: '/api/manage/apprline',
  menus: ['manage/appr/apprLine'],
  key: 'apprLineNo',
  fields: {
    apprLineNm: text('결재선명', { required: true }),
    ownerKindCd: code('소유구분', 'APPR_OWNER', { required: true, control: 'radio' }),
    ownerUserId: user('소유자'),
    ownerDeptCd: department('소유부서'),
    apprBizCd: code('업무', 'APPR_BIZ'),
  },
  scope: 'everyone',
  search: {
    apprLineNm: 'contains',
    ownerKindCd: 'in',
    ownerUserId: 'equals',
    ownerDeptCd: 'subtree',
    apprBizCd: 'equals',
  },
  lines: { items: apprLineItem },
})
/** Code group APPR_OWNER. */
export const lineOwners = { person: 'AOK01', dept: 'AOK02', common: 'AOK03' } as const
