import { datetime, ref, refCode, text, textarea, user } from '../../../core/shared/field.ts'
import { documentExtensions, reasonMin } from '../../../core/shared/limits.ts'
import { defineResource, type FullRow } from '../../../core/shared/resource.ts'
import {
  lotoEvents,
  lotoForces,
  lotoPermits,
  lotoPoints,
  lotoSteps,
  personalLocks,
} from './loto-lines.resource.ts'
import { lotoStates } from './loto-transitions.rule.ts'

/**
 * Lockout and tagout: the energies of a piece of equipment are cut, locked and proven to be gone before
 * people work on it. (ptw.md 2, 4)
 */
export const safLoto = defineResource({
  name: 'safLoto',
  title: 'LOTO',
  path: '/api/saf/loto',
  menus: ['constSafe/loto/lotoList', 'constSafe/loto/lotoTag'],
  key: 'lotoNo',
  fields: {
    lotoCd: text('LOTO번호', { numbering: 'L-{plant}-{YYMM}-{seq4}', searchable: true }),
    lotoNm: text('격리명', { required: true, searchable: true }),
    plantCd: refCode('사업장', 'plant', { readOnly: true }),
    areaCd: refCode('구역', 'permitArea', { required: true }),
    facilityNo: ref('설비', 'safFacility', { required: true }),
    scopeTxt: textarea('격리 범위', { required: true, min: 5, max: 1000 }),
    drawingNo: text('도면번호(P&ID·단선도)', { required: true, max: 50 }),
    drawingRev: text('도면 개정', { max: 20 }),
    planStartDt: datetime('예정 시작', { required: true }),
    planEndDt: datetime('예정 종료', { required: true }),
    remark: textarea('비고', { max: 1000 }),
    tryTxt: textarea('기동 시도 결과', { readOnly: true }),
    isolUserId: user('격리 확인자', { readOnly: true }),
    isolDt: datetime('격리완료일시', { readOnly: true }),
    releaseUserId: user('해제 확인자', { readOnly: true }),
    releaseDt: datetime('해제완료일시', { readOnly: true }),
    lateTellDt: datetime('지연 통보일시', { readOnly: true }),
  },
  scope: { plant: 'plantCd' },
  list: [
    'lotoCd',
    'lotoNm',
    'state',
    'facilityNo',
    'areaCd',
    'planStartDt',
    'planEndDt',
    'isolDt',
    'releaseDt',
    'drawingNo',
  ],
  search: {
    lotoNm: 'contains',
    lotoCd: 'contains',
    state: 'in',
    facilityNo: 'equals',
    areaCd: 'in',
    planStartDt: 'period',
    planEndDt: 'period',
    plantCd: 'equals',
  },
  lines: {
    points: lotoPoints,
    permits: lotoPermits,
    personalLocks,
    steps: lotoSteps,
    forces: lotoForces,
    events: lotoEvents,
  },
  files: {
    document: { label: '도면·첨부', limit: 20, maxMegabytes: 20, extensions: documentExtensions },
    photo: { label: '잠금 사진', imageOnly: true, limit: 40, maxMegabytes: 10 },
  },
  states: lotoStates,
  transitions: {
    startIsolation: { label: '격리시작', from: ['planned'], to: 'isolating' },
    confirmIsolation: {
      label: '격리완료',
      from: ['isolating'],
      to: 'isolated',
      input: { tryTxt: textarea('기동 시도 결과', { required: true, min: 5, max: 500 }) },
    },
    use: { label: '작업 사용', from: ['isolated'], to: 'inUse', system: true },
    liftForTest: {
      label: '시운전 임시해제',
      from: ['isolated', 'inUse'],
      to: 'isolating',
      reasonMin,
      danger: true,
    },
    requestRelease: { label: '해제요청', from: ['isolated', 'inUse'], to: 'releaseRequested' },
    release: { label: '해제완료', from: ['releaseRequested'], to: 'released' },
    cancel: { label: '취소', from: ['planned', 'isolating'], to: 'cancelled', reasonMin, danger: true },
  },
})
export interface Loto extends FullRow<typeof safLoto> {}
