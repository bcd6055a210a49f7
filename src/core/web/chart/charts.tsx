import { ScrollRegion } from '../components/ScrollRegion.tsx'
import { useTexts } from '../text/define-texts.ts'
import {
  ChartFrame,
  Mark,
  RowsLink,
  shownValue,
  useRoom,
  type ChartColumn,
  type Tone,
} from './ChartFrame.tsx'
import { chartTexts } from '../text/chart.texts.ts'
import { Plot } from './Plot.tsx'
import { corner, cumulativeShares, heatLevel, linePath } from './scale.rule.ts'

/** One part of a whole, with the address of its rows. */
export interface Part {
  name: string
  value: number
  tone?: Tone
  to?: string | undefined
}
interface PartsProps {
  title: string
  note?: string
  /** What is counted, over the table behind. */
  counted?: string
  parts: readonly Part[]
}
const tones: readonly Tone[] = ['accent', 'second', 'third', 'good', 'warning', 'danger', 'plain']
const toneOf = (part: Part, index: number): Tone => part.tone ?? tones[index % tones.length]!
function useColumn({ parts, counted }: PartsProps): ChartColumn {
  const say = useTexts(chartTexts)
  return {
    name: counted ?? say('value'),
    values: parts.map(({ value }) => value),
    to: (index) => parts[index]?.to,
  }
}

/** Columns beside each other: ages, weekdays. */
export function Columns(props: PartsProps & { height?: number }) {
  const { parts, title, note, height } = props
  const column = useColumn(props)
  return (
    <Plot
      title={title}
      note={note}
      height={height}
      labels={parts.map(({ name }) => name)}
      layers={[{ ...column, kind: 'column', tones: parts.map(({ tone }) => tone ?? 'accent') }]}
    />
  )
}

/** Beside each other in a Pareto; the others stand together at the end. */
const mostParts = 9
/** What there is most of, from the left, with the share that it makes together (Pareto). */
export function Pareto(props: PartsProps) {
  const say = useTexts(chartTexts)
  const sorted = props.parts.toSorted((one, other) => other.value - one.value)
  const rest = sorted.slice(mostParts)
  const parts = [
    ...sorted.slice(0, mostParts),
    ...(rest.length > 0
      ? [
          {
            name: say('rest', { count: rest.length }),
            value: rest.reduce((sum, { value }) => sum + value, 0),
          },
        ]
      : []),
  ]
  const column = useColumn({ ...props, parts })
  return (
    <Plot
      title={props.title}
      note={props.note}
      labels={parts.map(({ name }) => name)}
      layers={[
        { ...column, kind: 'column' },
        {
          name: say('share'),
          kind: 'line',
          tone: 'warning',
          share: true,
          values: cumulativeShares(parts.map(({ value }) => value)),
        },
      ]}
    />
  )
}

