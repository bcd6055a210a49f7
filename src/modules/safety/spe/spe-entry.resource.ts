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
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { speStates } from './spe-codes.rule.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'

export const entryMenu = 'saf/spe/speEntry'
export const entryCheckMenu = 'saf/spe/speEntryCheck'
export const statusMenu = 'saf/spe/speStatus'
export const vendorEntryMenu = '/vendor/portal/speEntry'

const docs = defineLines({
  name: 'speEntryDoc',
  title: '반입 서류',
  key: 'speEntryDocNo',
  parent: 'speEntryNo',
  fields: {
    docTypeCd: code('서류', 'SPE_DOC', { required: true }),
    validToYmd: date('유효기한'),
    remark: text('비고', { max: 200 }),
  },
})
const inspector = { chargeUserId: user('검사 담당자', { required: true }) }

/**
 * 특수장비 반입: one stay of a company's equipment at a plant, from the approved request to its leaving. The pass stays
 * stopped until the inspection finds it fit. (saf.md 2, SAF-14; fit S16–S19)
 */
export const speEntry = defineResource({
  name: 'speEntry',
  title: '특수장비 반입',
  path: '/api/saf/spe/entry',
  listPath: '/api/saf/spe/entries',
  menus: [entryMenu, entryCheckMenu, statusMenu, vendorEntryMenu],
  key: 'speEntryNo',
  fields: {
    speEntryCd: text('반입번호', { numbering: 'SQ-{plant}-{YYYY}-{seq4}', searchable: true }),
    speEntryNm: text('반입 장비', { max: 200, readOnly: true, searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    vendorEquipNo: ref('장비', 'vendorEquip', { readOnly: true }),
    equipTypeCd: code('장비종류', 'VND_EQUIP', { readOnly: true }),
    enterRqstNo: ref('출입신청', 'enterRqst', { readOnly: true }),
    passNo: ref('출입증', 'enterPass', { readOnly: true }),
    inYmd: date('반입일', { readOnly: true }),
    outYmd: date('작업종료일', { readOnly: true }),
    workNm: text('작업명', { required: true, max: 200 }),
    operWorkerNo: ref('조종자', 'vendorWorker'),
    leaderWorkerNo: ref('작업지휘자', 'vendorWorker'),
    loadTon: number('하중(달기구 포함, t)', { min: 0, max: 2000, decimals: 2 }),
    radiusM: number('작업반경(m)', { min: 0, max: 200, decimals: 1 }),
    ratedTon: number('작업반경의 정격하중(t)', { min: 0, max: 2000, decimals: 2 }),
    liftPct: number('정격하중 대비(%)', { readOnly: true, decimals: 1 }),
    liftUserId: user('양중계획 승인자', { readOnly: true }),
    liftDt: datetime('양중계획 승인일시', { readOnly: true }),
    rqstDt: datetime('신청일시', { readOnly: true }),
    paperUserId: user('서류 승인자', { readOnly: true }),
    paperDt: datetime('서류 승인일시', { readOnly: true }),
    chargeUserId: user('검사 담당자', { readOnly: true }),
    checkDt: datetime('검사일시', { readOnly: true }),
    unfitTxt: textarea('부적합 내용', { max: 2000, readOnly: true }),
    passToYmd: date('출입증 유효일', { readOnly: true }),
    stopTxt: textarea('정지 사유', { max: 500, readOnly: true }),
    stopDt: datetime('정지일시', { readOnly: true }),
    remark: textarea('비고', { max: 500 }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd' },
  unique: [['passNo']],
  list: [
    'speEntryCd',
    'state',
    'speEntryNm',
    'vendorCd',
    'equipTypeCd',
    'inYmd',
    'outYmd',
    'passToYmd',
    'operWorkerNo',
    'liftPct',
    'chargeUserId',
    'checkDt',
    'plantCd',
  ],
  search: {
    speEntryCd: 'contains',
    speEntryNm: 'contains',
    vendorCd: 'equals',
    equipTypeCd: 'in',
    inYmd: 'period',
    passToYmd: 'period',
    state: 'in',
    plantCd: 'equals',
  },
  lines: { docs },
  files: { document: { label: '서류 사본', limit: 20, maxMegabytes: 20, extensions: documentExtensions } },
  states: speStates,
  transitions: {
    request: { label: '신청', from: ['draft'], to: 'requested' },
    giveBack: { label: '보완요청', from: ['requested'], to: 'draft', reasonMin },
    approveLift: { label: '양중계획 승인', from: ['requested'], to: 'requested', signed: true },
    approvePapers: { label: '서류승인', from: ['requested'], to: 'papersApproved', input: inspector },
    pass: { label: '적합', from: ['papersApproved'], to: 'fit', system: true },
    fail: {
      label: '부적합',
      from: ['papersApproved', 'stopped'],
      to: 'unfit',
      system: true,
      input: { unfitTxt: textarea('부적합 내용', { required: true, max: 2000 }) },
    },
    inspectAgain: { label: '재검사', from: ['unfit'], to: 'papersApproved', input: inspector },
    stop: { label: '사용정지', from: ['fit'], to: 'stopped', reasonMin, danger: true },
    recheck: { label: '재검사', from: ['stopped'], to: 'stopped', input: inspector },
    resume: { label: '사용재개', from: ['stopped'], to: 'fit' },
    takeOut: {
      label: '반출',
      from: ['draft', 'requested', 'papersApproved', 'fit', 'unfit', 'stopped'],
      to: 'out',
      danger: true,
    },
  },
})
export interface SpeEntry extends FullRow<typeof speEntry> {}
