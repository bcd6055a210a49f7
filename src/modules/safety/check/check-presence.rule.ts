import type { Sentence } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { machinePages } from '../record-pages.rule.ts'
import { checkRefusals } from './check-refusals.texts.ts'

/** What a code at a place or a tag on a machine names. */
export interface KnownCode {
  /** Tag of a facility, or the code of the sign of an area. */
  kind: 'facility' | 'area'
  /** Number of the facility or code of the area. */
  key: string
  plantCd: string
}
/** Where a check takes place: its own machine or area, and the area in which its machine stands. */
export interface CheckedPlace {
  plantCd: string
  facilityNo?: number | null | undefined
  areaCd?: string | null | undefined
  standsIn?: string | null | undefined
}
const machinePage = addressOf(machinePages.safFacility, '')
/** The number of the machine whose page a printed label opens; undefined: the code is no such address. */
export function machineIn(text: string): string | undefined {
  const at = text.indexOf(machinePage)
  const number = at < 0 ? '' : text.slice(at + machinePage.length).trim()
  return /^\d{1,15}$/.test(number) ? number : undefined
}
export const plainCode = (text: string): string => text.trim().toUpperCase()

/** Reads a tag as people do: blanks around it and small letters say nothing. */
const belongs = ({ kind, key }: KnownCode, place: CheckedPlace): boolean =>
  kind === 'facility' ? key === String(place.facilityNo ?? '') : key === (place.areaCd ?? place.standsIn)

/**
 * Why a code does not prove that somebody stands at the place of a check: nobody knows it, it is that of another plant,
 * or it hangs elsewhere. Undefined: it proves it. The same tag may hang at two plants.
 */
export function presenceRefusal(found: readonly KnownCode[], place: CheckedPlace): Sentence | undefined {
  if (found.some((code) => code.plantCd === place.plantCd && belongs(code, place))) return undefined
  if (found.length === 0) return checkRefusals.unknownTag()
  return found.some(({ plantCd }) => plantCd === place.plantCd)
    ? checkRefusals.otherPlaceTag()
    : checkRefusals.otherPlantTag()
}
