import { listenToImprovements } from './improvement/outbox.server.ts'
import { describeImprovementSource, type SourceRecord } from './improvement/source-record.server.ts'
export type { OutboxEvent } from './improvement/outbox.server.ts'
import { scaleImprovementSource } from './improvement/source-scale.server.ts'
import { readBackImprovements } from './reconcile/reconcile.server.ts'

/** The exchange between a source of improvements and the register. */
export interface ImprovementSource {
  /** Which record a source's key names. */
  describe: Parameters<typeof describeImprovementSource>[1]
  /** The scale on which its findings are judged; their check is made on it, and told with 'verified'. */
  scale?: Parameters<typeof scaleImprovementSource>[1]
  /** Called when one of its improvements changes. */
  heard?: Parameters<typeof listenToImprovements>[1]
  /**
   * Counts the findings that the source has reported and those it holds to be closed, for the daily
   * comparison.
   */
  readBack?: Parameters<typeof readBackImprovements>[1]
}
/** What is offered of each source, by its part. */
const offered = new Map<string, Map<string, ImprovementSource>>()
/**
 * Several modules may share a source: companies are judged by violations and by their own checks. Each then knows its
 * own keys, and answers for those alone.
 * @param sourceModuleCd item of IMPR_SOURCE
 * @param part tells the offers of one source apart
 */
export function offerImprovementSource(sourceModuleCd: string, offer: ImprovementSource, part = ''): void {
  const parts = offered.get(sourceModuleCd) ?? new Map<string, ImprovementSource>()
  offered.set(sourceModuleCd, parts.set(part, offer))
  describeImprovementSource(sourceModuleCd, (sourceKey) => {
    for (const { describe } of parts.values()) {
      const record = describe(sourceKey)
      if (record) return record
    }
    return undefined
  })
  if (offer.scale)
    scaleImprovementSource(sourceModuleCd, async (sourceKey, context) => {
      for (const { scale } of parts.values()) {
        const found = await scale?.(sourceKey, context)
        if (found) return found
      }
      return undefined
    })
  if (offer.heard)
    listenToImprovements(sourceModuleCd, async (event, context) => {
      for (const { heard } of parts.values()) await heard?.(event, context)
    })
  if (offer.readBack)
    readBackImprovements(sourceModuleCd, async (context, keys) =>
      (
        await Promise.all(
          [...parts.values()].map(async ({ readBack }) => (await readBack?.(context, keys)) ?? []),
        )
      ).flat(),
    )
}

/** For sources with more than one kind of record: a source key is the kind, a blank, the record's key. */
export const describeRecords =
  (records: Readonly<Record<string, Omit<SourceRecord, 'key'>>>): ImprovementSource['describe'] =>
  (sourceKey) => {
    const [name = '', key = ''] = sourceKey.split(' ')
    const record = records[name]
    return record && { ...record, key }
  }
