import type { Context } from '../../../core/server/entity/context.ts'
import { gasTesterEducation } from './crew-requirements.rule.ts'
import { holds } from './permit-facts.server.ts'
import type { GasKnown, GasTester } from './gas-known.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

/** How many instruments are offered; a company carries fewer. */
const offered = 10

/**
 * Who may measure on a permit and with what: the account's own person if he holds the duty, else the workers
 * of the company who were trained for it; and the instruments of the register that may be used today, the last used one first.
 */
export async function gasKnownOf(permit: WorkPermit, context: Context): Promise<GasKnown> {
  const { sql, session, today } = context
  const own = session.vendorCd === null && (await holds(context, permit, 'gasTester'))
  const trained = own
    ? []
    : await sql.query<GasTester>(
        `select distinct w."vendorWorkerNo" as "workerNo", w."vendorWorkerNm" as name from "vendorWorker" w join "vendorWorkerEdu" e using ("vendorWorkerNo")
         where w."vendorCd" = $1 and e."eduTypeCd" = $2 and coalesce(e."validToYmd" >= $3::date, true) order by 2`,
        [permit.vendorCd, gasTesterEducation.code, today],
      )
  const devices = await sql.query<{ deviceSn: string; calExpYmd: string }>(
    `select d."gasDeviceNm" as "deviceSn", d."calExpYmd"::text from "gasDevice" d
     left join lateral (select g."measDt" from "permitGas" g join "workPermit" p using ("permitNo")
       where g."deviceSn" = d."gasDeviceNm" and p."plantCd" = d."plantCd" and p."vendorCd" is not distinct from $2
       order by g."permitGasNo" desc limit 1) l on true
     where d."plantCd" = $1 and d."deviceStatCd" = 'inUse' and d."useYn" is distinct from 'N'
       and d."deviceKindCd" = 'portable' and $3::date between d."calYmd" and d."calExpYmd"
     order by l."measDt" desc nulls last, 1 limit ${offered}`,
    [permit.plantCd, permit.vendorCd, today],
  )
  return { testers: own ? [{ workerNo: null, name: session.userNm }] : trained, devices }
}
