import type { FastifyInstance } from 'fastify'
import { Binds } from '../../../core/server/database/database.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { matChkRqst } from '../material-check/mat-chk-rqst.resource.ts'
import { chmMsdsNotice } from '../msds/msds.resource.ts'
import { chmStock } from '../stock/chm-stock.resource.ts'
import type { ChemicalBoard } from './board-answers.rule.ts'
import { openChecks } from './tiles.rule.ts'

/** The board of chemicals. */
export async function boardRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/chm/dashboard',
    {
      config: { access: { menus: ['chm/main/chmDashboard'], right: 'read' } },
      schema: { tags: ['화학물질'], summary: '화학물질 현황' },
    },
    async (request) => ({ data: await boardOf(reading(engine, request.session)) }),
  )
}

async function boardOf(context: Context): Promise<ChemicalBoard> {
  const { sql, session, today } = context
  const { msdsDueSoonDays } = await chemicalParameters(context)
  const binds = new Binds()
  const day = binds.add(today)
  const mine = scopeWhere(chmMsdsNotice, session, 'n', binds)
  const lots = scopeWhere(chmStock, session, 'k', binds)
  const checks = scopeWhere(matChkRqst, session, 'c', binds)
  const counted = await sql.one<Omit<ChemicalBoard, 'dueSoonDays'>>(
    `select (select count(*)::int from "chmChemical" where coalesce("useYn", 'Y') = 'Y') as "chemCnt",
       (select count(*)::int from "chmProduct" where "state" <> 'stopped') as "prodCnt",
       (select count(*)::int from "chmProduct" p where p."state" = 'registered' and p."msdsYn" = 'N') as "noMsdsCnt",
       (select count(*)::int from "chmMsds" where "state" = 'revising') as "revisingCnt",
       (select count(*)::int from "chmMsds" where "state" = 'valid' and "reviewDueYmd" <= ${day}::date + ${binds.add(msdsDueSoonDays)}::int) as "dueCnt",
       (select count(*)::int from "chmMsdsNotice" n where n."openYn" = 'Y' and ${mine}) as "taskCnt",
       (select count(*)::int from "chmMsdsNotice" n where n."openYn" = 'Y' and n."dueYmd" < ${day}::date and ${mine}) as "lateTaskCnt",
       (select count(*)::int from "chmRegMatch" where "openYn" = 'Y') as "borderCnt",
       (select count(*)::int from "chmStock" k where k."stockQty" > 0 and k."usableYmd" < ${day}::date and ${lots}) as "expiredCnt",
       (select count(*)::int from "chmRegHist" where "state" in ('uploaded', 'error', 'checked', 'pending')) as "histCnt",
       (select count(*)::int from "matChkRqst" c where c."state" = any(${binds.add(openChecks)}::text[]) and ${checks}) as "checkCnt",
       (select coalesce(jsonb_agg(x order by x."prodCnt" desc), '[]') from (select "regCd", count(distinct "prodNo")::int as "prodCnt" from "chmRegMatch"
          where "applyYn" is distinct from 'N' group by 1) x) as "byList"`,
    binds.values,
  )
  return { ...counted, dueSoonDays: msdsDueSoonDays }
}
