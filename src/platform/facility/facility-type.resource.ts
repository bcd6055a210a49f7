import { flag, number, refCode, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 설비유형 (specification section 3): a tree; checks and legal inspections are planned by type. */
export const safFacilityType = defineResource({
  name: 'safFacilityType',
  title: '설비유형',
  path: '/api/baseinfo/facilitytype',
  menus: ['baseInfo/facilityType/facilityTypeTree', 'saf/facility/facilityType'],
  key: 'safFacilityTypeCd',
  fields: {
    safFacilityTypeCd: text('유형코드', { required: true, max: 20 }),
    safFacilityTypeNm: text('유형명', { required: true }),
    safFacilityTypeNmEn: text('유형명(En)'),
    safFacilityTypeNmZh: text('유형명(Zh)'),
    safFacilityTypeNmEs: text('유형명(Es)'),
    psafFacilityTypeCd: refCode('상위유형', 'safFacilityType'),
    legalYn: flag('법정검사 대상', { control: 'checkbox', first: 'N' }),
    lawTxt: text('근거 법령'),
    sortOrder: number('정렬'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  order: [
    { by: 'sortOrder', direction: 'asc' },
    { by: 'safFacilityTypeCd', direction: 'asc' },
  ],
  search: { safFacilityTypeNm: 'contains', psafFacilityTypeCd: 'equals', legalYn: 'equals', useYn: 'equals' },
  excel: {
    import: [
      'safFacilityTypeCd',
      'safFacilityTypeNm',
      'safFacilityTypeNmEn',
      'safFacilityTypeNmZh',
      'safFacilityTypeNmEs',
      'psafFacilityTypeCd',
      'legalYn',
      'lawTxt',
      'useYn',
    ],
  },
})
