import { Binds } from '../../../../core/server/database/database.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { addRow, putRow, removeRows, sideTable } from '../../../../core/server/entity/side-table.ts'
import { figuresOn } from '../event-judge.server.ts'
import type { MonthFigures, Tally } from './month-figures.rule.ts'
import { safWorkStat } from './saf-work-stat.resource.ts'

const storedMonths = sideTable(
  'safEventMonth',
  { plantCd: 'text', statYm: 'text', formRestDays: 'integer', figures: 'jsonb' },
  ['plantCd', 'statYm'],
)
/** Months that were touched since they were counted; triggers fill it. */
const staleMonths = sideTable(
  'safEventStale',
  { safEventStaleNo: 'bigint', plantCd: 'text', statYm: 'text' },
  ['safEventStaleNo'],
)

/** A plant and month 'YYYY-MM'. */
interface PlantMonth {
  plantCd: string
  statYm: string
}
interface CountedMonth extends PlantMonth {
  figures: MonthFigures
}

const local = 'e."occurDt" at time zone \'Asia/Seoul\''
const ofMonth = `e."plantCd" = a."plantCd" and e."occurDt" >= a."fromDt" and e."occurDt" < a."toDt"`
const accident = 'e."eventKindCd" = \'accident\' and e."state" <> \'notAccident\''
const sums: readonly (readonly [name: keyof Omit<Tally, 'ownerCd'>, sum: string])[] = [
  ['cases', 'count(*) filter (where "lost")'],
  ['persons', 'sum("persons")'],
  ['lossDays', 'sum("lossDays")'],
  ['recordableCases', 'count(*) filter (where "recordable")'],
  ['deaths', 'sum("deaths")'],
  ['injuryDeaths', 'sum("injuryDeaths")'],
  ['formPersons', 'sum("formPersons")'],
]
const summed = `jsonb_build_object('ownerCd', "ownerCd", ${sums.map(([name, sum]) => `'${name}', ${sum}`).join(', ')})`
/** People hurt at work by owner and in all; an accident counts once however many it hurt. */
const tallies = `
  with hurt as (
    select e."safEventNo" as "no", p."personTypeCd" as "ownerCd", p."injuryTypeCd", p."deathYmd" is not null as "dead",
      p."deathYmd" is not null or coalesce(p."restDays", p."expRestDays", 0) >= 1 as "lost", coalesce(p."lossDays", 0) as "lossDays",
      p."treatCd" in ('clinic', 'hospital') as "treated", coalesce(p."restDays", p."expRestDays", 0) as "restDays"
    from "safEvent" e join "safEventPerson" p using ("safEventNo") where ${ofMonth} and ${accident} and p."workRelationCd" = 'work'),
  owned as materialized (
    select "no", "ownerCd", bool_or("lost") as "lost", coalesce(bool_or("lost" or "treated"), false) as "recordable", count(*) filter (where "lost") as "persons",
      coalesce(sum("lossDays") filter (where "lost"), 0) as "lossDays", count(*) filter (where "dead") as "deaths", count(*) filter (where "dead" and "injuryTypeCd" = 'injury') as "injuryDeaths",
      count(*) filter (where "dead" or "restDays" >= $3) as "formPersons"
    from hurt group by 1, 2),
  whole as (
    select null::text as "ownerCd", bool_or("lost") as "lost", bool_or("recordable") as "recordable", sum("persons") as "persons", sum("lossDays") as "lossDays", sum("deaths") as "deaths",
      sum("injuryDeaths") as "injuryDeaths", sum("formPersons") as "formPersons" from owned group by "no")
  select jsonb_agg("row") from (
    select ${summed} as "row" from owned group by "ownerCd"
    union all select ${summed} from whole group by "ownerCd") t`
/** Accidents on the way to work and at occasions, which no rate counts. */
const apart = `select count(distinct e."safEventNo")::int from "safEvent" e join "safEventPerson" p using ("safEventNo")
  where ${ofMonth} and ${accident} and p."workRelationCd" <> 'work'`
const bands = `select jsonb_agg(jsonb_build_object('weekday', "weekday", 'band', "band", 'accident', "accident", 'n', "n")) from (
  select extract(dow from ${local})::int as "weekday", extract(hour from ${local})::int / 4 as "band", e."eventKindCd" = 'accident' as "accident", sum(e."n")::int as "n"
  from (select date_bin('4 hours', e."occurDt", timestamptz '2000-01-01 00:00+09') as "occurDt", e."eventKindCd", count(*) as "n" from "safEvent" e
    where ${ofMonth} and e."state" <> 'notAccident' group by 1, 2) e group by 1, 2, 3) b`