/** Long names beside each other: companies, departments, pages. */
export function Bars(props: PartsProps & { unit?: string; target?: number }) {
  const { parts, title, note, unit = '', target } = props
  const column = useColumn(props)
  const most = Math.max(1, target ?? 0, ...parts.map(({ value }) => value))
  return (
    <ChartFrame title={title} note={note} labels={parts.map(({ name }) => name)} columns={[column]}>
      <ul className="chart-bars">
        {parts.map((part) => (
          <li key={part.name}>
            <span title={part.name}>{part.name}</span>
            <Bar {...part} most={most} target={target} />
            <b>
              {shownValue(part.value)}
              {unit}
            </b>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
function Bar({
  name,
  value,
  tone = 'accent',
  to,
  most,
  target,
}: Part & { most: number; target?: number | undefined }) {
  return (
    <svg className="chart-bar" viewBox="0 0 100 12" preserveAspectRatio="none">
      <rect className="chart-track" width={100} height={12} />
      <Mark to={to} says={`${name} ${shownValue(value)}`}>
        <rect className={`chart-fill is-${tone}`} width={(value / most) * 100} height={12} />
      </Mark>
      {target !== undefined && (
        <line className="chart-target" x1={(target / most) * 100} x2={(target / most) * 100} y1={0} y2={12} />
      )}
    </svg>
  )
}

/** How many are left from step to step. */
export function Funnel(props: PartsProps) {
  const { parts, title, note } = props
  const column = useColumn(props)
  const most = Math.max(1, ...parts.map(({ value }) => value))
  return (
    <ChartFrame title={title} note={note} labels={parts.map(({ name }) => name)} columns={[column]}>
      <ul className="chart-bars is-funnel">
        {parts.map((part) => (
          <li key={part.name}>
            <span title={part.name}>{part.name}</span>
            <svg className="chart-bar" viewBox="0 0 100 12" preserveAspectRatio="none">
              <Mark to={part.to} says={`${part.name} ${shownValue(part.value)}`}>
                <rect
                  className={`chart-fill is-${part.tone ?? 'accent'}`}
                  x={50 - (part.value / most) * 50}
                  width={(part.value / most) * 100}
                  height={12}
                />
              </Mark>
            </svg>
            <b>{shownValue(part.value)}</b>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

const around = 2 * Math.PI * 40
/** Shares of one whole, at most six of them. */
export function Donut(props: PartsProps) {
  const { parts, title, note } = props
  const column = useColumn(props)
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  const before = (index: number) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0)
  return (
    <ChartFrame
      title={title}
      note={note}
      legend={parts.map((part, index) => ({
        name: `${part.name} ${shownValue(part.value)}`,
        tone: toneOf(part, index),
      }))}
      labels={parts.map(({ name }) => name)}
      columns={[column]}
    >
      <svg className="chart-round" viewBox="-56 -56 112 112">
        <circle className="chart-ring is-track" r={40} />
        {parts.map((part, index) => {
          const length = whole === 0 ? 0 : (part.value / whole) * around
          if (length === 0) return null
          return (
            <Mark key={part.name} to={part.to} says={`${part.name} ${shownValue(part.value)}`}>
              <circle
                className={`chart-ring is-${toneOf(part, index)}`}
                r={40}
                strokeDasharray={`${Math.max(0.5, length - 1)} ${around}`}
                strokeDashoffset={-(before(index) / whole) * around}
                transform="rotate(-90)"
              />
            </Mark>
          )
        })}
        <text className="chart-whole" y={6} textAnchor="middle">
          {shownValue(whole)}
        </text>
      </svg>
    </ChartFrame>
  )
}

export interface RadarProps {
  title: string
  note?: string
  /** Each from 0 to `most`. */
  axes: readonly string[]
  most?: number
  layers: readonly { name: string; tone?: Tone; values: readonly (number | null)[] }[]
}
/** Several figures of one thing side by side, from the middle outwards. */
export function Radar({ title, note, axes, most = 100, layers }: RadarProps) {
  const [room, width] = useRoom(300)
  const radius = Math.min(110, width / 2 - 70)
  const at = (index: number, value: number) => corner(index, axes.length, (value / most) * radius)
  return (
    <ChartFrame
      title={title}
      note={note}
      legend={layers.map(({ name, tone = 'accent' }) => ({ name, tone }))}
      labels={axes}
      columns={layers}
    >
      <svg
        ref={room}
        className="chart-plot"
        height={radius * 2 + 60}
        viewBox={`${-width / 2} ${-radius - 30} ${width} ${radius * 2 + 60}`}
      >
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path
            key={share}
            className="chart-grid"
            d={`${linePath(axes.map((_, index) => at(index, most * share)))}Z`}
          />
        ))}
        {axes.map((axis, index) => {
          const [x, y] = corner(index, axes.length, radius + 12)
          return (
            <text
              key={axis}
              x={x}
              y={y + 4}
              textAnchor={Math.abs(x) < 8 ? 'middle' : x < 0 ? 'end' : 'start'}
            >
              {linesOf(axis).map((line, nth, lines) => (
                <tspan key={line} x={x} dy={nth === 0 ? `${(1 - lines.length) * 0.6}em` : '1.2em'}>
                  {line}
                </tspan>
              ))}
            </text>
          )
        })}
        {layers.map(({ name, tone = 'accent', values }) => (
          <g key={name} className={`is-${tone}`}>
            <path
              className="chart-area"
              d={`${linePath(values.map((value, index) => (value === null ? null : at(index, value))))}Z`}
            />
          </g>
        ))}
      </svg>
    </ChartFrame>
  )
}

/** A name of several words stands in two lines: beside a figure on a telephone there is room for some five letters. */
function linesOf(name: string): string[] {
  const at = name.indexOf(' ', Math.floor(name.length / 3))
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)]
}

export interface HeatTableProps {
  title: string
  note?: string
  rows: readonly { key: string; name: string }[]
  columns: readonly { key: string; name: string }[]
  /** Null where nothing is known, which is not 0. */
  valueOf: (row: string, column: string) => number | null
  to?: (row: string, column: string) => string | undefined
}
/** Numbers of two kinds of parts, the higher the darker: a table by itself. */
export function HeatTable({ title, note, rows, columns, valueOf, to }: HeatTableProps) {
  const say = useTexts(chartTexts)
  const most = Math.max(0, ...rows.flatMap((row) => columns.map((each) => valueOf(row.key, each.key) ?? 0)))
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        {note && <span>{note}</span>}
      </figcaption>
      <ScrollRegion label={title} className="chart-heat">
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('part')}</th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{row.name}</th>
                {columns.map((column) => {
                  const value = valueOf(row.key, column.key)
                  return (
                    <td
                      key={column.key}
                      className={`is-heat-${value === null ? 'none' : heatLevel(value, most)}`}
                    >
                      <RowsLink to={value ? to?.(row.key, column.key) : undefined}>
                        {value === null ? '–' : shownValue(value)}
                      </RowsLink>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  )
}

/** A line in the size of a word, beside the number that it ends with. */
export function Sparkline({ values, says }: { values: readonly number[]; says: string }) {
  const most = Math.max(1, ...values)
  const points = values.map(
    (value, index) => [2 + (index / Math.max(1, values.length - 1)) * 76, 18 - (value / most) * 16] as const,
  )
  const last = points.at(-1)
  return (
    <svg className="chart-spark is-accent" viewBox="0 0 80 20" role="img" aria-label={says}>
      <path className="chart-line" d={linePath(points)} />
      {last && <circle className="chart-dot" cx={last[0]} cy={last[1]} r={2} />}
    </svg>
  )
}
