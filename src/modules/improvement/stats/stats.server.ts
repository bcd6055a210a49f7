import { plantName } from '../../../platform/plant/plant-name.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { partOf } from '../../../core/shared/periods.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { lateDays, onTime } from '../rules/due.rule.ts'
import {
  ageOf,
  ages,
  budgetUse,
  controlScore,
  keyFigures,
  levelCosts,
  percent,
  riskReduction,
} from '../rules/figures.rule.ts'
import { repeatRate } from '../rules/recurrence.rule.ts'
import type { ImprovementStats } from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { repeatedSql } from '../improvement/recurrence.server.ts'
import {
  endedStates,
  runningStates,
  type ImprovementState,
} from '../improvement/improvement-transitions.rule.ts'
import { daysBetween } from '../../../core/shared/dates.ts'

export interface StatRow {
  imprNo: number
  imprCd: string
  imprNm: string
  placeNm: string
  state: ImprovementState
  gradeCd: string
  sourceModuleCd: string
  sourceNm: string
  ownerNm: string | null
  reqDt: string
  rcvDt: string | null
  dueDt: string | null
  orgDueDt: string | null
  doneDt: string | null
  closeDt: string | null
  riskBef: number | null
  riskAft: number | null
  reopenCnt: number
  recurOfNo: number | null
  recurOfNm: string | null
  recurCloseDt: string | null
  ctrlLvlCd: string | null
  recurred: boolean
  /** The same kind of finding was at the same place within 12 months before. */
  repeated: boolean
  plantNm: string
  budgetAmt: number
  costAmt: number
  /** Won, by level of control of each action that has a cost of its own. */
  levelCosts: Record<string, number>
}
const doneOrLater: readonly ImprovementState[] = ['done', 'verifying', 'effectPending', 'closing', 'closed']

/**
 * Rows of a plant and period with what the figures need, in the caller's scope.
 * @param from and to
 * 'YYYY-MM-DD'
 */
export async function statRows(
  context: Context,
  { plantCd, from, to }: { plantCd: string | null; from: string; to: string },
): Promise<StatRow[]> {
  const binds = new Binds()
  const scope = scopeWhere(improvement, context.session, 't', binds)
  const known = scopeWhere(improvement, context.session, 'o', binds)
  const moment = (name: string) => `to_json(t."${name}")#>>'{}' as "${name}"`
  return context.sql.query<StatRow>(
    `select t."imprNo", t."imprCd", t."imprNm", t."placeNm", t."state", t."gradeCd", t."sourceModuleCd", ${['reqDt', 'rcvDt', 'dueDt', 'orgDueDt', 'doneDt', 'closeDt'].map(moment).join(', ')},
       (select ${codeNameColumn[context.session.language]} from "codeItem" c where c."codeGrpCd" = 'IMPR_SOURCE' and c."code" = t."sourceModuleCd") as "sourceNm",
       coalesce(v."vendorNm", d."deptNm") as "ownerNm", t."riskBef", t."riskAft", coalesce(t."reopenCnt", 0) as "reopenCnt", t."recurOfNo", case when ${known} then o."imprNm" end as "recurOfNm", to_json(o."closeDt")#>>'{}' as "recurCloseDt",
       (select max(a."ctrlLvlCd") from "improvementAction" a where a."imprNo" = t."imprNo" and a."actionTypeCd" = 'ROOT') as "ctrlLvlCd",
       exists (select 1 from "improvement" r where r."recurOfNo" = t."imprNo") as "recurred",
       exists (select 1 from "improvement" p where ${repeatedSql('t', 'p')}) as "repeated", (select ${plantName('p', context.session.language)} from "plant" p where p."plantCd" = t."plantCd") as "plantNm",
       coalesce(k."budgetAmt", 0) as "budgetAmt", coalesce(k."costAmt", 0) as "costAmt",
       (select coalesce(jsonb_object_agg(c."ctrlLvlCd", c."amt"), '{}') from (select a."ctrlLvlCd", sum(c."costAmt") as "amt" from "improvementActionCost" c
          join "improvementAction" a using ("imprActionNo") where a."imprNo" = t."imprNo" group by 1) c) as "levelCosts"
     from "improvement" t left join "vendor" v on v."vendorCd" = t."actVendorCd" left join "dept" d on d."deptCd" = t."actDeptCd"
       left join "improvement" o on o."imprNo" = t."recurOfNo" left join "improvementCost" k on k."imprNo" = t."imprNo"
     where ${scope} and t."state" <> 'draft' and (${binds.add(plantCd)}::text is null or t."plantCd" = ${binds.add(plantCd)}) and t."reqDt" >= ${binds.add(from)}::date and t."reqDt" < ${binds.add(to)}::date + 1
     order by t."imprNo" desc limit 20000`,
    binds.values,
  )
}

