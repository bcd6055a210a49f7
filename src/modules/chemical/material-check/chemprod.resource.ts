import { code, codes, flag, number, refCode, text, textarea } from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'

const percent = { decimals: 4, min: 0, max: 100 } as const
/**
 * One component as the supplier declares it. Of a secret one the supplier writes the alternative name and
 * content and the lists, nothing else.
 */
export const chemprodComp = defineLines({
  name: 'chemprodComp',
  title: '구성성분',
  key: 'chemprodCompNo',
  parent: 'chemprodNo',
  fields: {
    chemNm: text('물질명', { max: 300 }),
    casNo: text('CAS번호', { max: 30 }),
    contentMin: number('최소(%)', percent),
    contentRep: number('대표(%)', percent),
    contentMax: number('최대(%)', percent),
    secretYn: flag('영업비밀', { required: true, control: 'checkbox' }),
    altNm: text('대체자료명'),
    altContentMin: number('대체 최소(%)', percent),
    altContentMax: number('대체 최대(%)', percent),
    regDeclCds: codes('규제 신고', 'CHM_REG_CD'),
  },
})

export const vendorMaterialMenu = '/vendor/subconMatChkRqst/matChkRqst'
export const vendorProductMenu = '/vendor/subconMatChkRqst/chemprod'

/** 업체 화학자재: what a supplier offers, as the supplier declares it. (chm.md 2) */
export const chemprod = defineResource({
  name: 'chemprod',
  title: '화학자재',
  path: '/api/vendor/chemprod',
  menus: [vendorProductMenu, vendorMaterialMenu, 'chm/matChkRqst/matChkRqstList'],
  key: 'chemprodNo',
  fields: {
    prodNm: text('제품명', { required: true, searchable: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    makerNm: text('제조사', { required: true, searchable: true }),
    stateCd: code('성상', 'CHM_STATE', { required: true }),
    fugacityCd: code('비산성', 'CHM_FUGACITY', { required: true }),
    mixYn: flag('혼합물', { required: true, control: 'checkbox' }),
    density: number('밀도(kg/L)', { decimals: 3, min: 0, max: 30 }),
    boilingPt: number('끓는점(℃)', { decimals: 1, min: -273, max: 5000 }),
    flashPt: number('인화점(℃)', { decimals: 1, min: -273, max: 5000 }),
    waterSolubleYn: flag('수용성', { control: 'checkbox' }),
    importYn: flag('수입 여부', { required: true, control: 'checkbox' }),
    submitNo: text('MSDS 제출번호', { max: 30 }),
    keDeclYn: flag('화평법 등록·면제 확인', { control: 'checkbox' }),
    locYn: flag('성분확인서(LOC)', { control: 'checkbox' }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { vendor: 'vendorCd' },
  list: [
    'prodNm',
    'makerNm',
    'vendorCd',
    'stateCd',
    'mixYn',
    'flashPt',
    'submitNo',
    'keDeclYn',
    'locYn',
    'updateDt',
  ],
  search: { prodNm: 'contains', makerNm: 'contains', vendorCd: 'equals', stateCd: 'in' },
  lines: { comps: chemprodComp },
  files: {
    msds: { label: 'MSDS(국문 PDF)', limit: 5, maxMegabytes: 20, extensions: ['pdf'] },
    composition: { label: '성분확인서·조성표', limit: 5, maxMegabytes: 20, extensions: documentExtensions },
    test: { label: '시험성적서', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
})
export interface Chemprod extends FullRow<typeof chemprod> {}
