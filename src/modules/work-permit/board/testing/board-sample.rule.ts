import { addMinutes } from '../../../../core/shared/dates.ts'
import type { BoardAnswer, BoardPermit } from '../permit-board.rule.ts'

const limits = { hotWatchMinutes: 60, gasOverdueMinutes: 15, resumeMaxMinutes: 240 }

/** A permit in the middle of a calm day; only what a test is about is said. */
export const boardPermit = (
  permitNo: number,
  now: string,
  change: Partial<BoardPermit> = {},
): BoardPermit => ({
  permitNo,
  permitCd: `P-1000-20260310-${String(permitNo).padStart(4, '0')}`,
  permitNm: `작업 ${permitNo}`,
  state: 'working',
  permitTypeCd: 'G',
  supplCds: [],
  riskGradeCd: 'L',
  areaCd: 'A1',
  areaNm: '반응',
  ownerDeptCd: 'D111',
  placeTxt: 'R-101',
  plantCd: '1000',
  plantNm: '여수공장',
  vendorCd: 'V001',
  vendorNm: '한빛기계',
  startDt: addMinutes(now, -120),
  endDt: addMinutes(now, 240),
  extEndDt: null,
  realStartDt: addMinutes(now, -110),
  gasDueDt: null,
  contDeviceNm: null,
  shiftDueDt: null,
  suspDt: null,
  suspReasonCd: null,
  suspReasonNm: null,
  watchStartDt: null,
  workerCnt: 4,
  insideCnt: 0,
  lastGas: null,
  ...change,
})

/** A day with something of everything. */
export function boardDay(now: string): BoardAnswer {
  const fit = (minutes: number, lelPct = 0) => ({
    measDt: addMinutes(now, -minutes),
    o2Pct: 20.9,
    lelPct,
    judgeCd: 'fit',
  })
  const permit = (permitNo: number, change: Partial<BoardPermit>) => boardPermit(permitNo, now, change)
  const tankYard = { areaCd: 'A3', areaNm: '탱크야드' }
  const painting = { vendorCd: 'V002', vendorNm: '새빛도장' }
  const dredging = { vendorCd: 'V005', vendorNm: '맑은준설' }
  const permits = [
    permit(1, {
      permitNm: 'R-101 배관 용접',
      permitTypeCd: 'H',
      riskGradeCd: 'M',
      gasDueDt: addMinutes(now, 47),
      lastGas: fit(73),
    }),
    permit(2, {
      permitNm: '난간 보수',
      permitTypeCd: 'H',
      supplCds: ['S5'],
      riskGradeCd: 'M',
      state: 'approved',
      startDt: addMinutes(now, 55),
      realStartDt: null,
      ...painting,
    }),
    permit(3, {
      permitNm: 'T-204 청소',
      supplCds: ['S1'],
      riskGradeCd: 'H',
      insideCnt: 3,
      gasDueDt: addMinutes(now, -4),
      lastGas: fit(64, 4),
      ...tankYard,
      ...dredging,
    }),
    permit(4, {
      permitNm: 'P-305 펌프 분해',
      supplCds: ['S7'],
      riskGradeCd: 'H',
      state: 'reviewing',
      realStartDt: null,
    }),
    permit(5, {
      permitNm: 'MCC-2 차단기 점검',
      supplCds: ['S2'],
      riskGradeCd: 'M',
      areaCd: 'A5',
      areaNm: '유틸리티',
    }),
    permit(6, {
      permitNm: '소화배관 굴착',
      supplCds: ['S3'],
      riskGradeCd: 'L',
      state: 'cooperating',
      realStartDt: null,
      ...tankYard,
    }),
    permit(7, {
      permitNm: '야간 방사선 투과검사',
      supplCds: ['S4'],
      riskGradeCd: 'H',
      state: 'approvalPending',
      startDt: addMinutes(now, 600),
      endDt: addMinutes(now, 900),
      realStartDt: null,
    }),
    permit(8, {
      permitNm: '50 t 크레인 양중',
      supplCds: ['S6'],
      riskGradeCd: 'H',
      endDt: addMinutes(now, 18),
      areaCd: 'A5',
      areaNm: '유틸리티',
    }),
    permit(9, {
      permitNm: '증류탑 보온 해체',
      permitTypeCd: 'H',
      riskGradeCd: 'H',
      state: 'suspended',
      suspDt: addMinutes(now, -35),
      suspReasonCd: 'GAS',
      suspReasonNm: '가스경보',
      lastGas: { measDt: addMinutes(now, -36), o2Pct: 20.7, lelPct: 12, judgeCd: 'unfit' },
      areaCd: 'A2',
      areaNm: '증류',
      ...painting,
    }),
    permit(10, {
      permitNm: '보일러 배관 용접',
      permitTypeCd: 'H',
      riskGradeCd: 'M',
      state: 'watching',
      watchStartDt: addMinutes(now, -42),
      areaCd: 'A6',
      areaNm: '보일러',
    }),
    permit(11, {
      permitNm: '폐수조 펌프 교체',
      riskGradeCd: 'L',
      state: 'expired',
      endDt: addMinutes(now, -30),
      areaCd: 'A7',
      areaNm: '폐수',
      ...dredging,
    }),
    permit(12, {
      permitNm: '창고 도장',
      riskGradeCd: 'L',
      state: 'rejected',
      realStartDt: null,
      areaCd: 'A8',
      areaNm: '창고',
      ...painting,
    }),
    permit(13, {
      permitNm: '자체 점검',
      riskGradeCd: null,
      state: 'requested',
      realStartDt: null,
      vendorCd: null,
      vendorNm: null,
    }),
  ]
  return { now, permits, confirmations: { open: 2, late: 1 }, limits: { '1000': limits } }
}
export const boardLimits = limits
