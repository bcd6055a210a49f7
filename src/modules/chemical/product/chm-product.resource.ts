import {
  code,
  codes,
  department,
  flag,
  number,
  process,
  ref,
  refCode,
  text,
  textarea,
} from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow, type Row } from '../../../core/shared/resource.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'

export const productMenus = ['baseInfo/products/productList'] as const
const percent = { decimals: 4, min: 0, max: 100 } as const
/** Of a place where something is kept, ℃. */
export const celsius = { decimals: 1, min: -273, max: 1000 } as const

/**
 * 구성성분. A secret component says here only what its alternative name and alternative content say; the true
 * substance and content stand in
 * `chmProductSecret`, which no derived address reads, so that they cannot leave with a list, a workbook or
 * the audit trail (chm.md 8).
 */
export const chmProductComp = defineLines({
  name: 'chmProductComp',
  title: '구성성분',
  key: 'compNo',
  parent: 'prodNo',
  fields: {
    chemNo: ref('물질', 'chmChemical'),
    contentMin: number('함유량 최소(%)', percent),
    contentMax: number('함유량 최대(%)', percent),
    contentRep: number('대표함유량(%)', percent),
    secretYn: flag('영업비밀', { required: true, control: 'checkbox' }),
    altNm: text('대체자료명', { max: 200 }),
    altContentMin: number('대체함유량 최소(%)', percent),
    altContentMax: number('대체함유량 최대(%)', percent),
    regDeclCds: codes('공급사 규제 신고', 'CHM_REG_CD'),
  },
})

