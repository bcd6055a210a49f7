/**
 * Figures of the entry check (vendor R4): hours of education by 시행규칙 별표 4 † and 화관법 시행규칙 제37조제4항 †, periods
 * of the company. They seed the dated table (환경값); rules are given what was in force.
 */
export const entryParameterDefinitions = {
  hireDayHours: { label: '채용 시 교육: 일용(1주 이하)', unit: '시간', value: 1, confirm: true },
  hireMonthHours: { label: '채용 시 교육: 1주 초과 1개월 이하', unit: '시간', value: 4, confirm: true },
  hireHours: { label: '채용 시 교육: 그 밖의 근로자', unit: '시간', value: 8, confirm: true },
  specialHours: { label: '특별교육', unit: '시간', value: 16, confirm: true },
  specialShortHours: { label: '특별교육: 단기간·간헐적 작업', unit: '시간', value: 2, confirm: true },
  chemicalHours: { label: '유해화학물질 종사자 교육(연간)', unit: '시간', value: 2, confirm: true },
  visitDays: { label: '방문 출입의 최장 기간', unit: '일', value: 7, confirm: false },
  regularDays: { label: '정기 출입의 최장 기간', unit: '일', value: 365, confirm: false },
} as const
export type EntryParameterName = keyof typeof entryParameterDefinitions
export type EntryParameters = Readonly<Record<EntryParameterName, number>>
export const entryParameterPrefix = 'ENT.'
export const entryParameterNames = Object.keys(entryParameterDefinitions) as EntryParameterName[]

/** @throws RangeError when a figure is missing: nothing is judged with a guessed limit */
export function entryParametersOf(values: ReadonlyMap<string, { val: string }>): EntryParameters {
  return Object.fromEntries(
    entryParameterNames.map((name) => {
      const value = Number(values.get(entryParameterPrefix + name)?.val ?? Number.NaN)
      if (!Number.isFinite(value)) throw new RangeError(`entry parameter ${name} has no value`)
      return [name, value]
    }),
  ) as Record<EntryParameterName, number>
}
/** The figures an installation starts with, for tests. */
export const firstEntryParameters = Object.fromEntries(
  entryParameterNames.map((name) => [name, entryParameterDefinitions[name].value]),
) as EntryParameters
