import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

const papersLaw = '산업안전보건법 제164조(서류의 보존)'
const dutiesLaw = '중대재해 처벌 등에 관한 법률 시행령 제13조(이행사항에 관한 서면의 보관)'

/** Every one of these years is still to be held against the law's present text (확인 필요). */
export const vendorRecordClasses: Readonly<Record<string, RecordClass>> = {
  COUNCIL: {
    paramCd: 'RETAIN_COUNCIL_YEARS',
    years: 2,
    source: papersLaw,
    table: 'council',
    column: 'meetDt',
  },
  HALFCHECK: {
    paramCd: 'RETAIN_HALFCHECK_YEARS',
    years: 5,
    source: dutiesLaw,
    table: 'vendorHalf',
    column: 'apprDt',
  },
  EVAL: {
    paramCd: 'RETAIN_EVAL_YEARS',
    years: 5,
    source: dutiesLaw,
    table: 'vendorEval',
    column: 'confirmDt',
  },
}
