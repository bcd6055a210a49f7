import type { RecordClass } from '../platform/privacy/record-class.rule.ts'

const papers = '산업안전보건법 제164조(서류의 보존)'
const duties = '중대재해 처벌 등에 관한 법률 시행령 제13조(이행사항에 관한 서면의 보관)'

/**
 * How long the portal's business records are kept, by class. Every one of these years is still to be held
 * against the law's present text (확인 필요).
 */
export const recordClasses: Readonly<Record<string, RecordClass>> = {
  PERMIT: { paramCd: 'RETAIN_PERMIT_YEARS', years: 3, source: papers, table: 'workPermit', column: 'endDt' },
  GAS: {
    paramCd: 'RETAIN_GAS_YEARS',
    years: 3,
    source: '산업안전보건기준에 관한 규칙 제619조의2(산소 및 유해가스 농도의 측정)',
    table: 'permitGas',
    column: 'measDt',
  },
  LOTO: { paramCd: 'RETAIN_LOTO_YEARS', years: 3, source: papers, table: 'safLoto', column: 'releaseDt' },
  TRAINING: {
    paramCd: 'RETAIN_TRAINING_YEARS',
    years: 3,
    source: papers,
    table: 'vendorWorkerEdu',
    column: 'eduYmd',
  },
  COUNCIL: { paramCd: 'RETAIN_COUNCIL_YEARS', years: 2, source: papers, table: 'council', column: 'meetDt' },
  EVAL: { paramCd: 'RETAIN_EVAL_YEARS', years: 5, source: duties, table: 'vendorEval', column: 'confirmDt' },
  IMPROVEMENT: {
    paramCd: 'RETAIN_IMPROVEMENT_YEARS',
    years: 5,
    source: duties,
    table: 'improvement',
    column: 'closeDt',
  },
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
