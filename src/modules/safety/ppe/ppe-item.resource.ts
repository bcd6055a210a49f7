import {
  code,
  cost,
  department,
  flag,
  number,
  process,
  refCode,
  tags,
  text,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource } from '../../../core/shared/resource.ts'

/** Pages on which items are chosen; who asks for something sees what there is. */
const choosing = [
  'saf/ppe/ppeItem',
  'saf/ppe/ppeStd',
  'saf/ppe/ppeRequest',
  'saf/ppe/ppeIssue',
  'saf/ppe/ppeIo',
] as const
const months = { min: 1, max: 240 } as const

/**
 * 보호구 품목: what a plant keeps in stock. Those of 산업안전보건법 제84조(영 제74조) carry the number of their
 * certification, those of 영 제77조 were declared by their maker.
 */
export const ppeItem = defineResource({
  name: 'ppeItem',
  title: '보호구 품목',
  path: '/api/saf/ppeitem',
  menus: choosing,
  key: 'ppeItemNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    ppeCd: code('보호구 종류', 'PTW_PPE', { required: true }),
    ppeItemNm: text('품목명', { required: true, max: 100, searchable: true }),
    modelNm: text('모델', { max: 100, searchable: true }),
    makerNm: text('제조사', { max: 100 }),
    sizes: tags('치수', { max: 20 }),
    certTypeCd: code('인증구분', 'PPE_CERT', { required: true, control: 'radio' }),
    certNo: text('안전인증번호', { max: 50 }),
    unitNm: text('단위', { required: true, max: 10 }),
    unitAmt: cost('단가', { min: 0 }),
    cycleMonths: number('교체주기(개월)', months),
    shelfMonths: number('보관기한(개월)', months),
    openMonths: number('개봉 후 사용기한(개월)', months),
    wearHours: number('사용 한도(시간)', { min: 1, max: 10_000, decimals: 1 }),
    safeQty: number('안전재고', { required: true, min: 0, max: 100_000 }),
    leadDays: number('조달기간(일)', { required: true, min: 0, max: 365 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'ppeItemNm']],
  list: [
    'ppeCd',
    'ppeItemNm',
    'modelNm',
    'sizes',
    'certTypeCd',
    'certNo',
    'unitNm',
    'cycleMonths',
    'safeQty',
    'useYn',
    'plantCd',
  ],
  search: { plantCd: 'equals', ppeCd: 'in', ppeItemNm: 'contains', certTypeCd: 'in', useYn: 'equals' },
  excel: {
    import: [
      'plantCd',
      'ppeCd',
      'ppeItemNm',
      'modelNm',
      'makerNm',
      'certTypeCd',
      'certNo',
      'unitNm',
      'unitAmt',
      'cycleMonths',
      'shelfMonths',
      'openMonths',
      'safeQty',
      'leadDays',
      'useYn',
    ],
  },
  files: { document: { label: '안전인증서', limit: 10, maxMegabytes: 10, extensions: documentExtensions } },
})

/**
 * 지급기준: what a department, or whoever runs a process, is given (안전보건규칙 제32조제1항), and whether it is his alone
 * (제34조).
 */
export const ppeStd = defineResource({
  name: 'ppeStd',
  title: '보호구 지급기준',
  path: '/api/saf/ppestd',
  menus: ['saf/ppe/ppeStd'],
  key: 'ppeStdNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서'),
    processNo: process('공정'),
    ppeCd: code('보호구 종류', 'PTW_PPE', { required: true }),
    stdQty: number('지급수량', { required: true, min: 1, max: 100 }),
    cycleMonths: number('교체주기(개월)', months),
    shareCd: code('사용구분', 'PPE_SHARE', { required: true, control: 'radio' }),
    basisTxt: text('근거', { required: true, max: 200 }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'deptCd', 'processNo', 'ppeCd']],
  list: ['deptCd', 'processNo', 'ppeCd', 'stdQty', 'cycleMonths', 'shareCd', 'basisTxt', 'useYn', 'plantCd'],
  search: { plantCd: 'equals', deptCd: 'subtree', processNo: 'equals', ppeCd: 'in', useYn: 'equals' },
  excel: {
    import: [
      'plantCd',
      'deptCd',
      'processNo',
      'ppeCd',
      'stdQty',
      'cycleMonths',
      'shareCd',
      'basisTxt',
      'useYn',
    ],
  },
})
