import type { Reason } from '../../../core/shared/resource.ts'
/** Basic permit types: 화기작업, 일반위험작업. */
export const permitTypes = { H: '화기작업', G: '일반위험작업' } as const
export type PermitTypeCode = keyof typeof permitTypes

/** Supplementary permits; always together with one basic permit. */
export const supplements = {
  S1: '밀폐공간 출입',
  S2: '정전',
  S3: '굴착',
  S4: '방사선 사용',
  S5: '고소',
  S6: '중장비·양중',
  S7: '배관·설비 개방',
  S8: '고압수·샌드블라스트',
} as const
export type SupplementCode = keyof typeof supplements

/** Explosion hazard zones of the process safety register; `none` is a non-hazardous area. */
export const explosionZones = {
  zone0: '0종',
  zone1: '1종',
  zone2: '2종',
  zone20: '20종',
  zone21: '21종',
  zone22: '22종',
  none: '비위험장소',
} as const
export type ExplosionZone = keyof typeof explosionZones

export const riskGrades = { H: '상(H)', M: '중(M)', L: '하(L)' } as const
export type RiskGrade = keyof typeof riskGrades

/**
 * Why a rule refuses. `status` is the HTTP status with which the server answers: 400 input, 409 conflict, 422
 * business rule.
 */
export type RuleReason = Pick<Reason, 'message' | 'fixUrl'> & { status: 400 | 409 | 422 }
