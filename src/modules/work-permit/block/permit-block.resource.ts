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
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

const numbers = defineLines({
  name: 'permitBlockNumber',
  title: '예약 번호',
  key: 'permitBlockNumberNo',
  parent: 'permitBlockNo',
  readOnly: true,
  order: [{ by: 'permitCd', direction: 'asc' }],
  fields: {
    permitCd: text('허가번호', { required: true, max: 40 }),
    statCd: code('정리 상태', 'PTW_PAPER', { required: true }),
    permitNo: ref('등록된 허가', 'workPermit'),
    writerTxt: text('종이 작성자', { max: 50 }),
    reasonTxt: textarea('사유', { max: 500 }),
    entryUserId: user('정리한 사람'),
    entryDt: datetime('정리일시'),
  },
})
/** 비상 번호 예약: permits on paper while the portal is down, and their late registration (features.md C15). */
export const permitBlock = defineResource({
  name: 'permitBlock',
  title: '비상 번호 예약',
  path: '/api/saf/permitblock',
  menus: ['constSafe/permit/permitBlock'],
  key: 'permitBlockNo',
  fields: {
    plantCd: refCode('사업장', 'plant', { required: true }),
    outageYmd: date('사용일', { required: true }),
    numberCnt: number('번호 수', { required: true, min: 1, max: 50 }),
    reasonTxt: textarea('예약 사유', { required: true, min: 10, max: 500 }),
  },
  scope: { plant: 'plantCd' },
  order: [{ by: 'permitBlockNo', direction: 'desc' }],
  list: ['outageYmd', 'plantCd', 'numberCnt', 'reasonTxt', 'createDt'],
  search: { outageYmd: 'period', plantCd: 'equals' },
  lines: { numbers },
})
export interface PermitBlock extends FullRow<typeof permitBlock> {}