const occurrences = `select jsonb_object_agg("occurTypeCd", "n") from (
  select e."occurTypeCd", count(*)::int as "n" from "safEvent" e where ${ofMonth} and ${accident} and e."occurTypeCd" is not null group by 1) o`
const parts = `select jsonb_object_agg("injuryPartCd", "n") from (
  select p."injuryPartCd", count(*)::int as "n" from "safEvent" e join "safEventPerson" p using ("safEventNo") where ${ofMonth} and ${accident} and p."injuryPartCd" is not null group by 1) o`

/** Counts months from their events. @param formRestDays the rest that the law counts from */
function counted(
  { sql }: Pick<Context, 'sql'>,
  months: readonly PlantMonth[],
  formRestDays: number,
): Promise<CountedMonth[]> {
  if (months.length === 0) return Promise.resolve([])
  return sql.query<CountedMonth>(
    `select a."plantCd", a."statYm", jsonb_build_object('tallies', coalesce((${tallies}), '[]'), 'apart', (${apart}), 'bands', coalesce((${bands}), '[]'),
       'occurrences', coalesce((${occurrences}), '{}'), 'parts', coalesce((${parts}), '{}')) as "figures"
     from (select m.*, (m."statYm" || '-01')::timestamp at time zone 'Asia/Seoul' as "fromDt", ((m."statYm" || '-01')::timestamp + interval '1 month') at time zone 'Asia/Seoul' as "toDt"
       from unnest($1::text[], $2::text[]) m("plantCd", "statYm")) a`,
    [months.map(({ plantCd }) => plantCd), months.map(({ statYm }) => statYm), formRestDays],
  )
}

/**
 * The figures of each plant of the caller and each month: as they were counted last, and counted now where a month was
 * touched since, was counted by another rest, or never.
 */
export async function monthFigures(
  context: Context,
  plantCd: string,
  months: readonly string[],
  formRestDays: number,
): Promise<CountedMonth[]> {
  const binds = new Binds()
  const scope = scopeWhere(safWorkStat, context.session, 'p', binds)
  const rows = await context.sql.query<PlantMonth & { figures: MonthFigures | null }>(
    `select p."plantCd", m."statYm", s."figures" from "plant" p cross join unnest(${binds.add(months)}::text[]) m("statYm")
     left join "safEventMonth" s on s."plantCd" = p."plantCd" and s."statYm" = m."statYm" and s."formRestDays" = ${binds.add(formRestDays)}
       and not exists (select 1 from "safEventStale" t where t."plantCd" = p."plantCd" and t."statYm" = m."statYm")
     where ${scope} and (${binds.add(plantCd || null)}::text is null or p."plantCd" = ${binds.add(plantCd || null)})`,
    binds.values,
  )
  const known = rows.filter((row): row is CountedMonth => row.figures !== null)
  const open = rows.filter(({ figures }) => figures === null)
  return [...known, ...(await counted(context, open, formRestDays))]
}

/** Interval of the clock that counts what was touched. */
export const monthFiguresMs = 60_000
const mostAtOnce = 240
/** Counts the months that were touched since they were counted. @returns how many */
export async function monthFiguresClock(engine: Engine): Promise<number> {
  const months = await engine.database.query<PlantMonth>(
    `select distinct "plantCd", "statYm" from "safEventStale" order by 2 desc, 1 limit ${mostAtOnce}`,
  )
  for (const month of months)
    await inTransaction(engine, asSystem('재해통계 집계'), (context) => countAnew(context, month))
  return months.length
}
async function countAnew(context: Context, month: PlantMonth): Promise<void> {
  await addRow(context, storedMonths, month)
  // One after the other: an earlier count must not be written over a later one.
  await context.sql.query('select 1 from "safEventMonth" where "plantCd" = $1 and "statYm" = $2 for update', [
    month.plantCd,
    month.statYm,
  ])
  // The marks that are seen go before it is counted: what commits in between is counted and marks the month again.
  await removeRows(context, staleMonths, month)
  const { formRestDays } = await figuresOn(context, month.plantCd, context.today)
  const [row] = await counted(context, [month], formRestDays)
  await putRow(context, storedMonths, { ...month, formRestDays, figures: row!.figures })
}
