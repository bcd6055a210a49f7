import { code, flag, number, ref, text } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const hazardClassMenu = 'rsa/baseInfo/hazardClass'

/**
 * 유해·위험요인 분류: the six classes and what stands below each, with the article that asks for a control and what
 * an improvement of it is called. (KRAS 6 분류; fit D38, D41, F11)
 */
export const rsaHazardClass = defineResource({
  name: 'rsaHazardClass',
  title: '유해·위험요인 분류',
  path: '/api/rsa/hazardclass',
  listPath: '/api/rsa/hazardclasses',
  menus: [hazardClassMenu],
  key: 'rsaHazardClassNo',
  fields: {
    hazardClassCd: text('분류코드', { required: true, max: 20, searchable: true }),
    rsaHazardClassNm: text('분류명', { required: true, max: 100, searchable: true }),
    rsaHazardClassNmEn: text('분류명(영어)', { max: 100 }),
    rsaHazardClassNmZh: text('분류명(중국어)', { max: 100 }),
    rsaHazardClassNmEs: text('분류명(스페인어)', { max: 100 }),
    hazardKindCd: code('유해요인 구분', 'RSA_HAZARD_KIND', { required: true }),
    upClassNo: ref('상위 분류', 'rsaHazardClass'),
    fourMCd: code('4M', 'RSA_4M'),
    lawTxt: text('관련근거(안전보건규칙)', { max: 200 }),
    exampleTxt: text('예시', { max: 300 }),
    occurTypeCd: code('재해형태', 'SAF_OCCUR_TYPE'),
    hazardTypeCd: code('개선요청 위험유형', 'IMPR_HAZARD', { required: true }),
    sortOrder: number('순서', { min: 0, max: 9999 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  unique: [['hazardClassCd']],
  order: [
    { by: 'hazardKindCd', direction: 'asc' },
    { by: 'sortOrder', direction: 'asc' },
    { by: 'hazardClassCd', direction: 'asc' },
  ],
  list: [
    'hazardClassCd',
    'rsaHazardClassNm',
    'hazardKindCd',
    'upClassNo',
    'fourMCd',
    'occurTypeCd',
    'lawTxt',
    'exampleTxt',
    'hazardTypeCd',
    'sortOrder',
    'useYn',
  ],
  search: { rsaHazardClassNm: 'contains', hazardKindCd: 'in', fourMCd: 'in', useYn: 'equals' },
  excel: {
    import: [
      'hazardClassCd',
      'rsaHazardClassNm',
      'rsaHazardClassNmEn',
      'rsaHazardClassNmZh',
      'rsaHazardClassNmEs',
      'hazardKindCd',
      'upClassNo',
      'fourMCd',
      'lawTxt',
      'exampleTxt',
      'occurTypeCd',
      'hazardTypeCd',
      'sortOrder',
      'useYn',
    ],
  },
})
export interface RsaHazardClass extends FullRow<typeof rsaHazardClass> {}
