/** Hours on which the points of the chart stand, so that one reads as the LTIFR of its month. */
export const chartHours = 200_000
const sigmas = 3

export interface ChartPoint {
  /** Cases on the hours of the chart; null where nobody worked. */
  rate: number | null
  upper: number | null
  lower: number | null
  /** More or less than chance explains. */
  out: boolean
}
export interface UChart {
  mean: number | null
  points: ChartPoint[]
}

/**
 * Control chart of cases on hours (u-chart): mean ± 3·√(mean ÷ size of the month), so that few cases in a short month are
 * not read as a trend. The limits are wider the fewer hours a month has.
 */
export function uChart(months: readonly { cases: number; hours: number }[]): UChart {
  const worked = months.filter(({ hours }) => hours > 0)
  const sumOf = (of: (month: { cases: number; hours: number }) => number) =>
    worked.reduce((sum, month) => sum + of(month), 0)
  const hours = sumOf((month) => month.hours)
  const mean = hours > 0 ? (sumOf(({ cases }) => cases) / hours) * chartHours : null
  const points = months.map((month): ChartPoint => {
    if (month.hours <= 0 || mean === null) return { rate: null, upper: null, lower: null, out: false }
    const size = month.hours / chartHours
    const rate = month.cases / size
    const reach = sigmas * Math.sqrt(mean / size)
    const [upper, lower] = [mean + reach, Math.max(0, mean - reach)]
    return { rate, upper, lower, out: rate > upper || rate < lower }
  })
  return { mean, points }
}
