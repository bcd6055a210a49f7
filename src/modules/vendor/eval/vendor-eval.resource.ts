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
  year,
} from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow, type LineRow } from '../../../core/shared/resource.ts'
import { evalStates, evalTransitions } from './eval-transitions.rule.ts'

const formItems = defineLines({
  name: 'evalFormItem',
  title: '평가항목',
  key: 'evalFormItemNo',
  parent: 'evalFormNo',
  fields: {
    grpNm: text('구분', { required: true, max: 50 }),
    itemNm: text('항목', { required: true, max: 100 }),
    weight: number('배점', { required: true, min: 0, max: 100, decimals: 1 }),
    minRate: number('필수 최저율(%)', { min: 0, max: 100 }),
    guideTxt: text('평가기준', { max: 500 }),
  },
})
/** 평가표: what companies are judged by; the weights make 100 (vendor 2.3). */
export const evalForm = defineResource({
  name: 'evalForm',
  title: '평가표',
  path: '/api/vendor/evalform',
  menus: ['vendor/base/evalForm'],
  key: 'evalFormNo',
  fields: {
    evalFormNm: text('평가표명', { required: true, searchable: true }),
    evalTypeCd: code('평가구분', 'EVAL_KIND', { required: true }),
    passScore: number('합격점', { required: true, min: 0, max: 100 }),
    highPassScore: number('합격점(위험등급 상)', { required: true, min: 0, max: 100 }),
    applyFromYmd: date('적용일', { required: true }),
    useYn: flag('사용', { required: true }),
  },
  scope: 'everyone',
  unique: [['evalFormNm', 'applyFromYmd']],
  search: { evalFormNm: 'contains', evalTypeCd: 'in', useYn: 'equals' },
  lines: { items: formItems },
})
export interface EvalForm extends FullRow<typeof evalForm> {}

/** Menus on which evaluations are planned and done. */
export const evalMenus = [
  'vendor/eval/vendorEvalPlan',
  'vendor/eval/vendorEvalResult',
  'vendor/eval/psrmEvalMng',
] as const
/** The menu on which a company sees its own. */
export const vendorEvalMenu = '/vendor/portal/psrmEval'

const evaluators = defineLines({
  name: 'vendorEvalUser',
  title: '평가자',
  key: 'vendorEvalUserNo',
  parent: 'vendorEvalNo',
  fields: { evalUserId: user('평가자', { required: true }) },
})
/**
 * The items of the form as they were when the evaluation was opened, with what the company and the evaluators
 * say.
 */
const items = defineLines({
  name: 'vendorEvalItem',
  title: '평가항목',
  key: 'vendorEvalItemNo',
  parent: 'vendorEvalNo',
  readOnly: true,
  fields: {
    grpNm: text('구분', { required: true, max: 50 }),
    itemNm: text('항목', { required: true, max: 100 }),
    weight: number('배점', { required: true, decimals: 1 }),
    minRate: number('필수 최저율(%)'),
    guideTxt: text('평가기준', { max: 500 }),
    selfScore: number('자가점수', { decimals: 1 }),
    evidTxt: textarea('증빙 설명', { max: 1000 }),
    evalScore: number('평가점수', { decimals: 2 }),
    naYn: flag('해당없음', { required: true }),
    cont: textarea('평가의견', { max: 1000 }),
  },
})
/**
 * 업체평가 (산업안전보건법 제61조, 중대재해처벌법 시행령 제4조제9호): self-evaluation, scores, objection, and the grade that follows.
 */
export const vendorEval = defineResource({
  name: 'vendorEval',
  title: '업체평가',
  path: '/api/vendor/eval',
  menus: [...evalMenus, vendorEvalMenu],
  key: 'vendorEvalNo',
  fields: {
    evalCd: text('평가번호', { numbering: 'VE-{plant}-{YYYY}-{seq4}', searchable: true }),
    evalFormNo: ref('평가표', 'evalForm', { required: true }),
    evalTypeCd: code('평가구분', 'EVAL_KIND', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    contractNo: ref('도급계약', 'vendorContract'),
    periodTxt: text('평가기간', { required: true, max: 50 }),
    // The half of the calendar year that a half-year evaluation is about; other kinds have none.
    evalYear: year('평가연도'),
    halfCd: code('반기', 'IMPR_HALF'),
    dueYmd: date('기한', { required: true }),
    // A correction of what the records say, with its reason; empty: the records hold.
    accidentCnt: number('최근 3년 재해(건)', { min: 0, max: 1000 }),
    deadCnt: number('그중 사망(명)', { min: 0, max: 1000 }),
    causeOpenYn: flag('사망 원인조치 미완료', { control: 'checkbox' }),
    fixReason: textarea('정정 사유', { min: 5, max: 500 }),
    // What the records said when the result was given.
    foundAccidentCnt: number('기록 재해(건)', { readOnly: true }),
    foundDeadCnt: number('기록 사망(명)', { readOnly: true }),
    foundOpenYn: flag('기록 원인조치 미완료', { readOnly: true }),
    seriousYn: flag('중대재해', { readOnly: true }),
    bonusQty: number('가점', { readOnly: true }),
    score: number('점수', { decimals: 2, readOnly: true }),
    gradeCd: code('등급', 'VND_GRADE', { readOnly: true }),
    passYn: flag('적격', { readOnly: true }),
    validToYmd: date('유효일', { readOnly: true }),
    objectToYmd: date('이의기한', { readOnly: true }),
    objectCont: textarea('이의내용', { readOnly: true }),
    decideUserId: user('확정자', { readOnly: true }),
    decideCont: textarea('확정의견', { readOnly: true }),
    confirmDt: datetime('확정일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  list: [
    'evalCd',
    'state',
    'vendorCd',
    'evalFormNo',
    'evalTypeCd',
    'periodTxt',
    'evalYear',
    'halfCd',
    'dueYmd',
    'score',
    'gradeCd',
    'passYn',
    'validToYmd',
    'objectToYmd',
  ],
  search: {
    evalCd: 'contains',
    vendorCd: 'equals',
    evalTypeCd: 'in',
    state: 'in',
    gradeCd: 'in',
    passYn: 'equals',
    dueYmd: 'period',
    evalYear: 'equals',
    halfCd: 'in',
    plantCd: 'equals',
  },
  lines: { evaluators, items },
  files: { document: { label: '증빙', limit: 30, maxMegabytes: 20, extensions: documentExtensions } },
  states: evalStates,
  transitions: {
    ...evalTransitions,
    submitResult: {
      ...evalTransitions.submitResult,
      approval: {
        biz: 'ABZ05',
        approved: 'announce',
        rejected: 'reopen',
        withdrawn: 'reopen',
        discarded: 'reopen',
      },
    },
    cancel: { ...evalTransitions.cancel, danger: true },
  },
})
export interface VendorEval extends FullRow<typeof vendorEval> {}
export type EvalItem = LineRow<typeof items>
