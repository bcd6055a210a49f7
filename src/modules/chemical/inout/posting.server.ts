import { addRow } from '../../../core/server/entity/side-table.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { badField, conflict, forbidden, notFound, Refusal } from '../../../core/server/http/errors.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import { toMoment } from '../../../core/shared/dates.ts'
import { askForEarliest, movedDay } from './entry-questions.server.ts'
import { chmStock } from '../stock/chm-stock.resource.ts'
import { holds, issueRefusal, msdsHold, openLifeOf, shortage } from '../stock/stock.rule.ts'
import {
  baseUnitOf,
  convertQuantity,
  isQuantityUnit,
  toMilli,
  type BaseUnit,
} from '../store/quantity.rule.ts'
import { productFacts, type ProductFacts } from '../store/store-facts.server.ts'
import {
  receiptRefusals,
  storageTables,
  statusOf,
  storeFacts,
  type StoreFacts,
  type StorageTables,
} from '../store/store-status.server.ts'
import type { StoreStatus } from '../store/store-status.rule.ts'
import { draftWaste, withdrawWaste } from '../waste/waste.server.ts'
import { chmInOut } from './chm-in-out.resource.ts'
import { unassessed } from './first-receipt.server.ts'
import { isCount, isUse, ioTypes } from './in-out.rule.ts'
import { inOutSentences } from './in-out.texts.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** An entry that is about to be written; quantities as they were entered. */
export interface Movement {
  ioTypeCd: string
  ioDt: string
  prodNo: number
  lotNo: string
  qty: number
  unitCd: string
  fromStoreNo?: number | null
  toStoreNo?: number | null
  processNo?: number | null
  vendorCd?: string | null
  poNo?: string | null
  containerCd?: string | null
  containerQty?: number | null
  mfgYmd?: string | null
  expYmd?: string | null
  sepTxt?: string | null
  /** A receipt without an MSDS in force is set apart until there is one. */
  quarantineYn?: 'Y' | 'N' | null
  reasonTxt?: string | null
  refTypeCd?: string | null
  refNo?: number | null
  cancelIoNo?: number | null
  /** The approval that the receipt rests on; found by the posting. */
  storeExceptNo?: number | null
}
export interface Posted {
  ioNo: number
  ioCd: string
  /** The store that something came into, as it stands now. */
  store: StoreStatus | null
}
/** 422 under the code of the first thing that is wrong, with all of it. */
const refuse = (found: readonly { code: string; message: Said }[], data?: Record<string, unknown>): Refusal =>
  new Refusal(422, found[0]?.code ?? 'RULE', found[0]?.message ?? messages.invalid, {
    reasons: found.map(({ code, message }) => ({ guard: code, message })),
    data,
  })

/**
 * Writes one entry of the journal and the stock that follows from it, in the caller's transaction: month open
 * → stores locked → what leaves is there → what comes may stand there → journal and stock. Everybody who
 * writes to a store waits here for the one before.
 * @param photoCnt photos that show how the goods are kept apart, where they must be
 * @throws Refusal 400, 403, 409 (closed month), 422 (NEG_STOCK, LOT_EXP, LOT_HOLD, MULT_OVER, LIMIT_OVER,
 * CLASS_OVER, INC_X, INC_S, INC_PHOTO, MSDS_NONE …)
 */
