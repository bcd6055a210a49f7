import { fullYears } from '../../../core/shared/moment.ts'
import { messages } from '../../../core/shared/messages.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { vendorWorkerSentences } from './vendor-worker.texts.ts'

/** 근로기준법 제65조; vendor section 2.2: nobody younger is registered. */
const workerMinimumAge = 18
export const homeNation = 'KR'
export const pendingEntry = 'pending'
export const suspendedEntry = 'suspended'
/** Items of VND_VERIFY. */
export const verification = { open: 'VVF01', verified: 'VVF02', returned: 'VVF03' } as const

export interface WorkerFacts {
  birthYmd?: string | null
  nationCd?: string | null
  visaTypeNm?: string | null
  visaToYmd?: string | null
  healthYmd?: string | null
  healthNextYmd?: string | null
  sensAgreeYmd?: string | null
  qualifications?: readonly { acqYmd?: string | null; validToYmd?: string | null }[]
  educations?: readonly { eduYmd?: string | null; validToYmd?: string | null }[]
}

/**
 * Faults in a worker's data, at its fields (vendor 2.2, 7, 8): age, residence permit, days in the wrong
 * order, and health data without consent (개인정보 보호법 제23조).
 * @param today YYYY-MM-DD
 */
export function workerIssues(worker: WorkerFacts, today: string): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (worker.birthYmd && fullYears(worker.birthYmd, today) < workerMinimumAge)
    issues.push({ path: 'birthYmd', message: vendorWorkerSentences.tooYoung() })
  if (worker.nationCd && worker.nationCd !== homeNation) {
    if (!worker.visaTypeNm) issues.push({ path: 'visaTypeNm', message: vendorWorkerSentences.visaType() })
    if (!worker.visaToYmd) issues.push({ path: 'visaToYmd', message: vendorWorkerSentences.visaDay() })
  }
  if (worker.healthYmd && worker.healthNextYmd && worker.healthNextYmd < worker.healthYmd)
    issues.push({ path: 'healthNextYmd', message: vendorWorkerSentences.healthOrder() })
  if (worker.healthYmd && !worker.sensAgreeYmd)
    issues.push({
      path: 'sensAgreeYmd',
      message: vendorWorkerSentences.healthConsent(),
    })
  for (const [index, { acqYmd, validToYmd }] of (worker.qualifications ?? []).entries())
    if (acqYmd && validToYmd && validToYmd < acqYmd)
      issues.push({
        path: `qualifications.${index}.validToYmd`,
        message: vendorWorkerSentences.licenceOrder(),
      })
  for (const [index, { eduYmd, validToYmd }] of (worker.educations ?? []).entries())
    if (eduYmd && validToYmd && validToYmd < eduYmd)
      issues.push({ path: `educations.${index}.validToYmd`, message: vendorWorkerSentences.trainingOrder() })
  return issues
}

/**
 * What a company tells of its people besides: how they are reached, their jobs and their employment (vendor 2.2), and
 * the day on which each of them agreed in writing, which lies in no future (개인정보 보호법 제15조·제22조).
 * @param today YYYY-MM-DD
 */
export function companyIssues(worker: CompanyFacts, today: string): FieldIssue[] {
  const missing = (
    [
      ['phoneNo', label('휴대전화')],
      ['jobTypeCds', label('직종')],
      ['hireTypeCd', label('고용형태')],
    ] as const
  ).filter(([name]) => (worker[name]?.length ?? 0) === 0)
  const early = (['privAgreeYmd', 'sensAgreeYmd'] as const).filter((name) => (worker[name] ?? '') > today)
  return [
    ...missing.map(([path, name]) => ({ path, message: messages.requiredField(name) })),
    ...early.map((path) => ({ path, message: vendorWorkerSentences.consentAhead() })),
  ]
}
interface CompanyFacts {
  phoneNo?: string | null
  jobTypeCds?: readonly string[] | null
  hireTypeCd?: string | null
  privAgreeYmd?: string | null
  sensAgreeYmd?: string | null
}

interface Qualification {
  vendorWorkerQualNo?: number
  verifyStatusCd?: string | null
}
/**
 * The lines of a vendor's save: added or changed ones lose their verification, so that the plant checks them
 * again.
 * @param isSame whether a line stands as it was stored
 */
export function unverified<L extends Qualification>(
  given: readonly L[],
  stored: readonly Qualification[],
  isSame: (line: L, before: Qualification) => boolean,
): L[] {
  return given.map((line) => {
    const before = stored.find(({ vendorWorkerQualNo }) => vendorWorkerQualNo === line.vendorWorkerQualNo)
    const verifyStatusCd =
      before && isSame(line, before) ? (before.verifyStatusCd ?? null) : verification.open
    return { ...line, verifyStatusCd }
  })
}
