import {
  code,
  codes,
  date,
  datetime,
  department,
  flag,
  number,
  process,
  ref,
  refCode,
  text,
  textarea,
  user,
} from '../../../core/shared/field.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { vendorMaterialMenu } from './chemprod.resource.ts'

export const materialMenus = [
  'chm/matChkRqst/matChkRqstList',
  'chm/matChkRqst/matChkReview',
  'chm/matChkRqst/matChkVerdict',
  vendorMaterialMenu,
  'vendor/mat/matChkRqstMng',
] as const

/** 요청 자재 */
export const matChkProd = defineLines({
  name: 'matChkProd',
  title: '요청 자재',
  key: 'matChkProdNo',
  parent: 'matChkRqstNo',
  fields: { chemprodNo: ref('화학자재', 'chemprod', { required: true }), remark: text('비고') },
})
/** 규제 판정: what the composition falls under, at the time of the submission. */
export const matChkReg = defineLines({
  name: 'matChkReg',
  title: '규제 판정',
  key: 'matChkRegNo',
  parent: 'matChkRqstNo',
  readOnly: true,
  fields: {
    chemprodNo: ref('화학자재', 'chemprod', { required: true }),
    regCd: code('규제목록', 'CHM_REG_CD', { required: true }),
    regSubjTxt: text('규제물질', { max: 300 }),
    contentPct: number('함유량(%)', { decimals: 4 }),
    borderYn: flag('경계함량', { required: true, control: 'checkbox' }),
    lawTxt: text('근거', { max: 300 }),
  },
})
/** 분야별 검토 */
export const matChkReview = defineLines({
  name: 'matChkReview',
  title: '분야별 검토',
  key: 'matChkReviewNo',
  parent: 'matChkRqstNo',
  readOnly: true,
  // Opinions and figures of stores are the plant's own.
  inside: true,
  fields: {
    lineCd: code('분야', 'MAT_LINE', { required: true }),
    whyTxt: text('검토 사유', { max: 300 }),
    findingTxt: textarea('자동 검토사항'),
    reviewUserId: user('검토자'),
    verdictCd: code('의견', 'MAT_VERDICT'),
    opinion: textarea('검토의견'),
    reviewDt: datetime('검토일시'),
    dueYmd: date('검토기한'),
  },
})
/** 조건: what must be done before or after the material comes in. */
export const matChkCond = defineLines({
  name: 'matChkCond',
  title: '조건',
  key: 'matChkCondNo',
  parent: 'matChkRqstNo',
  readOnly: true,
  // A supplier meets conditions once they are decided.
  inside: ['conditional', 'registered'],
  fields: {
    lineCd: code('분야', 'MAT_LINE', { required: true }),
    condTxt: textarea('조건', { required: true, max: 500 }),
    timingCd: code('시기', 'MAT_TIMING', { required: true }),
    ownerUserId: user('담당자'),
    dueYmd: date('기한'),
    doneYn: flag('이행', { required: true, control: 'checkbox' }),
    doneDt: datetime('이행일시'),
    doneTxt: text('이행 내용', { max: 500 }),
  },
})

