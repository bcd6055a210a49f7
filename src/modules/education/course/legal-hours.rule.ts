import { roundHalfUp } from '../../../core/shared/decimal.ts'

/**
 * Legal hours of education (산업안전보건법 시행규칙 별표 4; edu.md EDU-01). The figures come from the dated table
 * `eduLegalRule`; none stands here.
 */

/** Items of EDU_TYPE_CD that rules ask for by name. */
export const eduTypes = {
  regular: 'REG',
  hire: 'NEW',
  change: 'CHG',
  special: 'SPC',
  construction: 'CON',
  duty: 'JOB',
  sheets: 'MSD',
  chemical: 'HCM',
  entry: 'PTW',
} as const
/** Items of WORKER_CLASS that rules ask for by name. */
export const workerClasses = { day: 'DAY', month: 'FX1', supervisor: 'SUP', field: 'FLD' } as const

/** A row of the dated table. */
export interface HourRule {
  eduLegalRuleNo?: number
  eduTypeCd: string
  workerClassCd: string | null
  specialWorkNo: string | null
  dutyCd: string | null
  periodCd: string
  requiredMin: number
  preMin: number | null
  shortMin: number | null
  dueMonths: number | null
  windowMonths?: number | null
  fromYmd: string
  toYmd: string | null
}
interface AskedHours {
  eduTypeCd: string
  workerClassCd?: string | null
  specialWorkNo?: string | null
  dutyCd?: string | null
  periodCd?: string
}

const isInForce = ({ fromYmd, toYmd }: Pick<HourRule, 'fromYmd' | 'toYmd'>, day: string): boolean =>
  fromYmd <= day && (toYmd === null || toYmd >= day)

/**
 * The row that holds for somebody on a day: the one that names his class and work, then the class, then everybody
 * else. Undefined when the law asks nothing of this kind, or nobody has entered what.
 */
export function hoursFor(rules: readonly HourRule[], asked: AskedHours, day: string): HourRule | undefined {
  const fits = (given: string | null, wanted: string | null | undefined) =>
    given === null || given === (wanted ?? null)
  const weight = (rule: HourRule) =>
    (rule.dutyCd === null ? 0 : 4) +
    (rule.workerClassCd === null ? 0 : 2) +
    (rule.specialWorkNo === null ? 0 : 1)
  return rules
    .filter(
      (rule) =>
        rule.eduTypeCd === asked.eduTypeCd &&
        isInForce(rule, day) &&
        (asked.periodCd === undefined || rule.periodCd === asked.periodCd) &&
        fits(rule.workerClassCd, asked.workerClassCd) &&
        fits(rule.specialWorkNo, asked.specialWorkNo) &&
        fits(rule.dutyCd, asked.dutyCd),
    )
    .reduce<HourRule | undefined>(
      (best, rule) => (best === undefined || weight(rule) > weight(best) ? rule : best),
      undefined,
    )
}

/** Two rows of the same kind, class, work, appointment and period whose days meet. */
export const overlaps = (one: HourRule, other: HourRule): boolean =>
  one.eduTypeCd === other.eduTypeCd &&
  one.periodCd === other.periodCd &&
  (['workerClassCd', 'specialWorkNo', 'dutyCd'] as const).every(
    (name) => (one[name] ?? null) === (other[name] ?? null),
  ) &&
  one.fromYmd <= (other.toYmd ?? '9999-12-31') &&
  other.fromYmd <= (one.toYmd ?? '9999-12-31')

/** Minutes as the hours that sentences and papers say, with one decimal. */
export const hoursOf = (minutes: number): number => roundHalfUp(minutes / 60, 1)
