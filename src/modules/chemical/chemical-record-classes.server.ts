import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

/** Every one of these years is still to be held against the law's present text (확인 필요). */
export const chemicalRecordClasses: Readonly<Record<string, RecordClass>> = {
  CHEMICAL: {
    paramCd: 'RETAIN_CHEMICAL_YEARS',
    years: 5,
    source: '화학물질관리법 제50조(서류의 기록·보존)',
    table: 'chmInOut',
    column: 'ioDt',
  },
  SPECIAL: {
    paramCd: 'RETAIN_SPECIAL_YEARS',
    years: 30,
    source: '산업안전보건기준에 관한 규칙 제439조(특별관리물질 취급 시 적어야 하는 사항)',
    table: 'chmSpecialLog',
    column: 'workDt',
  },
  WASTE: {
    paramCd: 'RETAIN_WASTE_YEARS',
    years: 3,
    source: '폐기물관리법 제36조(장부 등의 기록과 보존)',
    table: 'chmWaste',
    column: 'handYmd',
  },
}
