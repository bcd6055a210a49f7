import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { addRow, sideTable } from '../../../core/server/entity/side-table.ts'
import { badField, conflict, notFound } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ppeIo, type PpeIo } from './ppe-issue.resource.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { expiryOf, ioTypes, moveOf, type Lot } from './ppe.rule.ts'

/** What lies in stock of a lot: the sum of its entries in the journal, counted in the row itself. */
export const ppeStock = sideTable(
  'ppeStock',
  {
    plantCd: 'text',
    ppeItemNo: 'bigint',
    sizeTxt: 'text',
    lotNo: 'text',
    makeYmd: 'date',
    expYmd: 'date',
    stockQty: 'numeric',
  },
  ['ppeItemNo', 'sizeTxt', 'lotNo'],
)

/** An entry that is about to be written, in pieces. */
export interface Entry {
  ioTypeCd: string
  ioYmd: string
  ppeItemNo: number
  sizeTxt?: string | null
  lotNo: string
  qty: number
  makeYmd?: string | null
  reasonTxt?: string | null
  ppeIssueNo?: number | null
  cancelIoNo?: number | null
  /** Of a reversal, which undoes the movement of another entry. */
  moveQty?: number | null
}
export interface StockItem {
  ppeItemNo: number
  plantCd: string
  ppeItemNm: string
  sizes: string[] | null
  cycleMonths: number | null
  shelfMonths: number | null
  openMonths: number | null
  wearHours: number | null
  useYn: 'Y' | 'N'
}
/** Locks an item: everybody who moves pieces of it waits here for the one before. @throws Refusal 400, 403 */
export async function lockedItem(context: Context, ppeItemNo: number): Promise<StockItem> {
  const item = await context.sql.maybe<StockItem>(
    `select "ppeItemNo", "plantCd", "ppeItemNm", "sizes", "cycleMonths"::int as "cycleMonths", "shelfMonths"::int as "shelfMonths",
       "openMonths"::int as "openMonths", "wearHours"::float8 as "wearHours", "useYn" from "ppeItem" where "ppeItemNo" = $1 for update`,
    [ppeItemNo],
  )
  if (!item) throw badField('ppeItemNo', messages.badChoice('보호구 품목'))
  requireScope(ppeIo, context.session, { plantCd: item.plantCd })
  return item
}
/** @throws Refusal 400 at the field when an item has no such size */
export function checkSize(item: StockItem, sizeTxt: string | null | undefined, path = 'sizeTxt'): void {
  const sizes = item.sizes ?? []
  const size = (sizeTxt ?? '').trim()
  if (sizes.length === 0 && size !== '') throw badField(path, ppeRefusals.noSize({ item: item.ppeItemNm }))
  if (sizes.length > 0 && !sizes.includes(size))
    throw badField(path, ppeRefusals.badSize({ item: item.ppeItemNm, sizes: sizes.join(', ') }))
}

interface StockRow extends Lot {
  sizeTxt: string
}
/** The lots of an item in one size, whatever is left of them. */
export const lotsOf = ({ sql }: Context, ppeItemNo: number, sizeTxt: string | null | undefined) =>
  sql.query<StockRow>(
    `select "lotNo", "sizeTxt", "makeYmd"::text as "makeYmd", "expYmd"::text as "expYmd", "stockQty"::int as "stockQty"
     from "ppeStock" where "ppeItemNo" = $1 and "sizeTxt" = $2`,
    [ppeItemNo, sizeTxt ?? ''],
  )

/**
 * Completes an entry from the item, whose row it locks, and from the stock as it stands.
 * @throws Refusal 400 (item, size), 403, 409 (more than there is)
 */
