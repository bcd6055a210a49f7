import { flag, number, text, textarea } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

export const handledMaterialMenu = 'constSafe/permit/handledMaterialManage'

/**
 * 취급물질: what works of the plant handle or find left behind, with the limits that the gas measurement is
 * judged by (ptw 2, 5.5).
 */
export const handledMaterial = defineResource({
  name: 'handledMaterial',
  title: '취급물질',
  path: '/api/saf/handledmaterial',
  menus: [
    handledMaterialMenu,
    'constSafe/permit/permitRequest',
    'constSafe/permit/permitReview',
    '/wkod/wkodRequest',
  ],
  key: 'handledMaterialNo',
  fields: {
    matNm: text('물질명', { required: true, max: 100, searchable: true }),
    casNo: text('CAS 번호', { max: 20, searchable: true }),
    lelPct: number('폭발하한(%)', { decimals: 2, min: 0, max: 100 }),
    toxLimitPpm: number('노출기준 TWA(ppm)', { decimals: 2, min: 0, max: 100_000 }),
    ppeTxt: text('보호구', { max: 100 }),
    cautionTxt: textarea('주의사항', { max: 500 }),
    useYn: flag('사용', { required: true }),
  },
  scope: 'everyone',
  unique: [['matNm']],
  order: [{ by: 'matNm', direction: 'asc' }],
  search: { matNm: 'contains', casNo: 'contains', useYn: 'equals' },
  excel: { import: ['matNm', 'casNo', 'lelPct', 'toxLimitPpm', 'ppeTxt', 'cautionTxt', 'useYn'] },
})
