import type { PlantWeather } from '../permit/wind.rule.ts'
import type { LotoState } from '../loto/loto-transitions.rule.ts'
import type { PermitState } from '../permit/permit-transitions.rule.ts'
import type { SimopsLevel } from '../simops/simops.rule.ts'
import type { SimopsKind } from '../simops/simops-work.rule.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { mapKindNames, windDirections } from './map.texts.ts'

/**
 * States in which the issuer of the area may still move a work: what is issued stays where it was approved.
 */
export const placedInStates: readonly PermitState[] = [
  'requested',
  'reviewing',
  'cooperating',
  'approvalPending',
]

/** A work on the map. Metres; x to the right, y downwards. */
export interface MapPermit {
  permitNo: number
  permitCd: string
  permitNm: string
  /** The state at the moment that is shown. */
  state: PermitState
  permitTypeCd: string
  supplCds: string[] | null
  kinds: SimopsKind[]
  riskGradeCd: string | null
  areaCd: string
  areaNm: string | null
  vendorCd: string | null
  vendorNm: string | null
  /** People of the work. */
  headCnt: number
  placeTxt: string | null
  mapX: number | null
  mapY: number | null
  mapZ: number | null
  radiusM: number | null
  startDt: string
  endDt: string
  insideCnt: number
  /** The reader may move it. */
  movable: boolean
}
export interface MapConflict {
  permitNos: readonly [number, number]
  levelCd: SimopsLevel
  ruleNm: Said
  sentence: Said
  distanceM: number | null
  resolved: boolean
}
/** A lockout at the moment that is shown: where its works are, else in the middle of its area. */
export interface MapLoto {
  lotoNo: number
  lotoCd: string
  lotoNm: string
  facilityNm: string
  areaNm: string | null
  state: LotoState
  mapX: number | null
  mapY: number | null
  permitNos: number[]
  /** Locks of the isolation and personal locks that hang then. */
  lockCnt: number
  personalCnt: number
}
/** Flammables at a store then, kg. */
export interface MapStore {
  storeNo: number
  storeNm: string
  mapX: number
  mapY: number
  stockKg: number
}
/** People of a company inside the gates then. */
export interface MapPeople {
  vendorCd: string
  vendorNm: string
  workers: number
}
/** GET /api/saf/constmap */
export interface MapAnswer {
  now: string
  /** The moment that is shown. */
  at: string
  plantCd: string
  plants: { plantCd: string; plantNm: string }[]
  /** The reader lays out the areas of the plant. */
  mayLayOut: boolean
  permits: MapPermit[]
  conflicts: MapConflict[]
  lotos: MapLoto[]
  stores: MapStore[]
  people: MapPeople[]
  /** Newest measurement of the hour before the moment. */
  wind: PlantWeather | null
  /**
   * What the vendor's people or others may not see is left out; works without coordinates are in the list
   * only.
   */
  placedCnt: number
}

/** What a pin stands for: the most dangerous kind of the work. */
export const mapKinds = {
  hot: { label: mapKindNames.hot(), kinds: ['HOT'] },
  space: { label: mapKindNames.space(), kinds: ['SPACE'] },
  radiation: { label: mapKindNames.radiation(), kinds: ['RAD'] },
  open: { label: mapKindNames.open(), kinds: ['OPEN', 'INERT'] },
  flammable: { label: mapKindNames.flammable(), kinds: ['FLAM'] },
  lift: { label: mapKindNames.lift(), kinds: ['LIFT'] },
  dig: { label: mapKindNames.dig(), kinds: ['DIG'] },
  power: { label: mapKindNames.power(), kinds: ['OUTAGE', 'ENERGIZE'] },
  height: { label: mapKindNames.height(), kinds: ['HEIGHT'] },
  general: { label: mapKindNames.general(), kinds: [] },
} as const satisfies Record<string, { label: Sentence; kinds: readonly SimopsKind[] }>
export type MapKind = keyof typeof mapKinds
const order = Object.entries(mapKinds) as [MapKind, { label: Sentence; kinds: readonly SimopsKind[] }][]

export const mapKindOf = ({ kinds }: Pick<MapPermit, 'kinds'>): MapKind =>
  order.find(([, { kinds: of }]) => of.some((kind) => kinds.includes(kind)))?.[0] ?? 'general'

/** Metres of the ring around hot work: within them nothing may burn (안전보건규칙 제241조의2). */
export const hotRadius = 11
/** Ring around a pin, in metres; undefined where the kind has none. */
export function ringOf(permit: Pick<MapPermit, 'kinds' | 'radiusM'>): number | undefined {
  if (permit.kinds.includes('RAD') || permit.kinds.includes('LIFT')) return permit.radiusM ?? undefined
  return permit.kinds.includes('HOT') ? hotRadius : undefined
}

/** Works per kind, kinds without any left out; their sum is the length of the list. */
export function countKinds(
  permits: readonly MapPermit[],
): { kind: MapKind; label: Sentence; count: number }[] {
  return order
    .map(([kind, { label }]) => ({
      kind,
      label,
      count: permits.filter((permit) => mapKindOf(permit) === kind).length,
    }))
    .filter(({ count }) => count > 0)
}

export interface Pin {
  permit: MapPermit
  x: number
  y: number
}
/**
 * Where the pins are drawn: works at one place are moved apart around it, so that each can be seen and
 * pressed.
 */
export function pinsOf(permits: readonly MapPermit[], apartM: number): Pin[] {
  const placed = permits.filter((permit) => permit.mapX !== null && permit.mapY !== null)
  const groups = new Map<string, MapPermit[]>()
  for (const permit of placed) {
    const key = `${permit.mapX} ${permit.mapY}`
    groups.set(key, [...(groups.get(key) ?? []), permit])
  }
  return [...groups.values()].flatMap((group) =>
    group.map((permit, index) => {
      const turn = (2 * Math.PI * index) / group.length
      const off =
        group.length > 1
          ? Math.max(apartM / 2 / Math.sin(Math.PI / Math.max(group.length, 2)), apartM / 2)
          : 0
      return { permit, x: permit.mapX! + off * Math.sin(turn), y: permit.mapY! - off * Math.cos(turn) }
    }),
  )
}

/** '북서' of 315. */
const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export const directionOf = (deg: number): Sentence =>
  windDirections[compass[Math.round((((deg % 360) + 360) % 360) / 45) % 8]!]()
