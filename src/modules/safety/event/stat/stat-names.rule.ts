import type { OwnerStat } from './accident-stat.rule.ts'

/** What the rates are made of, in the order of the page. */
export const countNames = [
  { name: 'workers', decimals: 0, of: ({ counted }: OwnerStat) => counted.workers },
  { name: 'hoursOf', decimals: 0, of: ({ counted }: OwnerStat) => counted.hours },
  { name: 'estimated', decimals: 1, of: ({ estimatedPct }: OwnerStat) => estimatedPct },
  { name: 'cases', decimals: 0, of: ({ counted }: OwnerStat) => counted.cases },
  { name: 'persons', decimals: 0, of: ({ counted }: OwnerStat) => counted.persons },
  { name: 'deaths', decimals: 0, of: ({ counted }: OwnerStat) => counted.deaths },
  { name: 'formPersons', decimals: 0, of: ({ formPersons }: OwnerStat) => formPersons },
  { name: 'recordable', decimals: 0, of: ({ counted }: OwnerStat) => counted.recordableCases },
  { name: 'lossDays', decimals: 2, of: ({ counted }: OwnerStat) => counted.lossDays },
] as const
/** The rates, in the order of the page. */
export const rateNames = [
  'rate',
  'perThousand',
  'deathRate',
  'frequency',
  'severity',
  'composite',
  'averageSeverity',
  'lifeFrequency',
  'lifeSeverity',
  'lostTime200',
  'lostTime1000',
  'recordable200',
  'recordable1000',
  'score',
] as const
