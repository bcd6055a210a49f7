import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'
import { assessmentTypes } from './risk-codes.rule.ts'

const { hazop, whatIf } = assessmentTypes
const isStudy = `"rsaTypeCd" in ('${hazop}', '${whatIf}')`
/** A result is kept three years from its completion; a study of a process as long as the unit runs. (rsa.md 8) */
export const riskRecordClasses: Readonly<Record<string, RecordClass>> = {
  RISK_ASSESSMENT: {
    paramCd: 'RETAIN_RISK_YEARS',
    years: 3,
    source: '산업안전보건법 시행규칙 제37조',
    table: 'rsaPlan',
    column: 'doneDt',
    only: `not ${isStudy}`,
  },
  HAZOP: {
    paramCd: 'RETAIN_HAZOP_YEARS',
    years: null,
    source:
      '공정안전보고서의 제출·심사·확인 및 이행상태평가 등에 관한 규정(설비 수명 동안, 조번호 확인 필요)',
    table: 'rsaTarget',
    column: 'confirmDt',
    only: isStudy,
  },
  RISK_DAILY: {
    paramCd: 'RETAIN_RISK_DAILY_YEARS',
    years: 3,
    source: '산업안전보건법 시행규칙 제37조',
    table: 'rsaDaily',
    column: 'actYmd',
  },
  RISK_PROPOSAL: {
    paramCd: 'RETAIN_RISK_PROPOSAL_YEARS',
    years: 3,
    source: '산업안전보건법 시행규칙 제37조',
    table: 'rsaProposal',
    column: 'answerDt',
  },
}
