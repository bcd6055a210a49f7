import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { chmStockTake } from './chm-stock-take.resource.ts'
import { stockTakeWorkNames } from './stock-take-work.texts.ts'

/** Counts that wait for the caller: to be counted, to be approved. */
export const stockTakeWork: WorkSource = {
  labels: stockTakeWorkNames,
  async find({ sql, session }) {
    if (!mayUse(session, chmStockTake.menus, 'write')) return []
    const rows = await sql.query<{
      takeNo: number
      takeCd: string
      storeNm: string
      baseYmd: string
      state: string
    }>(
      `select t."takeNo", t."takeCd", s."storeNm", t."baseYmd"::text as "baseYmd", t."state" from "chmStockTake" t join "chmStore" s using ("storeNo")
       where t."state" = 'counting' and t."assignUserId" = $1 or t."state" = 'explaining' and t."countUserId" = $1 or t."state" = 'counted' and t."apprUserId" = $1 order by 1`,
      [session.userId],
    )
    return rows.map(({ takeNo, takeCd, storeNm, baseYmd, state }) => ({
      kind: state === 'counted' ? 'stock-count-approve' : 'stock-count',
      title: storeNm,
      more: takeCd,
      dueDt: `${baseYmd}T18:00:00+09:00`,
      resource: chmStockTake.name,
      key: takeNo,
    }))
  },
}
