import type { Context } from '../../../core/server/entity/context.ts'
import { inouts } from './enter-log.resource.ts'
import type { PassHolder } from './gate-port.server.ts'

/** The people inside now: everybody whose last passage of the last two days was inwards. */
export async function insideNow(
  { sql, now }: Context,
  plants: readonly string[] | undefined,
): Promise<{ plantCd: string; vendorCd: string; vendorNm: string; workers: number; equipment: number }[]> {
  return sql.query(
    `select l."plantCd", l."vendorCd", v."vendorNm", count(l."vendorWorkerNo")::int as "workers", count(l."vendorEquipNo")::int as "equipment" from (
       select distinct on ("vendorWorkerNo", "vendorEquipNo") * from "enterLog"
       where "okYn" = 'Y' and "enterDt" > $1::timestamptz - interval '2 days' and "enterDt" <= $1::timestamptz
         and ($2::text[] is null or "plantCd" = any($2::text[]))
       order by "vendorWorkerNo", "vendorEquipNo", "enterDt" desc, "enterLogNo" desc) l
     join "vendor" v using ("vendorCd") where l."inoutCd" = $3 group by 1, 2, 3 order by 4 desc, 3`,
    [now, plants ?? null, inouts.in],
  )
}

/** True if the person or piece of equipment is inside the plant now. */
export async function isInside({ sql, now }: Context, holder: PassHolder): Promise<boolean> {
  const last = await sql.maybe<{ inoutCd: string }>(
    `select "inoutCd" from "enterLog" where "okYn" = 'Y' and "plantCd" = $2 and ("vendorWorkerNo" = $3 or "vendorEquipNo" = $4)
       and "enterDt" > $1::timestamptz - interval '2 days' and "enterDt" <= $1::timestamptz order by "enterDt" desc, "enterLogNo" desc limit 1`,
    [now, holder.plantCd, holder.vendorWorkerNo, holder.vendorEquipNo],
  )
  return last?.inoutCd === inouts.in
}
