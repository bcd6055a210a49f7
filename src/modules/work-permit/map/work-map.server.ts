import { plantName } from '../../../platform/plant/plant-name.ts'
import { saidOf } from '../../../core/shared/words.ts'
import { addRow, sideTable } from '../../../core/server/entity/side-table.ts'
import { type Context, timeOf } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { minutesBetween, toMoment } from '../../../core/shared/dates.ts'
import { holds } from '../permit/permit-facts.server.ts'
import { liveStates } from '../permit/permit-transitions.rule.ts'
import { asClock } from '../permit-flow/permit.server.ts'
import { weatherStops } from '../permit-flow/permit-weather.server.ts'
import { weatherKinds, weatherSupplements } from '../permit/wind.rule.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { liveRules } from '../simops/simops-rule.server.ts'
import { basisKeyOf, placedStates, windNow } from '../simops/simops.server.ts'
import { judgePair, sentenceOf } from '../simops/simops.rule.ts'
import { lockPointsColumn } from '../simops/simops-works.server.ts'
import { simopsWorkOf, type SimopsPermit, type SimopsWork } from '../simops/simops-work.rule.ts'
import { lotosAt, peopleAt, storesAt } from './map-around.server.ts'
import { mayLayOut } from './map-place.server.ts'
import { placedInStates, type MapAnswer, type MapConflict, type MapPermit } from './work-map.rule.ts'
import { mapRefusals, weatherNames } from './map-refusals.texts.ts'

/** More than a plant has at one moment. */
const mostPermits = 3000
/** How long a permit that ran out and was not closed stays on the map. */
const expiredDays = 7
type MapRow = MapPermit & SimopsPermit

/** Works of a plant at a moment: as they were, as they are, or as they are planned. */
export async function mapOf(context: Context, query: Partial<Record<string, unknown>>): Promise<MapAnswer> {
  const plants = await plantsOf(context)
  const asked = typeof query['plantCd'] === 'string' ? query['plantCd'] : context.session.plantCd
  const plantCd = (plants.find((plant) => plant.plantCd === asked) ?? plants[0])?.plantCd ?? ''
  const given = typeof query['at'] === 'string' && query['at'] !== '' ? toMoment(query['at']) : context.now
  if (!given) throw badField('at', mapRefusals.badMoment())
  const rows = await permitsAt(context, plantCd, given)
  const works = rows.map((row) => simopsWorkOf(row))
  const permits = rows.map(
    (
      { materials: _materials, supplements: _supplements, lockPoints: _lockPoints, ...row },
      index,
    ): MapPermit => {
      const work = works[index]!
      return {
        ...row,
        permitCd: row.permitCd ?? '',
        kinds: [...work.kinds],
        radiusM: work.controlRadiusM ?? work.liftRadiusM,
        movable: false,
      }
    },
  )
  // Only a work as it stands now is moved, not one of another moment.
  for (const permit of permits)
    permit.movable =
      minutesBetween(context.now, given) >= 0 &&
      placedInStates.includes(permit.state) &&
      (await holds(context, { plantCd, areaCd: permit.areaCd }, 'issuer'))
  return {
    now: context.now,
    at: given,
    plantCd,
    plants,
    mayLayOut: mayLayOut(context),
    permits,
    conflicts: await conflictsAmong(context, works),
    lotos: await lotosAt(context, plantCd, given),
    stores: await storesAt(context, plantCd, given),
    people: await peopleAt(context, plantCd, given),
    wind: (await windNow({ ...context, ...timeOf(given) }, plantCd)) ?? null,
    placedCnt: permits.filter(({ mapX, mapY }) => mapX !== null && mapY !== null).length,
  }
}

/** Plants with areas on a picture that the reader may see. */
async function plantsOf({ sql, session }: Context): Promise<MapAnswer['plants']> {
  const plants = await sql.query<{ plantCd: string; plantNm: string }>(
    `select "plantCd", ${plantName('p', session.language)} as "plantNm" from "plant" p where exists (select 1 from "permitArea" a where a."plantCd" = p."plantCd") order by "plantCd"`,
  )
  return session.plants ? plants.filter(({ plantCd }) => session.plants!.includes(plantCd)) : plants
}

