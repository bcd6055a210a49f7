import type { ReactNode } from 'react'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import type { LineDraft } from '../../../../core/web/form/line-rows.ts'
import type { GridField } from '../../../../grid/columns.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { rsaCheckAnswer } from '../rsa-check-answer.resource.ts'
import { rsaHazard } from '../rsa-hazard.resource.ts'

type Columns = Record<string, Partial<GridField<LineDraft>>>

const measure = ['measureTxt', 'hierCd', 'ownerUserId', 'dueYmd']
const after = ['expFreq', 'expSev', 'expScore']
const residual = ['overrideReason', 'opinionTxt', 'prevScore', 'resScore']
/** What each method asks of a row, in the order of its form. (rsa.md 2, 5.2; export order of KRAS) */
const shownBy: Record<string, readonly string[]> = {
  [assessmentTypes.kras]: [
    'stepTxt',
    'hazardKindCd',
    'hazardTxt',
    'occurTypeCd',
    'lawTxt',
    'controlTxt',
    'freq',
    'sev',
    'score',
    ...measure,
    ...after,
    ...residual,
  ],
  [assessmentTypes.level3]: [
    'stepTxt',
    'hazardKindCd',
    'hazardTxt',
    'occurTypeCd',
    'controlTxt',
    'sev',
    'score',
    'decideTxt',
    ...measure,
    'expSev',
    'expScore',
    'opinionTxt',
    'prevScore',
    'resScore',
  ],
  [assessmentTypes.onePoint]: [
    'stepTxt',
    'hazardKindCd',
    'hazardTxt',
    'occurTypeCd',
    'victimTxt',
    'controlTxt',
    'sev',
    'score',
    ...measure,
    'expSev',
    'expScore',
    'opinionTxt',
    'resScore',
  ],
  [assessmentTypes.jsa]: [
    'stepNo',
    'stepTxt',
    'hazardKindCd',
    'hazardTxt',
    'occurTypeCd',
    'controlTxt',
    'freq',
    'sev',
    'score',
    ...measure,
    ...after,
    ...residual,
  ],
  [assessmentTypes.checklist]: [
    'sectionTxt',
    'itemTxt',
    'lawTxt',
    'okCd',
    'score',
    'hazardTxt',
    'controlTxt',
    ...measure,
    'opinionTxt',
    'prevScore',
    'resScore',
  ],
}
export const shownOf = (rsaTypeCd: string): readonly string[] => shownBy[rsaTypeCd] ?? []
export const joinedOf = (rsaTypeCd: string): readonly string[] =>
  rsaTypeCd === assessmentTypes.checklist
    ? ['sectionTxt']
    : rsaTypeCd === assessmentTypes.jsa
      ? ['stepNo', 'stepTxt']
      : ['stepTxt']
export const sheetResourceOf = (rsaTypeCd: string): AnyResource =>
  (rsaTypeCd === assessmentTypes.checklist ? rsaCheckAnswer : rsaHazard) as AnyResource

const level = { width: 58, align: 'center' as const }
const expected = { width: 100, align: 'center' as const }
/** Widths of the columns; scores are drawn by the page. */
export function columnsWith(pill: (score: unknown) => ReactNode): Columns {
  const scoreColumn = (name: string) => ({
    width: 104,
    render: (row: LineDraft) => pill(row[name]),
    align: 'center' as const,
  })
  return {
    stepNo: { ...level, fixed: 'left' as const },
    stepTxt: { width: 130, fixed: 'left' as const },
    sectionTxt: { width: 110 },
    itemTxt: { width: 260 },
    hazardKindCd: { width: 110 },
    hazardTxt: { width: 240 },
    occurTypeCd: { width: 100 },
    victimTxt: { width: 120 },
    lawTxt: { width: 140 },
    controlTxt: { width: 200 },
    okCd: { width: 90 },
    freq: level,
    sev: level,
    decideTxt: { width: 160 },
    measureTxt: { width: 200 },
    hierCd: { width: 110 },
    dueYmd: { width: 104 },
    expFreq: expected,
    expSev: expected,
    overrideReason: { width: 140 },
    opinionTxt: { width: 160 },
    prevScore: expected,
    score: scoreColumn('score'),
    expScore: scoreColumn('expScore'),
    resScore: scoreColumn('resScore'),
  }
}
