import { code, codes, date, flag, number, refCode, text } from '../../../core/shared/field.ts'
import { defineResource } from '../../../core/shared/resource.ts'

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
    bizRegNo: text('사업자등록번호', { required: true, min: 10, max: 10 }),
    ceoNm: text('대표자', { required: true, max: 100 }),
    addr: text('주소', { required: true }),
    telNo: text('전화', { required: true, max: 20 }),
    email: text('대표메일', { required: true }),
    vendorTypeCd: code('업체구분', 'VND_TYPE', { required: true }),
    residentYn: flag('상주여부'),
    workFieldCds: codes('작업분야', 'VND_FIELD'),
    empCnt: number('상시근로자수', { required: true, min: 0 }),
    indInsNo: text('산재보험관리번호', { required: true, max: 20 }),
    safeMgrNm: text('안전보건담당', { required: true, max: 100, personal: true }),
    safeMgrTel: text('담당연락처', { required: true, max: 20, personal: true }),
    upVendorCd: refCode('상위수급인', 'vendor'),
    vendorStatusCd: code('상태', 'VND_STATUS', { required: true }),
    gradeCd: code('최근등급', 'VND_GRADE', { readOnly: true }),
    gradeYmd: date('등급일', { readOnly: true }),
    useYn: flag('사용'),
  },
  scope: { vendor: 'vendorCd', below: true },
  unique: [['bizRegNo']],
  order: [{ by: 'vendorCd', direction: 'asc' }],
  list: ['vendorCd', 'vendorNm', 'bizRegNo', 'ceoNm', 'telNo', 'vendorTypeCd', 'residentYn', 'empCnt', 'vendorStatusCd', 'gradeCd'],
  search: { vendorNm: 'contains', vendorTypeCd: 'equals', vendorStatusCd: 'in', gradeCd: 'equals', residentYn: 'equals' },
})
