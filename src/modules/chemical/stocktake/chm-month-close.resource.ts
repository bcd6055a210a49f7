import { code, datetime, month, number, ref, refCode, textarea, user } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { reasonMin } from '../../../core/shared/limits.ts'

const qty = { decimals: 3 } as const
/** What the month began with, what came and went, and what was left: a product in a store. */
export const chmMonthLine = defineLines({
  name: 'chmMonthLine',
  title: '월 수불',
  key: 'monthLineNo',
  parent: 'monthCloseNo',
  readOnly: true,
  fields: {
    storeNo: ref('장소', 'chmStore', { required: true }),
    prodNo: ref('제품', 'chmProduct', { required: true }),
    unitCd: code('단위', 'CHM_UNIT', { required: true }),
    openQty: number('이월', { required: true, ...qty }),
    inQty: number('입고', { required: true, ...qty }),
    outQty: number('출고', { required: true, ...qty }),
    endQty: number('월말재고', { required: true, ...qty }),
  },
})
/** 수불마감: after it nothing of the month and of those before it changes. (chm.md 4, 6) */
export const chmMonthClose = defineResource({
  name: 'chmMonthClose',
  title: '수불마감',
  path: '/api/chm/monthclose',
  menus: ['chm/inout/monthClose'],
  key: 'monthCloseNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    closeYm: month('마감월', { required: true }),
    closeDt: datetime('마감일시', { readOnly: true }),
    closeUserId: user('마감자', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'closeYm']],
  order: [{ by: 'closeYm', direction: 'desc' }],
  list: ['closeYm', 'plantCd', 'state', 'closeDt', 'closeUserId', 'remark'],
  search: { plantCd: 'equals', closeYm: 'period', state: 'in' },
  lines: { lines: chmMonthLine },
  states: { closed: '마감', reopened: '마감 취소' },
  transitions: {
    reopen: { label: '마감 취소', from: ['closed'], to: 'reopened', reasonMin, danger: true },
    close: { label: '다시 마감', from: ['reopened'], to: 'closed' },
  },
})
export interface ChmMonthClose extends FullRow<typeof chmMonthClose> {}
