import { instantOf, showMoment } from '../../../../core/shared/dates.ts'
import { fairAir } from '../gas-limits.rule.ts'
import type { GasRow } from './gas-fields.ts'
import { gasTexts } from './gas.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const width = 320
const height = 96
const inset = { left: 30, right: 8, top: 8, bottom: 18 }
const lelTop = 25

interface Line {
  /** The text of its name. */
  item: 'o2' | 'lel'
  low: number
  high: number
  limits: readonly number[]
  value: (row: GasRow) => number | null
}
const oxygen: Line = {
  item: 'o2',
  low: 16,
  high: 25,
  limits: [fairAir.o2MinPercent, fairAir.o2BelowPercent],
  value: (row) => row.o2Pct,
}
const explosive: Line = { item: 'lel', low: 0, high: lelTop, limits: [10], value: (row) => row.lelPct }

/** How the air went, with the limit lines. */
export function GasTrend({ gases }: { gases: readonly GasRow[] }) {
  if (gases.length < 2) return null
  const rows = gases.toSorted(
    (one, other) => instantOf(one.measDt).getTime() - instantOf(other.measDt).getTime(),
  )
  return (
    <div className="gas-trends">
      <Trend rows={rows} line={oxygen} />
      <Trend rows={rows} line={explosive} />
    </div>
  )
}

function Trend({ rows, line }: { rows: readonly GasRow[]; line: Line }) {
  const text = useTexts(gasTexts)
  const label = `${text(line.item)} (%)`
  const times = rows.map(({ measDt }) => instantOf(measDt).getTime())
  const first = times[0] ?? 0
  const last = times.at(-1) ?? 0
  const x = (time: number) =>
    inset.left + ((time - first) / Math.max(1, last - first)) * (width - inset.left - inset.right)
  const y = (value: number) => {
    const share = (Math.min(Math.max(value, line.low), line.high) - line.low) / (line.high - line.low)
    return height - inset.bottom - share * (height - inset.top - inset.bottom)
  }
  const points = rows.flatMap((row, index) => {
    const value = line.value(row)
    return value === null ? [] : [{ row, value, x: x(times[index]!), y: y(value) }]
  })
  const summary = `${label} ${points.map(({ value }) => value).join(', ')}`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
      <text x={inset.left} y={height - 4}>
        {label}
      </text>
      {line.limits.map((limit) => (
        <g key={limit}>
          <line className="is-limit" x1={inset.left} x2={width - inset.right} y1={y(limit)} y2={y(limit)} />
          <text x={inset.left - 4} y={y(limit) + 3} textAnchor="end">
            {limit}
          </text>
        </g>
      ))}
      <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
      {points.map((point) => (
        <circle
          key={point.row.permitGasNo}
          cx={point.x}
          cy={point.y}
          r={3.5}
          className={point.row.judgeCd === 'fit' ? 'is-fit' : 'is-unfit'}
        >
          <title>{`${showMoment(point.row.measDt)} ${point.value}`}</title>
        </circle>
      ))}
      <text x={width - inset.right} y={height - 4} textAnchor="end">
        {showMoment(rows[0]?.measDt).slice(11)}–{showMoment(rows.at(-1)?.measDt).slice(11)}
      </text>
    </svg>
  )
}
