import type { Context } from '../../../core/server/entity/context.ts'
import type { Grade } from '../rules/grade.rule.ts'

/** A risk on a scale that is not the own one (IMP-01). */
export interface SourceScore {
  scaleNm: string
  score: number
  max: number
}
/** The owner of the finding, when no person types it on the page of requests. */
export interface ImprovementSource {
  sourceModuleCd: string
  sourceKey: string | null
  sourceSubKey: string | null
  sourceUrl: string | null
  reqUserId: string | null
  reqDeptCd: string | null
  reqVendorCd: string | null
  anonYn: 'Y' | 'N'
  gradeCd?: Grade
  score?: SourceScore
  seriousAccident?: boolean
  legalDueYmd?: string | null
  parentImprNo?: number | null
  /** The day that the source has agreed on; it stands instead of the hours of the grade. */
  dueYmd?: string
  proposedUserId?: string
  proposedVendorCd?: string
  proposedDeptCd?: string
}
const sources = new WeakMap<Context, ImprovementSource>()

/** The same context, which knows the source of the row that is about to be saved. */
export function withSource(context: Context, source: ImprovementSource): Context {
  const own = { ...context }
  sources.set(own, source)
  return own
}
export const sourceOfContext = (context: Context): ImprovementSource | undefined => sources.get(context)
