import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { accountStates } from '../../../platform/user/user.resource.ts'
import { ppeIssue } from './ppe-issue.resource.ts'
import { ppeItem } from './ppe-item.resource.ts'
import { figuresOf, standardsOfSql } from './ppe-standards.server.ts'
import {
  isSupplied,
  ratesOf,
  type GapRow,
  type LotRow,
  type PersonSupply,
  type ReorderRow,
  type SupplyAnswer,
} from './ppe-supply.rule.ts'
import { reorderPoint } from './ppe.rule.ts'

/** What is asked about; '' stands for all that the caller may see. */
export interface SupplyQuery {
  plantCd: string
  deptCd: string
}
const kindName = ({ session }: Context, column: string): string =>
  `coalesce((select ${codeNameColumn[session.language]} from "codeItem" where "codeGrpCd" = 'PTW_PPE' and "code" = ${column}), ${column})`

/** Who has what a standard gives: each person for himself, or each department that has people together. */
const havers = {
  person: {
    columns: 'u."userId", u."userNm"',
    from: (where: string) => `(select u.* from "user" u where ${where})`,
    held: `t."userId" = u."userId" and t."receiverCd" = 'person'`,
    order: ', u."userId"',
  },
  dept: {
    columns: `'' as "userId", '' as "userNm"`,
    from: (where: string) => `(select distinct u."plantCd", u."deptCd" from "user" u where ${where})`,
    held: `t."deptCd" = u."deptCd" and t."plantCd" = u."plantCd" and t."receiverCd" in ('dept', 'area')`,
    order: '',
  },
} as const

/**
 * People of the caller's plants and departments, one row a kind that a standard gives them; a kind that every standard
 * calls shared is one row of the department (안전보건규칙 제34조). What counts is what was signed for and need not be
 * exchanged yet.
 */
async function needsOf(
  context: Context,
  { plantCd, deptCd }: SupplyQuery,
  by: keyof typeof havers,
): Promise<PersonSupply[]> {
  const { columns, from, held, order } = havers[by]
  const binds = new Binds()
  // A person is seen by whoever would see an issue to him.
  const scope = scopeWhere(ppeIssue, context.session, 'u', binds)
  const today = binds.add(context.today)
  const where = [scope, `u."vendorCd" is null`, `u."acctStatusCd" <> ${binds.add(accountStates.stopped)}`]
  if (plantCd) where.push(`u."plantCd" = ${binds.add(plantCd)}`)
  if (deptCd)
    where.push(
      `u."deptCd" in (with recursive below as (select ${binds.add(deptCd)}::text as "deptCd" union select d."deptCd" from below join "dept" d on d."pdeptCd" = below."deptCd") select "deptCd" from below)`,
    )
  return context.sql.query<PersonSupply>(
    `select ${columns}, u."deptCd", d."deptNm", n."ppeCd", ${kindName(context, 'n."ppeCd"')} as "ppeNm", n."needQty", n."sharedYn",
       coalesce(h."haveQty", 0)::int as "haveQty", coalesce(h."unsignedQty", 0)::int as "unsignedQty", h."nextYmd"
     from ${from(where.join(' and '))} u join "dept" d on d."deptCd" = u."deptCd"
     cross join lateral (select s."ppeCd", max(s."stdQty")::int as "needQty", case when bool_and(s."shareCd" = 'shared') then 'Y' else 'N' end as "sharedYn" from ${standardsOfSql('u')} s group by 1) n
     left join lateral (
       select sum(l."qty") filter (where t."state" = 'received' and coalesce(l."nextYmd" >= ${today}::date, true)) as "haveQty",
         sum(l."qty") filter (where t."state" = 'issued') as "unsignedQty",
         (max(l."nextYmd") filter (where t."state" = 'received'))::text as "nextYmd"
       from "ppeIssue" t join "ppeIssueLine" l using ("ppeIssueNo") join "ppeItem" i using ("ppeItemNo")
       where ${held} and i."ppeCd" = n."ppeCd" and t."state" in ('issued', 'received')) h on true
     where n."sharedYn" = ${binds.add(by === 'dept' ? 'Y' : 'N')} order by d."deptCd", n."ppeCd"${order}`,
    binds.values,
  )
}
const peopleOf = async (context: Context, query: SupplyQuery): Promise<PersonSupply[]> => [
  ...(await needsOf(context, query, 'person')),
  ...(await needsOf(context, query, 'dept')),
]

