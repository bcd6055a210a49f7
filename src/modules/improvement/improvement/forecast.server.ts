import { putRow } from '../../../core/server/entity/side-table.ts'
import { forecasts } from './side-tables.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import {
  betterOwner,
  lateness,
  likelyFrom,
  pastMonths,
  splitHelps,
  type Past,
} from '../rules/lateness.rule.ts'
import type { Forecast } from './improvement-answers.rule.ts'
import type { Improvement } from './improvement.resource.ts'
import { runningStates } from './improvement-transitions.rule.ts'

/** SQL: it was done after its first due day, both as days of Korea (IMP-04). */
const lateSql = `(i."doneDt" at time zone 'Asia/Seoul')::date > (i."orgDueDt" at time zone 'Asia/Seoul')::date`
const ownerSql = `coalesce(i."actVendorCd", i."actDeptCd")`
type OfRow = Pick<Improvement, 'imprNo' | 'plantCd' | 'hazardTypeCd' | 'actDeptCd' | 'actVendorCd'>

/** Counts the outcomes of similar rows of the plant. Numbers only, so that no row can be recognised. */
async function pastOf({ sql, now }: Context, row: OfRow) {
  const counted = (where: string) =>
    `jsonb_build_object('done', count(*) filter (where ${where}), 'late', count(*) filter (where ${where} and ${lateSql}))`
  const same = { owner: `${ownerSql} = $4`, hazard: `i."hazardTypeCd" = $3`, budget: `k."budgetAmt" > 0` }
  return sql.one<{ owner: Past; hazard: Past; budget: Past; both: Past; needsBudget: boolean }>(
    `select ${counted(same.owner)} as "owner", ${counted(same.hazard)} as "hazard", ${counted(same.budget)} as "budget", ${counted(`${same.owner} and ${same.hazard}`)} as "both",
       exists (select 1 from "improvementCost" o where o."imprNo" = $1 and o."budgetAmt" > 0) as "needsBudget"
     from "improvement" i left join "improvementCost" k using ("imprNo")
     where i."plantCd" = $2 and i."imprNo" <> $1 and i."orgDueDt" is not null and i."doneDt" >= $5::timestamptz - interval '${pastMonths} months'
       and (${same.owner} or ${same.hazard} or ${same.budget})`,
    [row.imprNo, row.plantCd, row.hazardTypeCd, row.actVendorCd ?? row.actDeptCd, now],
  )
}
const latenessOf = ({ owner, hazard, budget, needsBudget }: Awaited<ReturnType<typeof pastOf>>, row: OfRow) =>
  lateness({ owner: row.actDeptCd ? owner : undefined, hazard, budget: needsBudget ? budget : undefined })

/** Kept on the day on which it is given to somebody, for the mark in the lists (impr.md 10.3). */
export async function keepForecast(context: Context, row: OfRow): Promise<void> {
  const found = latenessOf(await pastOf(context, row), row)
  if (!found) return
  const forecast = { imprNo: row.imprNo, latePct: found.latePct, forecastDt: context.now }
  await putRow(context, forecasts, forecast)
}

/**
 * SQL: per cent of a row that runs, is not late yet and was likely to be when it was given to somebody; null
 * otherwise.
 * @param now SQL of the moment
 */
export const forecastSql = (alias: string, now: string): string =>
  `(select f."latePct" from "improvementForecast" f where f."imprNo" = ${alias}."imprNo" and f."latePct" >= ${likelyFrom}
      and ${alias}."state" in (${runningStates.map((state) => `'${state}'`).join(', ')}) and ${alias}."dueDt" > ${now}::timestamptz)`

/**
 * Predicts whether a row will be late, with reasons and proposals; null where it is not running or the past
 * gives no answer.
 */
export async function forecastOf(row: Improvement, context: Context): Promise<Forecast | null> {
  if (!runningStates.includes(row.state)) return null
  const past = await pastOf(context, row)
  const found = latenessOf(past, row)
  if (!found) return null
  const others = found.likely && row.actDeptCd && !row.actVendorCd ? await othersOf(context, row) : []
  const better = betterOwner(past.both, others)
  return {
    ...found,
    split: found.likely && splitHelps(row.actions.map(({ actionTypeCd }) => actionTypeCd)),
    owner: better ? { deptNm: better.deptNm, rate: better.rate } : null,
  }
}
/** Other departments of the plant with what became of the same kind of hazard. */
const othersOf = ({ sql, now }: Context, row: OfRow) =>
  sql.query<Past & { deptNm: string }>(
    `select d."deptNm", count(*)::int as "done", count(*) filter (where ${lateSql})::int as "late" from "improvement" i join "dept" d on d."deptCd" = i."actDeptCd"
     where i."plantCd" = $1 and i."hazardTypeCd" = $2 and i."actVendorCd" is null and i."actDeptCd" <> $3 and i."orgDueDt" is not null
       and i."doneDt" >= $4::timestamptz - interval '${pastMonths} months' group by d."deptCd", d."deptNm"`,
    [row.plantCd, row.hazardTypeCd, row.actDeptCd, now],
  )
