import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { chmStore } from '../store/chm-store.resource.ts'
import { chmStoreInsp } from './chm-store-insp.resource.ts'
import { inspectionDays } from './store-insp.rule.ts'

/** A check of a store as calendars of other checks show it beside their own. */
export interface StoreRound {
  storeNo: number
  storeNm: string
  /** Day of the check, or by which it is to be done. */
  ymd: string
  /** Null: still to be done. */
  storeInspNo: number | null
  inspUserNm: string | null
  badCnt: number | null
}
/** The caller's stores with their last check; none for who may not read checks of stores. */
async function storesOf({ sql, session }: Context, plantCd: string) {
  if (!mayUse(session, chmStoreInsp.menus, 'read')) return []
  const binds = new Binds()
  const where = [scopeWhere(chmStore, session, 't', binds), `coalesce(t."useYn", 'Y') = 'Y'`]
  if (plantCd) where.push(`t."plantCd" = ${binds.add(plantCd)}`)
  return sql.query<{ storeNo: number; storeNm: string; inspCycleCd: string | null; lastYmd: string | null }>(
    `select t."storeNo", t."storeNm", t."inspCycleCd", (select max(i."inspYmd")::text from "chmStoreInsp" i where i."storeNo" = t."storeNo" and i."state" = 'done') as "lastYmd"
     from "chmStore" t where ${where.join(' and ')} order by t."storeNm"`,
    binds.values,
  )
}
/** The days on which stores are still to be checked, the overdue ones first on the day they were due. */
export async function storesDue(context: Context, span: Span): Promise<StoreRound[]> {
  return (await storesOf(context, span.plantCd)).flatMap(({ storeNo, storeNm, inspCycleCd, lastYmd }) =>
    inspectionDays(lastYmd, inspCycleCd, context.today, span).map((ymd) => ({
      storeNo,
      storeNm,
      ymd,
      storeInspNo: null,
      inspUserNm: null,
      badCnt: null,
    })),
  )
}
interface Span {
  from: string
  to: string
  plantCd: string
}
/** Finished checks of the caller's stores. */
export async function storesChecked(context: Context, { from, to, plantCd }: Span): Promise<StoreRound[]> {
  const { sql, session } = context
  if (!mayUse(session, chmStoreInsp.menus, 'read')) return []
  const binds = new Binds()
  const where = [
    scopeWhere(chmStoreInsp, session, 't', binds),
    `t."state" = 'done'`,
    `t."inspYmd" between ${binds.add(from)}::date and ${binds.add(to)}::date`,
  ]
  if (plantCd) where.push(`t."plantCd" = ${binds.add(plantCd)}`)
  return sql.query<StoreRound>(
    `select t."storeNo", s."storeNm", t."inspYmd"::text as "ymd", t."storeInspNo", u."userNm" as "inspUserNm", t."badCnt"::int as "badCnt"
     from "chmStoreInsp" t join "chmStore" s using ("storeNo") left join "user" u on u."userId" = t."inspUserId" where ${where.join(' and ')} order by 3, 2`,
    binds.values,
  )
}
