import { type Context, timeOf } from '../../../core/server/entity/context.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { insideNow } from '../../vendor/enter/inside.server.ts'
import { lockedStates } from '../loto/loto-transitions.rule.ts'
import type { MapLoto, MapPeople, MapStore } from './work-map.rule.ts'

/**
 * Lockouts at a moment: those whose locks hung, hang, or are planned to hang then. They stand where their
 * works are, else in the middle of their area. A lockout on which no lock hangs any more isolates nothing, and is none
 * on the map, also not on that of a later moment.
 * @param at ISO moment
 */
export async function lotosAt(
  { sql, session, now }: Context,
  plantCd: string,
  at: string,
): Promise<MapLoto[]> {
  // The company's people know the lockouts of their own permits.
  const own = session.vendorCd
  const past = minutesBetween(now, at) < 0
  const planned = minutesBetween(now, at) > 0
  const state = past
    ? `(select h."toStatCd" from "comStateHist" h where h."taskClassNm" = 'safLoto' and h."taskKey" = l."lotoNo"::text and h."actDt" <= $2::timestamptz order by h."actDt" desc limit 1)`
    : `l."state"`
  const shown = planned
    ? `s."state" <> all('{released,cancelled}'::text[]) and l."planStartDt" <= $2::timestamptz and (l."planEndDt" > $2::timestamptz or s."state" = any($3::text[]))`
    : `s."state" = any($3::text[])`
  return sql.query<MapLoto>(
    `select m.* from (select l."lotoNo", l."lotoCd", l."lotoNm", f."facilityNm", s."state", a."areaNm",
       coalesce(w.x, a."originX" + a."widthM" / 2)::float8 as "mapX", coalesce(w.y, a."originY" + a."heightM" / 2)::float8 as "mapY", coalesce(w.numbers, '[]') as "permitNos",
       (select count(*)::int from "lotoPoint" p where p."lotoNo" = l."lotoNo" and p."lockDt" <= $2::timestamptz and (p."unlockDt" is null or p."unlockDt" > $2::timestamptz)) as "lockCnt",
       (select count(*)::int from "lotoPersonalLock" k where k."lotoNo" = l."lotoNo" and k."onDt" <= $2::timestamptz and (k."offDt" is null or k."offDt" > $2::timestamptz)) as "personalCnt"
     from "safLoto" l join "safFacility" f using ("facilityNo") left join "permitArea" a on a."areaCd" = l."areaCd" cross join lateral (select ${state} as "state") s
       left join lateral (select avg(p."mapX") as x, avg(p."mapY") as y, json_agg(p."permitNo" order by p."permitNo") as numbers,
         bool_or(p."vendorCd" = $4) as own from "lotoPermit" k join "workPermit" p using ("permitNo") where k."lotoNo" = l."lotoNo") w on true
     where l."plantCd" = $1 and ${shown} and ($4::text is null or w.own) order by l."planStartDt", l."lotoNo" limit 300) m where (${planned} and m."state" in ('planned', 'isolating')) or m."lockCnt" + m."personalCnt" > 0`,
    [plantCd, at, [...lockedStates], own],
  )
}

/**
 * Stores with flammables (제2류, 제4류) and how much there was then; what comes later is not known. Litres of an
 * unknown density weigh 1 kg each.
 */
export async function storesAt(
  { sql, session, now }: Context,
  plantCd: string,
  at: string,
): Promise<MapStore[]> {
  if (session.vendorCd) return []
  const moment = minutesBetween(now, at) > 0 ? now : at
  return sql.query<MapStore>(
    `with held as (
       select t."storeNo", sum(t."stockQty" * case t."unitCd" when 'kg' then 1 when 'g' then 0.001 when 't' then 1000 when 'L' then coalesce(p."density", 1) when 'mL' then coalesce(p."density", 1) / 1000 else 0 end) as kg
       from "chmStock" t join "chmProduct" p using ("prodNo") where p."hazClassCd" in ('2', '4') group by 1
     ), since as (
       select x."storeNo", sum(x.kg) as kg from (
         select i."toStoreNo" as "storeNo", -coalesce(i."qtyKg", i."qtyL", 0) as kg, i."ioDt", i."prodNo" from "chmInOut" i where i."toStoreNo" is not null
         union all select i."fromStoreNo", coalesce(i."qtyKg", i."qtyL", 0), i."ioDt", i."prodNo" from "chmInOut" i where i."fromStoreNo" is not null) x
       join "chmProduct" p using ("prodNo") where p."hazClassCd" in ('2', '4') and x."ioDt" > $2::timestamptz group by 1
     )
     select s."storeNo", s."storeNm", s."mapX"::float8, s."mapY"::float8, round(coalesce(h.kg, 0) + coalesce(c.kg, 0), 1)::float8 as "stockKg"
     from "chmStore" s left join held h using ("storeNo") left join since c using ("storeNo")
     where s."plantCd" = $1 and s."useYn" = 'Y' and s."mapX" is not null and s."mapY" is not null and coalesce(h.kg, 0) + coalesce(c.kg, 0) > 0 order by s."storeCd"`,
    [plantCd, moment],
  )
}

/**
 * People of the companies that the gates had let in and not out again by then; nothing for what is still to
 * come.
 */
export async function peopleAt(context: Context, plantCd: string, at: string): Promise<MapPeople[]> {
  if (context.session.vendorCd || minutesBetween(context.now, at) > 0) return []
  const companies = await insideNow({ ...context, ...timeOf(at) }, [plantCd])
  return companies.map(({ vendorCd, vendorNm, workers }) => ({ vendorCd, vendorNm, workers }))
}
