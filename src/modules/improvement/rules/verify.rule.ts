import { riskOf } from './grade.rule.ts'
import { verifySentences } from './verify.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** Refuses a check by a person who did the work, or by anybody of the vendor that did it (IMP-06). */
export function fourEyesIssue(
  verifier: { userId: string; vendorCd: string | null },
  done: { doers: readonly (string | null)[]; actVendorCd: string | null },
): Sentence | undefined {
  const same =
    done.doers.includes(verifier.userId) ||
    (verifier.vendorCd !== null && verifier.vendorCd === done.actVendorCd)
  return same ? verifySentences.fourEyes() : undefined
}

/**
 * Decides who verifies (IMP-06; impr.md 4): the coordinator of the source; for a small matter (grade L) the
 * department that asked; and for every grade the head of that department, where a coordinator has put it
 * right and therefore cannot verify it.
 */
export const mayVerify = ({
  coordinator,
  ofAskingDept,
  headOfAskingDept,
  small,
  coordinatorDid,
}: Record<
  'coordinator' | 'ofAskingDept' | 'headOfAskingDept' | 'small' | 'coordinatorDid',
  boolean
>): boolean => coordinator || (small && ofAskingDept) || (coordinatorDid && headOfAskingDept)

/** The risk afterwards has to be lower, or somebody says why not (IMP-08). */
export function riskAfterIssue(
  riskBef: number | null,
  { freqAft, sevAft, reason }: { freqAft: number; sevAft: number; reason: string | undefined },
): Sentence | undefined {
  return notLowerIssue(riskBef, riskOf(freqAft, sevAft), reason)
}
/** The same on whichever scale both are judged; null: not judged. */
export function notLowerIssue(
  before: number | null,
  after: number | null,
  reason: string | undefined,
): Sentence | undefined {
  if (before === null || after === null || after < before) return undefined
  return (reason?.trim().length ?? 0) >= 5 ? undefined : verifySentences.notLower()
}

export interface Picture {
  sha256: string
  /** When it was taken, as the camera wrote it. */
  takenDt?: string | null
}
/** Why the pictures do not show the difference (IMP-16). */
export function pictureIssue(
  before: readonly Picture[],
  after: readonly Picture[],
  required: boolean,
  doneDt: string,
): Sentence | undefined {
  if (required && before.length === 0) return verifySentences.noBefore()
  if (required && after.length === 0) return verifySentences.noAfter()
  const known = new Set(before.map(({ sha256 }) => sha256))
  if (after.some(({ sha256 }) => known.has(sha256))) return verifySentences.samePictures()
  if (after.some(({ takenDt }) => takenDt && Date.parse(takenDt) > Date.parse(doneDt)))
    return verifySentences.pictureLater()
  return undefined
}

/** From which level of the ladder, and after how many refusals, a vendor's row speaks for a warning. */
export interface WarningLimits {
  level: number
  reopens: number
}
/** With which an installation starts; those in force are the company's (환경값). */
export const usualWarning: WarningLimits = { level: 2, reopens: 2 }
/**
 * True if a vendor's row is proposed for a warning, which people decide about (IMP-15): late by level 2, or
 * refused twice.
 */
export const proposesWarning = (
  row: { actVendorCd: string | null; highestLevel: number; reopenCnt: number },
  limits: WarningLimits = usualWarning,
): boolean =>
  row.actVendorCd !== null && (row.highestLevel >= limits.level || row.reopenCnt >= limits.reopens)
