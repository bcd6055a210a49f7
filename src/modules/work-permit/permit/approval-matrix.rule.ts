import { workdayFrom, type Holidays } from '../../../core/shared/workday.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { addDays, minutesBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment, minuteOfDay } from '../../../core/shared/moment.ts'
import { explosionZones, permitTypes, riskGrades } from './permit-codes.rule.ts'
import type { ExplosionZone, PermitTypeCode, RuleReason, RiskGrade } from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import { namesOf, type Sentence } from '../../../core/shared/sentence.ts'
import { approvalRoleTexts, approvalWords, approverRefusals } from './approval-matrix.texts.ts'
import { gradeWords } from './risk-grade.texts.ts'

/** Who signs a permit on its way, in the order of signing. */
export const approvalRoles = namesOf(approvalRoleTexts)
export type ApprovalRole = keyof typeof approvalRoles

export interface ApprovalStep {
  role: ApprovalRole
  label: Sentence
  /** Who may sign instead when the person is away. */
  deputyLabel?: Sentence
  reason: Sentence
}

export interface ApprovalMatrixInput {
  grade: RiskGrade
  permitTypeCd: PermitTypeCode
  exZone: ExplosionZone
  /** The permit belongs to the peak of a turnaround (대정비). */
  turnaroundPeak: boolean
  /** When the work begins and ends. */
  startDt: string
  endDt: string
  /** The work begins on a holiday. */
  workHoliday: boolean
  /** When the approval is given. */
  approvalDt: string
  approvalHoliday: boolean
}

export interface ApprovalMatrix {
  steps: ApprovalStep[]
  /** Heads for whom the duty manager signed and who confirm on the next working day. */
  nextDayConfirmations: ApprovalStep[]
  explanation: Explanation
}

/** Required signatures in order. (ptw.md 5.3; company standard) */
export function approvalMatrix(input: ApprovalMatrixInput, parameters: PermitParameters): ApprovalMatrix {
  const gradeReason = approvalWords.grade({ grade: riskGrades[input.grade] })
  const before: ApprovalStep[] = [step('issuer', approvalWords.everyPermit())]
  const heads: ApprovalStep[] = [
    step(
      'operationHead',
      approvalWords.everyPermit(),
      input.grade === 'L' ? approvalWords.shiftLeader() : undefined,
    ),
  ]
  if (input.grade !== 'L') before.push(step('safetyCooperation', gradeReason))
  if (input.grade === 'H') heads.push(step('safetyHead', gradeReason))
  const plantHeadReason = plantHeadReasonOf(input)
  if (plantHeadReason) heads.push(step('plantHead', plantHeadReason))

  const standIn = standInReason(input, parameters)
  return {
    steps: standIn ? [...before, step('dutyManager', standIn)] : [...before, ...heads],
    nextDayConfirmations: standIn ? heads : [],
    explanation: {
      title: approvalWords.title(),
      inputs: [
        { label: gradeWords.title(), value: riskGrades[input.grade] },
        { label: gradeWords.basicPermit(), value: permitTypes[input.permitTypeCd] },
        { label: gradeWords.zone(), value: explosionZones[input.exZone] },
        {
          label: approvalWords.turnaround(),
          value: input.turnaroundPeak ? approvalWords.yes() : approvalWords.no(),
        },
        { label: approvalWords.nightHoliday(), value: standIn ?? approvalWords.no() },
      ],
      formula: approvalWords.formula(),
      source: approvalWords.source(),
      version: parameters.version,
    },
  }
}

/** 익일 확인: the role under which a head confirms afterwards what the duty manager signed. */
export const confirmationRoles = {
  operationHead: 'confirmOperationHead',
  safetyHead: 'confirmSafetyHead',
  plantHead: 'confirmPlantHead',
} as const satisfies Partial<Record<ApprovalRole, string>>
export type ConfirmedRole = keyof typeof confirmationRoles
export const isConfirmedRole = (role: ApprovalRole): role is ConfirmedRole => role in confirmationRoles

/**
 * Last day of the 익일 확인: the first working day that begins after the approval. After midnight, until the duty
 * ends, that is the day itself. (ptw.md 5.3)
 */
export function confirmationDueYmd(
  approvalDt: string,
  holidays: Holidays,
  parameters: PermitParameters,
): string {
  const early = minuteOfDay(approvalDt) < parameters.dutyEndMinute
  const day = dayOfMoment(approvalDt)
  return workdayFrom(early ? day : addDays(day, 1), holidays)
}

/** Roles of the matrix that have not signed yet, in order. */
export function missingApprovals<S extends Pick<ApprovalStep, 'role'>>(
  matrix: { steps: readonly S[] },
  signedRoles: readonly ApprovalRole[],
): S[] {
  return matrix.steps.filter((required) => !signedRoles.includes(required.role))
}

/** An approver is neither the issuer of the permit nor an employee of a vendor. (ptw.md 5.3) */
export function judgeApprover(
  approver: { userId: string; vendorCd?: string | null },
  issuerUserId: string,
): RuleReason[] {
  const reasons: RuleReason[] = []
  if (approver.userId === issuerUserId) reasons.push({ status: 422, message: approverRefusals.ownPermit() })
  if (approver.vendorCd) reasons.push({ status: 422, message: approverRefusals.vendor() })
  return reasons
}

function plantHeadReasonOf(input: ApprovalMatrixInput): Sentence | undefined {
  if (input.permitTypeCd === 'H' && (input.exZone === 'zone0' || input.exZone === 'zone1'))
    return gradeWords.hotInZone({ zone: explosionZones[input.exZone] })
  return input.turnaroundPeak ? approvalWords.turnaround() : undefined
}

/**
 * Why the duty manager signs for the heads; undefined when they sign themselves. He stands in for work at night
 * or on a holiday, and only while the heads are away: a job of the day keeps its heads although it is opened at
 * 05:00, and night work that is approved by day keeps them too.
 */
function standInReason(input: ApprovalMatrixInput, parameters: PermitParameters): Sentence | undefined {
  if (!headsAway(input.approvalDt, input.approvalHoliday, parameters)) return undefined
  if (input.workHoliday) return approvalWords.holiday()
  return isNightWork(input, parameters) ? approvalWords.night() : undefined
}

/** The heads are not at the plant: a holiday, or the hours of the duty manager. */
export const headsAway = (dt: string, holiday: boolean, parameters: PermitParameters): boolean =>
  holiday || isDutyMinute(minuteOfDay(dt), parameters)

/** At least half of the work lies in the hours of the duty manager. */
export function isNightWork(work: { startDt: string; endDt: string }, parameters: PermitParameters): boolean {
  const begin = minuteOfDay(work.startDt)
  const length = Math.max(1, minutesBetween(work.startDt, work.endDt))
  const day = Array.from({ length: Math.min(length, dayMinutes) }, (_, at) => (begin + at) % dayMinutes)
  return day.filter((minute) => isDutyMinute(minute, parameters)).length * 2 >= day.length
}
const dayMinutes = 24 * 60
const isDutyMinute = (
  minute: number,
  { dutyStartMinute: start, dutyEndMinute: end }: PermitParameters,
): boolean => (start > end ? minute >= start || minute < end : minute >= start && minute < end)

function step(role: ApprovalRole, reason: Sentence, deputyLabel?: Sentence): ApprovalStep {
  return { role, label: approvalRoles[role], reason, deputyLabel: deputyLabel || undefined }
}
