import { plantName } from '../../../platform/plant/plant-name.ts'
import { codeNameOf, shownColumn } from '../../../core/server/entity/columns.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { inouts } from '../../vendor/enter/enter-log.resource.ts'
import { vendorWorker } from '../../vendor/worker/vendor-worker.resource.ts'
import { speEntry } from './spe-entry.resource.ts'
import { countKinds, standingStates, type SpeStanding, type SpeStatus } from './spe-status.rule.ts'

const most = 500

/** Special equipment that has not left, by kind, with what the gates say of it. (saf.md 6: in-site board) */
export async function speStatus(context: Context): Promise<SpeStatus> {
  const { sql, session, today, now } = context
  const binds = new Binds()
  const scope = scopeWhere(speEntry, session, 't', binds)
  const at = binds.add(now)
  const rows = await sql.query<SpeStanding>(
    `select t."speEntryNo", coalesce(t."speEntryCd", '') as "speEntryCd", coalesce(t."speEntryNm", '') as "speEntryNm", t."state", t."equipTypeCd",
       coalesce(${codeNameOf('c', session.language)}, t."equipTypeCd") as "equipTypeNm", v."vendorNm", ${shownColumn(vendorWorker, 'vendorWorkerNm', 'w', session)} as "operWorkerNm",
       p."areaTxt", t."outYmd"::text as "outYmd", t."passToYmd"::text as "passToYmd", coalesce(l."inoutCd" = '${inouts.in}', false) as "inside", ${plantName('n', session.language)} as "plantNm"
     from "speEntry" t join "vendor" v on v."vendorCd" = t."vendorCd" join "enterPass" p on p."passNo" = t."passNo" join "plant" n on n."plantCd" = t."plantCd"
     left join "vendorWorker" w on w."vendorWorkerNo" = t."operWorkerNo"
     left join "codeItem" c on c."codeGrpCd" = 'VND_EQUIP' and c."code" = t."equipTypeCd"
     left join lateral (select "inoutCd" from "enterLog" where "okYn" = 'Y' and "plantCd" = t."plantCd" and "vendorEquipNo" = t."vendorEquipNo"
       and "enterDt" > ${at}::timestamptz - interval '2 days' and "enterDt" <= ${at}::timestamptz order by "enterDt" desc, "enterLogNo" desc limit 1) l on true
     where ${scope} and t."state" = any(${binds.add(standingStates)}) order by "equipTypeNm", t."outYmd", t."speEntryNo" limit ${most}`,
    binds.values,
  )
  return { today, kinds: countKinds(rows), rows }
}