/** 자재 사전검토: from the supplier's request over the review lines to verdict and registration. (chm.md 2, 4) */
export const matChkRqst = defineResource({
  name: 'matChkRqst',
  title: '자재 사전검토',
  path: '/api/chm/matchkrqst',
  menus: materialMenus,
  key: 'matChkRqstNo',
  fields: {
    rqstCd: text('요청번호', { numbering: 'MC-{plant}-{YYYY}-{seq4}', searchable: true }),
    rqstTypeCd: code('구분', 'MAT_RQST_TYPE', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    plantCds: codes('함께 쓸 사업장', 'COM_PLANT_CD'),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    vendorUserId: user('업체 담당', { readOnly: true }),
    rqstDeptCd: department('요청부서'),
    purUserId: user('구매 담당'),
    processNo: process('공정'),
    // Kept by the database: the materials by which people know a request.
    prodTxt: textarea('자재명', { required: true, readOnly: true, searchable: true }),
    usageTxt: textarea('용도', { required: true, min: 5, max: 1000, searchable: true }),
    yearQty: number('연간 사용량(kg)', { required: true, decimals: 3, min: 0 }),
    dayMaxQty: number('일 최대사용량(kg)', { decimals: 3, min: 0 }),
    firstInYmd: date('최초입고 예정일', { required: true }),
    dueYmd: date('검토기한', { readOnly: true }),
    // What is proposed is no verdict before its approval, and no word to the supplier.
    proposeCd: code('상신한 판정', 'MAT_VERDICT', { readOnly: true, inside: true }),
    proposeTxt: textarea('상신한 판정 내용', { readOnly: true, inside: true }),
    verdictCd: code('판정', 'MAT_VERDICT', { readOnly: true }),
    verdictTxt: textarea('판정 내용', { readOnly: true }),
    verdictYmd: date('판정일', { readOnly: true }),
    validYmd: date('승인 유효일', { readOnly: true }),
    prodCd: text('자재코드(ERP)', { max: 30, readOnly: true }),
  },
  scope: { plant: 'plantCd', plants: 'plantCds', vendor: 'vendorCd' },
  list: [
    'rqstCd',
    'state',
    'prodTxt',
    'rqstTypeCd',
    'vendorCd',
    'rqstDeptCd',
    'yearQty',
    'firstInYmd',
    'dueYmd',
    'verdictCd',
    'validYmd',
    'plantCd',
  ],
  search: {
    rqstCd: 'contains',
    plantCd: 'equals',
    plantCds: 'has',
    vendorCd: 'equals',
    rqstTypeCd: 'in',
    state: 'in',
    firstInYmd: 'period',
    verdictCd: 'in',
    prodCd: 'contains',
  },
  lines: { prods: matChkProd, regs: matChkReg, reviews: matChkReview, conds: matChkCond },
  files: { document: { label: '첨부문서', limit: 20, maxMegabytes: 20, extensions: documentExtensions } },
  states: {
    draft: '작성중',
    submitted: '제출',
    supplement: '보완요청',
    reviewing: '검토중',
    deciding: '판정대기',
    pending: '판정결재중',
    approved: '승인',
    conditional: '조건부승인',
    rejected: '부적합',
    registered: '자재등록완료',
    cancelled: '취소',
  },
  transitions: {
    submit: { label: '제출', from: ['draft', 'supplement'], to: 'submitted' },
    accept: { label: '접수', from: ['submitted'], to: 'reviewing' },
    supplement: {
      label: '보완요청',
      from: ['submitted', 'reviewing'],
      to: 'supplement',
      reasonMin,
      danger: true,
    },
    finishReview: { label: '검토완료', from: ['reviewing'], to: 'deciding', system: true },
    proposeApproval: {
      label: '승인 상신',
      from: ['deciding'],
      to: 'pending',
      input: { verdictTxt: textarea('판정 내용', { required: true, min: 5 }) },
      approval: {
        biz: 'ABZ10',
        approved: 'approve',
        rejected: 'return',
        withdrawn: 'return',
        discarded: 'return',
      },
    },
    proposeConditional: {
      label: '조건부승인 상신',
      from: ['deciding'],
      to: 'pending',
      input: { verdictTxt: textarea('판정 내용', { required: true, min: 5 }) },
      approval: {
        biz: 'ABZ10',
        approved: 'approveConditional',
        rejected: 'return',
        withdrawn: 'return',
        discarded: 'return',
      },
    },
    proposeRejection: {
      label: '부적합 상신',
      from: ['deciding'],
      to: 'pending',
      danger: true,
      input: { verdictTxt: textarea('판정 내용', { required: true, min: 5 }) },
      approval: {
        biz: 'ABZ10',
        approved: 'reject',
        rejected: 'return',
        withdrawn: 'return',
        discarded: 'return',
      },
    },
    approve: { label: '승인', from: ['pending'], to: 'approved', system: true },
    approveConditional: { label: '조건부승인', from: ['pending'], to: 'conditional', system: true },
    reject: { label: '부적합', from: ['pending'], to: 'rejected', system: true, danger: true },
    return: { label: '판정 반려', from: ['pending', 'deciding'], to: 'deciding', system: true },
    register: {
      label: '자재등록',
      from: ['approved', 'conditional'],
      to: 'registered',
      input: {
        prodCd: text('자재코드(ERP)', { required: true, max: 25 }),
        prodClassCd: code('제품 구분', 'CHM_PROD_CLASS', { required: true }),
        usageCd: code('용도분류', 'CHM_USAGE', { required: true }),
      },
    },
    cancel: {
      label: '취소',
      from: ['draft', 'submitted', 'supplement', 'reviewing', 'deciding'],
      to: 'cancelled',
      reasonMin,
      danger: true,
    },
  },
})
export interface MatChkRqst extends FullRow<typeof matChkRqst> {}
