import { addMonths } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Bound } from '../../vendor/enter/enter-check.rule.ts'
import { speDocs, speKinds, type SpeDoc } from './spe-codes.rule.ts'
import type { SpeFigures } from './spe-parameters.rule.ts'
import { speBounds } from './spe-refusals.texts.ts'

/** What bounds a pass beside the request, the contract, the inspection of the machine and its insurance. */
export interface SpeStay {
  /** Day of coming in, 'YYYY-MM-DD'. */
  inYmd: string
  /** Last day of the operator's licence; null: it does not end. */
  licenceToYmd: string | null | undefined
  /** Day of the entry inspection that found it fit; null: not yet. */
  checkYmd: string | null
}
/**
 * Further days that end the pass of special equipment (SAF-14): the operator's licence, the longest stay after coming
 * in, and the time for which an entry inspection holds. The first of all bounds counts (`passEnd`).
 */
export const furtherBounds = (
  { inYmd, licenceToYmd, checkYmd }: SpeStay,
  { stayMonths, checkMonths }: Pick<SpeFigures, 'stayMonths' | 'checkMonths'>,
): Bound[] => [
  { name: speBounds.licence(), toYmd: licenceToYmd },
  { name: speBounds.stay({ months: stayMonths }), toYmd: addMonths(inYmd, stayMonths) },
  {
    name: speBounds.check({ months: checkMonths }),
    toYmd: checkYmd === null ? null : addMonths(checkYmd, checkMonths),
  },
]

export type LiftGrade = 'usual' | 'focus' | 'refused'
/**
 * Load with its tackle against the rated load at the radius of the work, per cent (SAF-14; 안전보건규칙 제135조): up to the
 * first limit usual, beyond it under a plan that somebody approves, beyond the second refused.
 * @returns undefined while one of the two loads is not known: nobody has judged it
 */
export function liftRatio(
  loadTon: number | null | undefined,
  ratedTon: number | null | undefined,
  { liftFocusPct, liftMostPct }: Pick<SpeFigures, 'liftFocusPct' | 'liftMostPct'>,
): { pct: number; grade: LiftGrade } | undefined {
  if (!loadTon || !ratedTon) return undefined
  const pct = roundHalfUp((loadTon / ratedTon) * 100, 1)
  if (pct > liftMostPct) return { pct, grade: 'refused' }
  return { pct, grade: pct > liftFocusPct ? 'focus' : 'usual' }
}

export interface HandedIn {
  docTypeCd: string
  /** Last valid day; null: it does not end. */
  validToYmd: string | null
}
/** The papers of a kind of equipment; a lift above the first limit wants its plan beside them. */
export const neededDocs = (equipTypeCd: string, grade: LiftGrade | undefined): SpeDoc[] => [
  ...(speKinds[equipTypeCd]?.docs ?? []),
  ...(grade === 'focus' ? [speDocs.liftPlan] : []),
]
/**
 * Papers that are missing, or that end before the last day of the work.
 * @returns one entry a paper: without a day it was not handed in
 */
export function docFaults(
  needed: readonly string[],
  handed: readonly HandedIn[],
  outYmd: string,
): { docTypeCd: string; endsYmd: string | null }[] {
  return needed.flatMap((docTypeCd) => {
    const own = handed.filter((doc) => doc.docTypeCd === docTypeCd)
    if (own.length === 0) return [{ docTypeCd, endsYmd: null }]
    if (own.some(({ validToYmd }) => validToYmd === null || validToYmd >= outYmd)) return []
    const last = own.reduce((one, other) => (one.validToYmd! >= other.validToYmd! ? one : other))
    return [{ docTypeCd, endsYmd: last.validToYmd }]
  })
}

/** A point of the inspection that was found bad and is still so. */
export interface BadPoint {
  itemTxt: string
  critical: boolean
}
/** The entry inspection (saf.md 2): a critical point that is bad keeps the equipment out, any other is an improvement. */
export const unfitPoints = (bad: readonly BadPoint[]): string[] =>
  bad.filter(({ critical }) => critical).map(({ itemTxt }) => itemTxt)
