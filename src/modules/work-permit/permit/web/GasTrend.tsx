import { instantOf, showMoment } from '../../../../core/shared/dates.ts'
import type { GasRow } from './gas-fields.ts'
import { gasTexts } from './gas.texts.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { said } from '../../../../core/web/text/text.ts'
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
  value: (row: GasRow) => number | null
}
const oxygen: Line = { item: 'o2', low: 16, high: 25, value: (row) => row.o2Pct }
const explosive: Line = { item: 'lel', low: 0, high: lelTop, value: (row) => row.lelPct }

interface GasTrendProps {
  gases: readonly GasRow[]
  /** The verdicts by number of the measurement; what is not judged yet has neither colour nor limit. */
  verdicts: PermitExplanations['gases'] | undefined
}
/**
 * How the air went. Each value has the colour of its own verdict, not that of its row, and each limit is drawn over the
 * measurements that it held for: at the start another one than during the work.
 */
export function GasTrend({ gases, verdicts }: GasTrendProps) {
  if (gases.length < 2) return null
  const rows = gases.toSorted(
    (one, other) => instantOf(one.measDt).getTime() - instantOf(other.measDt).getTime(),
  )
  return (
    <div className="gas-trends">
      <Trend rows={rows} line={oxygen} verdicts={verdicts} />
      <Trend rows={rows} line={explosive} verdicts={verdicts} />
    </div>
  )
}

function Trend({
  rows,
  line,
  verdicts,
}: Omit<GasTrendProps, 'gases'> & { rows: readonly GasRow[]; line: Line }) {
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
    const verdict = verdicts?.[row.permitGasNo]?.items.find(({ item }) => item === line.item)
    return value === null ? [] : [{ row, value, verdict, x: x(times[index]!), y: y(value) }]
  })
  const spans = limitSpans(points.map((point) => ({ x: point.x, limits: point.verdict?.limits ?? [] })))
  const summary = `${label} ${points.map(({ value }) => value).join(', ')}`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
      <text x={inset.left} y={height - 4}>
        {label}
      </text>
      {spans.map(({ limit, from, to }) => (
        <line
          key={`${limit} ${from}`}
          className="is-limit"
          x1={Math.max(inset.left, from)}
          x2={Math.min(width - inset.right, to)}
          y1={y(limit)}
          y2={y(limit)}
        />
      ))}
      {[...new Set(spans.map(({ limit }) => limit))].map((limit) => (
        <text key={limit} x={inset.left - 4} y={y(limit) + 3} textAnchor="end">
          {limit}
        </text>
      ))}
      <polyline points={points.map((point) => `${point.x},${point.y}`).join(' ')} />
      {points.map((point) => (
        <circle
          key={point.row.permitGasNo}
          cx={point.x}
          cy={point.y}
          r={3.5}
          className={point.verdict && (point.verdict.ok ? 'is-fit' : 'is-unfit')}
        >
          <title>
            {[
              showMoment(point.row.measDt),
              point.row.pointNm ?? point.row.pointCd,
              point.value,
              point.verdict && text('limit', { limit: said(point.verdict.limitText) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </title>
        </circle>
      ))}
      <text x={width - inset.right} y={height - 4} textAnchor="end">
        {showMoment(rows[0]?.measDt).slice(11)}–{showMoment(rows.at(-1)?.measDt).slice(11)}
      </text>
    </svg>
  )
}

/**
 * From where to where each limit held: half way to the neighbours, so that two limits of one picture meet between the
 * measurements.
 */
function limitSpans(points: readonly { x: number; limits: readonly number[] }[]) {
  return points.flatMap(({ x, limits }, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    return limits.map((limit) => ({
      limit,
      from: before ? (before.x + x) / 2 : 0,
      to: after ? (after.x + x) / 2 : width,
    }))
  })
}
