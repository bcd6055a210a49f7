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
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { sanctionStates, sanctionTransitions, warnStates, warnTransitions } from './warn-transitions.rule.ts'

/** 위반기준: violations with their points, in editions by the day from which they hold (vendor R6). */
export const violStd = defineResource({
  name: 'violStd',
  title: '위반기준',
  path: '/api/vendor/violstd',
  menus: ['vendor/base/violStd', 'vendor/warn/warnPoint'],
  key: 'violStdNo',
  fields: {
    violNm: text('위반내용', { required: true, searchable: true }),
    violCd: text('위반코드', { required: true, max: 20 }),
    violLvlCd: code('수준', 'VIOL_LVL', { required: true }),
    workerPoint: number('개인벌점', { required: true, min: 0, max: 100 }),
    vendorPoint: number('업체벌점', { required: true, min: 0, max: 100 }),
    actTxt: text('즉시조치', { max: 300 }),
    legalBasisTxt: text('근거', { max: 200 }),
    applyFromYmd: date('적용일', { required: true }),
    useYn: flag('사용', { required: true }),
  },
  scope: 'everyone',
  unique: [['violCd', 'applyFromYmd']],
  order: [{ by: 'violCd', direction: 'asc' }],
  list: [
    'violCd',
    'violNm',
    'violLvlCd',
    'workerPoint',
    'vendorPoint',
    'actTxt',
    'legalBasisTxt',
    'applyFromYmd',
    'useYn',
  ],
  search: { violNm: 'contains', violLvlCd: 'in', useYn: 'equals' },
})

export const warnMenu = 'vendor/warn/warnPoint'
export const vendorWarnMenu = '/vendor/portal/warnAndPointOutStatus'
/**
 * 지적·경고: a violation of a worker or company, with photo and points; the company is told, may answer, and puts
 * it right (산업안전보건법 제66조).
 */
export const warnPoint = defineResource({
  name: 'warnPoint',
  title: '지적·경고',
  path: '/api/vendor/warn',
  menus: [warnMenu, vendorWarnMenu],
  key: 'warnNo',
  fields: {
    warnCd: text('지적번호', { numbering: 'VW-{plant}-{YYYY}-{seq4}', searchable: true }),
    violStdNo: ref('위반', 'violStd', { required: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    // A company sees violations that it was told of, not those still being written.
    toldVendorCd: refCode('통보 업체', 'vendor', { readOnly: true }),
    vendorWorkerNo: ref('대상자', 'vendorWorker'),
    occurDt: datetime('일시', { required: true }),
    placeNm: text('장소', { required: true }),
    cont: textarea('내용', { required: true, min: 5 }),
    permitNo: ref('작업허가', 'workPermit'),
    violLvlCd: code('수준', 'VIOL_LVL', { readOnly: true }),
    workerPoint: number('개인벌점', { readOnly: true }),
    vendorPoint: number('업체벌점', { readOnly: true }),
    issueUserId: user('발행자', { readOnly: true }),
    noticeDt: datetime('통보일시', { readOnly: true }),
    objectToYmd: date('소명기한', { readOnly: true }),
    objectCont: textarea('소명내용', { readOnly: true }),
    decideUserId: user('판정자', { readOnly: true }),
    decideCont: textarea('판정의견', { readOnly: true }),
    actCont: textarea('조치내용', { readOnly: true }),
    sourceKey: text('출처 키', { readOnly: true, max: 100 }),
    sourceUrl: text('출처 링크', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'toldVendorCd', below: true },
  list: [
    'warnCd',
    'state',
    'violStdNo',
    'violLvlCd',
    'vendorCd',
    'vendorWorkerNo',
    'occurDt',
    'placeNm',
    'workerPoint',
    'vendorPoint',
    'objectToYmd',
    'issueUserId',
  ],
  search: {
    warnCd: 'contains',
    vendorCd: 'equals',
    violStdNo: 'equals',
    violLvlCd: 'in',
    state: 'in',
    occurDt: 'period',
    vendorWorkerNo: 'equals',
    placeNm: 'contains',
    plantCd: 'equals',
  },
  files: {
    photo: { label: '현장 사진', imageOnly: true, limit: 10, maxMegabytes: 10 },
    action: { label: '조치 사진·서류', limit: 10, maxMegabytes: 10, extensions: documentExtensions },
  },
  states: warnStates,
  transitions: {
    ...warnTransitions,
    setAside: { ...warnTransitions.setAside, danger: true },
    submitAction: {
      ...warnTransitions.submitAction,
      input: { actCont: textarea('조치내용', { required: true, min: 5 }) },
    },
  },
})
export interface WarnPoint extends FullRow<typeof warnPoint> {}

/** 제재: what follows from points, proposed by the system or by hand, decided by approval (vendor R8). */
export const sanction = defineResource({
  name: 'sanction',
  title: '제재',
  path: '/api/vendor/sanction',
  menus: ['vendor/warn/sanction', vendorWarnMenu],
  key: 'sanctionNo',
  fields: {
    sanctionCd: text('제재번호', { numbering: 'VS-{plant}-{YYYY}-{seq4}', searchable: true }),
    plantCd: refCode('사업장', 'plant', { required: true }),
    vendorCd: refCode('업체', 'vendor', { required: true }),
    // A company sees the sanctions that were put in force, not what is proposed or refused.
    toldVendorCd: refCode('통보 업체', 'vendor', { readOnly: true }),
    vendorWorkerNo: ref('대상자', 'vendorWorker'),
    sanctionTypeCd: code('제재', 'SANCTION', { required: true }),
    basisPoint: number('근거벌점', { readOnly: true }),
    fromYmd: date('시작일', { required: true }),
    toYmd: date('종료일'),
    // Retraining ends with this education alone, whatever day it is.
    eduTypeCd: code('이수할 교육', 'VND_EDU'),
    eduHour: number('이수할 시간', { min: 0, max: 100, decimals: 1 }),
    stopYmd: date('출입증 정지일', { readOnly: true }),
    cont: textarea('내용', { required: true, min: 5 }),
    liftReason: textarea('해제사유', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'toldVendorCd', below: true },
  list: [
    'sanctionCd',
    'state',
    'sanctionTypeCd',
    'vendorCd',
    'vendorWorkerNo',
    'basisPoint',
    'fromYmd',
    'toYmd',
    'eduTypeCd',
    'stopYmd',
  ],
  search: {
    sanctionCd: 'contains',
    vendorCd: 'equals',
    sanctionTypeCd: 'in',
    state: 'in',
    fromYmd: 'period',
    vendorWorkerNo: 'equals',
    plantCd: 'equals',
  },
  states: sanctionStates,
  transitions: {
    ...sanctionTransitions,
    submit: {
      ...sanctionTransitions.submit,
      approval: {
        biz: 'ABZ04',
        approved: 'enforce',
        rejected: 'refuse',
        withdrawn: 'return',
        discarded: 'return',
      },
    },
    lift: { ...sanctionTransitions.lift, danger: true },
  },
})
export interface Sanction extends FullRow<typeof sanction> {}
