import { useRef, type KeyboardEvent } from 'react'
import { plantBounds, type PlantArea } from '../../../platform/plant-map/plant-picture.rule.ts'
import { useDrag } from './map-drag.web.ts'
import { useSize } from './map.web.ts'
import {
  mapKindOf,
  mapKinds,
  pinsOf,
  ringOf,
  type MapConflict,
  type MapLoto,
  type MapPermit,
  type MapStore,
} from './work-map.rule.ts'
import type { PlantWeather } from '../permit/wind.rule.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { mapTexts } from './map-page.texts.ts'
import { said } from '../../../core/web/text/text.ts'

export interface PlantMapProps {
  areas: readonly PlantArea[]
  permits: readonly MapPermit[]
  conflicts: readonly MapConflict[]
  lotos: readonly MapLoto[]
  stores: readonly MapStore[]
  wind: PlantWeather | null
  chosen: number | undefined
  onChoose: (permitNo: number) => void
  onLoto: (lotoNo: number) => void
  /**
   * Read from far away: larger signs. Pins and letters keep their pixels whatever the size of the picture.
   */
  wall?: boolean
  /** While the picture is being laid out: what was moved where. Areas only for who keeps them. */
  placing?: {
    onPermit: (permitNo: number, x: number, y: number) => void
    onArea: ((area: PlantArea) => void) | undefined
  }
}
const alarmStates: readonly string[] = ['suspended', 'expired']
const padlock = 'M-6 -1h12v9h-12zM-3.5 -1v-3a3.5 3.5 0 0 1 7 0v3'

/**
 * The plant in metres with its works: pins by kind, rings of what they reach, lines between those that
 * exclude each other, locks, flammables, and the wind.
 */
