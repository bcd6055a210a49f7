import {
  code,
  cost,
  date,
  datetime,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'

export const measureMenu = 'rsa/action/actionList'

/** The rows that a measure lowers; one measure may serve several. */
const rows = defineLines({
  name: 'rsaMeasureRow',
  title: '대책이 낮추는 위험',
  key: 'rsaMeasureRowNo',
  parent: 'rsaMeasureNo',
  readOnly: true,
  fields: {
    rowEntity: text('행 종류', { required: true, max: 50 }),
    rowNo: number('행 번호', { required: true, separator: false }),
    hazardTxt: text('유해·위험요인', { max: 1000 }),
    score: number('위험성'),
    gradeCd: text('등급', { max: 20 }),
    resScore: number('잔여 위험성'),
    resGradeCd: text('잔여 등급', { max: 20 }),
    resAcceptYn: flag('잔여 허용', { words: ['허용', '허용 불가'] }),
  },
})

/**
 * 감소대책: what is decided about risks of a target. It is carried out in the register of improvements alone, and what
 * was found there comes back as the residual risk. (rsa.md 4, 5.7, 5.8; fit D10–D13; 지침 제12조)
 */
export const rsaMeasure = defineResource({
  name: 'rsaMeasure',
  title: '감소대책',
  path: '/api/rsa/measure',
  menus: [measureMenu],
  key: 'rsaMeasureNo',
  fields: {
    measureTxt: textarea('감소대책', { required: true, min: 5, max: 1000 }),
    rsaTargetNo: ref('평가대상', 'rsaTarget', { required: true }),
    recNo: number('권고번호', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    deptCd: department('평가 부서', { readOnly: true }),
    vendorCd: refCode('협력업체', 'vendor', { readOnly: true }),
    hierCd: code('대책 순위', 'RSA_HIER', { required: true }),
    interimTxt: textarea('잠정조치', { max: 1000 }),
    ownerUserId: user('담당자'),
    ownerDeptCd: department('담당 부서'),
    ownerVendorCd: refCode('담당 업체', 'vendor'),
    dueYmd: date('완료예정일', { required: true }),
    budgetAmt: cost('예산', { min: 0 }),
    worstScore: number('위험성', { readOnly: true }),
    worstGradeCd: text('등급', { readOnly: true, max: 20 }),
    resScore: number('잔여 위험성', { readOnly: true }),
    resGradeCd: text('잔여 등급', { readOnly: true, max: 20 }),
    resAcceptYn: flag('잔여 허용', { readOnly: true, words: ['허용', '허용 불가'] }),
    imprNo: ref('개선요청', 'improvement', { readOnly: true }),
    verifyDt: datetime('확인일시', { readOnly: true }),
    closeDt: datetime('개선 종결일시', { readOnly: true }),
    acceptTxt: textarea('잔여위험 수용 사유', { readOnly: true, max: 1000 }),
    riskGradeCd: code('위험등급', 'PTW_RISK', { readOnly: true }),
    cancelReason: textarea('취소 사유', { readOnly: true, max: 500 }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [{ by: 'rsaMeasureNo', direction: 'desc' }],
  list: [
    'measureTxt',
    'state',
    'hierCd',
    'rsaTargetNo',
    'worstScore',
    'riskGradeCd',
    'ownerDeptCd',
    'ownerUserId',
    'ownerVendorCd',
    'dueYmd',
    'imprNo',
    'resScore',
    'plantCd',
  ],
  search: {
    dueYmd: 'period',
    state: 'in',
    hierCd: 'in',
    rsaTargetNo: 'equals',
    ownerDeptCd: 'subtree',
    ownerUserId: 'equals',
    plantCd: 'equals',
    measureTxt: 'contains',
    riskGradeCd: 'in',
  },
  lines: { rows },
  states: {
    planned: '수립',
    inRegister: '이행중',
    verified: '종결',
    further: '추가대책 필요',
    accepting: '수용 결재중',
    riskAccepted: '잔여위험 수용',
    cancelled: '취소',
  },
  transitions: {
    hand: { label: '개선요청 등록', from: ['planned'], to: 'inRegister', system: true },
    verify: { label: '종결', from: ['inRegister', 'further'], to: 'verified', system: true },
    fallShort: { label: '추가대책 필요', from: ['inRegister', 'verified'], to: 'further', system: true },
    reopen: { label: '다시 이행', from: ['verified', 'further'], to: 'inRegister', system: true },
    acceptRisk: {
      label: '잔여위험 수용',
      from: ['further'],
      to: 'accepting',
      input: { acceptTxt: textarea('잔여위험 수용 사유', { required: true, min: 10, max: 1000 }) },
      approval: {
        biz: 'ABZ13',
        approved: 'accepted',
        rejected: 'notAccepted',
        withdrawn: 'notAccepted',
        discarded: 'notAccepted',
      },
    },
    accepted: { label: '수용', from: ['accepting'], to: 'riskAccepted', system: true },
    notAccepted: { label: '수용 반려', from: ['accepting'], to: 'further', system: true },
    cancel: { label: '취소', from: ['planned'], to: 'cancelled', reasonMin, danger: true },
  },
})
export interface RsaMeasure extends FullRow<typeof rsaMeasure> {}
export interface MeasureRow extends LineRow<typeof rows> {}
