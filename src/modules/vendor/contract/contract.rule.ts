import { addDays } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { contractSentences } from './contract.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

type YesNo = 'Y' | 'N' | null | undefined
/** The facts of a contract that its rules use; days 'YYYY-MM-DD'. */
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
    issues.push({ path: 'prohibitYn', message: contractSentences.prohibited() })
  if (approved && (!approveFromYmd || !approveToYmd))
    issues.push({
      path: approveFromYmd ? 'approveToYmd' : 'approveFromYmd',
      message: contractSentences.approvalDays(),
    })
  if (approveFromYmd && approveToYmd && approveToYmd < approveFromYmd)
    issues.push({ path: 'approveToYmd', message: messages.endBeforeStart })
  else if (approveFromYmd && approveToYmd && approveToYmd > lastApprovalDay(approveFromYmd))
    issues.push({ path: 'approveToYmd', message: contractSentences.approvalTooLong() })
  if (approved && contract.subAllowYn === 'Y')
    issues.push({ path: 'subAllowYn', message: contractSentences.noSubcontract() })
  return issues
}

/** Approval and report that the contract itself has to show (R1, R2), on a day. Empty: nothing is missing. */
export function legalReasons(contract: ContractFacts, day: string): Reason[] {
  const reasons: Reason[] = []
  const reason = (guard: string, message: Sentence) => void reasons.push({ guard, message })
  const approved = Boolean(contract.approveNo)
  if (contract.prohibitYn === 'Y' && contract.prohibitTempYn !== 'Y' && !approved)
    reason('prohibited', contractSentences.prohibited())
  const reported = contract.removeReportYn === 'Y'
  if (contract.approveTargetYn === 'Y' && !approved && !reported)
    reason('approval', contractSentences.approvalMissing())
  if (
    approved &&
    !reported &&
    contract.approveToYmd &&
    contract.toYmd &&
    contract.approveToYmd < contract.toYmd
  )
    reason('approval', contractSentences.approvalShort({ day: contract.approveToYmd }))
  if (contract.chemSubYn === 'Y' && !contract.chemRptYmd) {
    const last =
      contract.fromYmd && contract.chemUrgentYn === 'Y'
        ? addDays(contract.fromYmd, urgentReportDays)
        : undefined
    if (!last) reason('chemicalReport', contractSentences.chemicalReport())
    else if (day > last) reason('chemicalReport', contractSentences.chemicalUrgentReport({ day: last }))
  }
  return reasons
}

/**
 * The reasons why work may not go on under the contract on a day: it must run, have the law's approvals (R1,
 * R2), and its people must have been informed (R3).
 * @param informed whether the information of 제65조 was received; only asked of a contract that owes it
 */
export function readyReasons(
  contract: ContractFacts & { state: string },
  day: string,
  informed: boolean,
): Reason[] {
  const reasons: Reason[] = []
  if (contract.state !== 'active')
    reasons.push({ guard: 'contractState', message: contractSentences.notStarted() })
  else if (contract.fromYmd && contract.toYmd && (day < contract.fromYmd || day > contract.toYmd))
    reasons.push({
      guard: 'contractPeriod',
      message: contractSentences.outside({ from: contract.fromYmd, to: contract.toYmd }),
    })
  reasons.push(...legalReasons(contract, day))
  if (contract.infoTargetYn === 'Y' && !informed)
    reasons.push({ guard: 'information', message: contractSentences.informationMissing() })
  return reasons
}
