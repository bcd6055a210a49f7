import type { JudgedType, Standing } from './status-codes.rule.ts'
import { standings } from './status-codes.rule.ts'

/** A dated row of the legal hours (eduLegalRule). */
export interface LegalRule {
  eduTypeCd: string
  /** Null: every class. */
  workerClassCd: string | null
  /** Of education that an appointment asks for. */
  dutyCd: string | null
  periodCd: string
  requiredMin: number
  dueMonths: number | null
  windowMonths: number | null
  fromYmd: string
  toYmd: string | null
  lawTxt: string
  /** Y: still to be held against the original text. */
  confirmYn: string | null
}
/** Why minutes count, or lower what is owed. */
type EvidenceRule = 'direct' | 'msds' | 'chemicalLaw' | 'percent' | 'exemption' | 'special'
/** One line of the answer to '왜?'. */
export interface Evidence {
  rule: EvidenceRule
  eduYmd: string
  name: string
  min: number
}
/** What a person should know beside the figures. */
export type Remark =
  | 'classUnknown'
  | 'ruleUnknown'
  | 'away'
  | 'lateStart'
  | 'deemed'
  | 'deemedShort'
  | 'prorated'

/** One duty of a person on a day. */
export interface Judged {
  eduTypeCd: JudgedType
  /** '2026-H1', '2026', the day of an event, or the number of what asks for it. */
  periodKey: string
  /** Its period is over on the day. */
  closed: boolean
  workerClassCd: string | null
  fromYmd: string | null
  dueYmd: string | null
  requiredMin: number
  exemptMin: number
  recogMin: number
  lackMin: number
  state: Standing
  lawTxt: string
  confirm: boolean
  evidence: Evidence[]
  remarks: Remark[]
}

/** Duties that are told apart by the number of an assignment, the code of an appointment or that of a way of counting. */
const byNumber: readonly JudgedType[] = ['SPC', 'JOB', 'MSD']
/** A duty's half, year or day as people read it; where a number tells duties apart, the day from which it is owed. */
export const shownPeriod = ({
  eduTypeCd,
  periodKey,
  fromYmd,
}: Pick<Judged, 'eduTypeCd' | 'periodKey' | 'fromYmd'>): string =>
  byNumber.includes(eduTypeCd) || !/^\d{4}/.test(periodKey) ? (fromYmd ?? '') : periodKey

const inForce = (rules: readonly LegalRule[], eduTypeCd: string, day: string): LegalRule[] =>
  rules.filter((rule) => rule.eduTypeCd === eduTypeCd && rule.fromYmd <= day && day <= (rule.toYmd ?? day))
/** The row of the table in force on a day, for a class or for everybody. */
export function ruleOn(
  rules: readonly LegalRule[],
  eduTypeCd: string,
  workerClassCd: string | null,
  day: string,
): LegalRule | undefined {
  const own = inForce(rules, eduTypeCd, day).filter(({ dutyCd }) => dutyCd === null)
  return (
    own.find((rule) => rule.workerClassCd === workerClassCd) ??
    own.find((rule) => rule.workerClassCd === null)
  )
}
/** The rows in force on a day that an appointment asks for. */
export const rulesOfDuty = (
  rules: readonly LegalRule[],
  eduTypeCd: string,
  dutyCd: string,
  day: string,
): LegalRule[] => inForce(rules, eduTypeCd, day).filter((rule) => rule.dutyCd === dutyCd)
/** What a duty takes from its row. */
export const sourceOf = (rule: LegalRule | undefined) => ({
  lawTxt: rule?.lawTxt ?? '',
  confirm: rule?.confirmYn === 'Y',
})

/**
 * What is owed, what counts and what is left: lack = max(0, required − exempt − recognised) (EDU-02). An exemption
 * never raises a duty, and none passes zero.
 */
export function lackOf(requiredMin: number, exemptMin: number, recogMin: number) {
  const exempt = Math.min(Math.max(0, exemptMin), requiredMin)
  return { exemptMin: exempt, lackMin: Math.max(0, requiredMin - exempt - recogMin) }
}
/** In progress through its last day, short from the day after (EDU-02); without a last day it stays in progress. */
export function standingOf(
  { requiredMin, exemptMin, lackMin }: Pick<Judged, 'requiredMin' | 'exemptMin' | 'lackMin'>,
  dueYmd: string | null,
  day: string,
): Standing {
  if (requiredMin - exemptMin <= 0) return standings.exempt
  if (lackMin === 0) return standings.satisfied
  return dueYmd !== null && day > dueYmd ? standings.short : standings.inProgress
}
