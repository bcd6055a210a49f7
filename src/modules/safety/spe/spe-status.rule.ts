import type { SpeEntry } from './spe-entry.resource.ts'

/** Special equipment that is expected, at the plant or stopped. */
export interface SpeStanding {
  speEntryNo: number
  speEntryCd: string
  speEntryNm: string
  state: SpeEntry['state']
  equipTypeCd: string
  equipTypeNm: string
  vendorNm: string
  operWorkerNm: string | null
  areaTxt: string | null
  outYmd: string
  passToYmd: string | null
  /** Inside the gates now, by its last passage. */
  inside: boolean
  plantNm: string
}
export interface SpeKindCount {
  equipTypeNm: string
  /** Not yet judged, or found unfit. */
  waiting: number
  fit: number
  stopped: number
  inside: number
}
/** GET /api/saf/spestatus */
export interface SpeStatus {
  today: string
  kinds: SpeKindCount[]
  rows: SpeStanding[]
}

/** States of equipment that has come and not left, by what the board counts them as. */
export const stateGroups: Readonly<Record<'waiting' | 'fit' | 'stopped', readonly SpeEntry['state'][]>> = {
  waiting: ['requested', 'papersApproved', 'unfit'],
  fit: ['fit'],
  stopped: ['stopped'],
}
export const standingStates = Object.values(stateGroups).flat()

/** The board by kind of equipment, in the order of its names. */
export function countKinds(rows: readonly SpeStanding[]): SpeKindCount[] {
  const kinds = Map.groupBy(rows, ({ equipTypeNm }) => equipTypeNm)
  return [...kinds]
    .map(([equipTypeNm, own]) => ({
      equipTypeNm,
      waiting: own.filter(({ state }) => stateGroups.waiting.includes(state)).length,
      fit: own.filter(({ state }) => state === 'fit').length,
      stopped: own.filter(({ state }) => state === 'stopped').length,
      inside: own.filter(({ inside }) => inside).length,
    }))
    .toSorted((one, other) => one.equipTypeNm.localeCompare(other.equipTypeNm))
}
