import { plantName } from '../../../platform/plant/plant-name.ts'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { sayIn, type Say } from '../../../core/shared/four-texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmInOut } from '../inout/chm-in-out.resource.ts'
import { convertQuantity, isQuantityUnit, tidy } from '../store/quantity.rule.ts'
import { controlledLists } from '../store/store-facts.server.ts'
import { heldLevel, highestHeld, type HeldMove, type HeldQuantity } from './held-quantity.rule.ts'
import type { UsageRow } from './usage-answers.rule.ts'
import { usageTexts } from './usage.texts.ts'

const menus = ['chm/inout/useStat']

/**
 * Use of a year by product and process, and the most of each regulated substance that a plant held in twelve
 * months.
 */
export async function usageRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const schema = (summary: string) => ({ tags: [chmInOut.title], summary })
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/usage',
    {
      config: { access: { menus, right: 'read' } },
      schema: schema('연도별 입고·사용·반품·폐기(제품 × 공정)'),
    },
    async (request) => ({
      data: await usageOf(reading(engine, request.session), yearOf(request.query), plantOf(request.query)),
    }),
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/usage/excel',
    {
      config: { access: { menus, right: 'excel' } },
      schema: schema('연도별 사용량 엑셀(화학물질 통계조사용)'),
    },
    async (request, reply) => {
      const year = yearOf(request.query)
      const rows = await usageOf(reading(engine, request.session), year, plantOf(request.query))
      const say = sayIn(usageTexts, () => request.session.language)
      return asWorkbook(reply, say('book.file', { year }), engine.clock.now()).send(
        workbookOf(year, rows, say),
      )
    },
  )
  app.get(
    '/api/chm/heldquantities',
    {
      config: { access: { menus, right: 'read' } },
      schema: schema('유해화학물질 규정수량 대비 12개월 최대 보유량'),
    },
    async (request) => ({ data: await heldQuantities(reading(engine, request.session)) }),
  )
}
function yearOf({ year }: Record<string, unknown>): string {
  if (typeof year !== 'string' || !/^20\d\d$/.test(year)) throw badField('year', messages.badType('연도'))
  return year
}
const plantOf = ({ plantCd }: Record<string, unknown>): string | null =>
  typeof plantCd === 'string' && plantCd ? plantCd : null

/**
 * A reversal counts as the kind that it reverses, less than nothing, in the year in which it was made: so the
 * year agrees with the journal.
 */
async function usageOf({ sql, session }: Context, year: string, plantCd: string | null): Promise<UsageRow[]> {
  const binds = new Binds()
  const where = [scopeWhere(chmInOut, session, 't', binds), `t."ioDt" >= ${binds.add(`${year}-01-01`)}::date`]
  where.push(`t."ioDt" < ${binds.add(`${Number(year) + 1}-01-01`)}::date`)
  if (plantCd) where.push(`t."plantCd" = ${binds.add(plantCd)}`)
  const of = (kinds: string, column = 'q') =>
    `coalesce(sum(m.${column}) filter (where m.kind in (${kinds})), 0)`
  return sql.query<UsageRow>(
    `with m as (select t."prodNo", t."stockUnitCd", coalesce(o."processNo", t."processNo") as "processNo", coalesce(o."ioTypeCd", t."ioTypeCd") as kind,
         t."stockQty" * case when o."ioNo" is null then 1 else -1 end as q, t."qtyKg" * case when o."ioNo" is null then 1 else -1 end as kg
       from "chmInOut" t left join "chmInOut" o on o."ioNo" = t."cancelIoNo" where ${where.join(' and ')})
     select p."prodNo", p."prodCd", p."prodNm", max(m."stockUnitCd") as "unitCd", r."processNm",
       ${of(`'10', '15'`)} as "inQty", ${of(`'20', '25'`)} - ${of(`'45'`)} as "useQty", ${of(`'40'`)} as "backQty", ${of(`'50'`)} as "wasteQty",
       ${of(`'60'`)} - ${of(`'65'`)} as "diffQty", ${of(`'10', '15', '45', '60'`)} - ${of(`'20', '25', '40', '50', '65'`)} as "netQty",
       case when bool_and(m.kg is not null) then ${of(`'20', '25'`, 'kg')} - ${of(`'45'`, 'kg')} end as "useKg"
     from m join "chmProduct" p using ("prodNo") left join "process" r on r."processNo" = m."processNo"
     where m.kind <> '30' group by p."prodNo", p."prodCd", p."prodNm", r."processNo", r."processNm" order by p."prodNm", r."processNm" nulls last`,
    binds.values,
  )
}

