import { plantName } from '../../../platform/plant/plant-name.ts'
import { defined } from '../../../core/shared/defined.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { shownColumn } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addDays, addMonths, isDay } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { monthAfter } from '../../../core/shared/periods.ts'
import { codeName } from '../code-name.server.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { violationLevels } from '../vendor/vendor-codes.rule.ts'
import { headcountOf } from './sanction.server.ts'
import type { ViolationParameters } from './violation-parameters.rule.ts'
import { pointSum, standingOn, vendorLadder, workerLadder, type Ladder } from './violation.rule.ts'
import { warnPoint } from './warn-point.resource.ts'
import { violationParameters } from './warn-point.server.ts'
import {
  whyPoints,
  type CompanyStanding,
  type PointGroup,
  type WarnMonth,
  type WarnStat,
  type WorkerStanding,
} from './warn-stat.rule.ts'
import { countedStates, type WarnState } from './warn-transitions.rule.ts'
import { warnStatSentences } from './warn-stat.texts.ts'

interface Violation {
  warnNo: number
  violStdNo: number
  warnCd: string
  state: WarnState
  plantCd: string
  plantNm: string
  vendorCd: string
  vendorNm: string
  vendorWorkerNo: number | null
  vendorWorkerNm: string | null
  violNm: string
  violLvlCd: string
  placeNm: string
  occurYmd: string
  workerPoint: number
  vendorPoint: number
}
export interface WarnStatQuery {
  /** Empty: all plants that the caller may see. */
  plantCd: string
  from: string
  to: string
}
const longest = 36

/** The period that a call asks of; without one the last twelve months. @throws Refusal 400 */
export function statSpan(query: Record<string, unknown>, today: string): { from: string; to: string } {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  const to = text('to') || today
  const from = text('from') || `${monthAfter(today.slice(0, 7), -11)}-01`
  if (!isDay(from) || !isDay(to) || from > to || addMonths(from, longest) < to)
    throw badField('from', warnStatSentences.period())
  return { from, to }
}

const seoulDay = `("occurDt" at time zone 'Asia/Seoul')::date`
/** Confirmed violations of days, as far as the caller may see them. */
export async function violationsOf(
  context: Context,
  { plantCd, from, to }: WarnStatQuery,
  only: { vendorWorkerNo?: number; states?: readonly string[] } = {},
): Promise<Violation[]> {
  const { session, sql } = context
  const binds = new Binds()
  const where = [
    scopeWhere(warnPoint, session, 't', binds, 'below'),
    `${seoulDay} between ${binds.add(from)} and ${binds.add(to)}`,
    `t."state" = any(${binds.add(only.states ?? countedStates)}::text[])`,
    ...(plantCd ? [`t."plantCd" = ${binds.add(plantCd)}`] : []),
    ...(only.vendorWorkerNo === undefined ? [] : [`t."vendorWorkerNo" = ${binds.add(only.vendorWorkerNo)}`]),
  ].join(' and ')
  return sql.query<Violation>(
    `select t."warnNo", t."violStdNo", t."warnCd", t."state", t."plantCd", ${plantName('p', session.language)} as "plantNm", t."vendorCd", v."vendorNm", t."vendorWorkerNo",
       ${shownColumn(vendorWorker, 'vendorWorkerNm', 'w', session)} as "vendorWorkerNm", s."violNm", coalesce(t."violLvlCd", s."violLvlCd") as "violLvlCd",
       t."placeNm", ${seoulDay}::text as "occurYmd", coalesce(t."workerPoint", 0)::float8 as "workerPoint", coalesce(t."vendorPoint", 0)::float8 as "vendorPoint"
     from "warnPoint" t join "violStd" s using ("violStdNo") join "vendor" v on v."vendorCd" = t."vendorCd" join "plant" p on p."plantCd" = t."plantCd"
       left join "vendorWorker" w on w."vendorWorkerNo" = t."vendorWorkerNo"
     where ${where} order by t."occurDt" desc, t."warnNo" desc`,
    binds.values,
  )
}

