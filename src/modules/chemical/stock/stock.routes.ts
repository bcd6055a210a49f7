import { plantName } from '../../../platform/plant/plant-name.ts'
import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { toMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmInOut } from '../inout/chm-in-out.resource.ts'
import { chmStore } from '../store/chm-store.resource.ts'
import { readPlaceMark } from '../store/store-place.rule.ts'
import { convertQuantity, isQuantityUnit, toMilli } from '../store/quantity.rule.ts'
import { chmStock } from './chm-stock.resource.ts'
import { chmReagentRqst } from '../reagent/chm-reagent.resource.ts'
import type { LowStock, ScannedContainer, StockAt } from './stock-at.rule.ts'
import { stockSentences } from './stock.texts.ts'

const readers = [...chmStock.menus, ...chmStore.menus, ...chmInOut.menus] as string[]

/** 시점 재고: what stood where at a moment, read from the journal. (chm.md 7, 10) */
export async function stockRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/stocks',
    {
      config: { access: { menus: readers, right: 'read' } },
      schema: { tags: [chmStock.title], summary: '시점 재고(baseDt; 없으면 지금)' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const given = request.query['baseDt']
      const baseDt =
        given === undefined || given === ''
          ? context.now
          : typeof given === 'string'
            ? toMoment(given.replace(' ', 'T'))
            : undefined
      if (!baseDt) throw badField('baseDt', messages.badDateTime('기준일시'))
      return { data: await stockAt(context, baseDt, request.query), baseDt }
    },
  )
  app.get(
    '/api/chm/lowstock',
    {
      config: { access: { menus: readers, right: 'read' } },
      schema: { tags: [chmStock.title], summary: '최소 재고에 못 미치는 제품' },
    },
    async (request) => ({ data: await lowStock(reading(engine, request.session)) }),
  )
  app.get<{ Params: { code: string } }>(
    '/api/chm/container/:code',
    {
      config: { access: { menus: [...readers, ...chmReagentRqst.menus], right: 'read' } },
      schema: { tags: [chmStock.title], summary: '용기·로트 찾기(바코드·QR)' },
    },
    async (request) => ({
      data: await containerOf(reading(engine, request.session), request.params.code.trim()),
    }),
  )
}

/**
 * Products below their least stock, the scarcest first; plants whose places of use name no least stock say
 * nothing.
 */
async function lowStock({ sql, session, today }: Context): Promise<LowStock[]> {
  const binds = new Binds()
  const scope = scopeWhere(chmStock, session, 't', binds)
  const day = binds.add(today)
  return sql.query<LowStock>(
    `with wanted as (select t."plantCd", t."prodNo", sum(t."minStockQty") as "minStockQty" from "chmProductPlant" t where ${scope} group by 1, 2),
       held as (select t."plantCd", t."prodNo",
           coalesce(sum(t."stockQty") filter (where t."holdCd" = '00' and coalesce(t."usableYmd" >= ${day}::date, true)), 0) as "usableQty",
           sum(t."stockQty") as "allQty" from "chmStock" t where ${scope} group by 1, 2)
     select w."plantCd", ${plantName('n', session.language)} as "plantNm", w."prodNo", p."prodCd", p."prodNm", case when p."stateCd" = 'L' then 'L' else 'kg' end as "unitCd", w."minStockQty",
       coalesce(h."usableQty", 0) as "usableQty", coalesce(h."allQty" - h."usableQty", 0) as "otherQty", w."minStockQty" - coalesce(h."usableQty", 0) as "shortQty",
       (select d."deliveryNo" from "chmDelivery" d where d."prodNo" = w."prodNo" and d."plantCd" = w."plantCd" and d."state" in ('draft', 'planned', 'arrived') order by 1 limit 1) as "deliveryNo"
     from wanted w join "chmProduct" p using ("prodNo") join "plant" n using ("plantCd") left join held h using ("plantCd", "prodNo")
     where w."minStockQty" > coalesce(h."usableQty", 0) and p."state" <> 'stopped'
     order by coalesce(h."usableQty", 0) / w."minStockQty", p."prodNm"`,
    binds.values,
  )
}

const mostLots = 20
/** The store or place whose label was scanned. */
async function scannedPlace({ sql, session }: Context, code: string): Promise<ScannedContainer['place']> {
  const binds = new Binds()
  const scope = scopeWhere(chmStore, session, 't', binds)
  const { storeCd, placeCd } = readPlaceMark(code)
  const found = await sql.maybe<{ storeNo: number; storeNm: string; placeCd: string | null }>(
    `select t."storeNo", t."storeNm", p."placeCd" from "chmStore" t
     left join "chmStorePlace" p on p."storeNo" = t."storeNo" and p."placeCd" = ${binds.add(placeCd)}
     where ${scope} and t."storeCd" = ${binds.add(storeCd)} and (p."placeCd" is not null or ${binds.add(placeCd)}::text is null)`,
    binds.values,
  )
  return found ?? null
}

