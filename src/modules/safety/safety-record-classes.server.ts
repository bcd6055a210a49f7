import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

/** The years are still to be held against the law's present text (확인 필요). */
export const safetyRecordClasses: Readonly<Record<string, RecordClass>> = {
  ACCIDENT: {
    paramCd: 'RETAIN_ACCIDENT_YEARS',
    years: 5,
    source: '산업안전보건법 제164조(3년), 중대재해처벌법 시행령 제13조(5년)',
    table: 'safEvent',
    column: 'occurDt',
  },
  PPE: {
    paramCd: 'RETAIN_PPE_YEARS',
    years: 3,
    source: '산업안전보건법 제164조(서류의 보존)',
    table: 'ppeIssue',
    column: 'issueDt',
  },
  CHECK: {
    paramCd: 'RETAIN_CHECK_YEARS',
    years: 5,
    source: '화학물질관리법 제26조(자체점검 기록 5년), 중대재해처벌법 시행령 제13조',
    table: 'safCheckResult',
    column: 'checkDt',
  },
  PATROL: {
    paramCd: 'RETAIN_PATROL_YEARS',
    years: 3,
    source: '산업안전보건법 제164조(서류의 보존)',
    table: 'safPatrol',
    column: 'patrolDt',
  },
}