const levels = {
  [violationLevels.pointOut]: 'pointOut',
  [violationLevels.warning]: 'warning',
  [violationLevels.serious]: 'serious',
} as const
function monthsOf(rows: readonly Violation[], from: string, to: string): WarnMonth[] {
  const months: WarnMonth[] = []
  for (let ym = from.slice(0, 7); ym <= to.slice(0, 7); ym = monthAfter(ym))
    months.push({ ym, pointOut: 0, warning: 0, serious: 0, points: 0 })
  const byMonth = new Map(months.map((month) => [month.ym, month]))
  for (const { occurYmd, violLvlCd, vendorPoint } of rows) {
    const month = byMonth.get(occurYmd.slice(0, 7))
    if (!month) continue
    const level = levels[violLvlCd as keyof typeof levels]
    if (level) month[level] += 1
    month.points += vendorPoint
  }
  return months
}

function groupsOf(
  rows: readonly Violation[],
  keyOf: (row: Violation) => string | number | null,
  nameOf: (row: Violation) => string,
  points: 'workerPoint' | 'vendorPoint' = 'vendorPoint',
  besideOf: (row: Violation) => string | null = () => null,
): PointGroup[] {
  return [
    ...Map.groupBy(
      rows.filter((row) => keyOf(row) !== null),
      (row) => String(keyOf(row)),
    ),
  ]
    .map(([key, list]) => ({
      key,
      name: nameOf(list[0]!),
      beside: besideOf(list[0]!),
      count: list.length,
      serious: list.filter(({ violLvlCd }) => violLvlCd === violationLevels.serious).length,
      points: list.reduce((sum, row) => sum + row[points], 0),
    }))
    .toSorted((one, other) => other.points - one.points || other.count - one.count)
}

/** The names of the kinds of sanction in the language of the reader. */
async function sanctionNames({ sql, session }: Context): Promise<Map<string, string>> {
  const rows = await sql.query<{ code: string; name: string }>(
    `select c."code", ${codeName('SANCTION', 'c."code"', session.language)} as "name" from "codeItem" c where c."codeGrpCd" = 'SANCTION'`,
  )
  return new Map(rows.map(({ code, name }) => [code, name]))
}

/** What counts today for one column of points, at one plant (R7). */
function stand(
  rows: readonly Violation[],
  points: 'workerPoint' | 'vendorPoint',
  ladder: Ladder,
  names: ReadonlyMap<string, string>,
  today: string,
  limits: ViolationParameters,
  headcount?: number,
) {
  const counted = rows.filter((row) => row[points] > 0)
  const sum = pointSum(
    rows.map((row) => ({ occurYmd: row.occurYmd, points: row[points], violLvlCd: row.violLvlCd })),
    today,
    limits,
  )
  const standing = standingOn(ladder, sum)
  const nextNm = standing.next && (names.get(standing.next) ?? standing.next)
  return {
    standing,
    reachedNm: standing.reached && (names.get(standing.reached) ?? standing.reached),
    nextNm,
    why: whyPoints(
      counted.map((row) => ({ ...row, points: row[points] })),
      standing,
      {
        ...defined({ headcount: headcount === undefined ? undefined : roundHalfUp(headcount, 1) }),
        factor: roundHalfUp(ladder.factor, 2),
        sumDays: limits.sumDays,
        nextNm,
      },
    ),
  }
}

/** Limits by plant, read once. */
function limitsOf(context: Context): (plantCd: string) => Promise<ViolationParameters> {
  const known = new Map<string, Promise<ViolationParameters>>()
  return (plantCd) => {
    const found = known.get(plantCd) ?? violationParameters(context, plantCd)
    known.set(plantCd, found)
    return found
  }
}
/** Rows that may count today: the longest sum of any plant is a year; a plant with a shorter one leaves out more. */
export const countedToday = async (
  context: Context,
  plantCd: string,
  only: Parameters<typeof violationsOf>[2] = {},
): Promise<Violation[]> => {
  const { sumDays } = await violationParameters(context, plantCd || (context.session.plantCd ?? ''))
  const from = addDays(context.today, -Math.max(365, sumDays))
  return violationsOf(context, { plantCd, from, to: context.today }, only)
}

