import { code, number, ref, text, textarea } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { resultMenu } from '../plan/rsa-target.resource.ts'
import { expectedRisk, presentRisk, residualRisk } from '../risk-columns.resource.ts'
import { rowMeasure, rowPlace, vendorRiskMenu } from './rsa-hazard.resource.ts'

export const checklistMenu = 'rsa/result/resultChecklist'

/**
 * 체크리스트 답: one question of a checklist that was fixed, and whether what is there suffices. 보완 needs a measure.
 * (rsa.md 5.2; 지침 제7조)
 */
export const rsaCheckAnswer = defineResource({
  name: 'rsaCheckAnswer',
  title: '체크리스트 답',
  path: '/api/rsa/checkanswer',
  menus: [resultMenu, checklistMenu, vendorRiskMenu],
  key: 'rsaCheckAnswerNo',
  fields: {
    rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
    sortOrder: number('순서', { required: true, decimals: 6, min: 0 }),
    checkFormNo: ref('체크리스트', 'checkForm', { readOnly: true }),
    itemCd: text('항목번호', { max: 20, readOnly: true }),
    sectionTxt: text('구역', { max: 100 }),
    itemTxt: textarea('점검 항목', { required: true, max: 500, searchable: true }),
    lawTxt: text('관련근거', { max: 200 }),
    okCd: code('판정', 'RSA_OK'),
    hazardTxt: textarea('유해·위험 상황과 결과', { max: 1000 }),
    controlTxt: textarea('현재 안전조치', { max: 1000 }),
    ...presentRisk,
    decideTxt: textarea('판단 사유', { max: 1000 }),
    ...rowMeasure,
    ...expectedRisk,
    overrideReason: textarea('예외 사유', { max: 500 }),
    opinionTxt: textarea('근로자 의견', { max: 1000 }),
    ...residualRisk,
    prevScore: number('전년 위험성', { readOnly: true }),
    prevAnswerNo: ref('전년 행', 'rsaCheckAnswer', { readOnly: true }),
    ...rowPlace,
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [
    { by: 'rsaTargetNo', direction: 'desc' },
    { by: 'sortOrder', direction: 'asc' },
    { by: 'rsaCheckAnswerNo', direction: 'asc' },
  ],
  search: {
    rsaTargetNo: 'equals',
    itemTxt: 'contains',
    okCd: 'in',
    acceptYn: 'equals',
    plantCd: 'equals',
    deptCd: 'subtree',
  },
  excel: {
    import: [
      'rsaTargetNo',
      'sortOrder',
      'sectionTxt',
      'itemTxt',
      'lawTxt',
      'okCd',
      'hazardTxt',
      'controlTxt',
      'decideTxt',
      'measureTxt',
      'hierCd',
      'dueYmd',
      'opinionTxt',
    ],
  },
  files: { photo: { label: '현장 사진', limit: 10, imageOnly: true, maxMegabytes: 20 } },
})
export interface RsaCheckAnswer extends FullRow<typeof rsaCheckAnswer> {}
