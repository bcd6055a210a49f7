import { chemicalParameterPrefix, define, type ChemicalParameterDefinition } from '../chemical-parameters.rule.ts'

/** Figures of storage and review. The defaults only seed the dated table (환경값): rules are given the values that were in force. */
export const chemicalParameterDefinitions = {
  smallMultipleFrom: define('소량위험물 하한(지정수량 배수, 이상)', '배', 0.2, '위험물안전관리법 제4조, 시·도 위험물안전관리 조례', true),
  permitMultipleFrom: define('허가 대상(지정수량 배수, 이상)', '배', 1, '위험물안전관리법 제6조', false),
  rateWarnPct: define('허가 배수 사용률 주의(이상)', '%', 80, '회사 기준', false),
  mixShare: define('위험물 유별 혼재 적용(지정수량 배수, 초과)', '배', 0.1, '위험물안전관리법 시행규칙 별표 19', true),
  groupContentPct: define('혼재 분리군을 보는 성분 함유량(이상)', '%', 1, '회사 기준', true),
  peroxideOpenDays: define('과산화물 생성물질 개봉 후 사용기한', '일', 180, '회사 기준', true),
  expirySoonDays: define('기한 임박 표시', '일', 30, '회사 기준', false),
  reviewDays: define('사전검토 처리기한', '근무일', 5, '회사 기준', false),
  reviewDaysLegal: define('사전검토 처리기한(법정물질 포함)', '근무일', 7, '회사 기준', false),
  reviewValidMonths: define('사전검토 승인 유효기간', '개월', 36, '회사 기준', false),
  firstInDays: define('최초입고 예정일까지 여유', '일', 7, '회사 기준', false),
  firstInSampleDays: define('최초입고 예정일까지 여유(샘플)', '일', 2, '회사 기준', false),
  sampleMaxKg: define('샘플 최대 수량', 'kg', 1, '회사 기준', false),
  fireFlashBelow: define('소방 검토 대상 인화점(미만)', '℃', 250, '위험물안전관리법 시행령 별표 1', true),
  psmDeltaFrom: define('공정안전 검토 대상 R 증가(이상)', '', 0.05, '회사 기준', false),
} as const satisfies Record<string, ChemicalParameterDefinition>

export type ChemicalParameterName = keyof typeof chemicalParameterDefinitions
/** The figures in force on one day at one plant, with the version that explanations name. */
export type ChemicalParameters = Readonly<Record<ChemicalParameterName, number>> & { readonly version: string }
export const chemicalParameterNames = Object.keys(chemicalParameterDefinitions) as ChemicalParameterName[]

/**
 * The figures in force as a record.
 * @throws RangeError when a figure is missing or no number: nothing is judged with a guessed limit
 */
export function chemicalParametersOf(values: ReadonlyMap<string, { val: string; fromYmd: string }>): ChemicalParameters {
  const found = chemicalParameterNames.map((name) => {
    const row = values.get(chemicalParameterPrefix + name)
    if (!row || !Number.isFinite(Number(row.val))) throw new RangeError(`chemical parameter ${name} has no value`)
    return [name, Number(row.val)] as const
  })
  const version = [...values.values()].reduce((latest, { fromYmd }) => (fromYmd > latest ? fromYmd : latest), '')
  return { ...(Object.fromEntries(found) as Record<ChemicalParameterName, number>), version: `화학물질 기준 ${version}` }
}
/** The figures an installation starts with, for tests and the seed. */
export const firstChemicalParameters: ChemicalParameters = {
  ...(Object.fromEntries(chemicalParameterNames.map((name) => [name, chemicalParameterDefinitions[name].defaultValue])) as Record<
    ChemicalParameterName,
    number
  >),
  version: '화학물질 기준',
}
