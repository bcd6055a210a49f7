import { ChartFrame, Mark, shownValue } from '../../../../../core/web/chart/ChartFrame.tsx'
import '../../web/event.css'

interface Shape {
  /** Middle, and half of width and height, of the part from the front. */
  at: readonly [x: number, y: number, halfWidth: number, halfHeight: number]
}
/** Parts of SAF_INJURY_PART on the drawing; both sides of the body stand for one part. */
const shapes: Readonly<Record<string, readonly Shape['at'][]>> = {
  head: [[100, 24, 17, 20]],
  eye: [[100, 20, 11, 4]],
  neck: [[100, 50, 8, 6]],
  shoulder: [
    [68, 66, 14, 9],
    [132, 66, 14, 9],
  ],
  trunk: [[100, 96, 26, 34]],
  inner: [[100, 112, 13, 13]],
  arm: [
    [54, 104, 9, 30],
    [146, 104, 9, 30],
  ],
  hand: [
    [48, 146, 9, 11],
    [152, 146, 9, 11],
  ],
  finger: [
    [46, 163, 8, 6],
    [154, 163, 8, 6],
  ],
  leg: [
    [85, 182, 12, 50],
    [115, 182, 12, 50],
  ],
  foot: [
    [82, 242, 13, 9],
    [118, 242, 13, 9],
  ],
  toe: [
    [78, 257, 9, 5],
    [122, 257, 9, 5],
  ],
  back: [[188, 84, 8, 24]],
  spine: [[188, 132, 4, 22]],
}
/** Drawn beside the body: what the front does not show, and what is everywhere. */
const beside = ['back', 'spine'] as const
const levels = 3

export interface BodyPart {
  code: string
  name: string
  n: number
  /** Address of the people hurt there, for who may read them. */
  to?: string | undefined
}
/** Where on the body people were hurt, the darker the more; the table behind it says the same. */
export function BodyMap({
  title,
  parts,
  counted,
}: {
  title: string
  parts: readonly BodyPart[]
  counted: string
}) {
  const most = Math.max(1, ...parts.map(({ n }) => n))
  const of = (code: string) => parts.find((part) => part.code === code)
  const whole = of('whole')
  return (
    <ChartFrame
      title={title}
      labels={parts.map(({ name }) => name)}
      columns={[{ name: counted, values: parts.map(({ n }) => n), to: (index) => parts[index]?.to }]}
    >
      <svg className="body-map" viewBox="0 0 216 286">
        {Object.entries(shapes).map(([code, places]) => {
          const part = of(code)
          const level = part ? Math.ceil((part.n / most) * levels) : 0
          return (
            <Mark key={code} to={part?.to} says={`${part?.name ?? code} ${shownValue(part?.n ?? 0)}`}>
              {places.map(([x, y, halfWidth, halfHeight], index) => (
                <ellipse
                  key={index}
                  className={`body-part is-level-${level}`}
                  cx={x}
                  cy={y}
                  rx={halfWidth}
                  ry={halfHeight}
                />
              ))}
              {part && (
                <text x={places[0]![0]} y={places[0]![1]}>
                  {part.n}
                </text>
              )}
            </Mark>
          )
        })}
        {beside.map((code) => {
          const [x, y, , halfHeight] = shapes[code]![0]!
          return (
            <text key={code} x={x} y={y - halfHeight - 8}>
              {of(code)?.name ?? ''}
            </text>
          )
        })}
        {whole && (
          <text x={100} y={279}>
            {whole.name} {whole.n}
          </text>
        )}
      </svg>
    </ChartFrame>
  )
}
