import type { FastifyInstance, FastifyRequest } from 'fastify'
import { anyBehaviour } from '../../../core/server/behaviour.ts'
import { acts, audit } from '../../../core/server/audit.ts'
import { reading, type Engine } from '../../../core/server/context.ts'
import { Binds } from '../../../core/server/database.ts'
import { badField } from '../../../core/server/errors.ts'
import { loadRecord } from '../../../core/server/record.ts'
import { scopeWhere } from '../../../core/server/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmInOut } from '../inout/chm-in-out.resource.ts'
import { inlinePdf, printSheet } from '../print/sheet.ts'
import { chmStore, type ChmStore } from './chm-store.resource.ts'
import { posterSheet } from './poster.server.ts'
import { isQuantityUnit } from './quantity.rule.ts'
import { heldIn, productFacts } from './store-facts.server.ts'
import { judgeStore, statusOf, storageTables, storeFacts, type StorePlan } from './store-status.server.ts'
import { storeBehaviour } from './store.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string }; Querystring: Record<string, unknown> }>
const readers = [...chmStore.menus, ...chmInOut.menus, 'chm/inout/stockStatus'] as string[]
const behaviour = anyBehaviour(storeBehaviour)

/** How stores stand: one of them with what is planned, and all of a plant. (chm.md 7) */
export async function storeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: readers, right: 'read' } } as const
  app.get(
    `${chmStore.path}/:key/status`,
    { config, schema: { tags: [chmStore.title], summary: '장소 현황과 가상입고(배수·혼재 판정)' } },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { storeNo } = await loadRecord(behaviour, context, request.params.key)
      const [store] = await storeFacts(context, [Number(storeNo)])
      return { data: await statusOf(context, store!, planOf(request.query)) }
    },
  )
  app.get(
    `${chmStore.path}/:key/poster`,
    {
      config: { access: { menus: [...chmStore.menus], right: 'print' } },
      schema: { tags: [chmStore.title], summary: '장소 게시물 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const store = (await loadRecord(behaviour, context, request.params.key)) as unknown as ChmStore
      const pdf = await printSheet(await posterSheet(context, store))
      await audit(context, acts.print, chmStore.name, store.storeNo)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`장소게시물_${store.storeCd}`))
        .send(pdf)
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/storestatus',
    { config, schema: { tags: [chmStore.title], summary: '모든 장소의 배수와 혼재 현황' } },
    async (request) => {
      const context = reading(engine, request.session)
      const { plantCd } = request.query
      const binds = new Binds()
      const scope = scopeWhere(chmStore, context.session, 't', binds)
      const plant = typeof plantCd === 'string' && plantCd !== '' ? ` and t."plantCd" = ${binds.add(plantCd)}` : ''
      const numbers = await context.sql.query<{ storeNo: number }>(
        `select t."storeNo" from "chmStore" t where ${scope}${plant} and coalesce(t."useYn", 'Y') = 'Y' order by t."storeCd" limit 500`,
        binds.values,
      )
      const stores = await storeFacts(
        context,
        numbers.map(({ storeNo }) => storeNo),
      )
      const tables = await storageTables(context, typeof plantCd === 'string' ? plantCd : context.session.plantCd)
      const held = await heldIn(
        context.sql,
        stores.map(({ storeNo }) => storeNo),
      )
      const prodNos = [...new Set(held.map(({ prodNo }) => prodNo))]
      const facts = new Map(
        (await productFacts(context.sql, prodNos, tables.limits.groupContentPct)).map((product) => [product.prodNo, product]),
      )
      return {
        data: stores.map((store) =>
          judgeStore(
            store,
            held.filter(({ storeNo }) => storeNo === store.storeNo),
            facts,
            tables,
          ),
        ),
      }
    },
  )
}

/** What is planned: `planProdNo`, `qty` and `unitCd` (L unless said otherwise). @throws Refusal 400 */
function planOf(query: Record<string, unknown>): StorePlan | undefined {
  const { planProdNo, qty, unitCd = 'L' } = query
  if (planProdNo === undefined || qty === undefined) return undefined
  const [prodNo, amount] = [Number(planProdNo), Number(qty)]
  if (!Number.isInteger(prodNo) || prodNo <= 0) throw badField('planProdNo', messages.badChoice('제품'))
  if (!Number.isFinite(amount) || amount < 0 || amount > 100_000_000) throw badField('qty', messages.notANumber('수량'))
  if (typeof unitCd !== 'string' || !isQuantityUnit(unitCd)) throw badField('unitCd', messages.badChoice('단위'))
  return { prodNo, qty: amount, unitCd }
}
