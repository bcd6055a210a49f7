import {
  code,
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
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { reasonMin } from '../../../core/shared/limits.ts'

export const reagentMenus = [
  'chm/reagent/reagentRqstList',
  'chm/reagent/reagentIssue',
  'chm/reagent/reagentReturn',
] as const
const qty = { decimals: 3, min: 0 } as const

/** What is asked for, given out and brought back: one product a line. */
export const chmReagentLine = defineLines({
  name: 'chmReagentLine',
  title: '신청 시약',
  key: 'reagentLineNo',
  parent: 'reagentRqstNo',
  fields: {
    prodNo: ref('제품', 'chmProduct', { required: true }),
    rqstQty: number('신청량', { required: true, decimals: 3, min: 0.001 }),
    unitCd: code('단위', 'CHM_UNIT', { required: true }),
    issueQty: number('불출량', qty),
    lotNo: text('로트', { max: 50 }),
    bottleCd: text('용기번호', { max: 60 }),
    returnQty: number('반납량', qty),
    remark: text('비고'),
  },
})
/**
 * 시약 불출: asked for by a department, given by its head, taken from the lot that must be used first. (chm.md 2,
 * 4)
 */
export const chmReagentRqst = defineResource({
  name: 'chmReagentRqst',
  title: '시약 불출신청',
  path: '/api/chm/reagentrqst',
  menus: reagentMenus,
  key: 'reagentRqstNo',
  fields: {
    reagentRqstCd: text('신청번호', { numbering: 'RG-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('신청부서', { required: true }),
    rqstUserId: user('신청자', { readOnly: true }),
    storeNo: ref('불출장소', 'chmStore', { required: true }),
    useYmd: date('사용일', { required: true }),
    purposeTxt: textarea('사용 목적', { required: true, min: 5, max: 500, searchable: true }),
    placeTxt: text('사용 장소', { required: true }),
    headUserId: user('부서장 확인자', { readOnly: true }),
    headDt: datetime('부서장 확인일시', { readOnly: true }),
    issueDt: datetime('불출일시', { readOnly: true }),
    issueUserId: user('불출자', { readOnly: true }),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', owner: 'rqstUserId' },
  list: [
    'reagentRqstCd',
    'state',
    'deptCd',
    'rqstUserId',
    'storeNo',
    'useYmd',
    'purposeTxt',
    'placeTxt',
    'issueDt',
    'plantCd',
  ],
  search: { reagentRqstCd: 'contains', deptCd: 'subtree', storeNo: 'equals', useYmd: 'period', state: 'in' },
  lines: { lines: chmReagentLine },
  states: {
    draft: '작성',
    requested: '신청',
    approved: '승인',
    issued: '불출완료',
    received: '수령확인',
    returned: '반납',
    rejected: '반려',
    cancelled: '취소',
  },
  transitions: {
    request: { label: '신청', from: ['draft', 'rejected'], to: 'requested' },
    confirm: { label: '부서장 확인', from: ['requested'], to: 'requested' },
    approve: { label: '승인', from: ['requested'], to: 'approved' },
    reject: { label: '반려', from: ['requested'], to: 'rejected', reasonMin, danger: true },
    issue: { label: '불출', from: ['approved'], to: 'issued' },
    receive: { label: '수령확인', from: ['issued'], to: 'received' },
    return: { label: '반납', from: ['received'], to: 'returned' },
    cancel: {
      label: '취소',
      from: ['draft', 'requested', 'approved'],
      to: 'cancelled',
      reasonMin,
      danger: true,
    },
  },
})
export interface ChmReagentRqst extends FullRow<typeof chmReagentRqst> {}

/** 특별관리물질 취급일지 (안전보건규칙 제439조): kept 30 years, never deleted. */
export const chmSpecialLog = defineResource({
  name: 'chmSpecialLog',
  title: '특별관리물질 취급일지',
  path: '/api/chm/speciallog',
  menus: ['chm/reagent/specialLog'],
  key: 'specialLogNo',
  fields: {
    workDt: datetime('취급일시', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    deptCd: department('부서', { required: true }),
    workerUserId: user('취급 근로자', { required: true }),
    prodNo: ref('제품', 'chmProduct', { required: true }),
    chemNo: ref('물질', 'chmChemical', { required: true }),
    qty: number('취급량', { required: true, decimals: 3, min: 0 }),
    unitCd: code('단위', 'CHM_UNIT', { required: true }),
    workTxt: textarea('작업내용', { required: true, max: 1000 }),
    ppeTxt: text('착용 보호구', { required: true }),
    accidentTxt: textarea('누출·사고와 조치', { max: 1000 }),
    reagentRqstNo: ref('불출신청', 'chmReagentRqst'),
  },
  scope: { plant: 'plantCd', dept: 'deptCd', owner: 'workerUserId' },
  order: [{ by: 'workDt', direction: 'desc' }],
  list: [
    'workDt',
    'workerUserId',
    'deptCd',
    'prodNo',
    'chemNo',
    'qty',
    'unitCd',
    'workTxt',
    'ppeTxt',
    'accidentTxt',
    'plantCd',
  ],
  search: {
    workDt: 'period',
    plantCd: 'equals',
    deptCd: 'subtree',
    chemNo: 'equals',
    workerUserId: 'equals',
  },
})
