import type { Explanation } from '../../../core/shared/explanation.ts'
import type { MixBasis, MixResult } from './compatibility.rule.ts'
import type { MultiplePart, MultipleLevel } from './store-multiple.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** One product in the store beside the planned one. */
export interface StoreConflict {
  prodNo: number
  prodNm: string
  result: MixResult
  basis: MixBasis
  message: Said
  /** Number of the approval under which they stand together all the same. */
  exceptCd?: string | undefined
  explanation: Explanation
}
/**
 * What GET /api/chm/store/:no/status answers: how the store stands, and how it would with what is planned.
 */
export interface StoreStatus {
  storeNo: number
  storeNm: string
  permit: boolean
  permitMultiple: number | null
  /** As it is now. */
  multiple: number
  /** With what is planned; the same as now without a plan. */
  plannedMultiple: number
  rate: number | null
  plannedRate: number | null
  level: MultipleLevel
  /** From this share of the permitted multiple on a store is near its limit, %. */
  warnPct: number
  parts: MultiplePart[]
  explanation: Explanation
  massKg: number
  plannedMassKg: number
  massExplanation: Explanation
  limitKg: number | null
  /** Of products under the Chemicals Control Act, with what is planned. */
  controlledKg: number
  controlledLimitKg: number | null
  controlledExplanation: Explanation
  /** Most that fits, in the unit of the plan; null: no limit follows from the multiple. */
  maxQty: number | null
  conflicts: StoreConflict[]
  /** Pairs of what stands there already that may not. */
  inside: (StoreConflict & { otherNm: string })[]
  /** Why the planned receipt would be refused. */
  refusals: { code: string; message: Said }[]
  /** What the store lacks for the planned product. */
  cautions: Said[]
  /** Products that stand there with an open component that no list of the laws held knows. */
  unlisted: string[]
  /** The approval that the planned receipt rests on. */
  storeExceptNo: number | null
  unknown: string[]
}
