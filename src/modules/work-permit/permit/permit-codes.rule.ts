import { namesOf } from '../../../core/shared/sentence.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { explosionZoneTexts, permitTypeTexts, riskGradeTexts, supplementTexts } from './permit-codes.texts.ts'

/** Basic permit types: 화기작업, 일반위험작업. */
export const permitTypes = namesOf(permitTypeTexts)
export type PermitTypeCode = keyof typeof permitTypes

/** Supplementary permits; always together with one basic permit. */
export const supplements = namesOf(supplementTexts)
export type SupplementCode = keyof typeof supplements
/** Entry into a confined space. */
export const confinedSpace = 'S1' satisfies SupplementCode

/** Explosion hazard zones of the process safety register; `none` is a non-hazardous area. */
export const explosionZones = namesOf(explosionZoneTexts)
export type ExplosionZone = keyof typeof explosionZones

export const riskGrades = namesOf(riskGradeTexts)
export type RiskGrade = keyof typeof riskGrades

/**
 * Why a rule refuses. `status` is the HTTP status with which the server answers: 400 input, 409 conflict, 422
 * business rule.
 */
export type RuleReason = Pick<Reason, 'message' | 'fixUrl'> & { status: 400 | 409 | 422 }
