import { code, date, flag, number, text, textarea } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { storageMenus } from './chm-store.resource.ts'

/** 혼재 기준: one dated row a pair of classes, segregation groups or substances. (chm.md 5.6) */
export const chmIncomp = defineResource({
  name: 'chmIncomp',
  title: '혼재 기준',
  path: '/api/chm/incomp',
  menus: storageMenus,
  key: 'incompNo',
  fields: {
    layerCd: code('기준', 'CHM_INCOMP_LAYER', { required: true }),
    aTxt: text('대상 A', { required: true, max: 20 }),
    bTxt: text('대상 B', { required: true, max: 20 }),
    resultCd: code('판정', 'CHM_INCOMP', { required: true }),
    reasonTxt: textarea('설명', { max: 500 }),
    lawTxt: text('근거', { required: true, max: 300 }),
    effectYmd: date('시행일', { required: true }),
    endYmd: date('종료일'),
    firmYn: flag('예외 불가', { control: 'checkbox' }),
    confirmNeededYn: flag('확인 필요', { control: 'checkbox' }),
  },
  scope: 'everyone',
  unique: [['layerCd', 'aTxt', 'bTxt', 'effectYmd']],
  order: [
    { by: 'layerCd', direction: 'asc' },
    { by: 'aTxt', direction: 'asc' },
  ],
  list: ['layerCd', 'aTxt', 'bTxt', 'resultCd', 'reasonTxt', 'firmYn', 'lawTxt', 'effectYmd', 'endYmd', 'confirmNeededYn'],
  search: { layerCd: 'in', aTxt: 'contains', bTxt: 'contains', resultCd: 'in', confirmNeededYn: 'equals' },
})

/** 지정수량: one dated row an item of the fire law, with what makes it that item. (chm.md 5.2) */
export const chmDesigQty = defineResource({
  name: 'chmDesigQty',
  title: '지정수량',
  path: '/api/chm/desigqty',
  listPath: '/api/chm/desigqtys',
  menus: storageMenus,
  key: 'desigQtyNo',
  fields: {
    hazClassCd: code('유별', 'CHM_HAZ_CLASS', { required: true }),
    hazItemCd: code('품명', 'CHM_HAZ_ITEM', { required: true }),
    waterSolubleYn: flag('수용성'),
    kindCd: code('종', 'CHM_HAZ_KIND'),
    flashMaxC: number('인화점 상한(℃)', { decimals: 1 }),
    boilMaxC: number('끓는점 상한(℃)', { decimals: 1 }),
    autoIgnMaxC: number('발화점 상한(℃)', { decimals: 1 }),
    contentMinPct: number('농도 하한(wt%)', { decimals: 2 }),
    gravityMinVal: number('비중 하한', { decimals: 3 }),
    desigQty: number('지정수량', { required: true, decimals: 3, min: 0 }),
    desigUnitCd: code('단위', 'CHM_UNIT', { required: true }),
    lawTxt: text('근거', { required: true, max: 300 }),
    effectYmd: date('시행일', { required: true }),
    endYmd: date('종료일'),
    confirmNeededYn: flag('확인 필요', { control: 'checkbox' }),
  },
  scope: 'everyone',
  order: [
    { by: 'hazClassCd', direction: 'asc' },
    { by: 'desigQtyNo', direction: 'asc' },
  ],
  list: [
    'hazClassCd',
    'hazItemCd',
    'waterSolubleYn',
    'kindCd',
    'flashMaxC',
    'contentMinPct',
    'gravityMinVal',
    'desigQty',
    'desigUnitCd',
    'lawTxt',
    'effectYmd',
    'endYmd',
    'confirmNeededYn',
  ],
  search: { hazClassCd: 'in', hazItemCd: 'in', confirmNeededYn: 'equals' },
})
