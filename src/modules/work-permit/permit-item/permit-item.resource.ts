import { code, date, flag, number, text } from '../../../core/shared/field.ts'
import { defineResource, type Row } from '../../../core/shared/resource.ts'

export const permitItemMenu = 'constSafe/permit/permitItemManage'

/** Master of what is checked before, during and after a work; a changed sentence is a new version. */
export const permitItem = defineResource({
  name: 'permitItem',
  title: '허가항목',
  path: '/api/saf/permititem',
  menus: [permitItemMenu, 'constSafe/permit/permitReview'],
  key: 'permitItemNo',
  fields: {
    permitTypeCd: code('기본허가', 'PTW_TYPE'),
    supplCd: code('보충허가', 'PTW_SUPPL'),
    stageCd: code('단계', 'PTW_STAGE', { required: true }),
    itemNm: text('점검항목', { required: true, max: 500 }),
    basisTxt: text('근거', { max: 200 }),
    needDefaultYn: flag('기본 필요', { required: true, control: 'checkbox' }),
    photoYn: flag('사진', { required: true, control: 'checkbox' }),
    killYn: flag('부적합 시 시작불가', { required: true, control: 'checkbox' }),
    sortOrder: number('정렬', { required: true }),
    verNo: number('버전', { required: true, min: 1 }),
    effectYmd: date('적용일', { required: true }),
    useYn: flag('사용', { required: true }),
  },
  scope: 'everyone',
  order: [{ by: 'sortOrder', direction: 'asc' }],
  search: { permitTypeCd: 'in', supplCd: 'in', stageCd: 'in', itemNm: 'contains', useYn: 'equals' },
  excel: {
    import: [
      'permitTypeCd',
      'supplCd',
      'stageCd',
      'itemNm',
      'basisTxt',
      'needDefaultYn',
      'photoYn',
      'killYn',
      'sortOrder',
      'verNo',
      'effectYmd',
      'useYn',
    ],
  },
})
export interface PermitItem extends Row<typeof permitItem> {}
