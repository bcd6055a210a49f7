import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { percentOf } from '../../../../core/shared/decimal.ts'
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
interface Victim {
  safEventNo: number
  ym: string
  personTypeCd: string
  workRelationCd: string
  injuryTypeCd: string
  injuryPartCd: string | null
  treatCd: string
  restDays: number
  lossDays: number
  dead: boolean
}
const event = 'e."eventKindCd" = \'accident\' and e."state" <> \'notAccident\''
const local = 'e."occurDt" at time zone \'Asia/Seoul\''
/** The caller sees the events of his plants; the statistics count them whatever the department. */
const period = (context: Context, plantCd: string, from: string, to: string) => {
  const binds = new Binds()
  const scope = scopeWhere(safWorkStat, context.session, 'e', binds)
  const where = `${scope} and (${binds.add(plantCd || null)}::text is null or e."plantCd" = ${binds.add(plantCd || null)}) and ${local} >= ${binds.add(firstDay(from))}::date and ${local} < ${binds.add(lastDay(to))}::date + 1`
  return { where, values: binds.values }
}
const victimsOf = async (context: Context, plantCd: string, from: string, to: string): Promise<Victim[]> => {
  const { where, values } = period(context, plantCd, from, to)
  return context.sql.query<Victim>(
    `select e."safEventNo", to_char(${local}, 'YYYY-MM') as "ym", p."personTypeCd", p."workRelationCd", p."injuryTypeCd", p."injuryPartCd", p."treatCd",
       coalesce(p."restDays", p."expRestDays", 0)::int as "restDays", coalesce(p."lossDays", 0)::float as "lossDays", p."deathYmd" is not null as "dead"
     from "safEvent" e join "safEventPerson" p using ("safEventNo") where ${where} and ${event}`,
    values,
  )
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
const wasTreated = (treatCd: string): boolean => treatCd === 'clinic' || treatCd === 'hospital'
const casesOf = (victims: readonly Victim[]): number =>
  new Set(victims.map(({ safEventNo }) => safEventNo)).size
const sumOf = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

function countedOf(victims: readonly Victim[], hours: readonly Hours[], months: number): Counted {
  const lost = victims.filter(({ dead, restDays }) => dead || restDays >= 1)
  return {
    workers: months > 0 ? Math.round(sumOf(hours, ({ workers }) => workers) / months) : 0,
    hours: sumOf(hours, (row) => row.hours),
    cases: casesOf(lost),
    persons: lost.length,
    deaths: victims.filter(({ dead }) => dead).length,
    lossDays: sumOf(lost, ({ lossDays }) => lossDays),
    lostTimeCases: casesOf(lost),
    recordableCases: casesOf(
      victims.filter((one) => one.dead || one.restDays >= 1 || wasTreated(one.treatCd)),
    ),
    frequencyBefore: null,
  }
}
const ofOwner = <T>(rows: readonly T[], owner: StatOwner, ownerOf: (row: T) => string): T[] =>
  rows.filter((row) => owner === 'all' || ownerOf(row) === owner)

/** 재해통계 of a period (SAF-05, SAF-06, SAF-07): employees, contractors and all together, with what the rates are made of. */
export async function accidentStat(
  context: Context,
  { plantCd, from, to }: { plantCd: string; from: string; to: string },
): Promise<AccidentStat> {
  const months = monthsBetween(from, to, context.today.slice(0, 7))
  const beforeTo = monthAfter(from, -1)
  const beforeFrom = monthAfter(from, -months.length)
  const [all, hours, earlier, earlierHours, figures] = await Promise.all([
    victimsOf(context, plantCd, from, to),
    hoursOf(context, plantCd, from, to),
    victimsOf(context, plantCd, beforeFrom, beforeTo),
    hoursOf(context, plantCd, beforeFrom, beforeTo),
    figuresOn(context, plantCd || null, lastDay(to)),
  ])
  const victims = all.filter(({ workRelationCd }) => workRelationCd === 'work')
  const known = new Set(hours.map(({ ym }) => ym))
  const knownEarlier = new Set(earlierHours.map(({ ym }) => ym))
  const owners = Object.fromEntries(
    statOwners.map((owner): [StatOwner, OwnerStat] => {
      const own = ofOwner(hours, owner, ({ ownerCd }) => ownerCd)
      const hurt = ofOwner(victims, owner, ({ personTypeCd }) => personTypeCd)
      const before = accidentRates(
        countedOf(
          ofOwner(earlier, owner, ({ personTypeCd }) => personTypeCd).filter(
            (one) => one.workRelationCd === 'work',
          ),
          ofOwner(earlierHours, owner, ({ ownerCd }) => ownerCd),
          knownEarlier.size,
        ),
      ).frequency
      const counted = { ...countedOf(hurt, own, known.size), frequencyBefore: before }
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
          formPersons: hurt.filter(({ dead, restDays }) => dead || restDays >= figures.formRestDays).length,
        },
      ]
    }),
  ) as AccidentStat['owners']
  const injured = (owner: 'employee' | 'contractor') => ({
    workers: owners[owner].counted.workers,
    deaths: victims.filter((one) => one.dead && one.injuryTypeCd === 'injury' && one.personTypeCd === owner)
      .length,
  })
  return {
    from,
    to,
    owners,
    apart: casesOf(all.filter(({ workRelationCd }) => workRelationCd !== 'work')),
    missingMonths: months.filter((ym) => !known.has(ym)),
    published:
      known.size > 0 ? isPublishedTogether(injured('employee'), injured('contractor'), figures) : null,
    months: await monthsOfStat(context, plantCd, months, victims, hours),
    ...(await spreadOf(context, plantCd, from, to)),
  }
}
async function monthsOfStat(
  context: Context,
  plantCd: string,
  months: readonly string[],
  victims: readonly Victim[],
  hours: readonly Hours[],
): Promise<AccidentStat['months']> {
  const { where, values } = period(context, plantCd, months[0]!, months.at(-1)!)
  const near = await context.sql.query<{ ym: string; n: number }>(
    `select to_char(${local}, 'YYYY-MM') as "ym", count(*)::int as "n" from "safEvent" e where ${where} and e."eventKindCd" <> 'accident' and e."state" <> 'notAccident' group by 1`,
    values,
  )
  return months.map((ym) => ({
    ym,
    cases: casesOf(victims.filter((one) => one.ym === ym && (one.dead || one.restDays >= 1))),
    nearMisses: near.find((row) => row.ym === ym)?.n ?? 0,
    hours: sumOf(
      hours.filter((row) => row.ym === ym),
      (row) => row.hours,
    ),
  }))
}
/** How, where on the body and when it happened. */
async function spreadOf(context: Context, plantCd: string, from: string, to: string) {
  const { where, values } = period(context, plantCd, from, to)
  const [occurrences, parts, heat] = await Promise.all([
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
    context.sql.query<AccidentStat['heat'][number]>(
      `select extract(dow from ${local})::int as "weekday", (extract(hour from ${local})::int / 4) as "band", count(*)::int as "n" from "safEvent" e where ${where} and e."state" <> 'notAccident' group by 1, 2`,
      values,
    ),
  ])
  return { occurrences, parts, heat }
}
