import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { wideRanges } from './composition.rule.ts'
import { chmProduct } from './chm-product.resource.ts'
import { mixtureOf, unlistedOf } from '../substance/mixture.server.ts'
import type { ProductJudgement } from '../substance/mixture-answers.rule.ts'
import { partListsOf } from '../regulation/match.server.ts'
import { hazardOfProduct } from './product-hazard.server.ts'

/**
 * Why a product is 위험물 of its class, or that it cannot be judged from what is known, and what its mixture
 * means for people.
 */
export async function hazardRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${chmProduct.path}/:key/hazard`,
    {
      config: { access: { menus: [...chmProduct.menus], right: 'read' } },
      schema: {
        tags: [chmProduct.title],
        summary: '위험물 판정 근거(유별·품명·지정수량)와 혼합물의 독성·노출기준',
      },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) => {
      const context = reading(engine, request.session)
      const product = await loadRecord(chmProduct, context, request.params.key)
      return {
        data: {
          hazard: (await hazardOfProduct(context, product, product.comps)) ?? null,
          mixture: await mixtureOf(context, product.prodNo),
          unlisted: await unlistedOf(context, product.prodNo),
          partLists: await partListsOf(context.sql),
          wide: wideRanges(product.comps, (await chemicalParameters(context)).secretRangePct).map(
            ({ component, issue }) => ({ chemNm: component.chemNm ?? '', issue }),
          ),
        } satisfies ProductJudgement,
      }
    },
  )
}
