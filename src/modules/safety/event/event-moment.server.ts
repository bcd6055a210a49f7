import type { Context } from '../../../core/server/entity/context.ts'
import { addRow, sideTable } from '../../../core/server/entity/side-table.ts'
import { insideNow } from '../../vendor/enter/inside.server.ts'
import type { EventMoment } from './event-moment.rule.ts'
import type { SafEvent } from './saf-event.resource.ts'

/** The state of the plant at the first report, frozen: nobody changes it afterwards. */
const safEventMoment = sideTable(
  'safEventMoment',
  { safEventNo: 'bigint', momentDt: 'timestamptz', facts: 'jsonb' },
  ['safEventNo'],
)
const most = 200
/** States of a permit in which people are at the place. */
const liveStates = ['working', 'extensionRequested', 'suspended', 'completionReported', 'watching']
/** States of a lockout in which locks hang. */
const lockedStates = ['isolating', 'isolated', 'inUse', 'releaseRequested']

/**
 * Freezes what went on at the place when the event was reported: works with their last gas reading and their locks, the
 * people of companies inside, what lies in the stores of the area.
 */
export async function freezeMoment(context: Context, event: SafEvent): Promise<void> {
  const { sql, now } = context
  const place = [event.plantCd, event.areaCd]
  const permits = await sql.query<EventMoment['permits'][number]>(
    `select p."permitCd", p."permitNm", p."state", v."vendorNm", p."placeTxt" from "workPermit" p left join "vendor" v using ("vendorCd")
     where p."plantCd" = $1 and ($2::text is null or p."areaCd" = $2) and p."state" = any($3) order by p."permitCd" limit ${most}`,
    [...place, liveStates],
  )
  const gases = await sql.query<EventMoment['gases'][number]>(
    `select distinct on (p."permitNo") p."permitCd", to_json(g."measDt")#>>'{}' as "measDt", g."o2Pct"::float as "o2Pct", g."lelPct"::float as "lelPct", g."coPpm"::float as "coPpm", g."h2sPpm"::float as "h2sPpm"
     from "workPermit" p join "permitGas" g using ("permitNo")
     where p."plantCd" = $1 and ($2::text is null or p."areaCd" = $2) and p."state" = any($3) order by p."permitNo", g."measDt" desc limit ${most}`,
    [...place, liveStates],
  )
  const locks = await sql.query<EventMoment['locks'][number]>(
    `select l."lotoCd", l."lotoNm", l."state" from "safLoto" l
     where l."plantCd" = $1 and ($2::text is null or l."areaCd" = $2) and l."state" = any($3) order by 1 limit ${most}`,
    [...place, lockedStates],
  )
  const inside = (await insideNow(context, [event.plantCd])).map(({ vendorNm, workers, equipment }) => ({
    vendorNm,
    workers,
    equipment,
  }))
  const stock = await sql.query<EventMoment['stock'][number]>(
    `select s."storeNm", p."prodNm", sum(k."stockQty")::float as "stockQty" from "chmStock" k join "chmStore" s using ("storeNo") join "chmProduct" p on p."prodNo" = k."prodNo"
     where s."plantCd" = $1 and ($2::text is null or s."areaCd" = $2) and k."stockQty" > 0 group by 1, 2 order by 3 desc limit ${most}`,
    place,
  )
  const facts: EventMoment = { momentDt: now, permits, gases, locks, inside, stock }
  await addRow(context, safEventMoment, {
    safEventNo: event.safEventNo,
    momentDt: now,
    facts,
  })
}
/** What was frozen; undefined for records from before. */
export const momentOfEvent = async ({ sql }: Context, safEventNo: number): Promise<EventMoment | undefined> =>
  (
    await sql.maybe<{ facts: EventMoment }>('select "facts" from "safEventMoment" where "safEventNo" = $1', [
      safEventNo,
    ])
  )?.facts
