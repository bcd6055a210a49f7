import type { Context } from '../../../core/server/entity/context.ts'
import { addLines } from '../../../core/server/entity/lines.ts'
import { safPatrol, type SafPatrol } from './patrol.resource.ts'

/**
 * Notes that an area and companies were visited; what is noted already stays as it is, so that a visit that waited for
 * the network and comes twice is one.
 */
export async function noteVisit(
  context: Context,
  row: SafPatrol,
  areaCd: string | null,
  vendorCds: readonly string[],
): Promise<void> {
  const visitDt = context.enteredDt ?? context.now
  if (areaCd && row.areas.every((each) => each.areaCd !== areaCd))
    await addLines(context, safPatrol, 'areas', row.patrolNo, [{ areaCd, visitDt }])
  const fresh = [...new Set(vendorCds)].filter((code) =>
    row.vendors.every(({ vendorCd }) => vendorCd !== code),
  )
  await addLines(
    context,
    safPatrol,
    'vendors',
    row.patrolNo,
    fresh.map((vendorCd) => ({ vendorCd, visitDt })),
  )
  context.publish({ topic: safPatrol.name, key: row.patrolNo })
}