/** 제품(취급자재): what is bought, made or handled, under one company-wide number. (chm.md 2) */
export const chmProduct = defineResource({
  name: 'chmProduct',
  title: '제품',
  path: '/api/chm/product',
  menus: productMenus,
  key: 'prodNo',
  fields: {
    prodCd: text('자재코드(ERP)', { required: true, max: 30, searchable: true }),
    prodNm: text('제품명', { required: true, searchable: true }),
    prodNmEn: text('제품명(영문)', { max: 300 }),
    prodClassCd: code('구분', 'CHM_PROD_CLASS', { required: true }),
    usageCd: code('용도', 'CHM_USAGE', { required: true }),
    mixYn: flag('혼합물', { required: true, control: 'checkbox' }),
    stateCd: code('성상', 'CHM_STATE', { required: true }),
    density: number('밀도(kg/L)', { decimals: 3, min: 0, max: 30 }),
    flashPt: number('인화점(℃, 제품)', { decimals: 2, min: -273.15, max: 1000 }),
    boilingPt: number('끓는점(℃, 제품)', { decimals: 2, min: -273.15, max: 5000 }),
    unNo: text('UN번호(제품)', { max: 20 }),
    phVal: number('pH(제품)', { decimals: 2, min: -2, max: 16 }),
    lowReserveYn: flag('산·알칼리 예비력 낮음', { control: 'checkbox' }),
    viscosityVal: number('동점도(제품, mm²/s, 40℃)', { decimals: 2, min: 0, max: 1_000_000 }),
    ateVal: number('ATE(제품, 경구, mg/kg)', { decimals: 2, min: 0 }),
    ateDermalVal: number('ATE(제품, 경피, mg/kg)', { decimals: 2, min: 0 }),
    ateGasVal: number('ATE(제품, 흡입 가스, ppm)', { decimals: 2, min: 0 }),
    ateVaporVal: number('ATE(제품, 흡입 증기, mg/L)', { decimals: 4, min: 0 }),
    ateDustVal: number('ATE(제품, 흡입 분진·미스트, mg/L)', { decimals: 4, min: 0 }),
    testTxt: text('시험·공급사 자료 출처', { max: 300 }),
    vendorCd: refCode('공급업체', 'vendor'),
    makerNm: text('제조사', { required: true, searchable: true }),
    makerNmEn: text('제조사(영문)', { max: 300 }),
    importYn: flag('수입 여부', { required: true, control: 'checkbox' }),
    hazClassCd: code('위험물 유별', 'CHM_HAZ_CLASS'),
    hazItemCd: code('위험물 품명', 'CHM_HAZ_ITEM'),
    desigQty: number('지정수량', { decimals: 3, min: 0 }),
    desigUnitCd: code('지정수량 단위', 'CHM_UNIT'),
    hazReason: textarea('위험물 판정 정정 사유', { max: 500 }),
    openLifeDays: number('개봉 후 사용기한(일)', { min: 0, max: 3650 }),
    minTemp: number('보관온도 최저(℃)', celsius),
    maxTemp: number('보관온도 최고(℃)', celsius),
    migYn: flag('이관자료', { control: 'checkbox' }),
    matChkTxt: text('사전검토번호', { max: 30 }),
    msdsYn: flag('유효 MSDS', { readOnly: true, control: 'checkbox' }),
    poBlockYn: flag('구매 차단', { readOnly: true, control: 'checkbox' }),
    regCds: codes('규제목록', 'CHM_REG_CD', { readOnly: true }),
    regKnownCd: code('법규 확인', 'CHM_REG_KNOWN', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: 'everyone',
  unique: [['prodCd']],
  order: [{ by: 'prodCd', direction: 'asc' }],
  list: [
    'prodCd',
    'prodNm',
    'state',
    'prodClassCd',
    'usageCd',
    'mixYn',
    'stateCd',
    'makerNm',
    'hazClassCd',
    'hazItemCd',
    'desigQty',
    'desigUnitCd',
    'regCds',
    'regKnownCd',
    'msdsYn',
    'poBlockYn',
  ],
  search: {
    prodNm: 'contains',
    prodCd: 'contains',
    prodClassCd: 'in',
    usageCd: 'in',
    stateCd: 'in',
    hazClassCd: 'in',
    regCds: 'has',
    regKnownCd: 'in',
    makerNm: 'contains',
    msdsYn: 'equals',
    poBlockYn: 'equals',
    state: 'in',
  },
  lines: { comps: chmProductComp },
  excel: {
    import: [
      'prodCd',
      'prodNm',
      'prodNmEn',
      'prodClassCd',
      'usageCd',
      'mixYn',
      'stateCd',
      'density',
      'vendorCd',
      'makerNm',
      'makerNmEn',
      'importYn',
      'openLifeDays',
      'minTemp',
      'maxTemp',
      'remark',
    ],
  },
  files: { document: { label: '첨부문서', limit: 20, maxMegabytes: 20, extensions: documentExtensions } },
  states: { draft: '등록중', registered: '등록완료', held: '판매보류', stopped: '사용중지' },
  transitions: {
    register: { label: '등록완료', from: ['draft'], to: 'registered' },
    hold: { label: '판매보류', from: ['registered'], to: 'held', reasonMin, danger: true },
    release: { label: '보류 해제', from: ['held'], to: 'registered', reasonMin },
    stop: { label: '사용중지', from: ['registered', 'held'], to: 'stopped', reasonMin, danger: true },
    resume: { label: '사용재개', from: ['stopped'], to: 'draft', reasonMin },
  },
})
export interface ChmProduct extends FullRow<typeof chmProduct> {}
export interface ChmProductRow extends Row<typeof chmProduct> {}

/**
 * 사업장 취급현황: which department of which plant handles a product in which process, and how much of it.
 * Quantities in kg.
 */
export const chmProductPlant = defineResource({
  name: 'chmProductPlant',
  title: '사업장 취급현황',
  path: '/api/chm/productplant',
  menus: productMenus,
  key: 'prodPlantNo',
  fields: {
    prodNo: ref('제품', 'chmProduct', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('취급부서', { required: true }),
    processNo: process('공정', { required: true }),
    storeNo: ref('저장장소', 'chmStore'),
    yearQty: number('연간 취급량(kg)', { required: true, decimals: 3, min: 0 }),
    dayMaxQty: number('일 최대취급량(kg)', { decimals: 3, min: 0 }),
    maxStoreQty: number('최대 보관량(kg)', { decimals: 3, min: 0 }),
    minStockQty: number('최소 재고(액체 L, 그 밖 kg)', { decimals: 3, min: 0 }),
    workerCnt: number('취급 근로자 수', { min: 0, max: 100_000 }),
    ventTypeCd: code('환기방법', 'CHM_VENT'),
    ppeCds: codes('보호구', 'PTW_PPE'),
    workTxt: text('취급작업', { max: 300 }),
  },
  scope: { plant: 'plantCd' },
  unique: [['prodNo', 'plantCd', 'deptCd', 'processNo']],
  list: [
    'prodNo',
    'plantCd',
    'deptCd',
    'processNo',
    'storeNo',
    'yearQty',
    'dayMaxQty',
    'maxStoreQty',
    'workerCnt',
    'ventTypeCd',
    'workTxt',
  ],
  search: { prodNo: 'equals', plantCd: 'equals', deptCd: 'subtree', processNo: 'equals' },
})
export interface ChmProductPlant extends FullRow<typeof chmProductPlant> {}
