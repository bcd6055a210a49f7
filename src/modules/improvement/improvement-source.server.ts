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
/** @param sourceModuleCd item of IMPR_SOURCE */
export function offerImprovementSource(
  sourceModuleCd: string,
  { describe, scale, heard, readBack }: ImprovementSource,
): void {
  describeImprovementSource(sourceModuleCd, describe)
  if (scale) scaleImprovementSource(sourceModuleCd, scale)
  if (heard) listenToImprovements(sourceModuleCd, heard)
  if (readBack) readBackImprovements(sourceModuleCd, readBack)
}

/** For sources with more than one kind of record: a source key is the kind, a blank, the record's key. */
export const describeRecords =
  (records: Readonly<Record<string, Omit<SourceRecord, 'key'>>>): ImprovementSource['describe'] =>
  (sourceKey) => {
    const [name = '', key = ''] = sourceKey.split(' ')
    const record = records[name]
    return record && { ...record, key }
  }
