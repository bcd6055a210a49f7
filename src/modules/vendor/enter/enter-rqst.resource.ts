import {
  code,
  date,
  datetime,
  department,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { enterStates, enterTransitions } from './enter-transitions.rule.ts'

/** Menus on which the plant decides about entries. */
export const enterMenus = ['vendor/enter/enterRqstAppr'] as const

const lines = defineLines({
  name: 'enterRqstLine',
  title: '신청대상',
  key: 'enterRqstLineNo',
  parent: 'enterRqstNo',
  fields: {
    // Exactly one of the two.
    vendorWorkerNo: ref('작업자', 'vendorWorker'),
    vendorEquipNo: ref('장비', 'vendorEquip'),
    checkCd: code('검사결과', 'VND_CHK', { readOnly: true }),
    checkTxt: textarea('검사내용', { readOnly: true }),
    reviewCd: code('검토결과', 'VND_CHK', { readOnly: true }),
    reviewCont: text('검토의견', { max: 500, readOnly: true }),
    passNo: ref('출입증', 'enterPass', { readOnly: true }),
  },
})
const areas = defineLines({
  name: 'enterRqstArea',
  title: '출입구역',
  key: 'enterRqstAreaNo',
  parent: 'enterRqstNo',
  fields: { areaCd: refCode('구역', 'permitArea', { required: true }) },
})

/**
 * 출입신청: the people and things that a company wants to bring in, when and where; each line with the findings
 * of the entry check. (vendor.md 2.2, 4, R4)
 */
export const enterRqst = defineResource({
  name: 'enterRqst',
  title: '출입신청',
  path: '/api/vendor/enterrqst',
  menus: [...enterMenus, vendorInfoMenu, '/wkod/wkodRequest'],
  key: 'enterRqstNo',
  fields: {
    enterRqstCd: text('신청번호', { numbering: 'ER-{plant}-{YYYY}-{seq5}', searchable: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    enterTypeCd: code('출입구분', 'ENTER_TYPE', { required: true, control: 'radio' }),
    contractNo: ref('도급계약', 'vendorContract'),
    // Both follow from the contract where the company itself asks.
    deptCd: department('방문부서'),
    mgrUserId: user('감독자'),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일', { required: true }),
    purposeTxt: textarea('목적', { required: true, min: 5, max: 500 }),
    submitDt: datetime('제출일시', { readOnly: true }),
    reviewDueYmd: date('검토기한', { readOnly: true }),
    confirmUserId: user('부서확인자', { readOnly: true }),
    decideUserId: user('승인자', { readOnly: true }),
    decideDt: datetime('승인일시', { readOnly: true }),
    decideCont: textarea('검토의견', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd', below: true },
  list: [
    'enterRqstCd',
    'state',
    'vendorCd',
    'enterTypeCd',
    'fromYmd',
    'toYmd',
    'contractNo',
    'deptCd',
    'mgrUserId',
    'submitDt',
    'reviewDueYmd',
    'decideDt',
  ],
  search: {
    enterRqstCd: 'contains',
    vendorCd: 'equals',
    enterTypeCd: 'in',
    state: 'in',
    fromYmd: 'period',
    deptCd: 'subtree',
    plantCd: 'equals',
  },
  lines: { lines, areas },
  files: { document: { label: '첨부', limit: 20, maxMegabytes: 20, extensions: documentExtensions } },
  states: enterStates,
  transitions: {
    ...enterTransitions,
    review: { ...enterTransitions.review, input: { decideCont: textarea('검토의견', { max: 1000 }) } },
    requestApproval: {
      ...enterTransitions.requestApproval,
      approval: {
        biz: 'ABZ03',
        approved: 'grant',
        rejected: 'turnDown',
        withdrawn: 'takeBack',
        discarded: 'takeBack',
      },
    },
    reject: { ...enterTransitions.reject, danger: true },
    cancel: { ...enterTransitions.cancel, danger: true },
  },
})
export interface EnterRqst extends FullRow<typeof enterRqst> {}
export type EnterLine = LineRow<typeof lines>