const isOpen = (row: StatRow): boolean => !endedStates.includes(row.state)
export const isOverdueRow = (row: StatRow, now: string): boolean =>
  runningStates.includes(row.state) && row.dueDt !== null && lateDays(row.dueDt, now) > 0
/** 완료율, 준수율 and the others of some rows (IMP-11). */
export function figuresOf(rows: readonly StatRow[], now: string): ImprovementStats['figures'] {
  const count = (test: (row: StatRow) => boolean) => rows.filter(test).length
  const closed = rows.filter(({ state }) => state === 'closed')
  return keyFigures({
    total: rows.length,
    cancelled: count(({ state }) => state === 'cancelled'),
    rejected: count(({ state }) => state === 'rejected'),
    merged: count(({ state }) => state === 'merged'),
    closed: closed.length,
    open: count(isOpen),
    overdue: count((row) => isOverdueRow(row, now)),
    onTime: closed.filter(({ orgDueDt, doneDt }) => orgDueDt && doneDt && onTime(orgDueDt, doneDt)).length,
    doneDays: rows.flatMap(({ rcvDt, doneDt }) =>
      rcvDt && doneDt ? [daysBetween(dayOfMoment(rcvDt), dayOfMoment(doneDt))] : [],
    ),
    reopened: count(({ reopenCnt, state }) => reopenCnt > 0 && doneOrLater.includes(state)),
    doneOrLater: count(({ state }) => doneOrLater.includes(state)),
  })
}

