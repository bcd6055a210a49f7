import { date, flag, refCode, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 공정 (admin 2.1); processNo 0 means all of them and is no row. Pickers offer those in use whose period holds
 * today.
 */
export const process = defineResource({
  name: 'process',
  title: '공정',
  path: '/api/manage/processmaster',
  // The list for pickers answers at /api/manage/process.
  listPath: '/api/manage/processrecords',
  menus: ['baseInfo/process/processList'],
  key: 'processNo',
  fields: {
    processCd: text('공정코드', { required: true, max: 20 }),
    processNm: text('공정명', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    fromYmd: date('시작'),
    toYmd: date('종료'),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: 'everyone',
  unique: [['processCd']],
  order: [{ by: 'processCd', direction: 'asc' }],
  search: { processNm: 'contains', plantCd: 'equals', useYn: 'equals' },
})
