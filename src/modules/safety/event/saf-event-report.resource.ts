import { code, date, datetime, ref, refCode, text, textarea } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource } from '../../../core/shared/resource.ts'
import { accidentMenu } from './saf-event.resource.ts'

/**
 * 법정보고: a report that the flags of an accident ask for, with its day of the law. It is late by the clock alone, in
 * whatever state. (산업안전보건법 제57조·규칙 제67조·제73조, 화학물질관리법 제43조)
 */
export const safEventReport = defineResource({
  name: 'safEventReport',
  title: '법정보고',
  path: '/api/saf/accident/report',
  menus: [accidentMenu],
  key: 'safEventReportNo',
  fields: {
    safEventNo: ref('사고', 'safEvent', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    rptTypeCd: code('보고종류', 'SAF_RPT_TYPE', { readOnly: true }),
    baseDt: datetime('기산일시', { readOnly: true }),
    dueDt: datetime('법정기한', { readOnly: true }),
    targetYmd: date('내부 목표일', { readOnly: true }),
    orgNm: text('보고 기관', { max: 100 }),
    methodCd: code('보고 방법', 'SAF_TOLD_WAY'),
    submitDt: datetime('제출일시'),
    receiptNo: text('접수번호', { max: 50 }),
    repConfirmCd: code('근로자대표 확인', 'SAF_REP_CONFIRM'),
    repOpinionTxt: textarea('근로자대표 이견', { max: 1000 }),
    remark: textarea('보고 내용', { max: 2000 }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'safEventNo',
    'rptTypeCd',
    'state',
    'baseDt',
    'dueDt',
    'targetYmd',
    'submitDt',
    'orgNm',
    'receiptNo',
    'plantCd',
  ],
  search: { safEventNo: 'equals', plantCd: 'equals', rptTypeCd: 'in', dueDt: 'period', state: 'in' },
  files: { document: { label: '제출 서류', limit: 20, maxMegabytes: 20, extensions: documentExtensions } },
  states: { due: '대상', drafted: '작성', submitted: '제출', accepted: '접수완료' },
  transitions: {
    draft: { label: '작성완료', from: ['due'], to: 'drafted' },
    submit: { label: '제출', from: ['drafted'], to: 'submitted' },
    accept: { label: '접수 확인', from: ['submitted'], to: 'accepted' },
  },
})
