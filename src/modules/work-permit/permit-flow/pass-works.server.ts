import type { Context } from '../../../core/server/entity/context.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { PassHolder, PassWork } from '../../vendor/enter/gate-port.server.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { workPermitRecords } from '../record-pages.rule.ts'

interface Work {
  permitNo: number
  permitCd: string
  permitNm: string
  state: PermitState
  name: string
}
/** Permits, issued and not over, that name a worker or a piece of equipment today. */
const worksOf = ({ sql, now, today }: Context, holder: PassHolder): Promise<Work[]> =>
  sql.query<Work>(
    `select p."permitNo", p."permitCd", p."permitNm", p."state",
       coalesce((select "vendorWorkerNm" from "vendorWorker" where "vendorWorkerNo" = $2), (select "vendorEquipNm" from "vendorEquip" where "vendorEquipNo" = $3)) as "name"
     from "workPermit" p where p."plantCd" = $1 and p."state" in ('approved', 'working', 'extensionRequested', 'suspended')
       and p."startDt"::date <= $5::date and coalesce(p."extEndDt", p."endDt") > $4::timestamptz
       and (p."supWorkerNo" = $2 or p."watcherWorkerNo" = $2
         or exists (select 1 from "permitWorker" w where w."permitNo" = p."permitNo" and w."vendorWorkerNo" = $2)
         or exists (select 1 from "permitEquip" e where e."permitNo" = p."permitNo" and e."vendorEquipNo" = $3))
     order by p."startDt", 1`,
    [holder.plantCd, holder.vendorWorkerNo, holder.vendorEquipNo, now, today],
  )

/** What a stop or a withdrawal of a pass would touch, for whoever thinks of it. */
export const passWorksOf = async (context: Context, holder: PassHolder): Promise<PassWork[]> =>
  (await worksOf(context, holder)).map(({ permitNo, permitCd, permitNm, state }) => ({
    cd: permitCd,
    name: permitNm,
    stateNm: label(permitStates[state]),
    url: addressOf(workPermitRecords.workPermit, permitNo),
  }))

/** The diary of each such permit says it at once, and with it issuer, vendor and safety are told. */
export async function passLost(context: Context, holder: PassHolder, why: string): Promise<void> {
  for (const { permitNo, name } of await worksOf(context, holder)) {
    await recordEvent(context, permitNo, 'passLost', { reasonTxt: `${name}: ${why}` })
    context.publish({ topic: 'workPermit', key: permitNo })
  }
}
