import { roundHalfUp } from '../../../../core/shared/decimal.ts'
import type { EventFigures } from './event-parameters.rule.ts'

/** 근로손실일수 by grade of disability (산업재해통계업무처리규정 별표, saf.md SAF-04); death as grades 1 to 3. */
const daysOfGrade: Readonly<Record<number, number>> = {
  1: 7500,
  2: 7500,
  3: 7500,
  4: 5500,
  5: 4000,
  6: 3000,
  7: 2200,
  8: 1500,
  9: 1000,
  10: 600,
  11: 400,
  12: 200,
  13: 100,
  14: 50,
}
const daysOfDeath = 7500
const stored = 6
/** The second way of counting: all days of treatment, without 300/365 (확인 필요). */
const wholeDays = 2

/**
 * 근로손실일수 of one person (SAF-04): a death or a grade of disability alone, otherwise the days of rest as working
 * days.
 */
export function lostDays(
  { dead, grade, restDays }: { dead: boolean; grade: number | null; restDays: number },
  { lossMethod }: Pick<EventFigures, 'lossMethod'>,
): number {
  if (dead) return daysOfDeath
  if (grade !== null) return daysOfGrade[grade] ?? 0
  return lossMethod === wholeDays ? restDays : roundHalfUp((restDays * 300) / 365, stored)
}

/** The numerators and denominators of the rates. */
export interface Counted {
  workers: number
  hours: number
  cases: number
  persons: number
  deaths: number
  lossDays: number
  /** Accidents with at least one day of rest. */
  lostTimeCases: number
  /** Lost time, and treatment beyond first aid. */
  recordableCases: number
  /** Frequency rate of the period before; null: none to compare with. */
  frequencyBefore: number | null
}
/** Null: there is no denominator. Shown as –, never as 0. */
export type Rates = Record<
  | 'rate'
  | 'perThousand'
  | 'deathRate'
  | 'frequency'
  | 'severity'
  | 'composite'
  | 'averageSeverity'
  | 'lifeFrequency'
  | 'lifeSeverity'
  | 'lostTime200'
  | 'lostTime1000'
  | 'recordable200'
  | 'recordable1000'
  | 'score',
  number | null
>
const per = (part: number, whole: number, by: number): number | null =>
  whole > 0 ? (part / whole) * by : null
const map = (value: number | null, change: (value: number) => number): number | null =>
  value === null ? null : change(value)
const million = 1_000_000
const fullTime = 200_000

/**
 * 재해통계 (SAF-05): 재해율, 천인율, 사망만인율, 도수율, 강도율, 종합재해지수, 평균강도율, 환산, LTIFR, TRIR, Safe-T-Score.
 * Six places are kept; two are shown.
 */
export function accidentRates(counted: Counted): Rates {
  const { workers, hours } = counted
  const frequency = per(counted.cases, hours, million)
  const severity = per(counted.lossDays, hours, 1000)
  const before = counted.frequencyBefore
  const rates: Rates = {
    rate: per(counted.persons, workers, 100),
    perThousand: per(counted.persons, workers, 1000),
    deathRate: per(counted.deaths, workers, 10_000),
    frequency,
    severity,
    composite: frequency === null || severity === null ? null : Math.sqrt(frequency * severity),
    averageSeverity: frequency && severity !== null ? (severity / frequency) * 1000 : null,
    lifeFrequency: map(frequency, (value) => value * 0.1),
    lifeSeverity: map(severity, (value) => value * 100),
    lostTime200: per(counted.lostTimeCases, hours, fullTime),
    lostTime1000: per(counted.lostTimeCases, hours, million),
    recordable200: per(counted.recordableCases, hours, fullTime),
    recordable1000: per(counted.recordableCases, hours, million),
    score: before && frequency !== null ? (frequency - before) / Math.sqrt((before / hours) * million) : null,
  }
  return Object.fromEntries(
    Object.entries(rates).map(([name, value]) => [name, map(value, (rate) => roundHalfUp(rate, stored))]),
  ) as Rates
}
/** Why there is no Safe-T-Score: it divides by the hours of the period and by the frequency rate of the one before. */
export type ScoreGap = 'noHours' | 'noHoursBefore' | 'noCasesBefore'
export function scoreGap({
  hours,
  frequencyBefore,
}: Pick<Counted, 'hours' | 'frequencyBefore'>): ScoreGap | null {
  if (hours <= 0) return 'noHours'
  if (frequencyBefore === null) return 'noHoursBefore'
  return frequencyBefore === 0 ? 'noCasesBefore' : null
}
const steps = 2
export type ScoreVerdict = 'better' | 'worse' | 'same'
/** What a Safe-T-Score says: better, worse, or no more than chance. (saf.md SAF-05: ≤ −2, ≥ +2) */
export const scoreVerdict = (score: number | null): ScoreVerdict | null =>
  score === null ? null : score <= -steps ? 'better' : score >= steps ? 'worse' : 'same'

/** 추정 연근로시간 of a month without figures (SAF-06): people × hours a day × days. */
export const estimatedHours = (
  workerQty: number,
  workDays: number,
  { estimateHours }: Pick<EventFigures, 'estimateHours'>,
): number => workerQty * estimateHours * workDays

/**
 * 통합공표 (SAF-07; 산업안전보건법 제10조제2항, 영 제12조): the employer of 500 and more, where the rate of fatal accidents
 * together with the contractors is above his own. Deaths by disease do not count.
 */
export function isPublishedTogether(
  own: { workers: number; deaths: number },
  contractors: { workers: number; deaths: number },
  { publishWorkers }: Pick<EventFigures, 'publishWorkers'>,
): boolean {
  if (own.workers < publishWorkers) return false
  const alone = per(own.deaths, own.workers, 10_000) ?? 0
  const together = per(own.deaths + contractors.deaths, own.workers + contractors.workers, 10_000) ?? 0
  return together > alone
}
