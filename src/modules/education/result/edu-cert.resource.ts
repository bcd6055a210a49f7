import {
  codes,
  date,
  datetime,
  department,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { certMenu, resultMenu } from './edu-result.resource.ts'

/**
 * 수료증 of a confirmed result. Its number is drawn once; from the second printing on it says 사본, and anybody who holds
 * the paper may ask whether it still holds good. (edu.md EDU-15; fit D11)
 */
export const eduCert = defineResource({
  name: 'eduCert',
  title: '수료증',
  path: '/api/saf/education/cert',
  menus: [certMenu, resultMenu],
  key: 'eduCertNo',
  fields: {
    certCd: text('수료번호', { numbering: 'E{plant}-{YYYY}-{seq6}', searchable: true }),
    eduResultNo: ref('이수결과', 'eduResult', { readOnly: true }),
    personNm: text('이수자', { max: 50, readOnly: true, searchable: true, personal: true }),
    userId: user('직원', { readOnly: true }),
    vendorWorkerNo: ref('협력업체 작업자', 'vendorWorker', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    plantCds: codes('거래 사업장', 'COM_PLANT_CD', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    eduNm: text('교육명', { readOnly: true, searchable: true }),
    eduEndYmd: date('이수일', { readOnly: true }),
    recogMin: number('인정시간(분)', { readOnly: true }),
    validToYmd: date('유효일', { readOnly: true }),
    issueDt: datetime('발급일시', { readOnly: true }),
    printCnt: number('출력 횟수', { readOnly: true }),
    cancelTxt: textarea('취소 사유', { max: 500, readOnly: true }),
  },
  scope: { plant: 'plantCd', plants: 'plantCds', dept: 'deptCd', vendor: 'vendorCd' },
  unique: [['eduResultNo']],
  list: [
    'certCd',
    'personNm',
    'state',
    'eduNm',
    'eduEndYmd',
    'recogMin',
    'validToYmd',
    'issueDt',
    'printCnt',
    'vendorCd',
    'deptCd',
    'plantCd',
  ],
  search: {
    certCd: 'contains',
    personNm: 'contains',
    eduNm: 'contains',
    eduEndYmd: 'period',
    vendorCd: 'equals',
    deptCd: 'subtree',
    plantCd: 'equals',
    state: 'in',
  },
  states: { valid: '유효', cancelled: '취소' },
  transitions: { cancel: { label: '취소', from: ['valid'], to: 'cancelled', system: true } },
})
export interface EduCert extends FullRow<typeof eduCert> {}