/** The page of figures of a year; the cost is left out for a vendor, who has no such page. */
export async function statsOf(
  context: Context,
  { plantCd, year }: { plantCd: string | null; year: string },
): Promise<ImprovementStats> {
  const { now } = context
  const rows = await statRows(context, { plantCd, from: `${year}-01-01`, to: `${year}-12-31` })
  const closed = rows.filter(({ state }) => state === 'closed')
  const open = rows.filter(isOpen)
  const risks = closed.flatMap(({ riskBef, riskAft }) =>
    riskBef !== null && riskAft !== null ? [{ before: riskBef, after: riskAft }] : [],
  )
  const levelled = rows.flatMap((row) => (row.ctrlLvlCd ? [{ ...row, ctrlLvlCd: row.ctrlLvlCd }] : []))
  const names = await context.sql.query<{ code: string; name: string }>(
    `select "code", ${codeNameColumn[context.session.language]} as "name" from "codeItem" where "codeGrpCd" = 'IMPR_CTRL_LVL'`,
  )
  const group = <T>(list: readonly T[], key: (each: T) => string) => [...Map.groupBy(list, key)]
  const sum = (list: readonly StatRow[], name: 'budgetAmt' | 'costAmt') =>
    list.reduce((total, row) => total + row[name], 0)
  const costParts = (parts: readonly string[], partOf: (row: StatRow) => string) =>
    parts.map((name) => {
      const list = rows.filter((row) => partOf(row) === name)
      return { name, budgetAmt: sum(list, 'budgetAmt'), costAmt: sum(list, 'costAmt') }
    })
  const agesOpen = ages.map(() => 0)
  for (const row of open)
    agesOpen[ageOf(daysBetween(dayOfMoment(row.rcvDt ?? row.reqDt), dayOfMoment(now)))]! += 1
  const repeats = rows.flatMap((row) =>
    row.recurOfNo && row.recurCloseDt
      ? [
          {
            imprNo: row.imprNo,
            imprCd: row.imprCd,
            imprNm: row.imprNm,
            placeNm: row.placeNm,
            recurOfNo: row.recurOfNo,
            recurOfNm: row.recurOfNm ?? '',
            days: daysBetween(dayOfMoment(row.recurCloseDt), dayOfMoment(row.reqDt)),
          },
        ]
      : [],
  )
  return {
    year,
    plantCd,
    counts: {
      total: rows.length,
      closed: closed.length,
      open: open.length,
      overdue: rows.filter((row) => isOverdueRow(row, now)).length,
      onHold: rows.filter(({ state }) => state === 'onHold').length,
    },
    figures: figuresOf(rows, now),
    heat: group(rows, ({ sourceModuleCd, gradeCd }) => `${sourceModuleCd} ${gradeCd}`).map(([, list]) => ({
      sourceModuleCd: list[0]!.sourceModuleCd,
      sourceNm: list[0]!.sourceNm,
      gradeCd: list[0]!.gradeCd,
      count: list.length,
    })),
    ages: agesOpen,
    depts: group(
      rows.filter(({ ownerNm }) => ownerNm !== null),
      ({ ownerNm }) => ownerNm!,
    )
      .map(([name, list]) => {
        const done = list.filter(({ state }) => state === 'closed')
        const inTime = done.filter(
          ({ orgDueDt, doneDt }) => orgDueDt && doneDt && onTime(orgDueDt, doneDt),
        ).length
        return {
          name,
          total: list.length,
          closed: done.length,
          overdue: list.filter((row) => isOverdueRow(row, now)).length,
          onTimeRate: percent(inTime, done.length),
        }
      })
      .toSorted((one, other) => other.overdue - one.overdue || other.total - one.total),
    control: names
      .map(({ code, name }) => {
        const list = levelled.filter(({ ctrlLvlCd }) => ctrlLvlCd === code)
        return {
          ctrlLvlCd: code,
          ctrlLvlNm: name,
          count: list.length,
          recurred: list.filter(({ recurred }) => recurred).length,
        }
      })
      .toSorted((one, other) => Number(other.ctrlLvlCd) - Number(one.ctrlLvlCd)),
    controlScore: controlScore(levelled.map(({ ctrlLvlCd }) => Number(ctrlLvlCd))),
    riskReduction: riskReduction(risks),
    risk: {
      before: risks.reduce((total, each) => total + each.before, 0),
      after: risks.reduce((total, each) => total + each.after, 0),
    },
    repeatRate: repeatRate(rows.length, repeats.length),
    repeatedYearRate: repeatRate(rows.length, rows.filter(({ repeated }) => repeated).length),
    repeats,
    cost: {
      budgetAmt: sum(rows, 'budgetAmt'),
      costAmt: sum(rows, 'costAmt'),
      use: budgetUse(sum(rows, 'budgetAmt'), sum(rows, 'costAmt')),
      halves: costParts(['1', '2'], ({ reqDt }) => String(partOf('half', reqDt))),
      plants: costParts(
        [...new Set(rows.map(({ plantNm }) => plantNm))].toSorted(),
        ({ plantNm }) => plantNm,
      ),
      levels: levelCosts(rows).map(({ ctrlLvlCd, ...amounts }) => ({
        name: names.find(({ code }) => code === ctrlLvlCd)?.name ?? '',
        ...amounts,
      })),
    },
  }
}
