import type { LabelFigures } from './ghs/label-size.rule.ts'

/** A figure of the chemicals in the dated table; what differs by installation, law or year. */
export interface ChemicalParameterDefinition {
  label: string
  unit: string
  defaultValue: number
  source: string
  /** The figure must be held against the original text before it is relied on. */
  confirmNeeded: boolean
}
export const define = (
  label: string,
  unit: string,
  defaultValue: number,
  source: string,
  confirmNeeded = false,
): ChemicalParameterDefinition => ({
  label,
  unit,
  defaultValue,
  source,
  confirmNeeded,
})

/** Figures of notices and of the company. The defaults only seed the dated table; a rule is given the values that were in force. */
export const chemicalParameterDefinitions = {
  labelArea500: define('경고표지 넓이(500 L 이상)', 'cm²', 450, 'MSDS 고시 별표3', true),
  labelArea200: define('경고표지 넓이(200 L 이상)', 'cm²', 300, 'MSDS 고시 별표3', true),
  labelArea50: define('경고표지 넓이(50 L 이상)', 'cm²', 180, 'MSDS 고시 별표3', true),
  labelArea5: define('경고표지 넓이(5 L 이상)', 'cm²', 90, 'MSDS 고시 별표3', true),
  labelSmallPct: define('경고표지 넓이(5 L 미만, 옆면의)', '%', 5, 'MSDS 고시 별표3', true),
  labelPictogramPart: define('그림문자 한 개의 넓이(표지의 1/n)', 'n', 40, 'MSDS 고시 별표3', true),
  labelPictogramCm2: define('그림문자 한 개의 최소 넓이', 'cm²', 0.5, 'MSDS 고시 별표3', true),
  labelSmallMl: define('소량용기 한도', 'mL(g)', 100, 'MSDS 고시 제6조의2'),
  msdsReviewMonths: define('MSDS 검토주기', '개월', 36, '회사 기준(법정 유효기간 없음)'),
  secretYears: define('비공개승인 유효기간', '년', 5, '산업안전보건법 제112조'),
  secretExtensionDays: define('연장신청 마감(만료 전)', '일', 30, '산업안전보건법 시행규칙 제165조', true),
  submitSinceYmd: define('제출번호 기재 의무 시작일(YYYYMMDD)', '일', 20_260_116, '산업안전보건법 제110조(유예 종료)', true),
  secretRangePct: define('비공개가 아닌 성분의 함유량 범위(±)', '%P', 5, 'MSDS 고시 제11조 제10항'),
  altRangeLowPct: define('대체함유량 범위(25% 미만, ±)', '%P', 10, 'MSDS 고시 제17조 제5항'),
  altRangeHighPct: define('대체함유량 범위(25% 이상, ±)', '%P', 20, 'MSDS 고시 제17조 제5항'),
  altRangeEdgePct: define('대체함유량 범위가 바뀌는 함유량', '%', 25, 'MSDS 고시 제17조 제5항'),
} as const satisfies Record<string, ChemicalParameterDefinition>

export const chemicalParameterPrefix = 'CHM.'
export type ChemicalParameterName = keyof typeof chemicalParameterDefinitions
export const chemicalParameterNames = Object.keys(chemicalParameterDefinitions) as ChemicalParameterName[]

export interface ChemicalParameters extends Readonly<Record<ChemicalParameterName, number>> {
  readonly label: LabelFigures
  readonly version: string
}
export interface ChemicalParameterRow {
  parameterCd: string
  parameterVal: number
  effectYmd: string
}

/**
 * The figures in force on a day.
 * @throws RangeError when one is missing: nothing is judged with a guessed figure
 */
export function chemicalParametersOn(day: string, rows: readonly ChemicalParameterRow[]): ChemicalParameters {
  let version = ''
  const values = chemicalParameterNames.map((name) => {
    const row = rows
      .filter(({ parameterCd, effectYmd }) => parameterCd === name && effectYmd <= day)
      .toSorted((one, other) => (one.effectYmd < other.effectYmd ? 1 : -1))[0]
    if (!row || !Number.isFinite(row.parameterVal)) throw new RangeError(`chemical parameter ${name} has no value on ${day}`)
    if (row.effectYmd > version) version = row.effectYmd
    return [name, row.parameterVal] as const
  })
  const of = Object.fromEntries(values) as Record<ChemicalParameterName, number>
  return {
    ...of,
    label: {
      areas: [
        { fromL: 500, areaCm2: of.labelArea500 },
        { fromL: 200, areaCm2: of.labelArea200 },
        { fromL: 50, areaCm2: of.labelArea50 },
        { fromL: 5, areaCm2: of.labelArea5 },
      ],
      smallSurfacePct: of.labelSmallPct,
      pictogramPart: of.labelPictogramPart,
      pictogramLeastCm2: of.labelPictogramCm2,
    },
    version: `화학물질 기준 ${version}`,
  }
}

export const initialChemicalParameterRows = (effectYmd: string): ChemicalParameterRow[] =>
  chemicalParameterNames.map((name) => ({ parameterCd: name, parameterVal: chemicalParameterDefinitions[name].defaultValue, effectYmd }))
