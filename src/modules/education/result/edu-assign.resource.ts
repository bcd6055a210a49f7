import {
  code,
  codes,
  date,
  department,
  flag,
  number,
  ref,
  refCode,
  text,
  user,
} from '../../../core/shared/field.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const specialMenu = 'education/status/eduSpecial'
const minutes = { min: 0, max: 10_000 } as const

/**
 * 특별교육 지정: a person is to do a work of 별표 5 제1호라목 from a day on, and therefore needs so many minutes before it
 * and so many until its due day. One row a person and work number. (edu.md EDU-06; fit D5, D7)
 */
export const eduAssign = defineResource({
  name: 'eduAssign',
  title: '특별교육 지정',
  path: '/api/saf/education/assign',
  menus: [specialMenu],
  key: 'eduAssignNo',
  fields: {
    personNm: text('대상자', { max: 50, readOnly: true, searchable: true, personal: true }),
    userId: user('직원'),
    vendorWorkerNo: ref('협력업체 작업자', 'vendorWorker'),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    plantCds: codes('거래 사업장', 'COM_PLANT_CD', { readOnly: true }),
    deptCd: department('부서', { readOnly: true }),
    specialWorkNo: code('특별교육 대상작업', 'EDU_SPECIAL_WORK', { required: true }),
    firstWorkYmd: date('최초 작업일', { required: true }),
    shortTermYn: flag('단기간·간헐작업', { first: 'N' }),
    requiredMin: number('법정시간(분)', { ...minutes, readOnly: true }),
    preMin: number('작업 전(분)', { ...minutes, readOnly: true }),
    dueYmd: date('이수기한', { readOnly: true }),
    preDoneYmd: date('사전교육 이수일', { readOnly: true }),
    recogMin: number('인정시간(분)', { ...minutes, readOnly: true }),
    doneYmd: date('완료일', { readOnly: true }),
    permitNo: ref('작업허가', 'workPermit', { readOnly: true }),
    remark: text('비고', { max: 500 }),
  },
  scope: { plant: 'plantCd', plants: 'plantCds', dept: 'deptCd', vendor: 'vendorCd' },
  list: [
    'personNm',
    'state',
    'specialWorkNo',
    'firstWorkYmd',
    'preDoneYmd',
    'recogMin',
    'requiredMin',
    'dueYmd',
    'doneYmd',
    'shortTermYn',
    'vendorCd',
    'deptCd',
    'plantCd',
  ],
  search: {
    personNm: 'contains',
    specialWorkNo: 'in',
    dueYmd: 'period',
    vendorCd: 'equals',
    deptCd: 'subtree',
    plantCd: 'equals',
    state: 'in',
  },
  states: {
    due: '대상',
    preDone: '사전완료',
    goingOn: '진행',
    done: '완료',
    late: '기한초과',
    ended: '해제',
  },
  transitions: {
    preDone: {
      label: '사전교육 완료',
      from: ['due', 'goingOn', 'late', 'done'],
      to: 'preDone',
      system: true,
    },
    goOn: { label: '진행', from: ['due', 'preDone', 'late', 'done'], to: 'goingOn', system: true },
    complete: { label: '이수완료', from: ['due', 'preDone', 'goingOn', 'late'], to: 'done', system: true },
    fallBack: { label: '미이수', from: ['preDone', 'goingOn', 'done', 'late'], to: 'due', system: true },
    pass: { label: '기한경과', from: ['due', 'preDone', 'goingOn', 'done'], to: 'late', system: true },
    end: {
      label: '해제',
      from: ['due', 'preDone', 'goingOn', 'late'],
      to: 'ended',
      reasonMin,
      danger: true,
    },
  },
})
export interface EduAssign extends FullRow<typeof eduAssign> {}
