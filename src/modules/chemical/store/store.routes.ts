import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { toMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { chmInOut } from '../inout/chm-in-out.resource.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { chmStore } from './chm-store.resource.ts'
import { emergencySheet } from './emergency.server.ts'
import { placeLabelsPdf } from './place-label.server.ts'
import { posterSheet } from './poster.server.ts'
import { isQuantityUnit } from './quantity.rule.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { matChkRqst, type MatChkRqst } from '../material-check/mat-chk-rqst.resource.ts'
import { chmStock } from '../stock/chm-stock.resource.ts'
import { chmIncomp } from './incompatibility.resource.ts'
import { heldIn, mixCellsOn, productFacts } from './store-facts.server.ts'
import { multipleLevels } from './store-multiple.rule.ts'
import type { StorageSummary } from './storage-portlet.rule.ts'
import type { StoreStatus } from './store-status.rule.ts'
import {
  judgeStore,
  receiptRefusals,
  statusOf,
  storageTables,
  storeFacts,
  type StorePlan,
} from './store-status.server.ts'
import { fileNames } from '../chemical-files.texts.ts'
import { chmStoreExcept } from './store-exception.resource.ts'
import { exceptionGrounds } from './store-exception.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string }; Querystring: Record<string, unknown> }>
const readers = [...chmStore.menus, ...chmInOut.menus, 'chm/inout/stockStatus'] as string[]
const summaryReaders = ['chm/main/chmDashboard', 'chm/inout/stockStatus', ...chmStore.menus] as string[]

/** How stores stand: one of them with what is planned, and all of a plant. (chm.md 7) */
export async function storeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: readers, right: 'read' } } as const
  app.get(
    `${chmStore.path}/:key/status`,
    { config, schema: { tags: [chmStore.title], summary: '장소 현황과 가상입고(배수·혼재 판정)' } },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { storeNo } = await loadRecord(chmStore, context, request.params.key)
      const [store] = await storeFacts(context, [Number(storeNo)])
      const plan = planOf(request.query)
      const status = await statusOf(context, store!, plan)
      if (!plan || request.query['move'] === 'Y') return { data: status }
      const { groupContentPct } = await chemicalParameters(context, store!.plantCd)
      const [product] = await productFacts(context.sql, [plan.prodNo], groupContentPct)
      const refusals = product
        ? receiptRefusals(product, store!.plantCd, request.query['quarantine'] === 'Y')
        : []
      return { data: { ...status, refusals: [...refusals, ...status.refusals] } }
    },
  )
  app.get(
    '/api/chm/incompmatrix',
    { config, schema: { tags: [chmIncomp.title], summary: '분리군 혼재 기준표: 오늘 시행 중인 모든 칸' } },
    async (request) => ({ data: await mixCellsOn(engine.database, reading(engine, request.session).today) }),
  )
  app.get(
    `${chmStore.path}/:key/poster`,
    {
      config: { access: { menus: [...chmStore.menus], right: 'print' } },
      schema: { tags: [chmStore.title], summary: '장소 게시물 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const store = await loadRecord(chmStore, context, request.params.key)
      const pdf = await printSheet(await posterSheet(context, store), request.session.language)
      await audit(context, acts.print, chmStore.name, store.storeNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(fileNames.poster({ code: store.storeCd }).in(request.session.language)),
        )
        .send(pdf)
    },
  )
  app.get(
    `${chmStore.path}/:key/placelabels`,
    {
      config: { access: { menus: [...chmStore.menus], right: 'print' } },
      schema: { tags: [chmStore.title], summary: '장소·위치 QR 라벨 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const store = await loadRecord(chmStore, context, request.params.key)
      const name = fileNames.placeLabels({ code: store.storeCd }).in(request.session.language)
      const pdf = await placeLabelsPdf(store, name)
      await audit(context, acts.print, chmStore.name, store.storeNo)
      return reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(pdf)
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/emergency/print',
    {
      config,
      schema: { tags: [chmStore.title], summary: '소방 인계팩 인쇄(PDF): 그 시점에 어디에 무엇이 있었는지' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const { storeNo, plantCd, baseDt } = request.query
      const no = storeNo === undefined || storeNo === '' ? null : Number(storeNo)
      if (no !== null) await loadRecord(chmStore, context, String(no))
      const moment =
        typeof baseDt === 'string' && baseDt !== '' ? toMoment(baseDt.replace(' ', 'T')) : context.now
      if (!moment) throw badField('baseDt', messages.badDateTime('기준일시'))
      const sheet = await emergencySheet(context, {
        baseDt: moment,
        storeNo: no,
        plantCd: typeof plantCd === 'string' && plantCd ? plantCd : null,
      })
      await audit(context, acts.print, chmStore.name, no ?? String(plantCd ?? '*'))
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(fileNames.pack().in(request.session.language)))
        .send(await printSheet(sheet, request.session.language))
    },
  )
  app.get(
    `${chmStoreExcept.path}/:key/grounds`,
    {
      config: { access: { menus: [...chmStoreExcept.menus], right: 'read' } },
      schema: { tags: [chmStoreExcept.title], summary: '판정 근거와 장소의 보관 제품' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(chmStoreExcept, context, request.params.key)
      return { data: await exceptionGrounds(context, row) }
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/storestatus',
    { config, schema: { tags: [chmStore.title], summary: '모든 장소의 배수와 혼재 현황' } },
    async (request) => {
      const { plantCd } = request.query
      return {
        data: await allStatuses(
          reading(engine, request.session),
          typeof plantCd === 'string' && plantCd !== '' ? plantCd : null,
        ),
      }
    },
  )
  app.get(
    '/api/chm/storagesummary',
    {
      config: { access: { menus: summaryReaders, right: 'read' } },
      schema: { tags: [chmStore.title], summary: '저장·재고·사전검토 요약(첫 화면)' },
    },
    async (request) => ({ data: await summaryOf(reading(engine, request.session)) }),
  )
}

/** Every store in use of the caller's plants. */
async function allStatuses(context: Context, plantCd: string | null): Promise<StoreStatus[]> {
  const binds = new Binds()
  const scope = scopeWhere(chmStore, context.session, 't', binds)
  const plant = plantCd ? ` and t."plantCd" = ${binds.add(plantCd)}` : ''
  const numbers = await context.sql.query<{ storeNo: number }>(
    `select t."storeNo" from "chmStore" t where ${scope}${plant} and coalesce(t."useYn", 'Y') = 'Y' order by t."storeCd" limit 500`,
    binds.values,
  )
  const storeNos = numbers.map(({ storeNo }) => storeNo)
  const [stores, tables, held] = await Promise.all([
    storeFacts(context, storeNos),
    storageTables(context, plantCd ?? context.session.plantCd),
    heldIn(context.sql, storeNos),
  ])
  const prodNos = [...new Set(held.map(({ prodNo }) => prodNo))]
  const facts = new Map(
    (await productFacts(context.sql, prodNos, tables.limits.groupContentPct)).map((product) => [
      product.prodNo,
      product,
    ]),
  )
  return stores.map((store) =>
    judgeStore(
      store,
      held.filter(({ storeNo }) => storeNo === store.storeNo),
      facts,
      tables,
    ),
  )
}

const shownStores = 5
/** What the first page shows: the fullest stores, lots that run out, material checks that wait. */
async function summaryOf(context: Context): Promise<StorageSummary> {
  const { sql, session, today } = context
  const binds = new Binds()
  const scope = scopeWhere(chmStock, session, 't', binds)
  const day = binds.add(today)
  const { expirySoonDays } = await chemicalParameters(context, session.plantCd)
  const lots = await sql.one<Pick<StorageSummary, 'expired' | 'expiring' | 'held'>>(
    `select count(*) filter (where t."usableYmd" < ${day}::date)::int as "expired",
       count(*) filter (where t."usableYmd" >= ${day}::date and t."usableYmd" <= ${day}::date + ${binds.add(expirySoonDays)}::int)::int as "expiring",
       count(*) filter (where t."holdCd" <> '00')::int as "held"
     from "chmStock" t where ${scope} and t."stockQty" > 0`,
    binds.values,
  )
  const checkBinds = new Binds()
  const checks = await sql.query<{ state: MatChkRqst['state']; count: number }>(
    `select t."state", count(*)::int as count from "matChkRqst" t where ${scopeWhere(matChkRqst, session, 't', checkBinds)}
       and t."state" in ('submitted', 'reviewing', 'deciding') group by t."state" order by t."state"`,
    checkBinds.values,
  )
  const statuses = (await allStatuses(context, null)).filter(({ multiple }) => multiple > 0)
  return {
    ...lots,
    soonDays: expirySoonDays,
    checks: mayUse(session, matChkRqst.menus, 'read')
      ? checks.map(({ state, count }) => ({ state, stateNm: matChkRqst.states![state], count }))
      : [],
    stores: statuses
      .toSorted((one, other) => (other.rate ?? other.multiple * 100) - (one.rate ?? one.multiple * 100))
      .slice(0, shownStores)
      .map(({ storeNo, storeNm, multiple, permitMultiple, rate, level }) => ({
        storeNo,
        storeNm,
        multiple,
        permitMultiple,
        rate,
        level: multipleLevels[level],
      })),
  }
}

/** What is planned: `planProdNo`, `qty` and `unitCd` (L unless said otherwise). @throws Refusal 400 */
function planOf(query: Record<string, unknown>): StorePlan | undefined {
  const { planProdNo, qty, unitCd = 'L' } = query
  if (planProdNo === undefined || qty === undefined) return undefined
  const [prodNo, amount] = [Number(planProdNo), Number(qty)]
  if (!Number.isInteger(prodNo) || prodNo <= 0) throw badField('planProdNo', messages.badChoice('제품'))
  if (!Number.isFinite(amount) || amount < 0 || amount > 100_000_000)
    throw badField('qty', messages.notANumber('수량'))
  if (typeof unitCd !== 'string' || !isQuantityUnit(unitCd))
    throw badField('unitCd', messages.badChoice('단위'))
  return { prodNo, qty: amount, unitCd }
}
