import { date, datetime, number, refCode, text, textarea, user, year } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { accidentTotalStates, accidentTotalTransitions } from './accident-total-transitions.rule.ts'

export const accStatMenu = 'vendor/report/accStat'
const recorded = { readOnly: true, min: 0 } as const
const said = { required: true, min: 0 } as const
/**
 * 업체 재해현황: people and those hurt of a company at a plant in a year, from the gates and the records of accidents; the
 * company confirms them or objects (산업안전보건법 제10조제2항, 시행규칙 제7조).
 */
export const vendorAccStat = defineResource({
  name: 'vendorAccStat',
  title: '업체 재해현황',
  path: '/api/vendor/accstat',
  menus: [accStatMenu, vendorInfoMenu],
  key: 'vendorAccStatNo',
  fields: {
    accStatCd: text('현황번호', { numbering: 'VA-{plant}-{YYYY}-{seq4}', searchable: true }),
    accYear: year('연도', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    workerQty: number('평균근로자수', { ...recorded, decimals: 1 }),
    injuredCnt: number('재해자수', recorded),
    deadCnt: number('사고사망자수', recorded),
    illDeadCnt: number('질병사망자수', recorded),
    dueYmd: date('확인기한', { readOnly: true }),
    submitUserId: user('제출자', { readOnly: true }),
    submitDt: datetime('제출일시', { readOnly: true }),
    ownWorkerQty: number('업체 근로자수', { ...recorded, decimals: 1 }),
    ownInjuredCnt: number('업체 재해자수', recorded),
    ownDeadCnt: number('업체 사고사망자수', recorded),
    objectCont: textarea('이의내용', { readOnly: true }),
    decideUserId: user('확정자', { readOnly: true }),
    decideCont: textarea('확정의견', { readOnly: true }),
    confirmDt: datetime('확정일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  unique: [['accYear', 'plantCd', 'vendorCd']],
  list: [
    'accStatCd',
    'state',
    'accYear',
    'vendorCd',
    'workerQty',
    'injuredCnt',
    'deadCnt',
    'illDeadCnt',
    'dueYmd',
    'submitDt',
    'confirmDt',
    'plantCd',
  ],
  search: { accYear: 'equals', vendorCd: 'equals', plantCd: 'equals', state: 'in' },
  files: { document: { label: '이의 증빙', limit: 10, maxMegabytes: 20, extensions: documentExtensions } },
  states: accidentTotalStates,
  transitions: {
    ...accidentTotalTransitions,
    object: {
      ...accidentTotalTransitions.object,
      input: {
        ownWorkerQty: number('업체 근로자수', { ...said, decimals: 1 }),
        ownInjuredCnt: number('업체 재해자수', said),
        ownDeadCnt: number('업체 사고사망자수', said),
      },
    },
  },
})
export interface VendorAccStat extends FullRow<typeof vendorAccStat> {}
