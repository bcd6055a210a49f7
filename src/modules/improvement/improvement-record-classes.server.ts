import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

const dutiesLaw = '중대재해 처벌 등에 관한 법률 시행령 제13조(이행사항에 관한 서면의 보관)'

/** Every one of these years is still to be held against the law's present text (확인 필요). */
export const improvementRecordClasses: Readonly<Record<string, RecordClass>> = {
  IMPROVEMENT: {
    paramCd: 'RETAIN_IMPROVEMENT_YEARS',
    years: 5,
    source: dutiesLaw,
    table: 'improvement',
    column: 'closeDt',
  },
}
