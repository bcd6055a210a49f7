import {
  code,
  date,
  datetime,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'

/**
 * 보관 예외 승인: for a time, by a named person and with measures, two products that the company's matrix keeps
 * apart stand in one store, or something stands for up to 90 days without a store permit because the fire
 * station allowed it. What else the law forbids has no exception. (features 4; 위험물안전관리법 제5조 제2항 제1호)
 */
export const chmStoreExcept = defineResource({
  name: 'chmStoreExcept',
  title: '보관 예외 승인',
  path: '/api/chm/storeexcept',
  menus: ['chm/storage/storeExcept'],
  key: 'storeExceptNo',
  fields: {
    exceptCd: text('승인번호', { numbering: 'SE-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    kindCd: code('구분', 'CHM_EXCEPT', { required: true }),
    storeNo: ref('장소', 'chmStore', { required: true }),
    prodNo: ref('제품', 'chmProduct'),
    otherProdNo: ref('함께 두는 제품', 'chmProduct'),
    permitTxt: text('소방서 승인번호', { max: 50 }),
    maxMultiple: number('승인 배수', { decimals: 3, min: 0 }),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일', { required: true }),
    reasonTxt: textarea('필요한 이유', { required: true, min: reasonMin, max: 1000 }),
    sepTxt: textarea('안전대책(분리 방법·감시)', { required: true, min: reasonMin, max: 1000 }),
    apprUserId: user('승인자', { required: true }),
    apprDt: datetime('승인일시', { readOnly: true }),
    apprTxt: textarea('승인 사유·조건', { readOnly: true, max: 1000 }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'exceptCd',
    'state',
    'kindCd',
    'storeNo',
    'prodNo',
    'otherProdNo',
    'maxMultiple',
    'fromYmd',
    'toYmd',
    'apprUserId',
    'apprDt',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    storeNo: 'equals',
    kindCd: 'in',
    state: 'in',
    toYmd: 'period',
    apprUserId: 'equals',
  },
  files: {
    document: {
      label: '소방서 승인서·대책 사진',
      limit: 10,
      maxMegabytes: 10,
      extensions: documentExtensions,
    },
  },
  states: { requested: '승인요청', approved: '승인', rejected: '반려', ended: '종료' },
  transitions: {
    approve: {
      label: '승인',
      from: ['requested'],
      to: 'approved',
      input: { apprTxt: textarea('승인 사유·조건', { required: true, min: reasonMin, max: 1000 }) },
    },
    reject: { label: '반려', from: ['requested'], to: 'rejected', reasonMin, danger: true },
    end: { label: '종료', from: ['requested', 'approved'], to: 'ended', reasonMin, danger: true },
  },
})
export interface ChmStoreExcept extends FullRow<typeof chmStoreExcept> {}
