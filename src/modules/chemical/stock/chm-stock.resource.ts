import { code, date, number, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineResource, type FullRow, type Row } from '../../../core/shared/resource.ts'

/** 재고: one row a lot of a product in a store. Its quantity is written by the journal alone. (chm.md 2) */
export const chmStock = defineResource({
  name: 'chmStock',
  title: '재고',
  path: '/api/chm/stock',
  listPath: '/api/chm/stocklots',
  menus: ['chm/inout/stockStatus'],
  key: 'stockNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    storeNo: ref('장소', 'chmStore', { required: true, readOnly: true }),
    prodNo: ref('제품', 'chmProduct', { required: true, readOnly: true }),
    lotNo: text('로트', { required: true, max: 50, readOnly: true, searchable: true }),
    stockQty: number('재고량', { required: true, decimals: 3, readOnly: true }),
    unitCd: code('단위', 'CHM_UNIT', { required: true, readOnly: true }),
    placeCd: text('위치', { max: 30 }),
    containerCd: code('용기', 'CHM_CONTAINER'),
    containerQty: number('용기 용량', { decimals: 3, min: 0 }),
    mfgYmd: date('제조일'),
    expYmd: date('사용기한'),
    openYmd: date('개봉일'),
    usableYmd: date('사용가능일', { readOnly: true }),
    openLifeDays: number('개봉 후 사용일수', { min: 0, max: 3650 }),
    holdCd: code('보류', 'CHM_HOLD', { required: true }),
    holdReason: textarea('보류 사유', { max: 500 }),
  },
  scope: { plant: 'plantCd' },
  unique: [['storeNo', 'prodNo', 'lotNo']],
  order: [{ by: 'usableYmd', direction: 'asc' }],
  list: [
    'storeNo',
    'prodNo',
    'lotNo',
    'stockQty',
    'unitCd',
    'placeCd',
    'containerCd',
    'usableYmd',
    'expYmd',
    'openYmd',
    'holdCd',
    'mfgYmd',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    storeNo: 'equals',
    prodNo: 'equals',
    lotNo: 'contains',
    usableYmd: 'period',
    stockQty: 'between',
    holdCd: 'in',
  },
})
export interface ChmStock extends FullRow<typeof chmStock> {}
export interface ChmStockRow extends Row<typeof chmStock> {}