async function permitsAt(context: Context, plantCd: string, at: string): Promise<MapRow[]> {
  const binds = new Binds()
  const scope = scopeWhere(workPermit, context.session, 'p', binds, 'below')
  const [plant, moment] = [binds.add(plantCd), `${binds.add(at)}::timestamptz`]
  const minutes = minutesBetween(context.now, at)
  const end = `coalesce(p."extEndDt", p."endDt")`
  const placed = `${binds.add(placedStates)}::text[]`
  const inTime = `p."startDt" <= ${moment} and ${end} > ${moment}`
  // Planned: who has asked for the time. Now: what goes on, whatever its time, and what ran out. Before: the
  // state that it had then.
  const past = minutes < 0
  const live = minutes > 0 ? '' : `${binds.add(liveStates)}::text[]`
  const state = past
    ? `(select h."toStatCd" from "comStateHist" h where h."taskClassNm" = 'workPermit' and h."taskKey" = p."permitNo"::text and h."actDt" <= ${moment} order by h."actDt" desc limit 1)`
    : `p."state"`
  const shown = past
    ? `p."startDt" <= ${moment} + interval '1 day' and coalesce(p."realEndDt", ${end}) > ${moment} - interval '1 day' and (w."state" = any(${live}) or (w."state" = any(${placed}) and ${inTime}))`
    : minutes > 0
      ? `w."state" = any(${placed}) and ${inTime}`
      : `(w."state" = any(${live}) or (w."state" = any(${placed}) and ${inTime}) or (w."state" = 'expired' and ${end} > ${moment} - interval '${expiredDays} days'))`
  const rows = await context.sql.query<{ row: MapRow }>(
    `select to_json(r) as row from (
       select p."permitNo", p."permitCd", p."permitNm", w."state", p."permitTypeCd", p."supplCds", p."jobKindCds", p."systemTxt", p."riskGradeCd", p."areaCd", a."areaNm", p."vendorCd", v."vendorNm",
         (select count(*)::int from "permitWorker" x where x."permitNo" = p."permitNo") as "headCnt",
         p."placeTxt", p."mapX", p."mapY", p."mapZ", p."startDt", p."endDt", p."extEndDt",
         (select count(*)::int from "permitEntry" e where e."permitNo" = p."permitNo" and e."inDt" <= ${moment} and (e."outDt" is null or e."outDt" > ${moment})) as "insideCnt",
         coalesce((select json_agg(json_build_object('residueYn', m."residueYn", 'lelPct', m."lelPct")) from "permitMaterial" m where m."permitNo" = p."permitNo"), '[]') as materials,
         ${lockPointsColumn},
         coalesce((select json_agg(json_build_object('supplCd', s."supplCd", 'circuitTxt', s."circuitTxt", 'controlRadiusM', s."controlRadiusM", 'radiusM', s."radiusM", 'depthM', s."depthM"))
                   from "permitSupplement" s where s."permitNo" = p."permitNo"), '[]') as supplements
       from "workPermit" p cross join lateral (select ${state} as "state") w
         left join "permitArea" a using ("areaCd") left join "vendor" v on v."vendorCd" = p."vendorCd"
       where ${scope} and p."plantCd" = ${plant} and ${shown} order by p."startDt", p."permitNo" limit ${mostPermits}) r`,
    binds.values,
  )
  return rows.map(({ row }) => ({ ...row, endDt: row.extEndDt ?? row.endDt }))
}

