import {
  code,
  date,
  department,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { resultMenu } from '../plan/rsa-target.resource.ts'
import { expectedRisk, presentRisk, residualRisk } from '../risk-columns.resource.ts'

export const krasMenu = 'rsa/result/resultKras'
export const level3Menu = 'rsa/result/resultLevel3'
export const onePointMenu = 'rsa/result/resultOps'
export const jsaMenu = 'rsa/result/resultJsa'
/** The page of a company's own assessments. */
export const vendorRiskMenu = '/vendor/portal/riskAssess'
export const hazardMenus = [resultMenu, krasMenu, level3Menu, onePointMenu, jsaMenu, vendorRiskMenu] as const

/** The first measure of a row, as it is typed beside it; the record of the measure is kept in step. */
export const rowMeasure = {
  measureTxt: textarea('감소대책', { max: 1000 }),
  hierCd: code('대책 순위', 'RSA_HIER'),
  ownerUserId: user('담당자'),
  dueYmd: date('완료예정일'),
  rsaMeasureNo: ref('감소대책 기록', 'rsaMeasure', { readOnly: true }),
}
/** The place of a row, taken from its target, so that a company never sees another's. */
export const rowPlace = {
  plantCd: refCode('사업장', 'plant', { readOnly: true }),
  deptCd: department('부서', { readOnly: true }),
  vendorCd: refCode('협력업체', 'vendor', { readOnly: true }),
}

/**
 * 유해·위험요인: one row of KRAS, the three-level method, the one point sheet or a JSA. It is a record that saves itself,
 * and the server alone reckons its risk. (rsa.md 2; fit D26; 지침 제10조, 제11조)
 */
export const rsaHazard = defineResource({
  name: 'rsaHazard',
  title: '유해·위험요인',
  path: '/api/rsa/hazard',
  menus: hazardMenus,
  key: 'rsaHazardNo',
  fields: {
    rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
    sortOrder: number('순서', { required: true, decimals: 6, min: 0 }),
    stepNo: number('단계', { min: 1, max: 99 }),
    stepTxt: text('작업단계', { required: true, max: 200 }),
    hazardKindCd: code('분류', 'RSA_HAZARD_KIND', { required: true }),
    rsaHazardClassNo: ref('세부 분류', 'rsaHazardClass'),
    hazardTxt: textarea('유해·위험 상황과 결과', { required: true, min: 10, max: 1000, searchable: true }),
    occurTypeCd: code('재해형태', 'SAF_OCCUR_TYPE'),
    victimTxt: text('다치는 사람', { max: 200 }),
    lawTxt: text('관련근거', { max: 200 }),
    controlTxt: textarea('현재 안전조치', { max: 1000 }),
    ...presentRisk,
    decideTxt: textarea('판단 사유', { max: 1000 }),
    ...rowMeasure,
    ...expectedRisk,
    overrideReason: textarea('예외 사유', { max: 500 }),
    opinionTxt: textarea('근로자 의견', { max: 1000 }),
    ...residualRisk,
    prevHazardNo: ref('전년 행', 'rsaHazard', { readOnly: true }),
    prevScore: number('전년 위험성', { readOnly: true }),
    rsaJobBookNo: ref('가져온 표준서', 'rsaJobBook', { readOnly: true }),
    ...rowPlace,
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [
    { by: 'rsaTargetNo', direction: 'desc' },
    { by: 'sortOrder', direction: 'asc' },
    { by: 'rsaHazardNo', direction: 'asc' },
  ],
  search: {
    rsaTargetNo: 'equals',
    hazardTxt: 'contains',
    hazardKindCd: 'in',
    occurTypeCd: 'in',
    acceptYn: 'equals',
    plantCd: 'equals',
    deptCd: 'subtree',
  },
  excel: {
    import: [
      'rsaTargetNo',
      'sortOrder',
      'stepNo',
      'stepTxt',
      'hazardKindCd',
      'hazardTxt',
      'occurTypeCd',
      'victimTxt',
      'lawTxt',
      'controlTxt',
      'freq',
      'sev',
      'decideTxt',
      'measureTxt',
      'hierCd',
      'dueYmd',
      'expFreq',
      'expSev',
      'overrideReason',
      'opinionTxt',
    ],
  },
  files: { photo: { label: '현장 사진', limit: 10, imageOnly: true, maxMegabytes: 20 } },
})
export interface RsaHazard extends FullRow<typeof rsaHazard> {}
