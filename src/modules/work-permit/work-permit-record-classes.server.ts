import type { RecordClass } from '../../platform/privacy/record-class.rule.ts'

const papers = '산업안전보건법 제164조(서류의 보존)'

/** Every one of these years is still to be held against the law's present text (확인 필요). */
export const workPermitRecordClasses: Readonly<Record<string, RecordClass>> = {
  PERMIT: { paramCd: 'RETAIN_PERMIT_YEARS', years: 3, source: papers, table: 'workPermit', column: 'endDt' },
  GAS: {
    paramCd: 'RETAIN_GAS_YEARS',
    years: 3,
    source: '산업안전보건기준에 관한 규칙 제619조의2(산소 및 유해가스 농도의 측정)',
    table: 'permitGas',
    column: 'measDt',
  },
  LOTO: { paramCd: 'RETAIN_LOTO_YEARS', years: 3, source: papers, table: 'safLoto', column: 'releaseDt' },
}
