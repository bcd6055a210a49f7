import { reconcileSentences } from './reconcile.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
/** A source's counts for one of its records, read from its own tables. */
export interface SourceSays {
  sourceKey: string
  /** The least number of findings that it has reported. */
  reported: number
  /** The number of them that it holds to be closed. */
  closed: number
}
/** The register's counts for the same record. */
export interface RegisterHas {
  sourceKey: string
  total: number
  closed: number
  /** Events that the source has not heard yet; until it has, its count of closed ones may differ. */
  unheard: number
}
/**
 * missing: reported and not in the register; gone: the source does not know the record; closed: the counts of
 * closed ones differ; inner: the register contradicts itself.
 */
export type DifferenceKind = 'missing' | 'gone' | 'closed' | 'inner'
export interface Difference {
  kind: DifferenceKind
  /** Item of IMPR_SOURCE; null for what concerns the register itself. */
  sourceModuleCd: string | null
  /** Key of the source's record, or number of the improvement. */
  rowKey: string
  /** The counts of both sides, in words. */
  sourceTxt: string
  registerTxt: string
}

/** Compares what one source says with what the register has for it (impr.md 10.5: should be none). */
export function compareSource(
  sourceModuleCd: string,
  says: readonly SourceSays[],
  has: readonly RegisterHas[],
): Difference[] {
  const known = new Map(says.map((each) => [each.sourceKey, each]))
  const registered = new Map(has.map((each) => [each.sourceKey, each]))
  const differ = (
    kind: DifferenceKind,
    rowKey: string,
    sourceTxt: Sentence,
    registerTxt: Sentence,
  ): Difference => ({
    kind,
    sourceModuleCd,
    rowKey,
    sourceTxt: String(sourceTxt),
    registerTxt: String(registerTxt),
  })
  return [
    ...says.flatMap(({ sourceKey, reported, closed }) => {
      const row = registered.get(sourceKey) ?? { total: 0, closed: 0, unheard: 0 }
      return [
        ...(row.total < reported
          ? [
              differ(
                'missing',
                sourceKey,
                reconcileSentences.reported({ count: reported }),
                reconcileSentences.registered({ count: row.total }),
              ),
            ]
          : []),
        ...(row.unheard === 0 && row.closed !== closed
          ? [
              differ(
                'closed',
                sourceKey,
                reconcileSentences.closed({ count: closed }),
                reconcileSentences.closed({ count: row.closed }),
              ),
            ]
          : []),
      ]
    }),
    ...has
      .filter(({ sourceKey }) => !known.has(sourceKey))
      .map(({ sourceKey, total }) =>
        differ(
          'gone',
          sourceKey,
          reconcileSentences.noRecord(),
          reconcileSentences.registered({ count: total }),
        ),
      ),
  ]
}
