import { codeNameColumn } from '../../../../core/server/entity/columns.ts'
import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { percentOf, roundHalfUp } from '../../../../core/shared/decimal.ts'
import { lastDay, monthAfter } from '../../../../core/shared/periods.ts'
import { figuresOn } from '../event-judge.server.ts'
import { accidentRates, isPublishedTogether, type Counted } from '../rules/accident-rates.rule.ts'
import { statOwners, type AccidentStat, type OwnerStat, type StatOwner } from './accident-stat.rule.ts'
import { countsOf, heatOf, tallyOf, type MonthFigures, type Tally } from './month-figures.rule.ts'
import { monthFigures } from './month-figures.server.ts'
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
function countedOf(tally: Omit<Tally, 'ownerCd'>, hours: readonly Hours[], months: number): Counted {
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
/** As the tallies name it: all of them together have none. */
const ownerCdOf = (owner: StatOwner): string | null => (owner === 'all' ? null : owner)
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
  const before = months.map((ym) => monthAfter(ym, -months.length))
  const [counted, hours, earlierHours] = await Promise.all([
    monthFigures(context, plantCd, [...before, ...months], figures.formRestDays),
    hoursOf(context, plantCd, from, to),
    hoursOf(context, plantCd, beforeFrom, beforeTo),
  ])
  const ofMonths = (asked: readonly string[]) =>
    counted.flatMap((row) => (asked.includes(row.statYm) ? [row.figures] : []))
  const [own, earlier] = [ofMonths(months), ofMonths(before)]
  const known = new Set(hours.map(({ ym }) => ym))
  const knownEarlier = new Set(earlierHours.map(({ ym }) => ym))
  const owners = Object.fromEntries(
    statOwners.map((owner): [StatOwner, OwnerStat] => {
      const ownHours = ofOwner(hours, owner)
      const tally = tallyOf(own, ownerCdOf(owner))
      const { frequency } = accidentRates(
        countedOf(tallyOf(earlier, ownerCdOf(owner)), ofOwner(earlierHours, owner), knownEarlier.size),
      )
      const counted = { ...countedOf(tally, ownHours, known.size), frequencyBefore: frequency }
      return [
        owner,
        {
          counted,
          rates: accidentRates(counted),
          estimatedPct:
            counted.hours > 0
              ? percentOf(
                  sumOf(ownHours, ({ estimated }) => estimated),
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
    deaths: tallyOf(own, owner).injuryDeaths,
  })
  return {
    from,
    to,
    owners,
    apart: sumOf(own, ({ apart }) => apart),
    missingMonths: months.filter((ym) => !known.has(ym)),
    published:
      known.size > 0 ? isPublishedTogether(injured('employee'), injured('contractor'), figures) : null,
    months: months.map((ym) => monthOfStat(ym, ofMonths([ym]), hours)),
    heat: heatOf(own.flatMap(({ bands }) => bands)),
    ...(await spreadOf(context, own)),
  }
}
const monthOfStat = (
  ym: string,
  figures: readonly MonthFigures[],
  hours: readonly Hours[],
): AccidentStat['months'][number] => ({
  ym,
  cases: tallyOf(figures, null).cases,
  nearMisses: sumOf(
    figures.flatMap(({ bands }) => bands.filter(({ accident }) => !accident)),
    ({ n }) => n,
  ),
  hours: sumOf(
    hours.filter((row) => row.ym === ym),
    (row) => row.hours,
  ),
})
/** How, and where on the body it happened. */
async function spreadOf({ sql, session }: Context, figures: readonly MonthFigures[]) {
  const names = await sql.query<{ codeGrpCd: string; code: string; codeNm: string }>(
    `select "codeGrpCd", "code", ${codeNameColumn[session.language]} as "codeNm" from "codeItem" where "codeGrpCd" in ('SAF_OCCUR_TYPE', 'SAF_INJURY_PART')`,
  )
  const named = (group: string, counts: readonly Record<string, number>[]) =>
    countsOf(counts).map(({ code, n }) => ({
      code,
      name: names.find((row) => row.codeGrpCd === group && row.code === code)?.codeNm ?? code,
      n,
    }))
  return {
    occurrences: named(
      'SAF_OCCUR_TYPE',
      figures.map(({ occurrences }) => occurrences),
    ),
    parts: named(
      'SAF_INJURY_PART',
      figures.map(({ parts }) => parts),
    ),
  }
}
