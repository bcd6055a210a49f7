import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { percentOf, roundHalfUp } from '../../../../core/shared/decimal.ts'
import { firstDay, lastDay, monthAfter } from '../../../../core/shared/periods.ts'
import { figuresOn } from '../event-judge.server.ts'
import { accidentRates, isPublishedTogether, type Counted } from '../rules/accident-rates.rule.ts'
import { statOwners, type AccidentStat, type OwnerStat, type StatOwner } from './accident-stat.rule.ts'
import { safWorkStat } from './saf-work-stat.resource.ts'
import { statRefusals } from './stat-refusals.texts.ts'

const mostMonths = 36
/** @throws Refusal 400 for a period that is none */
function monthsBetween(from: string, to: string, thisMonth: string): string[] {
  const isMonth = (text: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text)
  if (!isMonth(from) || !isMonth(to) || from > to || to > thisMonth)
    throw badField('from', statRefusals.badPeriod())
  const months: string[] = []
  for (let ym = from; ym <= to; ym = monthAfter(ym)) months.push(ym)
  if (months.length > mostMonths) throw badField('from', statRefusals.badPeriod())
  return months
}
/** People hurt in a month or by whose they are, or of the whole period. */
interface Tally {
  /** Null: of all owners. */
  ownerCd: string | null
  /** Null: of all months. */
  ym: string | null
  /** With a day of rest or more, or dead: accidents, people and the days that they lost. */
  cases: number
  persons: number
  lossDays: number
  /** Accidents with more than first aid. */
  recordableCases: number
  deaths: number
  injuryDeaths: number
  /** People with the rest that the law counts from. */
  formPersons: number
}
const event = 'e."eventKindCd" = \'accident\' and e."state" <> \'notAccident\''
const local = 'e."occurDt" at time zone \'Asia/Seoul\''
/** First moment of a day in Korea. */
const dayBegins = (day: string): string => `${day}::timestamp at time zone 'Asia/Seoul'`
/** The caller sees the events of his plants; the statistics count them whatever the department. */
const period = (context: Context, plantCd: string, from: string, to: string) => {
  const binds = new Binds()
  const scope = scopeWhere(safWorkStat, context.session, 'e', binds)
  const where = `${scope} and (${binds.add(plantCd || null)}::text is null or e."plantCd" = ${binds.add(plantCd || null)}) and e."occurDt" >= ${dayBegins(`${binds.add(firstDay(from))}::date`)} and e."occurDt" < ${dayBegins(`(${binds.add(lastDay(to))}::date + 1)`)}`
  return { where, binds, values: binds.values }
}
const sums = `count(*) filter (where "lost")::int as "cases", sum("persons")::int as "persons", sum("lossDays")::float as "lossDays", count(*) filter (where "recordable")::int as "recordableCases",
         sum("deaths")::int as "deaths", sum("injuryDeaths")::int as "injuryDeaths", sum("formPersons")::int as "formPersons"`
