import { gradeRefusals, gradeTexts } from './grade.texts.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** 등급: how soon something has to be put right. Items of the code group IMPR_GRADE, the most urgent first. */
export const grades = ['U', 'H', 'M', 'L'] as const
export type Grade = (typeof grades)[number]
/** As the code group has them, in Korean. */
export const gradeNames: Record<Grade, string> = {
  U: gradeTexts.U[0],
  H: gradeTexts.H[0],
  M: gradeTexts.M[0],
  L: gradeTexts.L[0],
}
export const isGrade = (value: unknown): value is Grade => grades.includes(value as Grade)

/** Name of the scale on which likelihood and severity from 1 to 5 are multiplied (IMP-01). */
export const ownScale = '5×5'
/** Steps of frequency and of severity. */
const scaleMax = 5

export const riskOf = (freq: number | null | undefined, sev: number | null | undefined): number | null =>
  isStep(freq) && isStep(sev) ? freq * sev : null
const isStep = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && Number.isInteger(value) && value >= 1 && value <= scaleMax

/** Shares of the largest score from which each grade begins (IMP-01). */
export interface GradeRatios {
  urgent: number
  high: number
  medium: number
}
/** With which an installation starts; those in force are the company's (환경값). */
export const usualRatios: GradeRatios = { urgent: 0.8, high: 0.6, medium: 0.32 }
/** The smallest score of the own scale from which a grade with this ratio begins. */
export const ownScaleFrom = (ratio: number): number => Math.ceil(roundHalfUp(ratio * scaleMax * scaleMax, 3))
/**
 * The grade of a score on the source's own scale, by its share of the largest score (IMP-01; KRAS 3 × 3,
 * CHARM …).
 */
export function gradeOfScore(score: number, max: number, ratios: GradeRatios = usualRatios): Grade {
  const ratio = max > 0 ? score / max : 0
  return ratio >= ratios.urgent ? 'U' : ratio >= ratios.high ? 'H' : ratio >= ratios.medium ? 'M' : 'L'
}
/**
 * The own scale 5 × 5 by the same shares of 25: ≥20 U, 15–19 H, 8–14 M, ≤7 L (IMP-01). Undefined when a step
 * is not 1–5.
 */
export function gradeOfRisk(freq: number, sev: number, ratios: GradeRatios = usualRatios): Grade | undefined {
  const risk = riskOf(freq, sev)
  return risk === null ? undefined : gradeOfScore(risk, scaleMax * scaleMax, ratios)
}

const step = (grade: Grade, by: number): Grade =>
  grades[Math.min(grades.length - 1, Math.max(0, grades.indexOf(grade) - by))]!
export const raised = (grade: Grade): Grade => step(grade, 1)
export const higher = (one: Grade, other: Grade): Grade =>
  grades.indexOf(one) <= grades.indexOf(other) ? one : other

/**
 * Raises a grade, never lowers it: breach of law at least H, cause of a serious accident U, recurrence one
 * step (IMP-01).
 */
export function overridden(
  grade: Grade,
  { legal = false, seriousAccident = false, recurrence = false } = {},
): Grade {
  const lifted = recurrence ? raised(grade) : grade
  const legalised = legal ? higher(lifted, 'H') : lifted
  return seriousAccident ? 'U' : legalised
}

/** Why the grade cannot be changed so: lowered at most once, with a reason (IMP-01). */
export function gradeIssue(
  { from, to, legal }: { from: Grade; to: Grade; legal: boolean },
  { reason, loweredBefore }: { reason: string; loweredBefore: boolean },
): Sentence | undefined {
  if (grades.indexOf(to) <= grades.indexOf(from)) return undefined
  if (legal && grades.indexOf(to) > grades.indexOf('H')) return gradeRefusals.legalFloor()
  if (loweredBefore) return gradeRefusals.once()
  return reason.trim().length >= 5 ? undefined : gradeRefusals.reason()
}
