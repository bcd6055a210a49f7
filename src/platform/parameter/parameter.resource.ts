import { date, datetime, flag, refCode, text, textarea, user } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 환경값 (admin 2.2): a dated value, for one plant or, without a plant, for all. confirmNeededYn: the figure
 * still has to be compared with its source. confirmUserId, confirmDt: who has done so, and when.
 */
export const sysParam = defineResource({
  name: 'sysParam',
  title: '환경값',
  path: '/api/manage/sysparam',
  menus: ['manage/code/sysParam'],
  key: 'sysParamNo',
  fields: {
    paramCd: text('환경값코드', { required: true, max: 50 }),
    plantCd: refCode('사업장', 'plant'),
    val: text('값', { required: true }),
    fromYmd: date('적용일', { required: true }),
    unit: text('단위', { max: 20 }),
    source: text('출처'),
    note: textarea('설명'),
    confirmNeededYn: flag('확인 필요', { control: 'checkbox', first: 'N' }),
    confirmUserId: user('확인자', { readOnly: true }),
    confirmDt: datetime('확인일시', { readOnly: true }),
  },
  scope: 'everyone',
  unique: [['paramCd', 'plantCd', 'fromYmd']],
  order: [
    { by: 'paramCd', direction: 'asc' },
    { by: 'fromYmd', direction: 'desc' },
  ],
  search: { paramCd: 'contains', plantCd: 'equals', fromYmd: 'period' },
})
