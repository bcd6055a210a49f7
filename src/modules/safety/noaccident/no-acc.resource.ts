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
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const boardMenu = 'mgt/noAccident/noAccident'
export const historyMenu = 'mgt/noAccident/noAccHist'
export const siteMenu = 'mgt/noAccident/noAccSite'

/** 사업장별 무재해: since when a record of a plant counts, whom it counts, and towards what. (saf.md SAF-16) */
export const noAccSite = defineResource({
  name: 'noAccSite',
  title: '사업장별 무재해',
  path: '/api/mgt/noaccsite',
  menus: [siteMenu, boardMenu],
  key: 'noAccSiteNo',
  fields: {
    noAccSiteNm: text('무재해 기록', { required: true, max: 100, searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    startYmd: date('기산일', { required: true }),
    contractorYn: flag('협력사 포함', { control: 'radio', first: 'Y', words: ['포함', '제외'] }),
    goalTypeCd: code('목표 구분', 'NOACC_GOAL', { required: true, control: 'radio' }),
    goalQty: number('목표(1배)', { required: true, min: 1, max: 100_000_000 }),
    bestDays: number('최장 기록(일)', { readOnly: true }),
    remark: textarea('비고', { max: 500 }),
  },
  scope: { plant: 'plantCd' },
  unique: [['plantCd', 'noAccSiteNm']],
  list: ['noAccSiteNm', 'plantCd', 'startYmd', 'contractorYn', 'goalTypeCd', 'goalQty', 'bestDays'],
  search: { plantCd: 'equals', startYmd: 'period' },
})

/** 무재해 목표 달성: a multiple of the goal that was reached, confirmed by safety staff. (saf.md 4) */
export const noAccGoal = defineResource({
  name: 'noAccGoal',
  title: '무재해 목표 달성',
  path: '/api/mgt/noaccgoal',
  menus: [historyMenu, boardMenu],
  key: 'noAccGoalNo',
  fields: {
    noAccSiteNo: ref('무재해 기록', 'noAccSite', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    startYmd: date('기산일', { readOnly: true }),
    multiple: number('배수', { readOnly: true }),
    goalTypeCd: code('목표 구분', 'NOACC_GOAL', { readOnly: true }),
    goalQty: number('목표(1배)', { readOnly: true }),
    reachYmd: date('달성일', { readOnly: true }),
    confirmUserId: user('확정자', { readOnly: true }),
    confirmDt: datetime('확정일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['noAccSiteNo', 'startYmd', 'multiple']],
  list: [
    'noAccSiteNo',
    'state',
    'multiple',
    'reachYmd',
    'startYmd',
    'goalTypeCd',
    'goalQty',
    'confirmUserId',
    'plantCd',
  ],
  search: { plantCd: 'equals', reachYmd: 'period', state: 'in' },
  states: { reached: '달성', confirmed: '확정' },
  transitions: { confirm: { label: '달성 확정', from: ['reached'], to: 'confirmed' } },
})

/**
 * 무재해 중단: an accident proposes the end of a record; safety staff judge it and the head of the site confirms or
 * exempts it, each with a signature. (saf.md 4, SAF-16; fit S28)
 */
export const noAccReset = defineResource({
  name: 'noAccReset',
  title: '무재해 중단',
  path: '/api/mgt/noaccreset',
  menus: [historyMenu, boardMenu],
  key: 'noAccResetNo',
  fields: {
    noAccResetCd: text('중단번호', { numbering: 'NR-{plant}-{YYYY}-{seq3}', searchable: true }),
    noAccSiteNo: ref('무재해 기록', 'noAccSite', { readOnly: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    safEventNo: ref('사고', 'safEvent', { readOnly: true }),
    occurYmd: date('재해일', { readOnly: true }),
    startYmd: date('기산일', { readOnly: true }),
    dayCnt: number('무재해 일수', { readOnly: true }),
    hourCnt: number('무재해 시간', { readOnly: true, decimals: 1 }),
    newStartYmd: date('새 기산일', { readOnly: true }),
    judgeCd: code('판정', 'NOACC_JUDGE', { readOnly: true }),
    judgeTxt: textarea('판정 사유', { max: 1000, readOnly: true }),
    judgeUserId: user('판정자', { readOnly: true }),
    judgeDt: datetime('판정일시', { readOnly: true }),
    headUserId: user('안전보건관리책임자', { readOnly: true }),
    headDt: datetime('서명일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  unique: [['noAccSiteNo', 'safEventNo']],
  list: [
    'noAccResetCd',
    'state',
    'noAccSiteNo',
    'occurYmd',
    'startYmd',
    'dayCnt',
    'hourCnt',
    'newStartYmd',
    'judgeCd',
    'safEventNo',
    'plantCd',
  ],
  search: { plantCd: 'equals', occurYmd: 'period', state: 'in', judgeCd: 'in' },
  files: {
    document: { label: '위원회 의결 문서', limit: 10, maxMegabytes: 20, extensions: documentExtensions },
  },
  states: { proposed: '판정대기', confirmed: '중단', exempt: '예외 인정', dropped: '해당없음' },
  transitions: {
    judge: {
      label: '재해 판정',
      from: ['proposed'],
      to: 'proposed',
      signed: true,
      input: {
        judgeCd: code('판정', 'NOACC_JUDGE', { required: true, control: 'radio' }),
        judgeTxt: textarea('판정 사유', { required: true, min: 5, max: 1000 }),
      },
    },
    confirm: { label: '중단 확정', from: ['proposed'], to: 'confirmed', signed: true, danger: true },
    exempt: { label: '예외 인정', from: ['proposed'], to: 'exempt', signed: true, reasonMin },
    again: { label: '다시 제안', from: ['dropped'], to: 'proposed', system: true },
    drop: { label: '해당없음 처리', from: ['proposed'], to: 'dropped', system: true },
  },
})
export interface NoAccReset extends FullRow<typeof noAccReset> {}
