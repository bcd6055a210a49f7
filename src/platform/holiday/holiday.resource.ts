import { date, flag, text } from '../../core/shared/field.ts'
import { defineResource } from '../../core/shared/resource.ts'

/**
 * 공휴일 (admin R8): days on which no deadline runs, besides Saturdays and Sundays. legalYn: by 공휴일에 관한 법률; the
 * others are days off by another act (노동절) or the company's own.
 * confirmNeededYn: still to be compared with the calendar that the government publishes for the year.
 */
export const holiday = defineResource({
  name: 'holiday',
  title: '공휴일',
  path: '/api/manage/holiday',
  menus: ['manage/code/sysParam'],
  key: 'holidayNo',
  fields: {
    ymd: date('일자', { required: true }),
    holidayNm: text('휴일명', { required: true }),
    legalYn: flag('법정공휴일', { control: 'checkbox', first: 'N' }),
    note: text('설명'),
    confirmNeededYn: flag('확인 필요', { control: 'checkbox', first: 'N' }),
  },
  scope: 'everyone',
  unique: [['ymd']],
  order: [{ by: 'ymd', direction: 'asc' }],
  search: { ymd: 'period', holidayNm: 'contains', legalYn: 'equals', confirmNeededYn: 'equals' },
  excel: { import: ['ymd', 'holidayNm', 'legalYn', 'note', 'confirmNeededYn'] },
})
