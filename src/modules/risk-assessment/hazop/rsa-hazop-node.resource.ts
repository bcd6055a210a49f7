import { codes, department, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { hazopMenu } from './hazop-menus.rule.ts'

/**
 * 검토구간: a part of a process with one intent, that a study goes through parameter by parameter. (rsa.md 2, 5.4; IEC
 * 61882)
 */
export const rsaHazopNode = defineResource({
  name: 'rsaHazopNode',
  title: '검토구간',
  path: '/api/rsa/hazop/node',
  menus: [hazopMenu],
  key: 'rsaHazopNodeNo',
  fields: {
    rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    sortOrder: number('순서', { required: true, decimals: 6 }),
    rsaHazopNodeNm: text('검토구간', { required: true, max: 200, searchable: true }),
    intentTxt: textarea('설계의도', { max: 1000 }),
    rangeTxt: textarea('운전범위', { max: 1000 }),
    tagTxt: text('설비 태그', { max: 300 }),
    drawingTxt: text('도면번호', { max: 100 }),
    drawingRevTxt: text('도면 개정', { max: 20 }),
    paramCds: codes('검토변수', 'HAZOP_PARAM'),
    rsaNodeTemplateNo: ref('가져온 표준', 'rsaNodeTemplate', { readOnly: true }),
    prevNodeNo: ref('이전 평가의 구간', 'rsaHazopNode', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  order: [
    { by: 'sortOrder', direction: 'asc' },
    { by: 'rsaHazopNodeNo', direction: 'asc' },
  ],
  search: { rsaTargetNo: 'equals', rsaHazopNodeNm: 'contains', plantCd: 'equals' },
  excel: {
    import: [
      'rsaTargetNo',
      'sortOrder',
      'rsaHazopNodeNm',
      'intentTxt',
      'rangeTxt',
      'tagTxt',
      'drawingTxt',
      'drawingRevTxt',
      'paramCds',
    ],
  },
})
export interface RsaHazopNode extends FullRow<typeof rsaHazopNode> {}
