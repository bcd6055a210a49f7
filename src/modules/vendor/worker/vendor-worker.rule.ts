import { fullYears } from '../../../core/shared/moment.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'

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
 * What is wrong with a worker's data, at its fields (vendor 2.2, 7, 8): age, residence permit, days in the
 * wrong order, and health data without consent (개인정보 보호법 제23조).
 * @param today YYYY-MM-DD
 */
export function workerIssues(worker: WorkerFacts, today: string): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (worker.birthYmd && fullYears(worker.birthYmd, today) < workerMinimumAge)
    issues.push({ path: 'birthYmd', message: '만 18세 미만은 등록할 수 없습니다.' })
  if (worker.nationCd && worker.nationCd !== homeNation) {
    if (!worker.visaTypeNm)
      issues.push({ path: 'visaTypeNm', message: '외국인 작업자는 체류자격을 입력해 주세요.' })
    if (!worker.visaToYmd)
      issues.push({ path: 'visaToYmd', message: '외국인 작업자는 체류만료일을 입력해 주세요.' })
  }
  if (worker.healthYmd && worker.healthNextYmd && worker.healthNextYmd < worker.healthYmd)
    issues.push({ path: 'healthNextYmd', message: '차기 건강진단일은 건강진단일 이후여야 합니다.' })
  if (worker.healthYmd && !worker.sensAgreeYmd)
    issues.push({
      path: 'sensAgreeYmd',
      message: '건강진단 정보를 등록하려면 건강정보 동의일을 입력해 주세요.',
    })
  for (const [index, { acqYmd, validToYmd }] of (worker.qualifications ?? []).entries())
    if (acqYmd && validToYmd && validToYmd < acqYmd)
      issues.push({
        path: `qualifications.${index}.validToYmd`,
        message: '유효기간은 취득일 이후여야 합니다.',
      })
  for (const [index, { eduYmd, validToYmd }] of (worker.educations ?? []).entries())
    if (eduYmd && validToYmd && validToYmd < eduYmd)
      issues.push({ path: `educations.${index}.validToYmd`, message: '유효일은 이수일 이후여야 합니다.' })
  return issues
}

interface Qualification {
  vendorWorkerQualNo?: number
  verifyStatusCd?: string | null
}
/**
 * The lines of a vendor's save: what it adds or changes has to be looked at by the plant again, whatever it
 * says.
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
