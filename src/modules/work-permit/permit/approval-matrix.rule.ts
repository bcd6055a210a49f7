import type { Explanation } from '../../../core/shared/explanation.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { dayOfMoment, minuteOfDay } from '../../../core/shared/moment.ts'
import { explosionZones, permitTypes, riskGrades } from './permit-codes.rule.ts'
import type { ExplosionZone, PermitTypeCode, RuleReason, RiskGrade } from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'

/** Who signs a permit on its way, in the order of signing. */
export const approvalRoles = {
  issuer: '발급자(근무조장)',
  safetyCooperation: '안전담당 협조',
  operationHead: '운전부서장',
  safetyHead: '안전부서장',
  plantHead: '공장장(안전보건총괄책임자)',
  dutyManager: '당직책임자',
} as const
export type ApprovalRole = keyof typeof approvalRoles

export interface ApprovalStep {
  role: ApprovalRole
  label: string
  /** Who may sign instead when the person is away. */
  deputyLabel?: string
  reason: string
}

export interface ApprovalMatrixInput {
  grade: RiskGrade
  permitTypeCd: PermitTypeCode
  exZone: ExplosionZone
  /** The permit belongs to the peak of a turnaround (대정비). */
  turnaroundPeak: boolean
  /** When the approval is given: at night and on holidays the duty manager stands in. */
  approvalDt: string
  holiday: boolean
}

export interface ApprovalMatrix {
  steps: ApprovalStep[]
  /** Heads for whom the duty manager signed and who confirm on the next working day. */
  nextDayConfirmations: ApprovalStep[]
  explanation: Explanation
}

/** Required signatures in order. (ptw.md 5.3; company standard) */
export function approvalMatrix(input: ApprovalMatrixInput, parameters: PermitParameters): ApprovalMatrix {
  const gradeReason = `위험등급 ${riskGrades[input.grade]}`
  const before: ApprovalStep[] = [step('issuer', '모든 작업허가')]
  const heads: ApprovalStep[] = [
    step('operationHead', '모든 작업허가', input.grade === 'L' ? '근무조장' : undefined),
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
      title: '승인 경로',
      inputs: [
        { label: '위험등급', value: riskGrades[input.grade] },
        { label: '기본허가', value: permitTypes[input.permitTypeCd] },
        { label: '폭발위험장소', value: explosionZones[input.exZone] },
        { label: '대정비 집중기간', value: input.turnaroundPeak ? '예' : '아니오' },
        { label: '야간·휴일', value: standIn ?? '아니오' },
      ],
      formula:
        '하: 발급자→운전부서장(대행 조장), 중: +안전담당 협조, 상: +안전부서장, 0·1종 화기 또는 대정비 집중기간: +공장장, 야간·휴일: 당직책임자(익일 확인)',
      source: '작업허가 승인기준(회사)',
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
  holiday: (ymd: string) => boolean,
  parameters: PermitParameters,
): string {
  const early = minuteOfDay(approvalDt) < parameters.dutyEndMinute
  let day = early ? dayOfMoment(approvalDt) : addDays(dayOfMoment(approvalDt), 1)
  while (holiday(day)) day = addDays(day, 1)
  return day
}

/** Roles of the matrix that have not signed yet, in order. */
export function missingApprovals(
  matrix: Pick<ApprovalMatrix, 'steps'>,
  signedRoles: readonly ApprovalRole[],
): ApprovalStep[] {
  return matrix.steps.filter((required) => !signedRoles.includes(required.role))
}

/** An approver is neither the issuer of the permit nor an employee of a vendor. (ptw.md 5.3) */
export function judgeApprover(
  approver: { userId: string; vendorCd?: string | null },
  issuerUserId: string,
): RuleReason[] {
  const reasons: RuleReason[] = []
  if (approver.userId === issuerUserId)
    reasons.push({ status: 422, message: '발급자는 자신이 발급한 작업허가를 승인할 수 없습니다.' })
  if (approver.vendorCd)
    reasons.push({ status: 422, message: '협력업체 소속은 작업허가를 승인할 수 없습니다.' })
  return reasons
}

function plantHeadReasonOf(input: ApprovalMatrixInput): string | undefined {
  if (input.permitTypeCd === 'H' && (input.exZone === 'zone0' || input.exZone === 'zone1'))
    return `폭발위험장소 ${explosionZones[input.exZone]} 화기작업`
  return input.turnaroundPeak ? '대정비 집중기간' : undefined
}

function standInReason(input: ApprovalMatrixInput, parameters: PermitParameters): string | undefined {
  if (input.holiday) return '휴일'
  const minute = minuteOfDay(input.approvalDt)
  const { dutyStartMinute: start, dutyEndMinute: end } = parameters
  const night = start > end ? minute >= start || minute < end : minute >= start && minute < end
  return night ? '야간' : undefined
}

function step(role: ApprovalRole, reason: string, deputyLabel?: string): ApprovalStep {
  return { role, label: approvalRoles[role], reason, ...(deputyLabel ? { deputyLabel } : {}) }
}
