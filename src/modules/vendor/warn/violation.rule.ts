import { addDays, addMonths, daysBetween } from '../../../core/shared/dates.ts'
import type { ViolationParameters } from './violation-parameters.rule.ts'

/**
 * Violations that the seed knows: name, points of the worker and of the company, level (VIOL_LVL), basis
 * (vendor R6).
 */
export const violationFacts = [
  ['VIO01', '기본보호구 미착용', 1, 1, 'VVL01', '산업안전보건기준에 관한 규칙 제32조'],
  ['VIO02', '안전대 미체결(2 m 이상)', 3, 3, 'VVL02', '산업안전보건기준에 관한 규칙 제44조'],
  ['VIO03', '작업허가 없이 작업', 5, 5, 'VVL02', '작업허가 지침'],
  ['VIO04', '화기 방호조치 미비', 3, 3, 'VVL02', '산업안전보건기준에 관한 규칙 제241조'],
  ['VIO05', '밀폐공간 무측정·무감시', 10, 10, 'VVL03', '산업안전보건기준에 관한 규칙 제619조의2·제623조'],
  ['VIO06', 'LOTO 미실시', 10, 10, 'VVL03', '산업안전보건기준에 관한 규칙 제92조·제319조'],
  ['VIO07', '지정장소 외 흡연', 10, 5, 'VVL03', '산업안전보건기준에 관한 규칙 제239조'],
  ['VIO08', '음주 출입', 15, 5, 'VVL03', '사내 출입기준'],
  ['VIO09', '무자격 운전', 5, 5, 'VVL02', '산업안전보건법 제140조'],
  ['VIO10', '미교육자 투입', 0, 3, 'VVL02', '산업안전보건법 제29조'],
  ['VIO11', '구내 과속', 1, 1, 'VVL01', '사내 교통기준'],
  ['VIO12', '사고 은폐·지연 보고', 15, 15, 'VVL03', '산업안전보건법 제57조'],
  ['VIO13', '미승인 화학물질 반입', 3, 5, 'VVL02', '자재 사전검토 지침'],
  ['VIO14', '정리정돈 불량', 1, 1, 'VVL01', '산업안전보건기준에 관한 규칙 제3조'],
  ['VIO15', '시정요구 불이행', 0, 5, 'VVL02', '산업안전보건법 제66조'],
  ['VIO16', '반입 자재 미반출', 0, 1, 'VVL01', '자재 반입·반출 지침'],
] as const
/** Violations that other modules find. */
export const foundViolations = { unreturned: 'VIO16' } as const
export const seriousLevel = 'VVL03'
/** Levels from which something has to be put right beyond the spot: 경고, 중대위반. */
export const improvementLevels: readonly string[] = ['VVL02', seriousLevel]

export interface CountedViolation {
  /** YYYY-MM-DD */
  occurYmd: string
  points: number
  violLvlCd: string
}
export interface PointSum {
  sum: number
  serious: number
}
/** Points of the confirmed violations of the last year, today included (vendor R7). */
export function pointSum(
  violations: readonly CountedViolation[],
  today: string,
  { sumDays }: ViolationParameters,
): PointSum {
  const counted = violations.filter(({ occurYmd }) => {
    const age = daysBetween(occurYmd, today)
    return age >= 0 && age < sumDays
  })
  return {
    sum: counted.reduce((total, { points }) => total + points, 0),
    serious: counted.filter(({ violLvlCd }) => violLvlCd === seriousLevel).length,
  }
}

/** Items of SANCTION. */
export const sanctions = {
  training: 'VSC01',
  suspension: 'VSC02',
  forever: 'VSC03',
  letter: 'VSC04',
  noEntry: 'VSC05',
  noOrder: 'VSC06',
  stop: 'VSC07',
} as const
export type SanctionCode = (typeof sanctions)[keyof typeof sanctions]
export interface SanctionStep {
  sanctionTypeCd: SanctionCode
  basisPoint: number
  fromYmd: string
  /** Last day; null: without an end. */
  toYmd: string | null
}

/**
 * The highest step that a person's points have reached; undefined below the first (vendor R8).
 * @param today
 * first day of the sanction
 */
export function workerStep(
  { sum, serious }: PointSum,
  today: string,
  limits: ViolationParameters,
): SanctionStep | undefined {
  const step = (sanctionTypeCd: SanctionCode, toYmd: string | null): SanctionStep => ({
    sanctionTypeCd,
    basisPoint: sum,
    fromYmd: today,
    toYmd,
  })
  if (sum >= limits.workerForever || serious >= 2) return step(sanctions.forever, null)
  if (sum >= limits.workerMonth) return step(sanctions.suspension, addDays(today, 29))
  if (sum >= limits.workerWeek) return step(sanctions.suspension, addDays(today, 6))
  return sum >= limits.workerTraining ? step(sanctions.training, addDays(today, 13)) : undefined
}

/**
 * The same for a company; with many people the limits rise in proportion.
 * @param headcount people of the
 * company on average
 */
export function vendorStep(
  { sum }: PointSum,
  headcount: number,
  today: string,
  limits: ViolationParameters,
): SanctionStep | undefined {
  const factor = Math.max(1, headcount / limits.headBase)
  const reaches = (limit: number) => sum >= limit * factor
  const step = (sanctionTypeCd: SanctionCode, toYmd: string | null): SanctionStep => ({
    sanctionTypeCd,
    basisPoint: sum,
    fromYmd: today,
    toYmd,
  })
  if (reaches(limits.vendorStop)) return step(sanctions.stop, null)
  if (reaches(limits.vendorNoOrder)) return step(sanctions.noOrder, addDays(addMonths(today, 3), -1))
  if (reaches(limits.vendorNoEntry)) return step(sanctions.noEntry, addDays(today, 13))
  return reaches(limits.vendorLetter) ? step(sanctions.letter, today) : undefined
}
