import './bar-chart.css'

export interface Bar {
  key: string
  value: number
  /** Text shown while the pointer rests on the bar. */
  title: string
}
interface Props {
  label: string
  bars: readonly Bar[]
  /** Below the first and the last bar. */
  ends?: readonly [first: string | undefined, last: string | undefined]
}
const height = 72
const widthOfOne = 10

/** Bars beside each other; the scale is that of the highest. */
export function BarChart({ label, bars, ends }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="bar-chart">
      <figcaption>{label}</figcaption>
      <svg
        viewBox={`0 0 ${bars.length * widthOfOne} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, value, title }, index) => {
          const tall = (value / most) * (height - 2)
          return (
            <rect key={key} x={index * widthOfOne + 1} y={height - tall} width={widthOfOne - 2} height={tall}>
              <title>{title}</title>
            </rect>
          )
        })}
      </svg>
      {ends && (
        <div className="bar-chart-ends">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </figure>
  )
}
