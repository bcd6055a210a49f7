import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

/** The years are still to be held against the law's present text (확인 필요). */
export const safetyRecordClasses: Readonly<Record<string, RecordClass>> = {
  PPE: {
    paramCd: 'RETAIN_PPE_YEARS',
    years: 3,
    source: '산업안전보건법 제164조(서류의 보존)',
    table: 'ppeIssue',
    column: 'issueDt',
  },
  PATROL: {
    paramCd: 'RETAIN_PATROL_YEARS',
    years: 3,
    source: '산업안전보건법 제164조(서류의 보존)',
    table: 'safPatrol',
    column: 'patrolDt',
  },
}
