import type { Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { gasTesterEducation } from './crew-requirements.rule.ts'
import { crewOf, vendorWorkersIn } from './crew.rule.ts'
import { holds } from './permit-facts.server.ts'
import type { GasKnown } from './gas-known.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

/** How many instruments are offered; a company carries fewer. */
const offered = 10
/** Days in whose works an instrument is looked for: what was not used for so long may be anywhere. */
const usedWithinDays = 60

/**
 * Who may measure on a permit and with what: the tester who asks, or those of the crew who were trained for
 * it, and the instruments whose calibration is known from earlier measurements of the same company, or of the
 * plant's own people, the last used one first.
 */
export async function gasKnownOf(permit: WorkPermit, context: Context): Promise<GasKnown> {
  const { sql, session, today } = context
  const own = session.vendorCd === null && (await holds(context, permit, 'gasTester'))
  const trained = own
    ? []
    : await sql.query<{ name: string }>(
        `select distinct w."vendorWorkerNm" as name from "vendorWorker" w join "vendorWorkerEdu" e using ("vendorWorkerNo")
         where w."vendorWorkerNo" = any($1::bigint[]) and e."eduTypeCd" = $2 and coalesce(e."validToYmd" >= $3::date, true) order by 1`,
        [vendorWorkersIn(crewOf(permit)), gasTesterEducation.code, today],
      )
  const devices = await sql.query<{ deviceSn: string; calExpYmd: string }>(
    `select "deviceSn", "calExpYmd" from (
       select distinct on (g."deviceSn") g."deviceSn", g."calExpYmd", g."measDt" from "permitGas" g join "workPermit" p using ("permitNo")
       where p."plantCd" = $1 and p."vendorCd" is not distinct from $2 and p."startDt" >= $4::date order by g."deviceSn", g."measDt" desc
     ) d where "calExpYmd" >= $3::date order by "measDt" desc limit ${offered}`,
    [permit.plantCd, permit.vendorCd, today, addDays(today, -usedWithinDays)],
  )
  return { testers: own ? [session.userNm] : trained.map(({ name }) => name), devices }
}
