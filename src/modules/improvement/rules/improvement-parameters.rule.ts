import { defineFigures, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'
import { defined } from '../../../core/shared/defined.ts'
import type { ExtensionLimits } from './due.rule.ts'
import { usualRatios, type GradeRatios } from './grade.rule.ts'
import { usualLevels, type Level } from './ladder.rule.ts'
import type { WarningLimits } from './verify.rule.ts'

/**
 * Company figures of grades, reminders, extensions and warnings (impr.md 12): no law sets them. They seed the
 * dated table (환경값); rules are given what is in force.
 */
export const improvementRuleFigures = defineFigures(
  'IMP.',
  {
    urgentRatio: { label: '긴급 등급 환산(점수 ÷ 최고점 이상)', unit: '비율', value: 0.8 },
    highRatio: { label: '상 등급 환산(점수 ÷ 최고점 이상)', unit: '비율', value: 0.6 },
    mediumRatio: { label: '중 등급 환산(점수 ÷ 최고점 이상)', unit: '비율', value: 0.32 },
    firstNoticeDays: { label: '기한 전 첫 알림', unit: '일 전', value: 7 },
    secondNoticeDays: { label: '기한 전 둘째 알림', unit: '일 전', value: 3 },
    level1Days: { label: '독촉 1단계(담당·부서장)', unit: '일 경과', value: 1 },
    level2Days: { label: '독촉 2단계(총괄·요청자)', unit: '일 경과', value: 7 },
    level3Days: { label: '독촉 3단계(사업장장)', unit: '일 경과', value: 14 },
    level4Days: { label: '독촉 4단계(본사 SHE)', unit: '일 경과', value: 30 },
    level1Hours: { label: '긴급 독촉 1단계', unit: '시간 경과', value: 0 },
    level2Hours: { label: '긴급 독촉 2단계', unit: '시간 경과', value: 4 },
    level3Hours: { label: '긴급 독촉 3단계', unit: '시간 경과', value: 24 },
    level4Hours: { label: '긴급 독촉 4단계', unit: '시간 경과', value: 72 },
    extensionCount: { label: '기한연장 횟수', unit: '회', value: 2 },
    extensionHighDays: { label: '기한연장 1회(상)', unit: '일', value: 14 },
    extensionMediumDays: { label: '기한연장 1회(중)', unit: '일', value: 30 },
    extensionLowDays: { label: '기한연장 1회(하)', unit: '일', value: 30 },
    warningLevel: { label: '협력사 경고 제안 독촉 단계(이상)', unit: '단계', value: 2 },
    oldLinkUntilYmd: {
      label: '자체 서명키 도입 전의 현장 요청 QR·접수 주소가 열리는 마지막 날(YYYYMMDD)',
      unit: '일',
      value: 20_271_231,
    },
    warningReopens: { label: '협력사 경고 제안 재조치(이상)', unit: '회', value: 2 },
  },
  { source: '사내 기준', confirm: true },
)
export type ImprovementParameters = FiguresOf<typeof improvementRuleFigures>

/** From which share of the largest score each grade begins, on every scale (IMP-01). */
export const ratiosOf = (figures: ImprovementParameters): GradeRatios => ({
  urgent: figures.urgentRatio,
  high: figures.highRatio,
  medium: figures.mediumRatio,
})
/** The ladder as the company has it: who hears of a level is the design's, when is the company's (IMP-03). */
export function levelsOf(figures: ImprovementParameters): Level[] {
  const days: Record<number, number> = {
    [-2]: -figures.firstNoticeDays,
    [-1]: -figures.secondNoticeDays,
    1: figures.level1Days,
    2: figures.level2Days,
    3: figures.level3Days,
    4: figures.level4Days,
  }
  const hours: Record<number, number> = {
    1: figures.level1Hours,
    2: figures.level2Hours,
    3: figures.level3Hours,
    4: figures.level4Hours,
  }
  return usualLevels.map((level) => ({
    ...level,
    days: days[level.levelNo] ?? level.days,
    ...defined({
      urgentHours: level.urgentHours !== undefined ? (hours[level.levelNo] ?? level.urgentHours) : undefined,
    }),
  }))
}
/** Limits for moving a due day (IMP-05). That of an urgent matter is never moved. */
export const extensionLimitsOf = (figures: ImprovementParameters): ExtensionLimits => ({
  count: figures.extensionCount,
  days: { U: 0, H: figures.extensionHighDays, M: figures.extensionMediumDays, L: figures.extensionLowDays },
})
/** From when on a vendor's row speaks for a warning (IMP-15). */
export const warningLimitsOf = (figures: ImprovementParameters): WarningLimits => ({
  level: figures.warningLevel,
  reopens: figures.warningReopens,
})

/** The figures in force at a plant, as the pages show them. */
export interface CompanyFigures {
  levels: readonly Level[]
  ratios: GradeRatios
  /** Since when the ratios hold, and whether one of them still has to be confirmed. */
  ratiosFromYmd: string | null
  ratiosConfirmYn: 'Y' | 'N'
}
const ratioNames = ['urgentRatio', 'highRatio', 'mediumRatio'] as const
/** @throws RangeError when a figure is missing */
export function companyFiguresOf(
  values: ReadonlyMap<string, { val: string; fromYmd: string; confirmNeededYn: 'Y' | 'N' }>,
): CompanyFigures {
  const figures = improvementRuleFigures.of(values)
  const stored = ratioNames.flatMap((name) => values.get(improvementRuleFigures.prefix + name) ?? [])
  return {
    levels: levelsOf(figures),
    ratios: ratiosOf(figures),
    ratiosFromYmd: stored.map(({ fromYmd }) => fromYmd).reduce((one, other) => (one > other ? one : other)),
    ratiosConfirmYn: stored.some(({ confirmNeededYn }) => confirmNeededYn === 'Y') ? 'Y' : 'N',
  }
}
/** Until they are answered. */
export const usualFigures: CompanyFigures = {
  levels: usualLevels,
  ratios: usualRatios,
  ratiosFromYmd: null,
  ratiosConfirmYn: 'N',
}
