import { code, codes, date, datetime, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorStates, vendorTransitions } from './vendor-transitions.rule.ts'
import { atItsPlants } from './vendor-plant.resource.ts'

/** 업체 (vendor 2.1) */
export const vendor = defineResource({
  name: 'vendor',
  title: '업체',
  path: '/api/vendor/vendor',
  menus: ['vendor/base/vendorList', '/vendor/portal/vendorInfo'],
  key: 'vendorCd',
  fields: {
    vendorCd: text('업체코드', { required: true, max: 20, searchable: true }),
    vendorNm: text('업체명', { required: true, searchable: true }),
    bizRegNo: text('사업자등록번호', { required: true, form: 'businessNo', min: 10, max: 10 }),
    ceoNm: text('대표자', { required: true, max: 100 }),
    addr: text('주소', { required: true }),
    telNo: text('전화', { form: 'phone', required: true, max: 20 }),
    email: text('대표메일', { required: true }),
    vendorTypeCd: code('업체구분', 'VND_TYPE', { required: true }),
    residentYn: flag('상주여부', { first: 'N', words: ['상주', '비상주'] }),
    workFieldCds: codes('작업분야', 'VND_FIELD'),
    empCnt: number('상시근로자수', { required: true, min: 0 }),
    indInsNo: text('산재보험관리번호', { required: true, max: 20 }),
    safeMgrNm: text('안전보건담당', { required: true, max: 100, personal: true }),
    safeMgrTel: text('담당연락처', { form: 'phone', required: true, max: 20, personal: true }),
    upVendorCd: refCode('상위수급인', 'vendor'),
    gradeCd: code('최근등급', 'VND_GRADE', { readOnly: true }),
    gradeYmd: date('등급일', { readOnly: true }),
    endDt: datetime('거래종료일시', { readOnly: true }),
    useYn: flag('사용', { first: 'Y' }),
  },
  scope: { vendor: 'vendorCd', through: atItsPlants, below: true },
  unique: [['bizRegNo']],
  order: [{ by: 'vendorCd', direction: 'asc' }],
  list: [
    'vendorCd',
    'vendorNm',
    'state',
    'bizRegNo',
    'ceoNm',
    'telNo',
    'vendorTypeCd',
    'residentYn',
    'empCnt',
    'gradeCd',
  ],
  search: {
    vendorNm: 'contains',
    vendorTypeCd: 'equals',
    state: 'in',
    gradeCd: 'equals',
    residentYn: 'equals',
  },
  states: vendorStates,
  transitions: {
    ...vendorTransitions,
    approve: {
      ...vendorTransitions.approve,
      input: {
        mgrNm: text('업체 관리자 이름', { max: 100 }),
        mgrEmail: text('업체 관리자 메일', { max: 200 }),
      },
    },
    end: { ...vendorTransitions.end, danger: true },
  },
})
export interface Vendor extends FullRow<typeof vendor> {}
