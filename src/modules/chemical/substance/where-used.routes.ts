import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageSizes } from '../../../core/shared/limits.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { chmProductPlant } from '../product/chm-product.resource.ts'
import { chemicalMenus, chmChemical } from './chm-chemical.resource.ts'
import { partListsOf } from '../regulation/match.server.ts'
import { mostCounted, type UseCount, type WhereUsed } from './where-used-answers.rule.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>

/**
 * 구성성분 역전개: the products that openly contain a substance, and the lists that it stands on today. Secret
 * components are not told.
 */
export async function whereUsedRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/chm/chemicalusecounts',
    {
      config: { access: { menus: [...chemicalMenus], right: 'read' } },
      schema: { tags: [chmChemical.title], summary: '사용제품수' },
    },
    async (request) => {
      const given = String((request.query as { chemNos?: unknown }).chemNos ?? '').split(',')
      const chemNos = given.filter((each) => /^\d{1,15}$/.test(each)).slice(0, Math.max(...pageSizes))
      const { sql } = reading(engine, request.session)
      // Of the rows of a page alone, by the index on the substance, and never further than anybody wants to
      // know.
      const counts = await sql.query<UseCount>(
        `select k."chemNo", used."prodCnt" from unnest($1::bigint[]) as k("chemNo") cross join lateral
           (select count(*)::int as "prodCnt" from (select 1 from "chmProductComp" c where c."chemNo" = k."chemNo" limit ${mostCounted + 1}) few) used`,
        [chemNos],
      )
      return { data: counts }
    },
  )
  app.get(
    `${chmChemical.path}/:key/products`,
    {
      config: { access: { menus: [...chemicalMenus], right: 'read' } },
      schema: { tags: [chmChemical.title], summary: '사용 제품과 규제' },
    },
    async (request: Keyed) => {
      const { sql, today, session } = reading(engine, request.session)
      const chemNo = /^\d{1,15}$/.test(request.params.key) ? Number(request.params.key) : -1
      const binds = new Binds()
      const substance = binds.add(chemNo)
      const products = await sql.query<WhereUsed['products'][number]>(
        `select p."prodNo", p."prodCd", p."prodNm", c."contentMin", c."contentMax", c."contentRep",
           (select count(*)::int from "chmProductPlant" u where u."prodNo" = p."prodNo" and ${scopeWhere(chmProductPlant, session, 'u', binds)}) as "useCnt"
         from "chmProductComp" c join "chmProduct" p using ("prodNo") where c."chemNo" = ${substance} order by p."prodCd"`,
        binds.values,
      )
      const lists = await sql.query<WhereUsed['lists'][number]>(
        `select i."regCd", i."regSubjNm", i."contentMinPct", i."contentOpCd", i."lawArticle", i."confirmNeededYn" from "chmRegItem" i join "chmChemical" h on h."chemNo" = $1
         where "chmStandsOn"(h, i) and i."effectYmd" <= $2 and coalesce(i."endYmd" >= $2, true) order by 1, 2`,
        [chemNo, today],
      )
      const substanceRow = await sql.maybe<{ regKnownCd: string | null }>(
        `select "regKnownCd" from "chmChemical" where "chemNo" = $1`,
        [chemNo],
      )
      const known = substanceRow?.regKnownCd !== 'N'
      return { data: { products, lists, known, partLists: await partListsOf(sql) } satisfies WhereUsed }
    },
  )
}