export function PlantMap({
  areas,
  permits,
  conflicts,
  lotos,
  stores,
  wind,
  chosen,
  onChoose,
  onLoto,
  wall = false,
  placing,
}: PlantMapProps) {
  const say = useTexts(mapTexts)
  const picture = useRef<SVGSVGElement>(null)
  const size = useSize(picture)
  const { left, top, width, height } = plantBounds(areas)
  // The picture keeps its proportions: the narrower side decides how many metres a pixel is.
  const metre =
    size && size.width > 0 && size.height > 0 ? Math.max(width / size.width, height / size.height) : 1
  const [pinPx, letterPx] = wall ? [18, 18] : [11, 12]
  const pins = pinsOf(permits, pinPx * 2.4 * metre)
  const drag = useDrag(picture, (id, { x, y }) => {
    const [what, key = ''] = id.split(' ')
    const area = areas.find(({ areaCd }) => areaCd === key)
    if (what === 'permit') placing?.onPermit(Number(key), x, y)
    else if (area && what === 'area') placing?.onArea?.({ ...area, originX: x, originY: y })
    else if (area)
      placing?.onArea?.({
        ...area,
        widthM: Math.max(1, x - area.originX),
        heightM: Math.max(1, y - area.originY),
      })
  })
  // Two that stand close hide the line between them; the halo stays in sight.
  const excluded = new Set(
    conflicts
      .filter(({ resolved, levelCd }) => !resolved && levelCd === 'forbidden')
      .flatMap(({ permitNos }) => permitNos),
  )
  const pinOf = new Map(pins.map((pin) => [pin.permit.permitNo, pin]))
  const press = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act()
  }
  return (
    <svg
      ref={picture}
      className={`map-picture${placing ? ' is-placing' : ''}`}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="group"
      aria-label={say('works', { count: pins.length })}
    >
      {areas.map((area) => {
        const at = drag.placeOf(`area ${area.areaCd}`, { x: area.originX, y: area.originY })
        const corner = drag.placeOf(`corner ${area.areaCd}`, {
          x: at.x + area.widthM,
          y: at.y + area.heightM,
        })
        const movable = placing?.onArea !== undefined
        return (
          <g
            key={area.areaCd}
            className={`map-area${movable ? ' is-movable' : ''}`}
            {...(movable && {
              ...drag.handlesOf(`area ${area.areaCd}`, { x: area.originX, y: area.originY }),
              role: 'button',
              tabIndex: 0,
              'aria-label': say('moveArea', { area: area.areaNm }),
            })}
          >
            <rect
              x={at.x}
              y={at.y}
              width={Math.max(1, corner.x - at.x)}
              height={Math.max(1, corner.y - at.y)}
              rx={2}
            />
            <text x={at.x + 3} y={at.y + letterPx * 1.3 * metre} fontSize={letterPx * metre}>
              {area.areaNm}
            </text>
          </g>
        )
      })}
      {placing?.onArea &&
        areas.map((area) => {
          const at = { x: area.originX + area.widthM, y: area.originY + area.heightM }
          const { x, y } = drag.placeOf(`corner ${area.areaCd}`, at)
          return (
            <g
              key={area.areaCd}
              className="map-corner"
              transform={`translate(${x} ${y}) scale(${metre})`}
              role="button"
              tabIndex={0}
              aria-label={say('sizeArea', { area: area.areaNm })}
              {...drag.handlesOf(`corner ${area.areaCd}`, at)}
            >
              <rect x={-9} y={-9} width={18} height={18} />
            </g>
          )
        })}
      {stores.map(({ storeNo, storeNm, mapX, mapY, stockKg }) => (
        <g key={storeNo} className="map-store" transform={`translate(${mapX} ${mapY}) scale(${metre})`}>
          <title>{say('storeTitle', { storeNm, stock: stockKg.toLocaleString('ko-KR') })}</title>
          <path d="M0 -9L9 8H-9Z" />
        </g>
      ))}
      {permits.map((permit) => {
        const ring = ringOf(permit)
        return ring && permit.mapX !== null && permit.mapY !== null ? (
          <circle
            key={permit.permitNo}
            className={`map-ring is-${mapKindOf(permit)}`}
            cx={permit.mapX}
            cy={permit.mapY}
            r={ring}
          />
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
            <title>{String(sentence)}</title>
          </line>
        ) : null
      })}
      {lotos.map(({ lotoNo, lotoCd, lotoNm, mapX, mapY, lockCnt, personalCnt }) =>
        mapX === null || mapY === null ? null : (
          <g
            key={lotoNo}
            className="map-loto"
            // Beside the pin of the work that it stands under.
            transform={`translate(${mapX} ${mapY}) scale(${metre}) translate(${pinPx + 8} ${-pinPx - 6})`}
            role="button"
            tabIndex={0}
            aria-label={say('lotoPin', { lotoNm, count: lockCnt + personalCnt })}
            onClick={() => onLoto(lotoNo)}
            onKeyDown={(event) => press(event, () => onLoto(lotoNo))}
          >
            <title>{say('lotoTitle', { lotoCd, lotoNm, lockCnt, personalCnt })}</title>
            <circle r={12} />
            <path d={padlock} />
          </g>
        ),
      )}
      {pins.map(({ permit, ...pin }) => {
        const kind = mapKindOf(permit)
        const id = `permit ${permit.permitNo}`
        const movable = placing !== undefined && permit.movable
        const own = { x: permit.mapX!, y: permit.mapY! }
        const { x, y } = movable ? drag.placeOf(id, pin) : pin
        return (
          <g
            key={permit.permitNo}
            className={`map-pin is-${kind}${permit.permitNo === chosen ? ' is-chosen' : ''}${alarmStates.includes(permit.state) ? ' is-alarm' : ''}${movable ? ' is-movable' : ''}`}
            transform={`translate(${x} ${y}) scale(${metre})`}
            role="button"
            tabIndex={0}
            aria-pressed={permit.permitNo === chosen}
            aria-label={`${said(mapKinds[kind].label)} ${permit.permitNm}`}
            onClick={() => onChoose(permit.permitNo)}
            {...(movable
              ? drag.handlesOf(id, own)
              : { onKeyDown: (event: KeyboardEvent) => press(event, () => onChoose(permit.permitNo)) })}
          >
            <title>{permit.permitNm}</title>
            {excluded.has(permit.permitNo) && <circle className="map-halo" r={pinPx + 5} />}
            <circle r={pinPx} />
            <text fontSize={letterPx}>{said(mapKinds[kind].label).slice(0, 1)}</text>
          </g>
        )
      })}
      {wind && (
        <g
          className="map-wind"
          transform={`translate(${left + width - 26 * metre} ${top + 26 * metre}) scale(${metre})`}
          aria-hidden
        >
          <circle r={22} />
          <g transform={`rotate(${wind.fromDeg + 180})`}>
            <path d="M0 16V-14M-6 -7L0 -15L6 -7" />
          </g>
        </g>
      )}
    </svg>
  )
}
