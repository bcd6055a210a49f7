import { code, flag, number, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 직무 (admin 2.1, 3): what a person must be appointed to before an act that a law ties to the appointment. */
export const duty = defineResource({
  name: 'duty',
  title: '직무',
  path: '/api/manage/duty',
  listPath: '/api/manage/duties',
  menus: ['manage/dept/dutyList'],
  key: 'dutyCd',
  fields: {
    dutyCd: text('코드', { required: true, max: 20 }),
    dutyNm: text('직무명', { required: true }),
    dutyKindCd: code('구분', 'DUTY_KIND', { required: true }),
    legalBasis: text('근거'),
    rptDays: number('신고기한(일)', { min: 0 }),
    eduRule: text('교육주기'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  order: [{ by: 'dutyCd', direction: 'asc' }],
  search: { dutyNm: 'contains', dutyKindCd: 'equals', useYn: 'equals' },
})
