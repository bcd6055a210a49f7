import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { addDays } from '../../../core/shared/dates.ts'
import type { AccidentTotalParameters } from './accident-total-parameters.rule.ts'

/** People and those hurt in a year. */
export interface YearCount {
  workers: number
  /** 재해자: hurt, ill and dead. */
  injured: number
  /** Killed by an accident; the dead of an illness are among the 재해자 only. */
  deaths: number
}
const per = (part: number, whole: number, by: number): number | null =>
  whole > 0 ? roundHalfUp((part / whole) * by, 2) : null
/** 재해율: those hurt of a hundred people (vendor R13). Null without people. */
export const injuryRate = ({ workers, injured }: YearCount): number | null => per(injured, workers, 100)
/** 사고사망만인율: those killed of ten thousand people (vendor R13). Null without people. */
export const deathRate = ({ workers, deaths }: YearCount): number | null => per(deaths, workers, 10_000)
export const together = (counts: readonly YearCount[]): YearCount => ({
  workers: roundHalfUp(
    counts.reduce((sum, { workers }) => sum + workers, 0),
    1,
  ),
  injured: counts.reduce((sum, { injured }) => sum + injured, 0),
  deaths: counts.reduce((sum, { deaths }) => sum + deaths, 0),
})

const dayIn = (year: string, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
/** The two days of 시행규칙 제7조, in the year after: until when the plant is asked, and until when it hands in. */
export function totalDays(
  accYear: string,
  { askMonth, askDay, giveMonth, giveDay }: AccidentTotalParameters,
): { askYmd: string; giveYmd: string } {
  const next = String(Number(accYear) + 1)
  return { askYmd: dayIn(next, askMonth, askDay), giveYmd: dayIn(next, giveMonth, giveDay) }
}
/** The last day for a company's answer: after its days, but before the plant has to hand in, while that is ahead. */
export const answerDay = (today: string, giveYmd: string, answerDays: number): string => {
  const day = addDays(today, answerDays)
  return giveYmd >= today && giveYmd < day ? giveYmd : day
}

export interface CompanyTotal extends Omit<YearCount, 'workers'> {
  /** Null: nobody has passed a gate, so that its people are not known. */
  workers: number | null
  vendorAccStatNo: number
  vendorCd: string
  vendorNm: string
  bizRegNo: string
  indInsNo: string
  state: string
  injuryRate: number | null
  deathRate: number | null
}
/** GET /api/vendor/accstattotal */
export interface AccidentTotals {
  accYear: string
  plantCd: string
  plantNm: string
  askYmd: string
  giveYmd: string
  /** Null: nobody has recorded the plant's own people of the year. */
  own: (YearCount & { injuryRate: number | null; deathRate: number | null }) | null
  companies: CompanyTotal[]
  contractors: YearCount & { injuryRate: number | null; deathRate: number | null }
  all: (YearCount & { injuryRate: number | null; deathRate: number | null }) | null
  /** 통합공표 (SAF-07); null: it cannot be told without the plant's own people. */
  published: boolean | null
  /** Companies that have not confirmed their figures. */
  open: number
}
export const withRates = <T extends YearCount>(count: T) => ({
  ...count,
  injuryRate: injuryRate(count),
  deathRate: deathRate(count),
})
