import {
  code,
  date,
  datetime,
  flag,
  number,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'

export const vendorDeliveryMenu = '/vendor/subconMatChkRqst/delivery'
const qty = { decimals: 3, min: 0, max: 100_000_000 } as const

/**
 * 입고예정·반입: what is to come, judged against its store before it is ordered, confirmed at the gate, received
 * into the journal; what a vendor brings for a job is taken out again. (features 4; chm.md 10.2)
 */
export const chmDelivery = defineResource({
  name: 'chmDelivery',
  title: '입고예정·반입',
  path: '/api/chm/delivery',
  listPath: '/api/chm/deliveries',
  menus: ['chm/inout/delivery', vendorDeliveryMenu],
  key: 'deliveryNo',
  fields: {
    deliveryCd: text('예정번호', { numbering: 'DL-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    kindCd: code('구분', 'CHM_DELIVERY', { required: true }),
    prodNo: ref('제품', 'chmProduct', { required: true }),
    qty: number('예정 수량', { ...qty, required: true, min: 0.001 }),
    unitCd: code('단위', 'CHM_UNIT', { required: true }),
    storeNo: ref('입고장소', 'chmStore'),
    planYmd: date('예정일', { required: true }),
    vendorCd: refCode('업체', 'vendor'),
    poNo: text('발주번호', { max: 30 }),
    permitNo: ref('작업허가', 'workPermit'),
    leaveDueYmd: date('반출예정일'),
    remark: textarea('비고', { max: 1000 }),
    arriveDt: datetime('정문 확인 일시', { readOnly: true }),
    arriveUserId: user('정문 확인자', { readOnly: true }),
    arriveQty: number('도착 수량', { ...qty, readOnly: true }),
    carTxt: text('차량번호', { readOnly: true, max: 30 }),
    lotNo: text('로트', { readOnly: true, max: 50 }),
    ioNo: ref('입고전표', 'chmInOut', { readOnly: true }),
    leaveDt: datetime('반출 확인 일시', { readOnly: true }),
    leaveQty: number('반출 수량', { ...qty, readOnly: true }),
    leaveIoNo: ref('반출전표', 'chmInOut', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  order: [{ by: 'planYmd', direction: 'desc' }],
  list: [
    'deliveryCd',
    'state',
    'kindCd',
    'planYmd',
    'prodNo',
    'qty',
    'unitCd',
    'storeNo',
    'vendorCd',
    'poNo',
    'arriveDt',
    'arriveQty',
    'leaveDueYmd',
    'leaveDt',
    'plantCd',
  ],
  search: {
    plantCd: 'equals',
    kindCd: 'in',
    state: 'in',
    prodNo: 'equals',
    storeNo: 'equals',
    vendorCd: 'equals',
    planYmd: 'period',
    leaveDueYmd: 'period',
  },
  files: {
    document: { label: '거래명세서·사진', limit: 10, maxMegabytes: 10, extensions: documentExtensions },
  },
  states: {
    draft: '요청',
    planned: '입고예정',
    arrived: '정문 확인',
    received: '입고',
    left: '반출',
    returned: '반송',
    cancelled: '취소',
  },
  transitions: {
    plan: { label: '입고예정 확정', from: ['draft'], to: 'planned' },
    arrive: {
      label: '정문 확인',
      from: ['planned'],
      to: 'arrived',
      input: {
        arriveQty: number('도착 수량', { ...qty, required: true, min: 0.001 }),
        carTxt: text('차량번호', { required: true, max: 30 }),
        labelYn: flag('경고표지 부착', { required: true, words: ['부착', '미부착'] }),
        packYn: flag('포장·누출 이상 없음', { required: true, words: ['확인', '미확인'] }),
      },
    },
    receive: {
      label: '입고 확정',
      from: ['arrived'],
      to: 'received',
      input: {
        lotNo: text('로트', { required: true, max: 50 }),
        mfgYmd: date('제조일'),
        expYmd: date('사용기한'),
        sepTxt: textarea('분리 보관 방법', { max: 500 }),
        quarantineYn: flag('격리 입고(MSDS 없음)', { words: ['격리', '격리 안 함'] }),
      },
    },
    takeOut: {
      label: '반출 확인',
      from: ['received'],
      to: 'left',
      input: { leaveQty: number('반출 수량(다 쓴 경우 0)', { ...qty, required: true }) },
    },
    sendBack: { label: '반송', from: ['planned', 'arrived'], to: 'returned', reasonMin, danger: true },
    cancel: { label: '취소', from: ['draft', 'planned'], to: 'cancelled', reasonMin, danger: true },
  },
})
export interface ChmDelivery extends FullRow<typeof chmDelivery> {}