/** People hurt at work, by owner, by month and in all; an accident counts once however many it hurt. */
const talliesOf = (
  context: Context,
  plantCd: string,
  from: string,
  to: string,
  formRestDays: number,
): Promise<Tally[]> => {
  const { where, binds } = period(context, plantCd, from, to)
  // A hash of accidents and owners counts each accident once; counting distinct numbers would sort all of them.
  return context.sql.query<Tally>(
    `with hurt as (
       select e."safEventNo" as "no", date_trunc('month', ${local}) as "month", p."personTypeCd" as "ownerCd", p."injuryTypeCd", p."deathYmd" is not null as "dead",
         p."deathYmd" is not null or coalesce(p."restDays", p."expRestDays", 0) >= 1 as "lost", coalesce(p."lossDays", 0)::float as "lossDays",
         p."treatCd" in ('clinic', 'hospital') as "treated", coalesce(p."restDays", p."expRestDays", 0) as "restDays"
       from "safEvent" e join "safEventPerson" p using ("safEventNo") where ${where} and ${event} and p."workRelationCd" = 'work'),
     owned as materialized (
       select "no", "month", "ownerCd", bool_or("lost") as "lost", coalesce(bool_or("lost" or "treated"), false) as "recordable", count(*) filter (where "lost") as "persons",
         coalesce(sum("lossDays") filter (where "lost"), 0) as "lossDays", count(*) filter (where "dead") as "deaths", count(*) filter (where "dead" and "injuryTypeCd" = 'injury') as "injuryDeaths",
         count(*) filter (where "dead" or "restDays" >= ${binds.add(formRestDays)}) as "formPersons"
       from hurt group by 1, 2, 3),
     whole as (
       select "no", "month", bool_or("lost") as "lost", bool_or("recordable") as "recordable", sum("persons") as "persons", sum("lossDays") as "lossDays", sum("deaths") as "deaths",
         sum("injuryDeaths") as "injuryDeaths", sum("formPersons") as "formPersons" from owned group by 1, 2),
     counted as (
       select "ownerCd", null::timestamp as "month", ${sums} from owned group by 1
       union all select null, "month", ${sums} from whole group by grouping sets (("month"), ()))
     select c.*, to_char("month", 'YYYY-MM') as "ym" from counted c`,
    binds.values,
  )
}
/** Accidents on the way to work and at occasions, which no rate counts. */
const casesApart = async (context: Context, plantCd: string, from: string, to: string): Promise<number> => {
  const { where, values } = period(context, plantCd, from, to)
  const { cases } = await context.sql.one<{ cases: number }>(
    `select count(distinct e."safEventNo")::int as "cases" from "safEvent" e join "safEventPerson" p using ("safEventNo") where ${where} and ${event} and p."workRelationCd" <> 'work'`,
    values,
  )
  return cases
}
interface Hours {
  ownerCd: string
  ym: string
  workers: number
  hours: number
  estimated: number
}
const hoursOf = async (context: Context, plantCd: string, from: string, to: string): Promise<Hours[]> => {
  const binds = new Binds()
  const scope = scopeWhere(safWorkStat, context.session, 't', binds)
  return context.sql.query<Hours>(
    `select t."ownerCd", t."statYm" as "ym", sum(t."workerQty")::int as "workers", sum(t."workHours")::float as "hours", sum(t."estHours")::float as "estimated"
     from "safWorkStat" t where ${scope} and (${binds.add(plantCd || null)}::text is null or t."plantCd" = ${binds.add(plantCd || null)}) and t."statYm" between ${binds.add(from)} and ${binds.add(to)} group by 1, 2`,
    binds.values,
  )
}
const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)
const nobody: Omit<Tally, 'ownerCd' | 'ym'> = {
  cases: 0,
  persons: 0,
  lossDays: 0,
  recordableCases: 0,
  deaths: 0,
  injuryDeaths: 0,
  formPersons: 0,
}
const tallyOf = (tallies: readonly Tally[], owner: StatOwner) =>
  tallies.find(({ ownerCd, ym }) => ym === null && ownerCd === (owner === 'all' ? null : owner)) ?? nobody

function countedOf(tally: typeof nobody, hours: readonly Hours[], months: number): Counted {
  const { cases, persons, deaths, lossDays, recordableCases } = tally
  return {
    workers: months > 0 ? roundHalfUp(sumOf(hours, ({ workers }) => workers) / months, 0) : 0,
    hours: sumOf(hours, (row) => row.hours),
    cases,
    persons,
    deaths,
    lossDays,
    lostTimeCases: cases,
    recordableCases,
    frequencyBefore: null,
  }
}
const ofOwner = (hours: readonly Hours[], owner: StatOwner): Hours[] =>
  hours.filter(({ ownerCd }) => owner === 'all' || ownerCd === owner)