async function conflictsAmong(context: Context, works: readonly SimopsWork[]): Promise<MapConflict[]> {
  const rules = await liveRules(context)
  const found = works.flatMap((one, index) =>
    works.slice(index + 1).flatMap((other) => judgePair(one, other, rules)),
  )
  const agreed =
    found.length === 0
      ? []
      : await context.sql.query<{ basisKey: string }>(
          `select distinct "basisKey" from "permitAdjust" where "confirmDt" is not null and "basisKey" = any($1::text[])`,
          [found.map(basisKeyOf)],
        )
  const keys = new Set(agreed.map(({ basisKey }) => basisKey))
  return found.map((conflict) => ({
    permitNos: [conflict.a.permitNo, conflict.b.permitNo],
    levelCd: conflict.levelCd,
    ruleNm: saidOf(conflict.rule, 'ruleNm'),
    sentence: sentenceOf(conflict),
    distanceM: conflict.distanceM,
    resolved: conflict.levelCd === 'conditional' && keys.has(basisKeyOf(conflict)),
  }))
}

/** Fields of a measurement with their largest value, and whether it can be left out. */
const weatherFields = {
  speedMs: { unit: ' m/s', max: 100, optional: false },
  gustMs: { unit: ' m/s', max: 100, optional: true },
  rainMmH: { unit: ' mm/h', max: 500, optional: true },
  snowCmH: { unit: ' cm/h', max: 100, optional: true },
} as const
const weatherPaths = Object.keys(weatherFields) as (keyof typeof weatherFields)[]
const plantWinds = sideTable(
  'plantWind',
  {
    plantWindNo: 'bigint',
    plantCd: 'text',
    measDt: 'timestamptz',
    fromDeg: 'numeric',
    speedMs: 'numeric',
    gustMs: 'numeric',
    rainMmH: 'numeric',
    snowCmH: 'numeric',
    createUserId: 'text',
  },
  ['plantWindNo'],
)
/** A measurement of wind, rain and snow by hand or by an instrument. @throws Refusal 400, 403 */
export async function recordWeather(context: Context, given: unknown): Promise<void> {
  const body = (given ?? {}) as Record<string, unknown>
  const { session } = context
  const plantCd = typeof body['plantCd'] === 'string' ? body['plantCd'] : ''
  if (session.vendorCd || (session.plants && !session.plants.includes(plantCd)))
    throw forbidden(mapRefusals.otherWeather())
  if (!(await context.sql.maybe('select 1 from "plant" where "plantCd" = $1', [plantCd])))
    throw badField('plantCd', mapRefusals.choosePlant())
  const { fromDeg } = body
  if (typeof fromDeg !== 'number' || !(fromDeg >= 0 && fromDeg < 360))
    throw badField('fromDeg', mapRefusals.direction())
  const values: Partial<Record<keyof typeof weatherFields, number>> = {}
  for (const path of weatherPaths) {
    const { unit, max, optional } = weatherFields[path]
    const value = body[path] ?? null
    if (value === null && optional) continue
    if (typeof value !== 'number' || !(value >= 0 && value <= max))
      throw badField(path, mapRefusals.range({ name: weatherNames[path](), max, unit }))
    values[path] = value
  }
  const wind = { plantCd, measDt: context.now, createUserId: session.userId, fromDeg }
  await addRow(context, plantWinds, { ...wind, ...values })
  context.publish({ topic: 'plantWind', key: plantCd })
  await stopByWeather(context, plantCd)
}

/** Works that the weather has just outgrown stand still at once (ptw.md 5.10). */
async function stopByWeather(context: Context, plantCd: string): Promise<void> {
  const works = await context.sql.query<{
    permitNo: number
    plantCd: string
    workKindCd: string | null
    supplCds: string[] | null
  }>(
    `select "permitNo", "plantCd", "workKindCd", "supplCds" from "workPermit" where "plantCd" = $1 and "state" in ('working', 'extensionRequested')
       and ("supplCds" && $2::text[] or "workKindCd" = any($3::text[])) order by 1`,
    [plantCd, weatherSupplements, weatherKinds],
  )
  for (const work of works) {
    const [reason] = await weatherStops(work, context)
    if (reason)
      await asClock(
        context,
        work.permitNo,
        'suspend',
        String(mapRefusals.stoppedByWeather({ reason: reason.message })),
        {
          suspReasonCd: 'WEATHER',
        },
      )
  }
}
