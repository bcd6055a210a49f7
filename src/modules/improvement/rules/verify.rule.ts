import { riskOf } from './grade.rule.ts'

export const verifyMessages = {
  fourEyes: '조치자와 검증자는 같을 수 없습니다.',
  notLower: '개선 후 위험도가 낮아지지 않았습니다. 사유를 입력해 주세요.',
  samePictures: '조치 전·후 사진이 같습니다.',
  pictureLater: '조치 후 사진의 촬영일시가 조치완료보다 늦습니다.',
  noBefore: '조치 전 사진을 첨부해 주세요.',
  noAfter: '조치 후 사진을 첨부해 주세요.',
} as const

/** Whoever did it does not say that it is well done, and nobody of the vendor that did it does (IMP-06). */
export function fourEyesIssue(
  verifier: { userId: string; vendorCd: string | null },
  done: { doers: readonly (string | null)[]; actVendorCd: string | null },
): string | undefined {
  const same =
    done.doers.includes(verifier.userId) ||
    (verifier.vendorCd !== null && verifier.vendorCd === done.actVendorCd)
  return same ? verifyMessages.fourEyes : undefined
}

/**
 * Who verifies (IMP-06; impr.md 4): the coordinator of the source; of a small matter (grade L) the department
 * that asked; and of every grade the head of the department that asked, where a coordinator has put it right
 * and therefore cannot say that it is well done.
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
): string | undefined {
  const riskAft = riskOf(freqAft, sevAft)
  if (riskBef === null || riskAft === null || riskAft < riskBef) return undefined
  return (reason?.trim().length ?? 0) >= 5 ? undefined : verifyMessages.notLower
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
): string | undefined {
  if (required && before.length === 0) return verifyMessages.noBefore
  if (required && after.length === 0) return verifyMessages.noAfter
  const known = new Set(before.map(({ sha256 }) => sha256))
  if (after.some(({ sha256 }) => known.has(sha256))) return verifyMessages.samePictures
  if (after.some(({ takenDt }) => takenDt && Date.parse(takenDt) > Date.parse(doneDt)))
    return verifyMessages.pictureLater
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
 * Whether a vendor's row speaks for a warning, which people decide about (IMP-15): late by level 2, or
 * refused twice.
 */
export const proposesWarning = (
  row: { actVendorCd: string | null; highestLevel: number; reopenCnt: number },
  limits: WarningLimits = usualWarning,
): boolean =>
  row.actVendorCd !== null && (row.highestLevel >= limits.level || row.reopenCnt >= limits.reopens)