/** 재해통계 of a period (SAF-05, SAF-06, SAF-07): employees, contractors and all together, with what the rates are made of. */
export async function accidentStat(
  context: Context,
  { plantCd, from, to }: { plantCd: string; from: string; to: string },
): Promise<AccidentStat> {
  const months = monthsBetween(from, to, context.today.slice(0, 7))
  const beforeTo = monthAfter(from, -1)
  const beforeFrom = monthAfter(from, -months.length)
  const figures = await figuresOn(context, plantCd || null, lastDay(to))
  const [tallies, hours, earlier, earlierHours, apart, bands, spread] = await Promise.all([
    talliesOf(context, plantCd, from, to, figures.formRestDays),
    hoursOf(context, plantCd, from, to),
    talliesOf(context, plantCd, beforeFrom, beforeTo, figures.formRestDays),
    hoursOf(context, plantCd, beforeFrom, beforeTo),
    casesApart(context, plantCd, from, to),
    bandsOf(context, plantCd, from, to),
    spreadOf(context, plantCd, from, to),
  ])
  const known = new Set(hours.map(({ ym }) => ym))
  const knownEarlier = new Set(earlierHours.map(({ ym }) => ym))
  const owners = Object.fromEntries(
    statOwners.map((owner): [StatOwner, OwnerStat] => {
      const own = ofOwner(hours, owner)
      const tally = tallyOf(tallies, owner)
      const before = accidentRates(
        countedOf(tallyOf(earlier, owner), ofOwner(earlierHours, owner), knownEarlier.size),
      ).frequency
      const counted = { ...countedOf(tally, own, known.size), frequencyBefore: before }
      return [
        owner,
        {
          counted,
          rates: accidentRates(counted),
          estimatedPct:
            counted.hours > 0
              ? percentOf(
                  sumOf(own, ({ estimated }) => estimated),
                  counted.hours,
                  1,
                )
              : null,
          formPersons: tally.formPersons,
        },
      ]
    }),
  ) as AccidentStat['owners']
  const injured = (owner: 'employee' | 'contractor') => ({
    workers: owners[owner].counted.workers,
    deaths: tallyOf(tallies, owner).injuryDeaths,
  })
  return {
    from,
    to,
    owners,
    apart,
    missingMonths: months.filter((ym) => !known.has(ym)),
    published:
      known.size > 0 ? isPublishedTogether(injured('employee'), injured('contractor'), figures) : null,
    months: monthsOfStat(months, tallies, hours, bands),
    heat: heatOf(bands),
    ...spread,
  }
}
/** Events by month, weekday and hour of four; months begin with such a band, so one pass over the rows counts all. */
async function bandsOf(context: Context, plantCd: string, from: string, to: string): Promise<Band[]> {
  const { where, values } = period(context, plantCd, from, to)
  return context.sql.query<Band>(
    `with bands as materialized (
       select date_bin('4 hours', e."occurDt", timestamptz '2000-01-01 00:00+09') as "occurDt", e."eventKindCd" = 'accident' as "accident", count(*) as "n" from "safEvent" e where ${where} and e."state" <> 'notAccident' group by 1, 2)
     select to_char(${local}, 'YYYY-MM') as "ym", extract(dow from ${local})::int as "weekday", extract(hour from ${local})::int / 4 as "band", "accident", sum("n")::int as "n" from bands e group by 1, 2, 3, 4`,
    values,
  )
}
interface Band {
  ym: string
  weekday: number
  band: number
  accident: boolean
  n: number
}
const monthsOfStat = (
  months: readonly string[],
  tallies: readonly Tally[],
  hours: readonly Hours[],
  bands: readonly Band[],
): AccidentStat['months'] =>
  months.map((ym) => ({
    ym,
    cases: tallies.find((row) => row.ym === ym)?.cases ?? 0,
    nearMisses: sumOf(
      bands.filter((row) => row.ym === ym && !row.accident),
      ({ n }) => n,
    ),
    hours: sumOf(
      hours.filter((row) => row.ym === ym),
      (row) => row.hours,
    ),
  }))
/** When in the week it happened, of all months. */
function heatOf(bands: readonly Band[]): AccidentStat['heat'] {
  const cells = new Map<string, AccidentStat['heat'][number]>()
  for (const { weekday, band, n } of bands) {
    const cell = cells.get(`${weekday} ${band}`)
    if (cell) cell.n += n
    else cells.set(`${weekday} ${band}`, { weekday, band, n })
  }
  return [...cells.values()]
}
/** How, and where on the body it happened. */
async function spreadOf(context: Context, plantCd: string, from: string, to: string) {
  const { where, values } = period(context, plantCd, from, to)
  const [occurrences, parts] = await Promise.all([
    context.sql.query<AccidentStat['occurrences'][number]>(
      `select e."occurTypeCd" as "code", coalesce(c."codeNm", e."occurTypeCd") as "name", count(*)::int as "n" from "safEvent" e left join "codeItem" c on c."codeGrpCd" = 'SAF_OCCUR_TYPE' and c."code" = e."occurTypeCd"
       where ${where} and ${event} and e."occurTypeCd" is not null group by 1, 2 order by 3 desc`,
      values,
    ),
    context.sql.query<AccidentStat['parts'][number]>(
      `select p."injuryPartCd" as "code", coalesce(c."codeNm", p."injuryPartCd") as "name", count(*)::int as "n" from "safEvent" e join "safEventPerson" p using ("safEventNo") left join "codeItem" c on c."codeGrpCd" = 'SAF_INJURY_PART' and c."code" = p."injuryPartCd"
       where ${where} and ${event} and p."injuryPartCd" is not null group by 1, 2 order by 3 desc`,
      values,
    ),
  ])
  return { occurrences, parts }
}
