import { code, date, flag, refCode, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 구급함 (산업안전보건기준에 관한 규칙 제82조): where it hangs, and when it is checked again. */
export const firstAidKit = defineResource({
  name: 'firstAidKit',
  title: '구급함',
  path: '/api/saf/firstaidkit',
  menus: ['saf/firstAid/firstAidKit'],
  key: 'kitNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    kitNm: text('구급함 이름', { required: true }),
    kitSizeCd: code('구급함 크기', 'FIRST_AID_SIZE', { required: true }),
    kitDueYmd: date('구급함 점검 예정일', { required: true }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'kitNm']],
  list: ['plantCd', 'kitNm', 'kitSizeCd', 'kitDueYmd', 'useYn'],
  search: { plantCd: 'equals', kitNm: 'contains', kitDueYmd: 'period', useYn: 'equals' },
})
