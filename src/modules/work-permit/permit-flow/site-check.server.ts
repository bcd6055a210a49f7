import type { Diff } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { areaOf } from '../permit/permit-facts.server.ts'
import { actRefusals } from '../permit/permit-act.texts.ts'
import { guardRefusals } from '../permit/permit-guard.texts.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'

/**
 * The issuer stands at the permit's place: the code posted there (QR) proves it (ptw.md 4, 검토완료). A code of
 * another place is refused at its field.
 */
export async function proveSite(permit: WorkPermit, context: Context, siteCode: unknown): Promise<void> {
  const area = await areaOf(context, permit.areaCd)
  if (
    typeof siteCode !== 'string' ||
    siteCode.trim() === '' ||
    siteCode.trim().toUpperCase() !== area?.siteCode?.toUpperCase()
  )
    throw badField('siteCode', actRefusals.siteCode({ area: area?.areaNm ?? guardRefusals.area() }))
  const trail = { events: [null, { eventCd: 'siteCheck' }] } satisfies Diff
  await recordEvent(context, permit.permitNo, 'siteCheck', { trail })
}