export async function completed(context: Context, entry: Entry) {
  const item = await lockedItem(context, entry.ppeItemNo)
  checkSize(item, entry.sizeTxt)
  const lot = (await lotsOf(context, item.ppeItemNo, entry.sizeTxt)).find(
    ({ lotNo }) => lotNo === entry.lotNo,
  )
  const book = lot?.stockQty ?? 0
  const moveQty = entry.moveQty ?? moveOf(entry.ioTypeCd, entry.qty, book)
  if (book + moveQty < 0) throw conflict(ppeRefusals.short({ n: book }))
  const makeYmd = lot?.makeYmd ?? entry.makeYmd ?? null
  const row = {
    ...entry,
    plantCd: item.plantCd,
    sizeTxt: entry.sizeTxt ?? null,
    makeYmd,
    expYmd: lot ? lot.expYmd : expiryOf(makeYmd, item.shelfMonths),
    moveQty,
    reversedYn: 'N' as const,
    ioUserId: context.session.userId,
  }
  return { row, item }
}

/** Adds an entry that stands in the journal to the stock of its lot. */
export async function applyToStock(
  context: Context,
  entry: Pick<PpeIo, 'plantCd' | 'ppeItemNo' | 'sizeTxt' | 'lotNo' | 'makeYmd' | 'expYmd' | 'moveQty'>,
): Promise<void> {
  const { plantCd, ppeItemNo, lotNo, makeYmd, expYmd } = entry
  const sizeTxt = entry.sizeTxt ?? ''
  await addRow(context, ppeStock, { plantCd, ppeItemNo, sizeTxt, lotNo, makeYmd, expYmd, stockQty: 0 })
  await context.sql.query(
    // By hand: the pieces are counted in the row itself, whoever else posts.
    `update "ppeStock" set "stockQty" = "stockQty" + $4 where "ppeItemNo" = $1 and "sizeTxt" = $2 and "lotNo" = $3`,
    [ppeItemNo, sizeTxt, lotNo, entry.moveQty],
  )
  context.publish({ topic: ppeIo.name })
}

/**
 * Writes an entry that follows from something else, such as an issue, and the stock; nothing goes below zero.
 * @returns its number @throws Refusal 400, 403, 409
 */
export async function post(context: Context, entry: Entry): Promise<number> {
  const { row } = await completed(context, entry)
  const ppeIoCd = await nextNumber(context.sql, ppeIo.fields.ppeIoCd.numbering!, {
    plantCd: row.plantCd,
    day: context.today,
    ruleCd: 'ppeIo.ppeIoCd',
  })
  const added = await addRow(context, ppeIo, { ...row, ppeIoCd })
  await applyToStock(context, row)
  const ppeIoNo = Number(added!['ppeIoNo'])
  // By hand: the trail of an entry that no form saved.
  await audit(context, acts.create, ppeIo.name, ppeIoNo, {
    ioTypeCd: [null, row.ioTypeCd],
    moveQty: [null, row.moveQty],
  })
  return ppeIoNo
}

const reversible: readonly string[] = [ioTypes.in, ioTypes.waste, ioTypes.count]
/**
 * Reverses an entry by one of its own: the stock is as it was before, nothing is deleted.
 * @throws Refusal 404, 409 (reversed already, follows from an issue, or what came in has been given)
 */
export async function reverse(context: Context, entry: PpeIo, reasonTxt: string): Promise<number> {
  if (entry.reversedYn === 'Y') throw conflict(ppeRefusals.reversedAlready())
  if (!reversible.includes(entry.ioTypeCd)) throw conflict(ppeRefusals.notReversible())
  const ppeIoNo = await post(context, {
    ioTypeCd: ioTypes.reverse,
    ioYmd: context.today,
    ppeItemNo: entry.ppeItemNo,
    sizeTxt: entry.sizeTxt,
    lotNo: entry.lotNo,
    qty: Math.abs(entry.moveQty ?? 0),
    moveQty: -(entry.moveQty ?? 0),
    reasonTxt,
    cancelIoNo: entry.ppeIoNo,
  })
  if (!(await setColumns(context, ppeIo, entry.ppeIoNo, { reversedYn: 'Y' }, { from: { reversedYn: 'N' } })))
    throw notFound()
  return ppeIoNo
}
