import { code, date, ref, tags, text, textarea } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'

const result = {
  resultYmd: date('결과일', { required: true }),
  apprNo: text('제출번호·승인번호', { required: true, max: 30 }),
} as const
const approval = { ...result, validStartYmd: date('유효기간 시작일') } as const

/**
 * MSDS 제출·비공개승인: what the company, as maker or importer, hands in to KOSHA and what it is answered. (chm.md
 * 2, 4; 산업안전보건법 제110·112조)
 */
export const chmMsdsSubmit = defineResource({
  name: 'chmMsdsSubmit',
  title: 'MSDS 제출·비공개승인',
  path: '/api/chm/msdssubmit',
  menus: ['chm/msds/msdsSubmit'],
  key: 'msdsSubmitNo',
  fields: {
    msdsSubmitCd: text('관리번호', { numbering: 'SB-{YYYY}-{seq4}', searchable: true }),
    prodNo: ref('제품', 'chmProduct', { required: true }),
    msdsNo: ref('MSDS', 'chmMsds', { required: true }),
    kindCd: code('구분', 'MSDS_SUBMIT_KIND', { required: true }),
    reasonCd: code('변경 사유', 'MSDS_CHANGE_REASON'),
    dueYmd: date('제출기한'),
    altNms: tags('비공개 신청 성분(대체자료명)', { max: 20 }),
    rqstYmd: date('제출(신청)일', { readOnly: true }),
    receiptNo: text('접수번호', { max: 50, readOnly: true }),
    resultYmd: date('결과일', { readOnly: true }),
    apprNo: text('제출번호·승인번호', { max: 30, readOnly: true }),
    refusedNms: tags('불승인 성분', { readOnly: true }),
    validStartYmd: date('유효기간 시작일', { readOnly: true }),
    validEndYmd: date('유효기간 만료일', { readOnly: true }),
    extendDueYmd: date('연장신청 기한', { readOnly: true }),
    remark: textarea('비고', { max: 1000 }),
  },
  scope: 'everyone',
  order: [{ by: 'msdsSubmitCd', direction: 'desc' }],
  list: [
    'msdsSubmitCd',
    'prodNo',
    'kindCd',
    'state',
    'reasonCd',
    'dueYmd',
    'rqstYmd',
    'receiptNo',
    'resultYmd',
    'apprNo',
    'validEndYmd',
    'extendDueYmd',
    'msdsNo',
  ],
  search: {
    msdsSubmitCd: 'contains',
    prodNo: 'equals',
    kindCd: 'in',
    state: 'in',
    dueYmd: 'period',
    validEndYmd: 'period',
  },
  files: {
    document: { label: '제출서류·결과통지서', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: {
    preparing: '준비',
    submitted: '제출(신청)',
    supplement: '보완',
    accepted: '접수·승인',
    partial: '부분승인',
    refused: '불승인',
    extending: '연장신청',
    expired: '만료',
  },
  transitions: {
    submit: {
      label: '제출',
      from: ['preparing'],
      to: 'submitted',
      input: { rqstYmd: date('제출(신청)일', { required: true }), receiptNo: text('접수번호', { max: 50 }) },
    },
    askSupplement: { label: '보완요구 등록', from: ['submitted'], to: 'supplement', reasonMin, danger: true },
    resubmit: {
      label: '재제출',
      from: ['supplement'],
      to: 'submitted',
      input: { rqstYmd: date('제출(신청)일', { required: true }), receiptNo: text('접수번호', { max: 50 }) },
    },
    accept: { label: '접수·승인 등록', from: ['submitted'], to: 'accepted', input: approval },
    acceptPart: {
      label: '부분승인 등록',
      from: ['submitted'],
      to: 'partial',
      danger: true,
      input: { ...approval, refusedNms: tags('불승인 성분', { required: true, max: 20 }) },
    },
    refuse: {
      label: '불승인 등록',
      from: ['submitted'],
      to: 'refused',
      reasonMin,
      danger: true,
      input: { resultYmd: date('결과일', { required: true }) },
    },
    extend: {
      label: '연장신청',
      from: ['accepted'],
      to: 'extending',
      input: { rqstYmd: date('신청일', { required: true }), receiptNo: text('접수번호', { max: 50 }) },
    },
    approveExtension: { label: '연장승인 등록', from: ['extending'], to: 'accepted', input: result },
    expire: { label: '만료', from: ['accepted', 'partial', 'extending'], to: 'expired', system: true },
  },
})
export interface ChmMsdsSubmit extends FullRow<typeof chmMsdsSubmit> {}
