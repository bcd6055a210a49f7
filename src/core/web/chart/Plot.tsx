import { useId } from 'react'
import { ChartFrame, dashOf, hatchOf, Hatches, Mark, shownValue, useRoom, type Tone } from './ChartFrame.tsx'
import { labelStep, linePath, ticksTo } from './scale.rule.ts'

export interface PlotLayer {
  name: string
  kind: 'line' | 'column'
  values: readonly (number | null)[]
  tone?: Tone
  /** A colour for each column of its own. */
  tones?: readonly Tone[]
  /** Per cent, on the axis at the right. */
  share?: boolean
  /** Address of the rows behind a value. */
  to?: (index: number) => string | undefined
}
export interface PlotProps {
  title: string
  note?: string
  labels: readonly string[]
  /** Columns stand on each other, lines over them. */
  layers: readonly PlotLayer[]
  /** A line across: a limit, a goal, a mean. */
  target?: { name: string; value: number; share?: boolean; tone?: Tone } | undefined
  /** Pixels. */
  height?: number
}
const top = 14
const bottom = 24
const left = 38

/** Columns and lines over months, plants or kinds: what the named charts are made of. */
export function Plot({ title, note, labels, layers, target, height = 220 }: PlotProps) {
  const [room, width] = useRoom()
  const id = useId()
  const right = layers.some(({ share }) => share) || target?.share ? 38 : 10
  const columns = layers.filter(({ kind }) => kind === 'column')
  const lines = layers.filter(({ kind }) => kind === 'line')
  const stacked = labels.map((_, index) => columns.reduce((sum, each) => sum + (each.values[index] ?? 0), 0))
  const counted = lines.flatMap(({ share, values }) => (share ? [] : values.map((value) => value ?? 0)))
  const ticks = ticksTo(Math.max(...stacked, ...counted, target && !target.share ? target.value : 0))
  const most = ticks.at(-1)!
  // Where everything is a share, the axis at the right says all; a second one at the left would count
  // nothing.
  const counts = columns.length > 0 || lines.some(({ share }) => !share) || (target && !target.share)
  const plotted = height - top - bottom
  const slot = (width - left - right) / Math.max(1, labels.length)
  const middle = (index: number) => left + slot * (index + 0.5)
  const heightOf = (value: number, share?: boolean) => (value / (share ? 100 : most)) * plotted
  const y = (value: number, share?: boolean) => top + plotted - heightOf(value, share)
  const wide = Math.min(44, slot * 0.64)
  const step = labelStep(labels.length, width - left - right, 46)
  const says = (index: number, name: string, value: number | null, share?: boolean) =>
    `${labels[index]} · ${name} ${shownValue(value)}${share ? '%' : ''}`
  return (
    <ChartFrame
      title={title}
      note={note}
      legend={[
        ...layers.map((layer) => ({
          name: layer.name,
          tone: layer.tone ?? ('accent' as const),
          line: layer.kind === 'line',
          hatch: layer.kind === 'line' ? 0 : hatchOf(columns.indexOf(layer)),
          dash: Math.max(0, lines.indexOf(layer)),
        })),
        ...(target
          ? [
              {
                name: `${target.name} ${target.value}`,
                tone: target.tone ?? ('danger' as const),
                line: true,
                target: true,
              },
            ]
          : []),
      ]}
      labels={labels}
      columns={layers}
    >
      <svg ref={room} className="chart-plot" height={height} viewBox={`0 0 ${width} ${height}`}>
        {columns.length > 1 && <Hatches id={id} />}
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="chart-grid" x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} />
            {counts && (
              <text x={left - 6} y={y(tick) + 4} textAnchor="end">
                {shownValue(tick)}
              </text>
            )}
          </g>
        ))}
        {right > 10 &&
          [0, 50, 100].map((tick) => (
            <text key={tick} x={width - right + 4} y={y(tick, true) + 4}>
              {tick}%
            </text>
          ))}
        {labels.map((label, index) =>
          index % step === 0 ? (
            <text key={`${index} ${label}`} x={middle(index)} y={height - 7} textAnchor="middle">
              {cutTo(label, slot * step)}
            </text>
          ) : null,
        )}
        {labels.map((label, index) => {
          let base = 0
          return columns.map(({ name, values, tone = 'accent', tones, to }, place) => {
            const value = values[index] ?? null
            if (!value) return null
            const from = base
            base += value
            const shape = {
              x: middle(index) - wide / 2,
              y: y(base),
              width: wide,
              height: Math.max(1, heightOf(base - from)),
              rx: 2,
            }
            return (
              <Mark key={`${label} ${name}`} to={to?.(index)} says={says(index, name, value)}>
                <rect className={`chart-fill is-${tones?.[index] ?? tone}`} {...shape} />
                {hatchOf(place) > 0 && (
                  <rect className="chart-hatch" fill={`url(#${id}-${hatchOf(place)})`} {...shape} />
                )}
                {columns.length === 1 && (
                  <text className="chart-value" x={middle(index)} y={y(base) - 4} textAnchor="middle">
                    {shownValue(value)}
                  </text>
                )}
              </Mark>
            )
          })
        })}
        {target && (
          <line
            className={`chart-target is-${target.tone ?? 'danger'}`}
            x1={left}
            x2={width - right}
            y1={y(target.value, target.share)}
            y2={y(target.value, target.share)}
          />
        )}
        {lines.map(({ name, values, tone = 'accent', share, to }, place) => (
          <g key={name} className={`is-${tone}`}>
            <path
              className={`chart-line${dashOf(place)}`}
              d={linePath(
                values.map((value, index) => (value === null ? null : [middle(index), y(value, share)])),
              )}
            />
            {values.map((value, index) =>
              value === null ? null : (
                <Mark
                  key={`${index} ${labels[index]}`}
                  to={to?.(index)}
                  says={says(index, name, value, share)}
                >
                  <circle className="chart-touch" cx={middle(index)} cy={y(value, share)} r={11} />
                  <circle className="chart-dot" cx={middle(index)} cy={y(value, share)} r={3.5} />
                </Mark>
              ),
            )}
          </g>
        ))}
      </svg>
    </ChartFrame>
  )
}

/** A label that is wider than its place ends in '…'; the table has it whole. */
function cutTo(label: string, width: number): string {
  const fits = Math.max(2, Math.floor(width / 11))
  return label.length > fits && width < label.length * 7 ? `${label.slice(0, fits - 1)}…` : label
}
