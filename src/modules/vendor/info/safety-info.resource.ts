import { datetime, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { documentExtensions } from '../../../core/shared/limits.ts'
import { defineLines, defineResource, type FullRow } from '../../../core/shared/resource.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { safetyInfoStates, safetyInfoTransitions } from './safety-info-transitions.rule.ts'

/** Menus on which the plant writes information sheets. */
export const safetyInfoMenus = ['vendor/base/safetyInfo'] as const

const chemicals = defineLines({
  name: 'safetyInfoChem',
  title: '취급물질',
  key: 'safetyInfoChemNo',
  parent: 'safetyInfoNo',
  fields: {
    chemNm: text('물질명', { required: true, max: 100 }),
    casNo: text('CAS 번호', { max: 20 }),
    hazardTxt: text('유해성·위험성', { max: 300 }),
  },
})

/**
 * 안전보건 정보제공서: the written information that people who work on equipment with dangerous substances must get
 * before they begin (산업안전보건법 제65조, 시행규칙 제83조).
 */
export const safetyInfo = defineResource({
  name: 'safetyInfo',
  title: '안전보건 정보제공서',
  path: '/api/vendor/safetyinfo',
  menus: [...safetyInfoMenus, vendorInfoMenu],
  key: 'safetyInfoNo',
  fields: {
    safetyInfoCd: text('정보제공서 번호', { numbering: 'SI-{plant}-{YYYY}-{seq4}', searchable: true }),
    workNm: text('작업명', { required: true, searchable: true }),
    contractNo: ref('도급계약', 'vendorContract', { required: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    vendorCd: refCode('업체', 'vendor', { readOnly: true }),
    facilityTxt: text('설비·장소', { required: true }),
    hazardCont: textarea('유해성·위험성', { required: true, min: 10 }),
    cautionCont: textarea('안전·보건상 주의사항', { required: true, min: 10 }),
    emergencyCont: textarea('사고 발생 시 조치', { required: true, min: 10 }),
    provideUserId: user('제공자', { readOnly: true }),
    provideDt: datetime('제공일시', { readOnly: true }),
    recvUserId: user('수령자', { readOnly: true }),
    recvDt: datetime('수령일시', { readOnly: true }),
    subCopyDt: datetime('하수급인 사본 제공일시', { readOnly: true }),
    subCopyTxt: text('사본을 받은 하수급인', { readOnly: true }),
    checkUserId: user('조치 확인자', { readOnly: true }),
    checkDt: datetime('조치 확인일시', { readOnly: true }),
    checkCont: textarea('조치 확인내용', { readOnly: true }),
  },
  scope: { plant: 'plantCd', vendor: 'vendorCd', below: true },
  list: [
    'safetyInfoCd',
    'state',
    'workNm',
    'vendorCd',
    'contractNo',
    'facilityTxt',
    'provideDt',
    'recvDt',
    'recvUserId',
    'checkDt',
  ],
  search: {
    safetyInfoCd: 'contains',
    workNm: 'contains',
    vendorCd: 'equals',
    state: 'in',
    provideDt: 'period',
    plantCd: 'equals',
  },
  lines: { chemicals },
  files: {
    document: { label: 'MSDS·도면', limit: 20, maxMegabytes: 20, extensions: documentExtensions },
    // Whoever works there hears what the sheet says and signs for it; most of them have no account.
    worker: { label: '작업자 전달확인 서명', limit: 100, drawn: true },
  },
  states: safetyInfoStates,
  transitions: {
    ...safetyInfoTransitions,
    copyToSub: {
      ...safetyInfoTransitions.copyToSub,
      input: { subCopyTxt: text('사본을 받은 하수급인', { required: true }) },
    },
    check: {
      ...safetyInfoTransitions.check,
      input: { checkCont: textarea('조치 확인내용', { required: true, min: 5 }) },
    },
    withdraw: { ...safetyInfoTransitions.withdraw, danger: true },
  },
})
export interface SafetyInfo extends FullRow<typeof safetyInfo> {}