export async function post(context: Context, movement: Movement, photoCnt = 0): Promise<Posted> {
  const day = await movedDay(context, movement)
  const wanted = [movement.fromStoreNo, movement.toStoreNo].filter(
    (no): no is number => typeof no === 'number',
  )
  const stores = new Map((await storeFacts(context, wanted, true)).map((store) => [store.storeNo, store]))
  const [from, to] = [movement.fromStoreNo, movement.toStoreNo].map((no) => (no ? stores.get(no) : undefined))
  if (wanted.some((no) => !stores.has(no))) throw badField('toStoreNo', messages.notFound)
  for (const store of stores.values()) requireScope(chmInOut, context.session, { plantCd: store.plantCd })
  const plantCd = (from ?? to)!.plantCd
  if (from && to && from.plantCd !== to.plantCd) throw badField('toStoreNo', inOutSentences.otherPlant())
  await refuseClosedMonth(context, plantCd, movement.ioDt)

  const tables = await storageTables(context, plantCd)
  const [product] = await productFacts(context.sql, [movement.prodNo], tables.limits.groupContentPct)
  if (!product) throw badField('prodNo', messages.badChoice('제품'))
  const quantity = quantitiesOf(movement, product)
  movement.quarantineYn = isReceipt(movement) && movement.quarantineYn === 'Y' && !product.sheet ? 'Y' : 'N'
  const left = from ? await takeOut(context, from, movement, quantity, day) : undefined
  const store = to
    ? await putIn(context, to, movement, product, quantity, tables, left ?? holdOf(movement), photoCnt)
    : null
  const { ioNo, ioCd } = await writeJournal(context, movement, plantCd, quantity)
  if (from) await refuseNegativePast(context, from.storeNo, movement)
  if (from && movement.ioTypeCd === ioTypes.disposal)
    await draftWaste(context, product, {
      ioNo,
      plantCd,
      storeNo: from.storeNo,
      lotNo: movement.lotNo,
      wasteYmd: day,
      wasteQty: quantity.qtyKg,
      wasteTxt: movement.reasonTxt ?? null,
    })
  // By hand: left once the entry has proven possible; the journal itself keeps all of it.
  await audit(context, acts.create, chmInOut.name, ioNo, {
    ioTypeCd: [null, movement.ioTypeCd],
    qty: [null, movement.qty],
  })
  for (const topic of [chmInOut.name, chmStock.name]) context.publish({ topic, key: ioNo })
  return { ioNo, ioCd, store }
}

export interface MovedQuantity {
  unit: BaseUnit
  /** In the unit of the stock. */
  qty: number
  qtyKg: number | null
  qtyL: number | null
}
function quantitiesOf({ qty, unitCd }: Movement, product: ProductFacts): MovedQuantity {
  if (!isQuantityUnit(unitCd)) throw badField('unitCd', messages.badChoice('단위'))
  const unit = baseUnitOf(product.prodStateCd)
  const inUnit = convertQuantity(qty, unitCd, unit, product.density)
  if (inUnit === undefined) throw refuse([{ code: 'NO_DENSITY', message: inOutSentences.noDensity() }])
  const milli = toMilli(inUnit)
  if (milli <= 0) throw badField('qty', inOutSentences.tooLittle())
  const [qtyKg, qtyL] = (['kg', 'L'] as const).map((wanted) =>
    convertQuantity(milli, unit, wanted, product.density),
  )
  return {
    unit,
    qty: milli,
    qtyKg: qtyKg === undefined ? null : toMilli(qtyKg),
    qtyL: qtyL === undefined ? null : toMilli(qtyL),
  }
}

/**
 * A month that is closed, or lies before one that is, takes nothing more. Closing waits for those who are
 * writing, and they for it.
 */
