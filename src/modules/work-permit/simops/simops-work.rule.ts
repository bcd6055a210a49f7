import { instantOf } from '../../../core/shared/dates.ts'
import { namesOf } from '../../../core/shared/sentence.ts'
import { simopsKindTexts } from './simops.texts.ts'

/** What makes a work dangerous beside another one (code group SIMOPS_KIND). */
export const simopsKinds = namesOf(simopsKindTexts)
export type SimopsKind = keyof typeof simopsKinds

/** An isolation point as a lockout wants it: device tag and item of LOTO_POS. */
export interface LockPoint {
  deviceTag: string
  isolPosCd: string
}
/** A work, or a store of flammables, as the rules see it. Places in metres, moments in ms since the epoch. */
export interface SimopsWork {
  /** Number of the permit; a store has its number below zero. */
  permitNo: number
  permitCd: string
  permitNm: string
  kinds: readonly SimopsKind[]
  areaCd: string | null
  x: number | null
  y: number | null
  z: number | null
  from: number
  to: number
  /** Common system, such as a steam header or a nitrogen header. */
  systemTxt: string | null
  circuitTxt: string | null
  controlRadiusM: number | null
  liftRadiusM: number | null
  depthM: number | null
  /** Isolation points of the lockouts on which it stands. */
  lockPoints: readonly LockPoint[]
  /** Flammables kept there, in kg; only of a store. */
  stockKg?: number
}

interface Supplement {
  supplCd: string
  circuitTxt?: string | null
  controlRadiusM?: number | null
  radiusM?: number | null
  depthM?: number | null
}
/** What the facts are read from; a permit of the portal has it all. */
export interface SimopsPermit {
  permitNo: number
  permitCd: string | null
  permitNm: string
  permitTypeCd: string
  supplCds: readonly string[] | null
  jobKindCds: readonly string[] | null
  systemTxt: string | null
  areaCd: string | null
  mapX: number | null
  mapY: number | null
  mapZ: number | null
  startDt: string
  endDt: string
  extEndDt?: string | null
  materials: readonly { residueYn: string; lelPct?: number | null }[]
  supplements: readonly Supplement[]
  lockPoints?: readonly LockPoint[]
}

const kindOfSupplement: Readonly<Record<string, SimopsKind>> = {
  S1: 'SPACE',
  S2: 'OUTAGE',
  S3: 'DIG',
  S4: 'RAD',
  S5: 'HEIGHT',
  S6: 'LIFT',
  S7: 'OPEN',
  S8: 'JET',
}
/** Code group PTW_JOB: what neither the kind of permit nor a supplement says. */
const kindOfJob: Readonly<Record<string, SimopsKind>> = {
  PAINT: 'FLAM',
  WASH: 'FLAM',
  DRAIN: 'FLAM',
  PURGE: 'INERT',
  ENERGIZE: 'ENERGIZE',
}

/**
 * The kinds of a permit: its type, its supplements, its traits, and what is left in the space that people
 * enter.
 */
export function kindsOf(
  permit: Pick<SimopsPermit, 'permitTypeCd' | 'supplCds' | 'jobKindCds' | 'materials'>,
): SimopsKind[] {
  const supplements = permit.supplCds ?? []
  // A substance with a lower explosion limit burns.
  const residue = permit.materials.some(({ residueYn, lelPct }) => residueYn === 'Y' && (lelPct ?? 0) > 0)
  const kinds = [
    ...(permit.permitTypeCd === 'H' ? (['HOT'] as const) : []),
    ...supplements.flatMap((code) => kindOfSupplement[code] ?? []),
    ...(supplements.includes('S1') && residue ? (['SPACE_FLAM'] as const) : []),
    ...(permit.jobKindCds ?? []).flatMap((code) => kindOfJob[code] ?? []),
  ]
  return [...new Set(kinds)]
}

/** A permit as the rules see it, at its own time or another one. */
export function simopsWorkOf(permit: SimopsPermit): SimopsWork {
  const line = (code: string) => permit.supplements.find(({ supplCd }) => supplCd === code)
  return {
    permitNo: permit.permitNo,
    permitCd: permit.permitCd ?? '',
    permitNm: permit.permitNm,
    kinds: kindsOf(permit),
    areaCd: permit.areaCd,
    x: permit.mapX,
    y: permit.mapY,
    z: permit.mapZ,
    from: instantOf(permit.startDt).getTime(),
    to: instantOf(permit.extEndDt ?? permit.endDt).getTime(),
    systemTxt: permit.systemTxt,
    circuitTxt: line('S2')?.circuitTxt ?? null,
    controlRadiusM: line('S4')?.controlRadiusM ?? null,
    liftRadiusM: line('S6')?.radiusM ?? null,
    depthM: line('S3')?.depthM ?? null,
    lockPoints: permit.lockPoints ?? [],
  }
}
