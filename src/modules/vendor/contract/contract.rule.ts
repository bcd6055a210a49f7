import { addDays } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'

type YesNo = 'Y' | 'N' | null | undefined
/** What the rules of a contract look at; days 'YYYY-MM-DD'. */
export interface ContractFacts {
  fromYmd?: string | null
  toYmd?: string | null
  prohibitYn?: YesNo
  prohibitTempYn?: YesNo
  approveTargetYn?: YesNo
  removeReportYn?: YesNo
  approveNo?: string | null
  approveFromYmd?: string | null
  approveToYmd?: string | null
  chemSubYn?: YesNo
  chemUrgentYn?: YesNo
  chemRptYmd?: string | null
  infoTargetYn?: YesNo
  subAllowYn?: YesNo
}

export const contractMessages = {
  prohibited: '도급이 금지된 작업입니다(산업안전보건법 제58조).',
  approvalDays: '승인번호가 있으면 승인일과 승인만료일을 입력해 주세요.',
  approvalTooLong: '도급승인의 유효기간은 3년을 넘을 수 없습니다(산업안전보건법 제58조 제4항).',
  noSubcontract: '승인받은 도급작업은 하도급할 수 없습니다(산업안전보건법 제60조).',
  approvalMissing: '도급승인을 받거나 물질제거 신고를 해야 합니다(산업안전보건법 제59조).',
  approvalShort: (day: string) =>
    `도급승인이 계약종료일보다 먼저(${day}) 만료됩니다. 연장승인을 받으세요(산업안전보건법 제58조 제5항).`,
  chemicalReport: '유해화학물질 도급신고를 해야 합니다(화학물질관리법 제31조).',
  chemicalUrgentReport: (day: string) =>
    `긴급 도급은 ${day}까지 도급신고를 해야 합니다(화학물질관리법 시행규칙 제32조 제1항).`,
  informationMissing: '안전보건 정보제공서를 제공하고 수령 확인을 받아야 합니다(산업안전보건법 제65조).',
  notStarted: '진행 중인 계약이 아닙니다.',
  outside: (from: string, to: string) => `계약기간(${from} ~ ${to})이 아닙니다.`,
} as const

/** An approval holds three years at most (산업안전보건법 제58조 제4항). */
const approvalYears = 3
/** An urgent contract is reported within ten days after the work began (화학물질관리법 시행규칙 제32조 제1항). */
const urgentReportDays = 10

/** The last day of an approval that begins on a day: three years on, the day before. */
export function lastApprovalDay(from: string): string {
  const year = Number(from.slice(0, 4)) + approvalYears
  return addDays(
    `${String(year).padStart(4, '0')}${from.slice(4) === '-02-29' ? '-03-01' : from.slice(4)}`,
    -1,
  )
}

/** Checks over several fields of a contract, the same in the form and on the server (vendor.md R1). */
export function contractIssues(contract: ContractFacts): FieldIssue[] {
  const issues: FieldIssue[] = []
  const { fromYmd, toYmd, approveNo, approveFromYmd, approveToYmd } = contract
  const approved = Boolean(approveNo)
  if (fromYmd && toYmd && toYmd < fromYmd) issues.push({ path: 'toYmd', message: messages.endBeforeStart })
  if (contract.prohibitYn === 'Y' && contract.prohibitTempYn !== 'Y' && !approved)
    issues.push({ path: 'prohibitYn', message: contractMessages.prohibited })
  if (approved && (!approveFromYmd || !approveToYmd))
    issues.push({
      path: approveFromYmd ? 'approveToYmd' : 'approveFromYmd',
      message: contractMessages.approvalDays,
    })
  if (approveFromYmd && approveToYmd && approveToYmd < approveFromYmd)
    issues.push({ path: 'approveToYmd', message: messages.endBeforeStart })
  else if (approveFromYmd && approveToYmd && approveToYmd > lastApprovalDay(approveFromYmd))
    issues.push({ path: 'approveToYmd', message: contractMessages.approvalTooLong })
  if (approved && contract.subAllowYn === 'Y')
    issues.push({ path: 'subAllowYn', message: contractMessages.noSubcontract })
  return issues
}

/** Approval and report that the contract itself has to show (R1, R2), on a day. Empty: nothing is missing. */
export function legalReasons(contract: ContractFacts, day: string): Reason[] {
  const reasons: Reason[] = []
  const reason = (guard: string, message: string) => void reasons.push({ guard, message })
  const approved = Boolean(contract.approveNo)
  if (contract.prohibitYn === 'Y' && contract.prohibitTempYn !== 'Y' && !approved)
    reason('prohibited', contractMessages.prohibited)
  const reported = contract.removeReportYn === 'Y'
  if (contract.approveTargetYn === 'Y' && !approved && !reported)
    reason('approval', contractMessages.approvalMissing)
  if (
    approved &&
    !reported &&
    contract.approveToYmd &&
    contract.toYmd &&
    contract.approveToYmd < contract.toYmd
  )
    reason('approval', contractMessages.approvalShort(contract.approveToYmd))
  if (contract.chemSubYn === 'Y' && !contract.chemRptYmd) {
    const last =
      contract.fromYmd && contract.chemUrgentYn === 'Y'
        ? addDays(contract.fromYmd, urgentReportDays)
        : undefined
    if (!last) reason('chemicalReport', contractMessages.chemicalReport)
    else if (day > last) reason('chemicalReport', contractMessages.chemicalUrgentReport(last))
  }
  return reasons
}

/**
 * Whether work may go on under the contract on a day: it runs, the law's approvals are there (R1, R2), and
 * the people were told (R3).
 * @param informed whether the information of 제65조 was received; only asked of a contract that owes it
 */
export function readyReasons(
  contract: ContractFacts & { state: string },
  day: string,
  informed: boolean,
): Reason[] {
  const reasons: Reason[] = []
  if (contract.state !== 'active')
    reasons.push({ guard: 'contractState', message: contractMessages.notStarted })
  else if (contract.fromYmd && contract.toYmd && (day < contract.fromYmd || day > contract.toYmd))
    reasons.push({
      guard: 'contractPeriod',
      message: contractMessages.outside(contract.fromYmd, contract.toYmd),
    })
  reasons.push(...legalReasons(contract, day))
  if (contract.infoTargetYn === 'Y' && !informed)
    reasons.push({ guard: 'information', message: contractMessages.informationMissing })
  return reasons
}
