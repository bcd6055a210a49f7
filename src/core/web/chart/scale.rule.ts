import { percentOf } from '../../shared/decimal.ts'
/** Steps of an axis that people count in: 1, 2, 5 and their tens. */
const steps = [1, 2, 5, 10]

/** Ends of the lines of an axis from 0 to at least `most`; whole numbers as long as counts are shown. */
export function ticksTo(most: number, lines = 4): number[] {
  const raw = Math.max(most, 1) / lines
  const ten = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, steps.find((each) => each * ten >= raw)! * ten)
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Sums from the left in per cent of the whole, as the line of a Pareto shows them. */
export function cumulativeShares(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  let sum = 0
  return values.map((value) => {
    sum += value
    return percentOf(sum, whole, 1) ?? 0
  })
}

/** Which labels are written so that none touches its neighbour: every first, second, third one. */
export const labelStep = (count: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((count * labelWidth) / Math.max(1, width)))

/** A line through points; where a value is missing the line is broken. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let drawing = false
  return points
    .map((point) => {
      if (!point) {
        drawing = false
        return ''
      }
      const part = `${drawing ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}`
      drawing = true
      return part
    })
    .join('')
}

/** Corners of a radar, the first at the top. */
export const corner = (index: number, count: number, radius: number): [x: number, y: number] => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** How dark a cell of a heat table is: 0 for nothing, 1 to 5 by its share of the highest. */
export const heatLevel = (value: number, most: number): number =>
  value <= 0 || most <= 0 ? 0 : Math.max(1, Math.ceil((value / most) * 5))