export async function companyStandings(
  context: Context,
  rows: readonly Violation[],
): Promise<CompanyStanding[]> {
  const names = await sanctionNames(context)
  const limitsAt = limitsOf(context)
  const found: CompanyStanding[] = []
  for (const [, list] of Map.groupBy(rows, ({ plantCd, vendorCd }) => `${plantCd} ${vendorCd}`)) {
    const { plantCd, plantNm, vendorCd, vendorNm } = list[0]!
    const limits = await limitsAt(plantCd)
    const headcount = await headcountOf(context, vendorCd, plantCd)
    const ladder = vendorLadder(headcount, limits)
    found.push({
      plantCd,
      plantNm,
      vendorCd,
      vendorNm,
      headcount: roundHalfUp(headcount, 1),
      ...stand(list, 'vendorPoint', ladder, names, context.today, limits, headcount),
    })
  }
  return found.toSorted((one, other) => other.standing.sum - one.standing.sum)
}

export async function workerStandings(
  context: Context,
  rows: readonly Violation[],
): Promise<WorkerStanding[]> {
  const names = await sanctionNames(context)
  const limitsAt = limitsOf(context)
  const found: WorkerStanding[] = []
  const named = rows.filter(({ vendorWorkerNo }) => vendorWorkerNo !== null)
  for (const [, list] of Map.groupBy(
    named,
    ({ plantCd, vendorWorkerNo }) => `${plantCd} ${vendorWorkerNo}`,
  )) {
    const { plantCd, plantNm, vendorWorkerNo, vendorWorkerNm, vendorNm } = list[0]!
    const limits = await limitsAt(plantCd)
    found.push({
      plantCd,
      plantNm,
      vendorWorkerNo: vendorWorkerNo!,
      vendorWorkerNm: vendorWorkerNm ?? '',
      vendorNm,
      ...stand(list, 'workerPoint', workerLadder(limits), names, context.today, limits),
    })
  }
  return found.toSorted((one, other) => other.standing.sum - one.standing.sum)
}

/** A company that nobody wrote up stands at nothing, with the first step before it, at each of its plants. */
async function ownWithout(context: Context, known: readonly CompanyStanding[]): Promise<CompanyStanding[]> {
  const { vendorCd } = context.session
  if (!vendorCd) return []
  const plants = await context.sql.query<{ plantCd: string; plantNm: string; vendorNm: string }>(
    `select b."plantCd", ${plantName('p', context.session.language)} as "plantNm", v."vendorNm" from "vendorPlant" b join "plant" p using ("plantCd") join "vendor" v on v."vendorCd" = b."vendorCd"
     where b."vendorCd" = $1 and b."useYn" = 'Y' order by 1`,
    [vendorCd],
  )
  const names = await sanctionNames(context)
  const found: CompanyStanding[] = []
  for (const { plantCd, plantNm, vendorNm } of plants) {
    if (known.some((each) => each.plantCd === plantCd && each.vendorCd === vendorCd)) continue
    const limits = await violationParameters(context, plantCd)
    const headcount = await headcountOf(context, vendorCd, plantCd)
    const ladder = vendorLadder(headcount, limits)
    found.push({
      plantCd,
      plantNm,
      vendorCd,
      vendorNm,
      headcount: roundHalfUp(headcount, 1),
      ...stand([], 'vendorPoint', ladder, names, context.today, limits, headcount),
    })
  }
  return found
}

/** 위반현황: confirmed violations of a period by company, person, kind, place and month, and where all stand today. */
export async function warnStat(context: Context, query: WarnStatQuery): Promise<WarnStat> {
  const rows = await violationsOf(context, query)
  const today = await countedToday(context, query.plantCd)
  const companies = await companyStandings(context, today)
  return {
    from: query.from,
    to: query.to,
    count: rows.length,
    months: monthsOf(rows, query.from, query.to),
    vendors: groupsOf(
      rows,
      ({ vendorCd }) => vendorCd,
      ({ vendorNm }) => vendorNm,
    ),
    workers: groupsOf(
      rows,
      ({ vendorWorkerNo }) => vendorWorkerNo,
      ({ vendorWorkerNm }) => vendorWorkerNm ?? '',
      'workerPoint',
      ({ vendorNm }) => vendorNm,
    ),
    kinds: groupsOf(
      rows,
      ({ violStdNo }) => violStdNo,
      ({ violNm }) => violNm,
    ),
    places: groupsOf(
      rows,
      ({ placeNm }) => placeNm,
      ({ placeNm }) => placeNm,
    ),
    companies: [...companies, ...(await ownWithout(context, companies))],
    people: await workerStandings(context, today),
  }
}
