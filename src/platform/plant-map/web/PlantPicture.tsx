import { useRef, type MouseEvent } from 'react'
import { Skeleton } from 'antd'
import { useList } from '../../../core/web/data/hooks.ts'
import { permitArea } from '../permit-area.resource.ts'
import {
  areaAt,
  drawnAreas,
  plantBounds,
  toDecimetre,
  type PlantArea,
  type Point,
} from '../plant-picture.rule.ts'
import './plant-picture.css'
import { ReadFailed } from '../../../core/web/page/PageStates.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { pictureTexts } from './plant-picture.texts.ts'

export interface PlantPictureProps {
  plantCd: string | null | undefined
  point: Point | null
  /** Area that is chosen in the form. */
  areaCd: string | null | undefined
  /** Absent: the picture is only looked at. The number fields beside it are the way without a mouse. */
  onPick?: (point: Point, area: PlantArea | undefined) => void
  /** Records at their places, each opened by a press; a list beside the picture is the way without a mouse. */
  pins?: readonly PlantPin[]
}
export interface PlantPin extends Point {
  key: number | string
  label: string
  tone: 'good' | 'warning' | 'danger' | 'plain'
  onOpen: () => void
}
/** More areas than any plant has. */
const areaLimit = 300

/** The plant's areas in metres with a pin at the place of the work. */
export function PlantPicture({ plantCd, point, areaCd, onPick, pins = [] }: PlantPictureProps) {
  const say = useTexts(pictureTexts)
  const picture = useRef<SVGSVGElement>(null)
  const { rows, loading, error, reload } = useList(permitArea, {
    limit: areaLimit,
    plantCd: plantCd || undefined,
  })
  const areas = drawnAreas(rows)
  if (loading) return <Skeleton.Node active className="plant-picture" />
  if (error) return <ReadFailed error={error} onRetry={reload} />
  if (areas.length === 0) return <p className="plant-none">{say('none')}</p>
  const { left, top, width, height } = plantBounds(areas)
  const pick = (event: MouseEvent<HTMLButtonElement>) => {
    const matrix = picture.current?.getScreenCTM()
    const chosen = areas.find((area) => area.areaCd === areaCd)
    // Pressed by key there is no place under the pointer: the middle of the chosen area is meant.
    const byKey = event.detail === 0
    if (!matrix || (byKey && !chosen)) return
    const clicked = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const { x, y } = byKey && chosen ? middleOf(chosen) : clicked
    const place = { x: Math.max(0, toDecimetre(x)), y: Math.max(0, toDecimetre(y)) }
    onPick?.(place, areaAt(areas, place))
  }
  const label = say('label', { place: point ? `X ${point.x} m, Y ${point.y} m` : say('noPlace') })
  const drawing = (
    <svg
      ref={picture}
      className="plant-picture"
      viewBox={`${left} ${top} ${width} ${height}`}
      {...(onPick ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {areas.map((area) => (
        <g key={area.areaCd} className={area.areaCd === areaCd ? 'is-chosen' : undefined}>
          <rect x={area.originX} y={area.originY} width={area.widthM} height={area.heightM} rx={2} />
          <text x={area.originX + area.widthM / 2} y={area.originY + area.heightM / 2}>
            {area.areaNm}
          </text>
        </g>
      ))}
      {pins.map((pin) => (
        <circle
          key={pin.key}
          className={`plant-dot is-${pin.tone}`}
          cx={pin.x}
          cy={pin.y}
          r={6}
          onClick={pin.onOpen}
        >
          <title>{pin.label}</title>
        </circle>
      ))}
      {point && (
        <g className="plant-pin" transform={`translate(${point.x} ${point.y})`}>
          <circle r={7} />
          <path d="M-11 0H11M0-11V11" />
        </g>
      )}
    </svg>
  )
  if (!onPick) return drawing
  return (
    <button type="button" className="plant-button" onClick={pick}>
      <span className="portal-sr">{say('press', { label })}</span>
      {drawing}
    </button>
  )
}

const middleOf = ({ originX, originY, widthM, heightM }: PlantArea): Point => ({
  x: originX + widthM / 2,
  y: originY + heightM / 2,
})
