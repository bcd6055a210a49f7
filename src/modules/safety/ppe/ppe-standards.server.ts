import type { Context } from '../../../core/server/entity/context.ts'
import { latestOf } from '../../../platform/parameter/dated-figures.rule.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { ppeFigures } from './ppe-parameters.rule.ts'
import { receivers, shareCodes, strictest, type Standard } from './ppe.rule.ts'

/** The figures in force at a plant today. */
export async function figuresOf({ sql, today }: Context, plantCd: string | null) {
  const values = await parametersOn(sql, ppeFigures.prefix, plantCd, today)
  return { ...ppeFigures.of(values), since: latestOf(values) }
}

/**
 * SQL: the standards that hold for a person, one row each: those of the own department and of the ones above it, and
 * those of the processes that these departments run.
 * @param person alias of a row with userId, plantCd and deptCd
 */
export const standardsOfSql = (person: string): string =>
  `(with recursive up as (
      select d."deptCd", d."pdeptCd" from "dept" d where d."deptCd" = ${person}."deptCd"
      union select d."deptCd", d."pdeptCd" from up join "dept" d on d."deptCd" = up."pdeptCd")
    select s."ppeCd", s."stdQty"::int as "stdQty", s."cycleMonths"::int as "cycleMonths", s."shareCd" from "ppeStd" s
    where s."plantCd" = ${person}."plantCd" and s."useYn" = 'Y' and (s."deptCd" in (select "deptCd" from up)
      or s."processNo" in (select r."processNo" from "deptProcess" r join up using ("deptCd"))))`

interface StandardRow {
  ppeCd: string
  stdQty: number
  cycleMonths: number | null
  shareCd: string
}
const rowsOf = ({ sql }: Context, userId: string): Promise<StandardRow[]> =>
  sql.query<StandardRow>(
    `select s.* from "user" u cross join lateral ${standardsOfSql('u')} s where u."userId" = $1`,
    [userId],
  )
const ofRows = (rows: readonly StandardRow[]): Map<string, Standard> =>
  strictest(rows.map(({ ppeCd, stdQty, cycleMonths }) => ({ ppeCd, cycleMonths, qty: stdQty })))

/** What a person must have for himself, by kind. What every standard calls shared is the department's. */
export async function standardsOf(context: Context, userId: string): Promise<Map<string, Standard>> {
  const rows = await rowsOf(context, userId)
  const own = new Set(rows.flatMap(({ ppeCd, shareCd }) => (shareCd === shareCodes.shared ? [] : [ppeCd])))
  return ofRows(rows.filter(({ ppeCd }) => own.has(ppeCd)))
}
/** What the department of a person uses, by kind, and whether every standard calls that kind shared. */
export async function departmentStandards(context: Context, userId: string) {
  const rows = await rowsOf(context, userId)
  const shared = new Map<string, boolean>()
  for (const { ppeCd, shareCd } of rows)
    shared.set(ppeCd, (shared.get(ppeCd) ?? true) && shareCd === shareCodes.shared)
  return { standards: ofRows(rows), shared }
}

/** The latest next exchange of each kind that a person has received for himself, 'YYYY-MM-DD' by kind. */
export async function exchangesOf({ sql }: Context, userId: string): Promise<Map<string, string>> {
  const rows = await sql.query<{ ppeCd: string; nextYmd: string }>(
    `select i."ppeCd", max(l."nextYmd")::text as "nextYmd" from "ppeIssue" t join "ppeIssueLine" l using ("ppeIssueNo") join "ppeItem" i using ("ppeItemNo")
     where t."userId" = $1 and t."receiverCd" = $2 and t."state" = 'received' and l."nextYmd" is not null group by 1`,
    [userId, receivers.person],
  )
  return new Map(rows.map(({ ppeCd, nextYmd }) => [ppeCd, nextYmd]))
}