async function refuseClosedMonth({ sql }: Context, plantCd: string, ioDt: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock_shared(hashtext($1))`, [monthLock(plantCd)])
  const closed = await sql.maybe<{ closeYm: string }>(
    `select "closeYm" from "chmMonthClose" where "plantCd" = $1 and "state" = 'closed' and "closeYm" >= $2 order by "closeYm" limit 1`,
    [plantCd, (toMoment(ioDt) ?? ioDt).slice(0, 7)],
  )
  if (closed) throw conflict(inOutSentences.monthClosed({ month: closed.closeYm }))
}
export const monthLock = (plantCd: string): string => `chmMonthClose ${plantCd}`

const isReceipt = ({ ioTypeCd }: Movement): boolean =>
  ioTypeCd === ioTypes.purchase || ioTypeCd === ioTypes.bringIn
type Hold = Pick<StoredLot, 'holdCd' | 'holdReason' | 'msdsHoldYn'>
const holdOf = ({ quarantineYn }: Movement): Hold =>
  quarantineYn === 'Y' ? msdsHold : { holdCd: holds.none, holdReason: null, msdsHoldYn: 'N' }

interface StoredLot {
  stockNo: number
  lotNo: string
  stockQty: number
  unitCd: string
  mfgYmd: string | null
  expYmd: string | null
  openYmd: string | null
  openLifeDays: number | null
  holdCd: string
  holdReason: string | null
  msdsHoldYn: string
  containerCd: string | null
  containerQty: number | null
}
const lotOf = ({ sql }: Context, storeNo: number, { prodNo, lotNo }: Movement) =>
  sql.maybe<StoredLot>(
    `select * from "chmStock" where "storeNo" = $1 and "prodNo" = $2 and "lotNo" = $3 for update`,
    [storeNo, prodNo, lotNo],
  )

/** @returns how the lot is held: one that moves stays held */
async function takeOut(
  context: Context,
  store: StoreFacts,
  movement: Movement,
  { qty, unit }: MovedQuantity,
  day: string,
): Promise<Hold> {
  const lot = await lotOf(context, store.storeNo, movement)
  const refusal = lot
    ? isUse(movement.ioTypeCd)
      ? issueRefusal(lot, day, qty)
      : shortage(lot.stockQty, lot.unitCd, qty)
    : shortage(0, unit, qty)
  if (refusal) throw refuse([refusal])
  if (movement.ioTypeCd === ioTypes.use) await askForEarliest(context, store.storeNo, movement, lot!, day)
  await context.sql.query(
    // By hand: the quantity is counted down in the row itself, whoever else posts.
    `update "chmStock" set "stockQty" = "stockQty" - $2, "updateUserId" = $3, "updateDt" = now() where "stockNo" = $1`,
    [lot!.stockNo, qty, context.session.userId],
  )
  // A lot that moves takes its dates along.
  movement.mfgYmd ??= lot!.mfgYmd
  movement.expYmd ??= lot!.expYmd
  movement.containerCd ??= lot!.containerCd
  movement.containerQty ??= lot!.containerQty
  return lot!
}

async function putIn(
  context: Context,
  store: StoreFacts,
  movement: Movement,
  product: ProductFacts,
  { qty, unit }: MovedQuantity,
  tables: StorageTables,
  hold: Hold,
  photoCnt: number,
): Promise<StoreStatus> {
  const plan = { prodNo: movement.prodNo, qty, unitCd: unit }
  const status = await statusOf(context, store, plan, tables)
  const received = isReceipt(movement)
  const found = isCount(movement.ioTypeCd)
    ? []
    : [
        ...(received
          ? [
              ...receiptRefusals(product, store.plantCd, movement.quarantineYn === 'Y'),
              ...expiredRefusal(context, movement),
              ...(await unassessed(context, store.plantCd, movement.prodNo)),
            ]
          : []),
        ...status.refusals,
      ]
  if (found.length > 0) throw refuse(found, { maxQty: status.maxQty })
  movement.storeExceptNo = status.storeExceptNo
  const apart = separationRefusal(movement, status, photoCnt)
  if (apart) throw refuse([apart])
  const life = openLifeOf(product.openLifeDays, product.casNos, tables.limits.peroxideOpenDays)
  await context.sql.query(
    // By hand: a lot is made or added to in one statement, and a hold of it outlives the receipt.
    `insert into "chmStock" as s ("plantCd", "storeNo", "prodNo", "lotNo", "stockQty", "unitCd", "containerCd", "containerQty", "mfgYmd", "expYmd", "openLifeDays", "createUserId", "updateUserId", "holdCd", "holdReason", "msdsHoldYn")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15)
     on conflict ("storeNo", "prodNo", "lotNo") do update set "stockQty" = s."stockQty" + excluded."stockQty",
       "expYmd" = coalesce(s."expYmd", excluded."expYmd"), "mfgYmd" = coalesce(s."mfgYmd", excluded."mfgYmd"),
       "holdCd" = case when s."holdCd" = '00' then excluded."holdCd" else s."holdCd" end,
       "holdReason" = case when s."holdCd" = '00' then excluded."holdReason" else s."holdReason" end,
       "msdsHoldYn" = greatest(s."msdsHoldYn", excluded."msdsHoldYn"), "updateUserId" = excluded."updateUserId", "updateDt" = now()`,
    [
      store.plantCd,
      store.storeNo,
      movement.prodNo,
      movement.lotNo,
      qty,
      unit,
      movement.containerCd ?? null,
      movement.containerQty ?? null,
      movement.mfgYmd ?? null,
      movement.expYmd ?? null,
      life,
      context.session.userId,
      hold.holdCd,
      hold.holdReason,
      hold.msdsHoldYn,
    ],
  )
  return status
}

/**
 * What must be kept apart says how, and shows it; what is counted, reversed or comes back stands where it
 * stood. (chm.md 5.6)
 */
function separationRefusal({ ioTypeCd, sepTxt }: Movement, { conflicts }: StoreStatus, photoCnt: number) {
  const separate = conflicts.filter(({ result }) => result === 'S')
  if (separate.length === 0 || isCount(ioTypeCd) || ioTypeCd === ioTypes.reversal) return undefined
  const names = separate.map(({ prodNm }) => prodNm).join(', ')
  if ((sepTxt ?? '').trim().length < 5)
    return {
      code: 'INC_S',
      message: inOutSentences.separationMethod({ names }),
    }
  if (photoCnt === 0 && ioTypeCd !== ioTypes.reagentReturn)
    return { code: 'INC_PHOTO', message: inOutSentences.separationPhoto({ names }) }
  return undefined
}

/** A receipt brings no lot that is past its day. */
const expiredRefusal = ({ today }: Context, { expYmd }: Movement): { code: string; message: Said }[] =>
  expYmd && expYmd < today ? [{ code: 'LOT_EXP', message: inOutSentences.expiredLot() }] : []

async function writeJournal(
  context: Context,
  movement: Movement,
  plantCd: string,
  { qty, unit, qtyKg, qtyL }: MovedQuantity,
): Promise<{ ioNo: number; ioCd: string }> {
  const ioCd = await nextNumber(context.sql, chmInOut.fields.ioCd.numbering!, {
    plantCd,
    day: context.today,
    ruleCd: 'chmInOut.ioCd',
  })
  const row = {
    ...movement,
    ioCd,
    plantCd,
    stockQty: qty,
    stockUnitCd: unit,
    qtyKg,
    qtyL,
    reversedYn: 'N' as const,
    ioUserId: context.session.userId,
  }
  const added = await addRow(context, chmInOut, row)
  return { ioNo: Number(added!['ioNo']), ioCd }
}

/** An entry with an earlier moment must not make the stock of any later moment negative. */
async function refuseNegativePast(
  { sql }: Context,
  storeNo: number,
  { prodNo, lotNo, ioDt }: Movement,
): Promise<void> {
  const { low } = await sql.one<{ low: number | null }>(
    `select min(balance) as low from (
       select "ioDt", sum("qty") over (order by "ioDt", "ioNo") as balance from "chmStockMove" where "storeNo" = $1 and "prodNo" = $2 and "lotNo" = $3) b
     where "ioDt" >= $4::timestamptz`,
    [storeNo, prodNo, lotNo, ioDt],
  )
  if (low !== null && low < 0) throw refuse([{ code: 'NEG_STOCK', message: inOutSentences.shortAtMoment() }])
}

interface StoredEntry extends Required<Movement> {
  ioNo: number
  ioCd: string
  plantCd: string
  reversedYn: string
}
/**
 * Reverses an entry with one of its own (유형 90): the stock is as it was before. Nothing is deleted.
 * @throws Refusal 403, 404, 409 (reversed already, a reversal, closed month), 422 (what came in has been
 * used)
 */
export async function reverse(context: Context, ioNo: number, reasonTxt: string): Promise<Posted> {
  const entry = await context.sql.maybe<StoredEntry>(
    `select *, to_json("ioDt")#>>'{}' as "ioDt" from "chmInOut" where "ioNo" = $1 for update`,
    [ioNo],
  )
  if (!entry) throw notFound()
  if (context.session.plants && !context.session.plants.includes(entry.plantCd)) throw forbidden()
  if (entry.ioTypeCd === ioTypes.reversal) throw conflict(inOutSentences.reversalOfReversal())
  if (entry.reversedYn === 'Y') throw conflict(inOutSentences.reversedAlready())
  if (isCount(entry.ioTypeCd)) throw conflict(inOutSentences.countEntry())
  await refuseClosedMonth(context, entry.plantCd, entry.ioDt)
  if (entry.ioTypeCd === ioTypes.disposal) await withdrawWaste(context, ioNo)
  const posted = await post(context, {
    ioTypeCd: ioTypes.reversal,
    ioDt: context.now,
    prodNo: entry.prodNo,
    lotNo: entry.lotNo,
    qty: entry.qty,
    unitCd: entry.unitCd,
    fromStoreNo: entry.toStoreNo,
    toStoreNo: entry.fromStoreNo,
    vendorCd: entry.vendorCd,
    mfgYmd: entry.mfgYmd,
    expYmd: entry.expYmd,
    reasonTxt,
    cancelIoNo: ioNo,
  })
  await setColumns(context, chmInOut, ioNo, { reversedYn: 'Y' }, { trail: false, stamps: false })
  return posted
}
