import {
  defineFigures,
  figure,
  latestOf,
  type FiguresOf,
} from '../../../platform/parameter/dated-figures.rule.ts'

const notice = '건설업 산업안전보건관리비 계상 및 사용기준(고시 제2024-53호)'
const rates = `${notice} 별표 1`

/**
 * Figures of the law around a construction. None of them was held against the present annex, so each carries
 * the mark 확인 필요; the defaults only seed the dated table (환경값): rules are given the values that were in
 * force.
 */
export const constructionFigures = defineFigures(
  'CONST.',
  {
    costMinAmt: figure('관리비 적용 총공사금액(이상)', '원', 20_000_000, `${notice} 제3조`),
    costMiddleAmt: figure('관리비 요율 구간: 중간(이상)', '원', 500_000_000, rates),
    costHighAmt: figure('관리비 요율 구간: 상위(이상)', '원', 5_000_000_000, rates),
    costAssumedPct: figure(
      '대상액이 구분되지 않은 공사의 대상액(총공사금액 대비)',
      '%',
      70,
      `${notice} 제5조 제3항`,
    ),
    costSuppliedTimes: figure('발주자 제공 재료 제외 계상액의 한도', '배', 1.2, `${notice} 제4조`),
    buildingLowPct: figure('건축공사 5억원 미만', '%', 3.11, rates),
    buildingMiddlePct: figure('건축공사 5억원 이상 50억원 미만', '%', 2.28, rates),
    buildingMiddleAmt: figure('건축공사 기초액', '원', 4_325_000, rates),
    buildingHighPct: figure('건축공사 50억원 이상', '%', 2.37, rates),
    buildingHealthPct: figure('건축공사 보건관리자 선임대상', '%', 2.64, rates),
    civilLowPct: figure('토목공사 5억원 미만', '%', 3.15, rates),
    civilMiddlePct: figure('토목공사 5억원 이상 50억원 미만', '%', 2.53, rates),
    civilMiddleAmt: figure('토목공사 기초액', '원', 3_300_000, rates),
    civilHighPct: figure('토목공사 50억원 이상', '%', 2.6, rates),
    civilHealthPct: figure('토목공사 보건관리자 선임대상', '%', 2.73, rates),
    heavyLowPct: figure('중건설공사 5억원 미만', '%', 3.64, rates),
    heavyMiddlePct: figure('중건설공사 5억원 이상 50억원 미만', '%', 3.05, rates),
    heavyMiddleAmt: figure('중건설공사 기초액', '원', 2_975_000, rates),
    heavyHighPct: figure('중건설공사 50억원 이상', '%', 3.11, rates),
    heavyHealthPct: figure('중건설공사 보건관리자 선임대상', '%', 3.39, rates),
    specialLowPct: figure('특수건설공사 5억원 미만', '%', 2.07, rates),
    specialMiddlePct: figure('특수건설공사 5억원 이상 50억원 미만', '%', 1.59, rates),
    specialMiddleAmt: figure('특수건설공사 기초액', '원', 2_450_000, rates),
    specialHighPct: figure('특수건설공사 50억원 이상', '%', 1.64, rates),
    specialHealthPct: figure('특수건설공사 보건관리자 선임대상', '%', 1.78, rates),
    useFirstPct: figure('공정률 50% 이상 70% 미만 사용기준', '%', 50, `${notice} 별표 3`),
    useSecondPct: figure('공정률 70% 이상 90% 미만 사용기준', '%', 70, `${notice} 별표 3`),
    useThirdPct: figure('공정률 90% 이상 사용기준', '%', 90, `${notice} 별표 3`),
    useCheckMonths: figure('사용내역 확인 주기', '개월', 6, `${notice} 제9조`),
    planHeightM: figure('유해위험방지계획서: 지상높이(이상)', 'm', 31, '산업안전보건법 시행령 제42조 제3항'),
    planFloorM2: figure(
      '유해위험방지계획서: 연면적(이상)',
      '㎡',
      30_000,
      '산업안전보건법 시행령 제42조 제3항',
    ),
    planSpecialFloorM2: figure(
      '유해위험방지계획서: 특정 용도·냉동창고 연면적(이상)',
      '㎡',
      5_000,
      '산업안전보건법 시행령 제42조 제3항',
    ),
    planSpanM: figure(
      '유해위험방지계획서: 다리 최대 지간(이상)',
      'm',
      50,
      '산업안전보건법 시행령 제42조 제3항',
    ),
    planDigM: figure('유해위험방지계획서: 굴착 깊이(이상)', 'm', 10, '산업안전보건법 시행령 제42조 제3항'),
    ledgerAmt: figure('안전보건대장 총공사금액(이상)', '원', 5_000_000_000, '산업안전보건법 시행령 제55조'),
    coordinatorAmt: figure(
      '안전보건조정자 공사금액 합(이상)',
      '원',
      5_000_000_000,
      '산업안전보건법 시행령 제56조',
    ),
  },
  { source: notice, confirm: true },
)
export type ConstructionParameterName = (typeof constructionFigures.names)[number]
/** The figures in force on one day at one plant, with the version that explanations name. */
export type ConstructionParameters = FiguresOf<typeof constructionFigures> & { readonly version: string }

/**
 * The figures in force as a record.
 * @throws RangeError when a figure is missing or no number: nothing is calculated with a guessed rate
 */
export const constructionParametersOf = (
  values: ReadonlyMap<string, { val: string; fromYmd: string }>,
): ConstructionParameters => ({
  ...constructionFigures.of(values),
  version: `공사 기준 ${latestOf(values)} (확인 필요)`,
})
/** The figures an installation starts with, for tests. */
export const firstConstructionParameters: ConstructionParameters = {
  ...constructionFigures.first,
  version: '공사 기준 2025-01-01 (확인 필요)',
}
