import { flag, number, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/** 직위 (admin 2.1) */
export const position = defineResource({
  name: 'position',
  title: '직위',
  path: '/api/manage/position',
  menus: ['manage/dept/positionList'],
  key: 'positionCd',
  fields: {
    positionCd: text('코드', { required: true, max: 20 }),
    positionNm: text('직위명', { required: true }),
    positionNmEn: text('직위명(En)'),
    positionNmZh: text('직위명(Zh)'),
    positionNmEs: text('직위명(Es)'),
    rankNo: number('순위', { required: true, min: 1 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  order: [{ by: 'rankNo', direction: 'asc' }],
  search: { positionNm: 'contains', useYn: 'equals' },
})