function workbookOf(year: string, rows: readonly UsageRow[], say: Say<typeof usageTexts>): PassThrough {
  const out = new PassThrough()
  const quantity = { format: 'decimal', decimals: 3 } as const
  void writeWorkbook(out, {
    name: say('book.sheet'),
    title: say('book.title', { year }),
    columns: [
      { header: say('prodCd'), width: 14 },
      { header: say('product'), width: 30 },
      { header: say('process'), width: 24 },
      { header: say('unit'), width: 8 },
      ...(['in', 'used', 'back', 'waste', 'diff', 'net', 'usedKg'] as const).map((name) => ({
        header: say(name),
        ...quantity,
      })),
    ],
    rows: rows.map((row) => [
      row.prodCd,
      row.prodNm,
      row.processNm ?? say('noProcess'),
      row.unitCd,
      row.inQty,
      row.useQty,
      row.backQty,
      row.wasteQty,
      row.diffQty,
      row.netQty,
      row.useKg,
    ]),
  })
  return out
}

interface Matched {
  regItemNo: number
  regCd: string
  regSubjNm: string
  thr1Qty: number
  thr2Qty: number | null
  thrUnitTxt: string | null
  lawArticle: string
  verNo: number
  confirmNeededYn: string
  prodNos: number[]
}
/**
 * Substances of the Chemicals Control Act that have a 규정수량, plant by plant; what the products on them weighed
 * together.
 */
async function heldQuantities(context: Context): Promise<HeldQuantity[]> {
  const { sql, session, today } = context
  const items = await sql.query<Matched>(
    `select i."regItemNo", i."regCd", i."regSubjNm", i."thr1Qty", i."thr2Qty", i."thrUnitTxt", i."lawArticle", i."verNo", coalesce(i."confirmNeededYn", 'N') as "confirmNeededYn",
       json_agg(distinct m."prodNo") as "prodNos"
     from "chmRegItem" i join "chmRegMatch" m using ("regItemNo") where i."regCd" = any($1::text[]) and i."thr1Qty" is not null and m."applyYn" is distinct from 'N'
       and i."effectYmd" <= $2 and (i."endYmd" is null or i."endYmd" >= $2) group by i."regItemNo"`,
    [controlledLists, today],
  )
  const binds = new Binds()
  const scope = scopeWhere(chmInOut, session, 't', binds)
  const moves = await sql.query<{
    plantCd: string
    plantNm: string
    prodNo: number
    prodNm: string
    density: number | null
    ioDt: string
    qty: number
    unitCd: string
    recent: boolean
  }>(
    `select t."plantCd", ${plantName('n', session.language)} as "plantNm", p."prodNo", p."prodNm", p."density", to_json(t."ioDt")#>>'{}' as "ioDt", t."qty", t."unitCd",
       t."ioDt" >= (${binds.add(today)}::date - interval '12 months') as "recent"
     from "chmStockMove" t join "chmProduct" p using ("prodNo") join "plant" n using ("plantCd")
     where ${scope} and t."ioTypeCd" <> '30' and p."prodNo" = any(${binds.add([...new Set(items.flatMap(({ prodNos }) => prodNos))])}::bigint[]) order by t."ioDt", t."ioNo"`,
    binds.values,
  )
  const kgOf = ({ qty, unitCd, density }: (typeof moves)[number]): number =>
    isQuantityUnit(unitCd) ? (convertQuantity(Math.abs(qty), unitCd, 'kg', density) ?? 0) * Math.sign(qty) : 0
  const plants = [...new Map(moves.map(({ plantCd, plantNm }) => [plantCd, plantNm]))]
  return items
    .flatMap((item) =>
      plants.flatMap(([plantCd, plantNm]): HeldQuantity[] => {
        const own = moves.filter((move) => move.plantCd === plantCd && item.prodNos.includes(move.prodNo))
        if (own.length === 0) return []
        const opening = own.filter(({ recent }) => !recent).reduce((sum, move) => sum + kgOf(move), 0)
        const recent: HeldMove[] = own
          .filter((move) => move.recent)
          .map((move) => ({ ioDt: move.ioDt, kg: kgOf(move) }))
        const toKg = (value: number) => (item.thrUnitTxt === 't' ? tidy(value * 1000) : value)
        const [lowerKg, upperKg] = [toKg(item.thr1Qty), item.thr2Qty === null ? null : toKg(item.thr2Qty)]
        const highest = highestHeld(opening, recent)
        const names = [...new Map(own.map(({ prodNo, prodNm }) => [prodNo, prodNm]))]
        return [
          {
            ...highest,
            plantCd,
            plantNm,
            regCd: item.regCd,
            regItemNo: item.regItemNo,
            regSubjNm: item.regSubjNm,
            lowerKg,
            upperKg,
            level: heldLevel(highest.kg, lowerKg, upperKg),
            lawArticle: item.lawArticle,
            verNo: item.verNo,
            confirmNeededYn: item.confirmNeededYn,
            products: names.map(([prodNo, prodNm]) => ({
              prodNm,
              kg: tidy(
                own.filter((move) => move.prodNo === prodNo).reduce((sum, move) => sum + kgOf(move), 0),
              ),
            })),
          },
        ]
      }),
    )
    .toSorted((one, other) => other.kg / other.lowerKg - one.kg / one.lowerKg)
}
