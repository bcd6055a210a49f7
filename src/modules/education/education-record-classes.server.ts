import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

/** The years are still to be held against the law's present text (확인 필요). */
export const educationRecordClasses: Readonly<Record<string, RecordClass>> = {
  TRAINING: {
    paramCd: 'RETAIN_TRAINING_YEARS',
    years: 5,
    source: '중대재해 처벌 등에 관한 법률 시행령 제13조(이행사항에 관한 서면의 보관), 산업안전보건법 제164조',
    table: 'eduResult',
    column: 'eduEndYmd',
  },
}