/** Items with what is usable of them and the pieces at which they are ordered again. (SAF-15) */
export async function reorderOf(context: Context, plantCd: string): Promise<ReorderRow[]> {
  const { useMonths } = await figuresOf(context, plantCd || null)
  const binds = new Binds()
  const where = [scopeWhere(ppeItem, context.session, 'i', binds), `i."useYn" = 'Y'`]
  if (plantCd) where.push(`i."plantCd" = ${binds.add(plantCd)}`)
  const today = binds.add(context.today)
  const since = binds.add(addMonths(context.today, -useMonths))
  const rows = await context.sql.query<
    Omit<ReorderRow, 'reorderQty' | 'low'> & { leadDays: number; safeQty: number }
  >(
    `select i."ppeItemNo", i."ppeItemNm", ${plantName('p', context.session.language)} as "plantNm", i."unitNm", i."leadDays"::int as "leadDays", i."safeQty"::int as "safeQty",
       coalesce(s."stockQty", 0)::int as "stockQty", coalesce(s."expiredQty", 0)::int as "expiredQty",
       greatest(0, -coalesce((select sum(o."moveQty") from "ppeIo" o where o."ppeItemNo" = i."ppeItemNo" and o."ioTypeCd" in ('issue', 'back') and o."ioYmd" > ${since}::date), 0))::int as "usedQty"
     from "ppeItem" i join "plant" p using ("plantCd")
     left join lateral (select sum(x."stockQty") filter (where coalesce(x."expYmd" >= ${today}::date, true)) as "stockQty",
       sum(x."stockQty") filter (where x."expYmd" < ${today}::date) as "expiredQty" from "ppeStock" x where x."ppeItemNo" = i."ppeItemNo") s on true
     where ${where.join(' and ')} order by i."plantCd", i."ppeCd", i."ppeItemNm"`,
    binds.values,
  )
  return rows.map(({ leadDays, safeQty, ...row }) => {
    const reorderQty = reorderPoint(row.usedQty, useMonths, leadDays, safeQty)
    return { ...row, reorderQty, low: row.stockQty < reorderQty }
  })
}

/** Lots that are past their last day or reach it within the days that the figures say, and are still there. */
export async function endingLots(context: Context, plantCd: string): Promise<LotRow[]> {
  const { expireDays } = await figuresOf(context, plantCd || null)
  const binds = new Binds()
  const where = [scopeWhere(ppeItem, context.session, 'i', binds), 's."stockQty" > 0']
  if (plantCd) where.push(`i."plantCd" = ${binds.add(plantCd)}`)
  return context.sql.query<LotRow>(
    `select s."ppeItemNo", i."ppeItemNm", s."sizeTxt", s."lotNo", s."expYmd"::text as "expYmd", s."stockQty"::int as "stockQty", s."expYmd" < ${binds.add(context.today)}::date as "expired"
     from "ppeStock" s join "ppeItem" i using ("ppeItemNo") where ${where.join(' and ')} and s."expYmd" <= ${binds.add(addDays(context.today, expireDays))}::date
     order by s."expYmd", i."ppeItemNm"`,
    binds.values,
  )
}

/** Kinds that the places of use of a product name and that no standard of the department or the process gives. */
async function gapsOf(context: Context, plantCd: string): Promise<GapRow[]> {
  const binds = new Binds()
  const where = [scopeWhere(ppeItem, context.session, 'p', binds)]
  if (plantCd) where.push(`p."plantCd" = ${binds.add(plantCd)}`)
  if (context.session.depts) where.push(`p."deptCd" = any(${binds.add(context.session.depts)}::text[])`)
  return context.sql.query<GapRow>(
    `select p."deptCd", d."deptNm", r."processNm", k."ppeCd", ${kindName(context, 'k."ppeCd"')} as "ppeNm", string_agg(distinct c."prodNm", ', ' order by c."prodNm") as "products"
     from "chmProductPlant" p join "dept" d using ("deptCd") join "process" r using ("processNo") join "chmProduct" c using ("prodNo")
     cross join lateral unnest(p."ppeCds") as k("ppeCd")
     where ${where.join(' and ')} and not exists (select 1 from ${standardsOfSql('p')} s where s."ppeCd" = k."ppeCd")
       and not exists (select 1 from "ppeStd" o where o."processNo" = p."processNo" and o."ppeCd" = k."ppeCd" and o."useYn" = 'Y')
     group by 1, 2, 3, 4, 5 order by 1, 3, 4`,
    binds.values,
  )
}

/** Everything that the page of the supply shows. */
export async function supplyOf(context: Context, query: SupplyQuery): Promise<SupplyAnswer> {
  const [people, reorder, lots, gaps, { expireDays, earlyDays }] = await Promise.all([
    peopleOf(context, query),
    reorderOf(context, query.plantCd),
    endingLots(context, query.plantCd),
    gapsOf(context, query.plantCd),
    figuresOf(context, query.plantCd || null),
  ])
  const soon = addDays(context.today, earlyDays)
  return {
    today: context.today,
    expireDays,
    rates: ratesOf(people),
    lacking: people.filter((person) => !isSupplied(person)),
    due: people.filter((person) => person.nextYmd !== null && person.nextYmd <= soon),
    reorder,
    lots,
    gaps,
  }
}
