import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { storeSentences } from './store.texts.ts'

/**
 * A room, rack or shelf of a store; `upPlaceCd` is what it stands in, empty for what stands in the store
 * itself.
 */
export interface StorePlace {
  placeCd: string
  placeNm: string
  upPlaceCd?: string | null
}
/** Plant and store are the first two levels of five. */
const deepest = 3

/** From the outermost place inwards; what leads round in a circle ends where it began. */
function chainOf(places: readonly StorePlace[], placeCd: string): StorePlace[] {
  const chain: StorePlace[] = []
  let current = places.find((place) => place.placeCd === placeCd)
  while (current && !chain.includes(current)) {
    chain.unshift(current)
    const up: string | null | undefined = current.upPlaceCd
    current = up ? places.find((place) => place.placeCd === up) : undefined
  }
  return chain
}
/** '보관실 › 랙 3 › 2단'; the code itself where the place is unknown. */
export const placePath = (places: readonly StorePlace[], placeCd: string): string =>
  chainOf(places, placeCd)
    .map(({ placeNm }) => placeNm)
    .join(' › ') || placeCd

/** What the QR code on the label of a store or place says, and what a scanner reads of it. */
export const placeMark = (storeCd: string, placeCd?: string | null): string =>
  placeCd ? `${storeCd}/${placeCd}` : storeCd
export function readPlaceMark(code: string): { storeCd: string; placeCd: string | null } {
  const at = code.indexOf('/')
  return at < 0
    ? { storeCd: code, placeCd: null }
    : { storeCd: code.slice(0, at), placeCd: code.slice(at + 1) }
}

/**
 * Codes once, what they stand in known, no circle, five levels at most with plant and store. (features 4:
 * location tree)
 */
export function placeIssues(places: readonly StorePlace[]): FieldIssue[] {
  return places.flatMap(({ placeCd, upPlaceCd }, index): FieldIssue[] => {
    const fault = (name: string, message: Said) => [{ path: `places.${index}.${name}`, message }]
    if (places.findIndex((place) => place.placeCd === placeCd) < index)
      return fault('placeCd', storeSentences.placeTwice())
    if (!upPlaceCd) return []
    if (!places.some((place) => place.placeCd === upPlaceCd))
      return fault('upPlaceCd', storeSentences.placeUnknown())
    const chain = chainOf(places, placeCd)
    const first = chain[0]!
    if (first.upPlaceCd) return fault('upPlaceCd', storeSentences.placeCircle())
    return chain.length > deepest ? fault('upPlaceCd', storeSentences.placeTooDeep()) : []
  })
}
