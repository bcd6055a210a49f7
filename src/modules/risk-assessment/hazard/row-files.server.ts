import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { whyNotOfTeam, whyNotOpen } from '../plan/target-edit.server.ts'

/** Why photos of a row may not be added or removed now. */
export async function whyFilesClosed(
  context: Context,
  { rsaTargetNo }: { rsaTargetNo: number },
): Promise<Sentence | undefined> {
  const target = await loadRecord(rsaTarget, context, rsaTargetNo)
  return whyNotOfTeam(target, context) ?? whyNotOpen(target)
}
