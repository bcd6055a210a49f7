import {
  code,
  cost,
  date,
  datetime,
  flag,
  month,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { costMenu, vendorConstructionMenu } from './safety-menus.rule.ts'

/** 산업안전보건관리비 계획: what is set aside for a construction, calculated from its amounts. (ptw.md 5.7) */
export const safCost = defineResource({
  name: 'safCost',
  title: '산업안전보건관리비',
  path: '/api/saf/safetycost',
  menus: [costMenu, vendorConstructionMenu],
  key: 'costNo',
  fields: {
    constNo: ref('공사', 'safConst', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    baseYmd: date('기준일', { required: true }),
    costKindCd: code('공사종류', 'COST_KIND', { required: true }),
    totalAmt: cost('총공사금액(원)', { required: true, min: 0 }),
    targetAmt: cost('대상액(원)', { min: 0 }),
    suppliedAmt: cost('발주자 제공 재료비(원)', { min: 0 }),
    healthMgrYn: flag('보건관리자 선임대상', { first: 'N' }),
    legalAmt: cost('법정 계상액(원)', { readOnly: true }),
    ruleTxt: text('적용 조항', { readOnly: true }),
    tableTxt: text('적용 기준표', { readOnly: true }),
    planAmt: cost('계상액(원)', { min: 0 }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  unique: [['constNo']],
  list: [
    'constNo',
    'state',
    'vendorCd',
    'costKindCd',
    'totalAmt',
    'targetAmt',
    'legalAmt',
    'planAmt',
    'ruleTxt',
    'baseYmd',
    'plantCd',
  ],
  search: {
    constNo: 'equals',
    vendorCd: 'equals',
    state: 'in',
    costKindCd: 'in',
    baseYmd: 'period',
    plantCd: 'equals',
  },
  files: {
    document: { label: '원가계산서·계획서', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: { draft: '작성', pending: '결재중', supplement: '보완', approved: '승인' },
  transitions: {
    propose: {
      label: '승인 상신',
      from: ['draft', 'supplement'],
      to: 'pending',
      approval: {
        biz: 'ABZ11',
        approved: 'approve',
        rejected: 'return',
        withdrawn: 'return',
        discarded: 'return',
      },
    },
    approve: { label: '승인', from: ['pending'], to: 'approved', system: true },
    return: { label: '결재 반려', from: ['pending', 'supplement'], to: 'supplement', system: true },
    revise: { label: '변경', from: ['approved'], to: 'supplement', reasonMin },
  },
})
export interface SafCost extends FullRow<typeof safCost> {}

/** 사용내역: what was spent in a month on one of the nine items, with its evidence. */
export const safCostUse = defineResource({
  name: 'safCostUse',
  title: '관리비 사용내역',
  path: '/api/saf/safetycostuse',
  menus: [costMenu, vendorConstructionMenu],
  key: 'costUseNo',
  fields: {
    constNo: ref('공사', 'safConst', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    useYm: month('사용월', { required: true }),
    itemCd: code('항목', 'COST_ITEM', { required: true }),
    useTxt: text('사용내역', { required: true, max: 300 }),
    useAmt: cost('금액(원)', { required: true, min: 1 }),
    confirmUserId: user('확인자', { readOnly: true }),
    confirmDt: datetime('확인일시', { readOnly: true }),
    rejectCd: code('반려 사유', 'COST_REJECT', { readOnly: true }),
    rejectTxt: textarea('반려 내용', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [
    { by: 'useYm', direction: 'desc' },
    { by: 'costUseNo', direction: 'desc' },
  ],
  list: [
    'useYm',
    'itemCd',
    'useTxt',
    'useAmt',
    'state',
    'confirmUserId',
    'confirmDt',
    'rejectCd',
    'constNo',
    'vendorCd',
  ],
  search: {
    constNo: 'equals',
    useYm: 'period',
    itemCd: 'in',
    state: 'in',
    vendorCd: 'equals',
    plantCd: 'equals',
  },
  files: {
    document: {
      label: '증빙(세금계산서·거래명세서·사진)',
      limit: 20,
      maxMegabytes: 10,
      extensions: documentExtensions,
    },
  },
  states: { entered: '등록', confirmed: '확인', rejected: '반려' },
  transitions: {
    confirm: { label: '확인', from: ['entered'], to: 'confirmed' },
    reject: {
      label: '반려',
      from: ['entered'],
      to: 'rejected',
      danger: true,
      input: {
        rejectCd: code('반려 사유', 'COST_REJECT', { required: true }),
        rejectTxt: textarea('반려 내용', { required: true, min: 5, max: 1000 }),
      },
    },
    resubmit: { label: '다시 등록', from: ['rejected'], to: 'entered' },
  },
})
export interface SafCostUse extends FullRow<typeof safCostUse> {}