/**
 * What a scanned code stands for: a bottle that was filled, a store or place, else the lots of that number;
 * of the caller's plants and departments.
 * @throws Refusal 404
 */
async function containerOf(context: Context, code: string): Promise<ScannedContainer> {
  const { sql, session } = context
  const bottleBinds = new Binds()
  const bottleScope = scopeWhere(chmReagentRqst, session, 't', bottleBinds)
  const bottle = mayUse(session, chmReagentRqst.menus, 'read')
    ? await sql.maybe<{ reagentRqstNo: number }>(
        `select t."reagentRqstNo" from "chmReagentRqst" t join "chmReagentLine" l using ("reagentRqstNo")
         where ${bottleScope} and l."bottleCd" = ${bottleBinds.add(code)} order by t."reagentRqstNo" desc limit 1`,
        bottleBinds.values,
      )
    : undefined
  const place = bottle ? null : await scannedPlace(context, code)
  const binds = new Binds()
  const scope = scopeWhere(chmStock, session, 't', binds)
  const lots = await sql.query<ScannedContainer['lots'][number]>(
    `select t."stockNo", t."storeNo", s."storeNm", t."prodNo", p."prodNm", t."lotNo", t."unitCd", t."stockQty"
     from "chmStock" t join "chmStore" s using ("storeNo") join "chmProduct" p using ("prodNo")
     where ${scope} and upper(t."lotNo") = upper(${binds.add(code)}) order by t."stockQty" > 0 desc, t."usableYmd", t."stockNo" limit ${mostLots}`,
    binds.values,
  )
  if (!bottle && !place && lots.length === 0) throw notFound(stockSentences.unknownMark())
  return { reagentRqstNo: bottle?.reagentRqstNo ?? null, place, lots }
}

/** @param baseDt moment up to and with which entries count */
export async function stockAt(
  context: Context,
  baseDt: string,
  query: Record<string, unknown> = {},
): Promise<StockAt[]> {
  const binds = new Binds()
  const scope = scopeWhere(chmStore, context.session, 's', binds)
  const where = [scope, `v."ioDt" <= ${binds.add(baseDt)}::timestamptz`]
  if (typeof query['plantCd'] === 'string' && query['plantCd'])
    where.push(`s."plantCd" = ${binds.add(query['plantCd'])}`)
  for (const name of ['storeNo', 'prodNo'] as const) {
    const asked = Number(query[name])
    if (query[name] !== undefined && Number.isInteger(asked)) where.push(`v."${name}" = ${binds.add(asked)}`)
  }
  const rows = await context.sql.query<StockAt & { density: number | null }>(
    `select s."storeNo", s."storeNm", p."prodNo", p."prodCd", p."prodNm", p."density", v."lotNo", sum(v."qty") as "qty", max(v."unitCd") as "unitCd",
       to_json(max(v."ioDt"))#>>'{}' as "lastDt", max(k."expYmd"::text) as "expYmd", max(k."openYmd"::text) as "openYmd", coalesce(max(k."holdCd"), '00') as "holdCd",
       max(c."unNo") as "unNo", coalesce(max(c."casNos"), '{}') as "casNos"
     from "chmStockMove" v join "chmStore" s using ("storeNo") join "chmProduct" p using ("prodNo")
     left join "chmStock" k on k."storeNo" = v."storeNo" and k."prodNo" = v."prodNo" and k."lotNo" = v."lotNo"
     left join lateral (
       select max(h."unNo") as "unNo", array_agg(distinct h."casNo") filter (where h."casNo" is not null) as "casNos"
       from "chmProductComp" c join "chmChemical" h using ("chemNo") where c."prodNo" = p."prodNo" and c."secretYn" <> 'Y') c on true
     where ${where.join(' and ')}
     group by s."storeNo", s."storeCd", s."storeNm", p."prodNo", p."prodCd", p."prodNm", p."density", v."lotNo"
     having sum(v."qty") > 0 order by s."storeCd", p."prodNm", v."lotNo" limit 5000`,
    binds.values,
  )
  return rows.map(({ density, ...row }) => {
    const qtyKg = isQuantityUnit(row.unitCd) ? convertQuantity(row.qty, row.unitCd, 'kg', density) : undefined
    return { ...row, qtyKg: qtyKg === undefined ? null : toMilli(qtyKg) }
  })
}
