import { ChartFrame, useRoom } from '../../../../core/web/chart/ChartFrame.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { RadarItem } from '../vendor-grade.rule.ts'
import { gradePageTexts } from './grade-page.texts.ts'
import './eval.css'

const height = 320
const rings = [25, 50, 75, 100] as const

/** The elements of an evaluation around a circle, each as the share of its weight: own scores and those given. */
export function EvalRadar({ title, items }: { title: string; items: readonly RadarItem[] }) {
  const say = useTexts(gradePageTexts)
  const [room, width] = useRoom(420)
  const [middleX, middleY] = [width / 2, height / 2]
  const radius = Math.max(60, Math.min(width / 2 - 84, height / 2 - 34))
  const at = (index: number, share: number): readonly [number, number] => {
    const angle = (2 * Math.PI * index) / items.length - Math.PI / 2
    const far = (radius * share) / 100
    return [middleX + far * Math.cos(angle), middleY + far * Math.sin(angle)]
  }
  const shape = (of: (item: RadarItem) => number | null): string =>
    items
      .map((item, index) =>
        at(index, of(item) ?? 0)
          .map((each) => each.toFixed(1))
          .join(','),
      )
      .join(' ')
  const hasOwn = items.some(({ self }) => self !== null)
  return (
    <ChartFrame
      title={title}
      note={say('radarNote')}
      legend={[
        { name: say('score'), tone: 'accent', line: true },
        ...(hasOwn ? [{ name: say('self'), tone: 'warning' as const, line: true }] : []),
      ]}
      labels={items.map(({ itemNm }) => itemNm)}
      columns={[
        { name: say('score'), values: items.map(({ score }) => score) },
        ...(hasOwn ? [{ name: say('self'), values: items.map(({ self }) => self) }] : []),
      ]}
    >
      <svg ref={room} className="chart-plot" height={height} viewBox={`0 0 ${width} ${height}`}>
        {rings.map((ring) => (
          <polygon key={ring} className="eval-ring" points={shape(() => ring)} />
        ))}
        {items.map(({ itemNm }, index) => {
          const [x, y] = at(index, 100)
          const [textX, textY] = at(index, 112)
          const side = Math.abs(textX - middleX) < 12 ? 'middle' : textX > middleX ? 'start' : 'end'
          return (
            <g key={itemNm}>
              <line className="eval-ring" x1={middleX} y1={middleY} x2={x} y2={y} />
              <text x={textX} y={textY + 4} textAnchor={side}>
                {itemNm}
              </text>
            </g>
          )
        })}
        {hasOwn && <polygon className="eval-shape is-own" points={shape(({ self }) => self)} />}
        <polygon className="eval-shape" points={shape(({ score }) => score)} />
      </svg>
    </ChartFrame>
  )
}
