import { code, date, flag, number, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { reasonMin } from '../../../core/shared/limits.ts'

const qty = { decimals: 3, min: 0 } as const
/** One lot that is counted. */
export const chmStockTakeLine = defineLines({
  name: 'chmStockTakeLine',
  title: '실사 내역',
  key: 'takeLineNo',
  parent: 'takeNo',
  fields: {
    prodNo: ref('제품', 'chmProduct', { required: true }),
    lotNo: text('로트', { required: true, max: 50 }),
    unitCd: code('단위', 'CHM_UNIT', { required: true }),
    // The book of the moment in which the count ended; empty while it is counted.
    bookQty: number('장부', qty),
    realQty: number('실물', qty),
    diffQty: number('차이', { decimals: 3 }),
    causeCd: code('차이 원인', 'CHM_TAKE_CAUSE'),
    lossDoneYn: flag('손실 조치 완료', { readOnly: true, control: 'checkbox' }),
    remark: text('비고'),
  },
})
/**
 * 재고실사: what stands in a store is counted lot by lot without the book in sight. Then the differences are
 * explained by who counted, approved by somebody else, and become entries of the journal. (chm.md 2, 4; features 4)
 */
export const chmStockTake = defineResource({
  name: 'chmStockTake',
  title: '재고실사',
  path: '/api/chm/stocktake',
  menus: ['chm/inout/stockTake'],
  key: 'takeNo',
  fields: {
    takeCd: text('실사번호', { numbering: 'ST-{plant}-{YYYYMMDD}-{seq3}' }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    storeNo: ref('장소', 'chmStore', { required: true }),
    baseYmd: date('실사일', { required: true }),
    assignUserId: user('실사 담당자'),
    countUserId: user('실사자', { readOnly: true }),
    apprUserId: user('승인자', { readOnly: true }),
    lossTxt: textarea('손실 조치·신고 내용', { readOnly: true, max: 1000 }),
    lastIoNo: ref('시작한 때의 마지막 전표', 'chmInOut', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'takeCd',
    'storeNo',
    'baseYmd',
    'state',
    'assignUserId',
    'countUserId',
    'apprUserId',
    'remark',
    'plantCd',
  ],
  search: { plantCd: 'equals', storeNo: 'equals', baseYmd: 'period', state: 'in', assignUserId: 'equals' },
  lines: { lines: chmStockTakeLine },
  states: {
    counting: '실사중',
    explaining: '차이 확인',
    counted: '승인대기',
    confirmed: '확정',
    cancelled: '취소',
  },
  transitions: {
    finish: { label: '실사 완료', from: ['counting'], to: 'explaining' },
    submit: {
      label: '승인요청',
      from: ['explaining'],
      to: 'counted',
      input: { apprUserId: user('승인자', { required: true }) },
    },
    sendBack: { label: '다시 세기', from: ['counted'], to: 'counting', reasonMin, danger: true },
    confirm: {
      label: '확정',
      from: ['counted'],
      to: 'confirmed',
      input: { lossTxt: textarea('손실 조치·신고 내용', { max: 1000 }) },
    },
    cancel: {
      label: '취소',
      from: ['counting', 'explaining', 'counted'],
      to: 'cancelled',
      reasonMin,
      danger: true,
    },
  },
})
export interface ChmStockTake extends FullRow<typeof chmStockTake> {}
