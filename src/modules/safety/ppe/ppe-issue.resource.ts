import {
  code,
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
import { defineLines, defineResource, type FullRow, type Row } from '../../../core/shared/resource.ts'
import { supplyMenu } from './ppe-request.resource.ts'

/** What a person was given: one lot a line. */
export const ppeIssueLine = defineLines({
  name: 'ppeIssueLine',
  title: '지급 보호구',
  key: 'ppeIssueLineNo',
  parent: 'ppeIssueNo',
  fields: {
    ppeItemNo: ref('보호구 품목', 'ppeItem', { required: true }),
    sizeTxt: text('치수', { max: 20 }),
    qty: number('수량', { required: true, min: 1, max: 100 }),
    lotNo: text('로트', { max: 50, readOnly: true }),
    expYmd: date('사용기한', { readOnly: true }),
    openMonths: number('개봉 후 사용기한(개월)', { readOnly: true }),
    openYmd: date('개봉일', { readOnly: true }),
    wearHours: number('사용 한도(시간)', { readOnly: true, decimals: 1 }),
    wornHours: number('사용 시간', { readOnly: true, decimals: 1 }),
    nextYmd: date('다음 교체일', { readOnly: true }),
  },
})

/** Menu on which a company reads what its own people were given. */
export const vendorPpeMenu = '/vendor/portal/ppeIssue'
/** Name and company of a worker are read in full by whoever hands equipment out. */
const whoGives = { menus: ['saf/ppe/ppeIssue'], duties: [] } as const

/**
 * 보호구 지급: leaves the stock when it is given; the person who receives it signs, nobody else does, and what is not
 * signed does not count as supplied. (안전보건규칙 제32조; saf.md 4) It is given to a person, to a department or a place
 * that uses it together (제34조; `userId` then keeps it), or to a worker of a company (`deptCd` is then who gave it).
 */
export const ppeIssue = defineResource({
  name: 'ppeIssue',
  title: '보호구 지급',
  path: '/api/saf/ppeissue',
  menus: ['saf/ppe/ppeIssue', 'saf/ppe/ppeReceipt', vendorPpeMenu],
  key: 'ppeIssueNo',
  fields: {
    ppeIssueCd: text('지급번호', { numbering: 'PI-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { readOnly: true }),
    receiverCd: code('수령 구분', 'PPE_RECEIVER', { required: true, control: 'radio' }),
    userId: user('수령자'),
    areaCd: refCode('비치 구역', 'permitArea'),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    vendorWorkerNo: ref('업체 작업자', 'vendorWorker', { inFull: whoGives }),
    ppeRequestNo: ref('보호구 신청', 'ppeRequest', { readOnly: true }),
    issueDt: datetime('지급일시', { readOnly: true }),
    issueUserId: user('지급자', { readOnly: true }),
    receiveDt: datetime('수령일시', { readOnly: true }),
    receiveWayCd: code('수령 확인 방법', 'PPE_RECEIVE_WAY', { readOnly: true }),
    remark: text('비고', { max: 200 }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', owner: 'userId', vendor: 'vendorCd', allFor: supplyMenu },
  list: [
    'ppeIssueCd',
    'state',
    'receiverCd',
    'userId',
    'vendorWorkerNo',
    'vendorCd',
    'deptCd',
    'areaCd',
    'issueDt',
    'issueUserId',
    'receiveDt',
    'receiveWayCd',
    'ppeRequestNo',
    'plantCd',
  ],
  search: {
    ppeIssueCd: 'contains',
    receiverCd: 'in',
    userId: 'equals',
    vendorCd: 'equals',
    deptCd: 'subtree',
    issueDt: 'period',
    state: 'in',
  },
  lines: { lines: ppeIssueLine },
  states: { issued: '지급', received: '수령확인', returned: '반납' },
  transitions: {
    receive: { label: '수령확인', from: ['issued'], to: 'received', signed: true },
    return: { label: '반납', from: ['issued'], to: 'returned', reasonMin, danger: true },
  },
})
export interface PpeIssue extends FullRow<typeof ppeIssue> {}

/**
 * 보호구 입출고: the journal of the stock. Nothing in it is changed; a mistake is reversed by an entry of its own.
 * (saf.md 2)
 */
export const ppeIo = defineResource({
  name: 'ppeIo',
  title: '보호구 입출고',
  path: '/api/saf/ppeio',
  menus: ['saf/ppe/ppeIo'],
  key: 'ppeIoNo',
  fields: {
    ppeIoCd: text('전표번호', { numbering: 'PO-{plant}-{YYYYMMDD}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    ioTypeCd: code('유형', 'PPE_IO_TYPE', { required: true, control: 'radio' }),
    ioYmd: date('일자', { required: true }),
    ppeItemNo: ref('보호구 품목', 'ppeItem', { required: true }),
    sizeTxt: text('치수', { max: 20 }),
    lotNo: text('로트', { required: true, max: 50, searchable: true }),
    qty: number('수량', { required: true, min: 0, max: 100_000 }),
    moveQty: number('재고 증감', { readOnly: true }),
    makeYmd: date('제조일'),
    expYmd: date('사용기한', { readOnly: true }),
    reasonTxt: textarea('사유', { max: 1000 }),
    ppeIssueNo: ref('보호구 지급', 'ppeIssue', { readOnly: true }),
    cancelIoNo: ref('취소한 전표', 'ppeIo', { readOnly: true }),
    reversedYn: flag('취소됨', { readOnly: true }),
    ioUserId: user('등록자', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'ppeIoCd',
    'ioYmd',
    'ioTypeCd',
    'ppeItemNo',
    'sizeTxt',
    'lotNo',
    'qty',
    'moveQty',
    'expYmd',
    'reversedYn',
    'reasonTxt',
    'ioUserId',
    'plantCd',
  ],
  search: {
    ioYmd: 'period',
    plantCd: 'equals',
    ioTypeCd: 'in',
    ppeItemNo: 'equals',
    lotNo: 'contains',
  },
})
export interface PpeIo extends FullRow<typeof ppeIo> {}
export interface PpeIoRow extends Row<typeof ppeIo> {}
