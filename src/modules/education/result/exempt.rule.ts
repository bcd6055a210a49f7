import { addDays, addMonths } from '../../../core/shared/dates.ts'

/** Exemptions of 산업안전보건법 시행규칙 제27조 (edu.md EDU-04, 05, 09). Items of EDU_EXEMPT_TYPE_CD. */
export const exemptTypes = {
  noAccident: 'E1',
  otherLaw: 'E3',
  supervisor: 'E4',
  trade: 'E51',
  specialWork: 'E52',
  samePlant: 'E53',
} as const
/** Exemptions whose reason is a career elsewhere. */
export const careerTypes: readonly string[] = [exemptTypes.trade, exemptTypes.specialWork]
/** Exemptions of a person from what is asked before the work. */
export const entryExemptions: readonly string[] = [
  exemptTypes.trade,
  exemptTypes.specialWork,
  exemptTypes.samePlant,
]
/** Items of EDU_HALF. */
export const halves = { first: 'H1', second: 'H2', year: 'Y' } as const
export const exemptScopes = { person: 'person', plant: 'plant' } as const

/** An approved exemption that concerns one duty. */
export interface Exemption {
  exemptTypeCd: string
  exemptPct: number | null
  exemptMin: number | null
}

/**
 * The minutes that are still asked for: the share first, then the minutes, never below zero and never more than the
 * law asks. (fit D18)
 */
export function remainingMinutes(requiredMin: number, exemptions: readonly Exemption[]): number {
  const share = Math.min(
    100,
    exemptions.reduce((most, { exemptPct }) => Math.max(most, exemptPct ?? 0), 0),
  )
  const minutes = exemptions.reduce((sum, { exemptMin }) => sum + Math.max(0, exemptMin ?? 0), 0)
  return Math.max(0, Math.round(requiredMin * (1 - share / 100)) - minutes)
}

/** Months of a career, whole ones, with both days. */
export function careerMonths(fromYmd: string, toYmd: string): number {
  let months = 0
  while (addMonths(fromYmd, months + 1) <= addDays(toYmd, 1)) months += 1
  return months
}
/** Hired within so many months of leaving: left 2025-08-31 counts until 2026-08-31. (시행규칙 제27조제5항) */
export const isWithinGap = (leftYmd: string, hireYmd: string, months: number): boolean =>
  hireYmd >= leftYmd && hireYmd <= addMonths(leftYmd, months)
