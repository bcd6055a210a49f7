import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { plantBounds, type PlantArea } from '../work-order/plant-picture.rule.ts'
import { useSize } from './map.web.ts'
import { mapKindOf, mapKinds, pinsOf, ringOf, type MapConflict, type MapPermit, type MapWind } from './work-map.rule.ts'

export interface PlantMapProps {
  areas: readonly PlantArea[]
  permits: readonly MapPermit[]
  conflicts: readonly MapConflict[]
  wind: MapWind | null
  chosen: number | undefined
  onChoose: (permitNo: number) => void
  /** Read from far away: larger signs. Pins and letters keep their pixels whatever the size of the picture. */
  wall?: boolean
  /** Further signs in metres on the same picture, such as isolations. */
  children?: ReactNode
}
const alarmStates: readonly string[] = ['suspended', 'expired']

/** The plant in metres with its works: pins by kind, rings of what they reach, lines between those that exclude each other, and the wind. */
export function PlantMap({ areas, permits, conflicts, wind, chosen, onChoose, wall = false, children }: PlantMapProps) {
  const picture = useRef<SVGSVGElement>(null)
  const size = useSize(picture)
  const { left, top, width, height } = plantBounds(areas)
  // The picture keeps its proportions: the narrower side decides how many metres a pixel is.
  const metre = size && size.width > 0 && size.height > 0 ? Math.max(width / size.width, height / size.height) : 1
  const [pinPx, letterPx] = wall ? [18, 18] : [11, 12]
  const pins = pinsOf(permits, pinPx * 2.4 * metre)
  // Two that stand close hide the line between them; the halo stays in sight.
  const excluded = new Set(
    conflicts.filter(({ resolved, levelCd }) => !resolved && levelCd === 'forbidden').flatMap(({ permitNos }) => permitNos),
  )
  const pinOf = new Map(pins.map((pin) => [pin.permit.permitNo, pin]))
  const key = (event: KeyboardEvent, permitNo: number) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose(permitNo)
  }
  return (
    <svg
      ref={picture}
      className="map-picture"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="group"
      aria-label={`작업지도: 작업 ${pins.length}건`}
    >
      {areas.map((area) => (
        <g key={area.areaCd} className="map-area">
          <rect x={area.originX} y={area.originY} width={area.widthM} height={area.heightM} rx={2} />
          <text x={area.originX + 3} y={area.originY + letterPx * 1.3 * metre} fontSize={letterPx * metre}>
            {area.areaNm}
          </text>
        </g>
      ))}
      {permits.map((permit) => {
        const ring = ringOf(permit)
        return ring && permit.mapX !== null && permit.mapY !== null ? (
          <circle key={permit.permitNo} className={`map-ring is-${mapKindOf(permit)}`} cx={permit.mapX} cy={permit.mapY} r={ring} />
        ) : null
      })}
      {conflicts.map(({ permitNos: [one, other], levelCd, ruleNm, sentence, resolved }) => {
        const [from, to] = [pinOf.get(one), pinOf.get(other)]
        return from && to ? (
          <line
            key={`${one} ${other} ${ruleNm}`}
            className={`map-conflict is-${resolved ? 'resolved' : levelCd}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
          >
            <title>{sentence}</title>
          </line>
        ) : null
      })}
      {children}
      {pins.map(({ permit, x, y }) => {
        const kind = mapKindOf(permit)
        return (
          <g
            key={permit.permitNo}
            className={`map-pin is-${kind}${permit.permitNo === chosen ? ' is-chosen' : ''}${alarmStates.includes(permit.state) ? ' is-alarm' : ''}`}
            transform={`translate(${x} ${y}) scale(${metre})`}
            role="button"
            tabIndex={0}
            aria-pressed={permit.permitNo === chosen}
            aria-label={`${mapKinds[kind].label} ${permit.permitNm}`}
            onClick={() => onChoose(permit.permitNo)}
            onKeyDown={(event) => key(event, permit.permitNo)}
          >
            <title>{permit.permitNm}</title>
            {excluded.has(permit.permitNo) && <circle className="map-halo" r={pinPx + 5} />}
            <circle r={pinPx} />
            <text fontSize={letterPx}>{mapKinds[kind].label.slice(0, 1)}</text>
          </g>
        )
      })}
      {wind && (
        <g className="map-wind" transform={`translate(${left + width - 26 * metre} ${top + 26 * metre}) scale(${metre})`} aria-hidden>
          <circle r={22} />
          <g transform={`rotate(${wind.fromDeg + 180})`}>
            <path d="M0 16V-14M-6 -7L0 -15L6 -7" />
          </g>
        </g>
      )}
    </svg>
  )
}
