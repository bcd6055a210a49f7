import { plantName } from '../../../platform/plant/plant-name.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showQuantity } from '../store/quantity.rule.ts'
import { controlledLists } from '../store/store-facts.server.ts'
import { chmInOut } from './chm-in-out.resource.ts'
import { ledgerSentences } from './ledger.texts.ts'

export interface LedgerPeriod {
  from: string
  to: string
  /** Only products under the Chemicals Control Act (C1–C7). */
  hazardous: boolean
  plantCd: string | null
}
interface LedgerRow {
  prodNm: string
  prodCd: string
  unitCd: string
  openQty: number
  inQty: number
  outQty: number
  endQty: number
}
interface EntryRow {
  ioDt: string
  ioCd: string
  ioTypeNm: string | null
  prodNm: string
  lotNo: string
  stockQty: number
  stockUnitCd: string
  fromStoreNm: string | null
  toStoreNm: string | null
  vendorNm: string | null
  ioUserNm: string | null
  reversedYn: string
}
/**
 * 입출고대장, 유해화학물질 관리대장: opening + in − out = closing per product, then every entry of the period. (features 4;
 * 화학물질관리법 제50조)
 */
export async function ledgerSheet(context: Context, period: LedgerPeriod): Promise<Sheet> {
  const { sql, session, now } = context
  const where = (binds: Binds, alias: string) => {
    const scope = scopeWhere(chmInOut, session, alias, binds)
    const plant = period.plantCd ? ` and ${alias}."plantCd" = ${binds.add(period.plantCd)}` : ''
    const only = period.hazardous ? ` and ${alias}."prodNo" = any(${binds.add(hazardousNos)}::bigint[])` : ''
    return `${scope}${plant}${only}`
  }
  const hazardousNos = period.hazardous ? await hazardousProducts(context) : []
  const binds = new Binds()
  const [from, to] = [binds.add(period.from), binds.add(period.to)]
  const totals = await sql.query<LedgerRow>(
    `select p."prodNm", p."prodCd", max(t."unitCd") as "unitCd",
       coalesce(sum(t."qty") filter (where t."ioDt" < ${from}::date), 0) as "openQty",
       coalesce(sum(t."qty") filter (where t."ioDt" >= ${from}::date and t."qty" > 0 and t."ioTypeCd" <> '30'), 0) as "inQty",
       coalesce(-sum(t."qty") filter (where t."ioDt" >= ${from}::date and t."qty" < 0 and t."ioTypeCd" <> '30'), 0) as "outQty",
       coalesce(sum(t."qty"), 0) as "endQty"
     from "chmStockMove" t join "chmProduct" p using ("prodNo")
     where ${where(binds, 't')} and t."ioDt" < ${to}::date + 1 group by p."prodNo", p."prodNm", p."prodCd" order by p."prodNm"`,
    binds.values,
  )
  const entryBinds = new Binds()
  const [first, last] = [entryBinds.add(period.from), entryBinds.add(period.to)]
  const entries = await sql.query<EntryRow>(
    `select to_json(t."ioDt")#>>'{}' as "ioDt", t."ioCd", ${codeNameOf('c', context.session.language)} as "ioTypeNm", p."prodNm", t."lotNo", t."stockQty", t."stockUnitCd", f."storeNm" as "fromStoreNm", s."storeNm" as "toStoreNm",
       v."vendorNm", u."userNm" as "ioUserNm", coalesce(t."reversedYn", 'N') as "reversedYn"
     from "chmInOut" t join "chmProduct" p using ("prodNo")
     left join "codeItem" c on c."codeGrpCd" = 'CHM_IO_TYPE' and c."code" = t."ioTypeCd"
     left join "chmStore" f on f."storeNo" = t."fromStoreNo" left join "chmStore" s on s."storeNo" = t."toStoreNo"
     left join "vendor" v on v."vendorCd" = t."vendorCd" left join "user" u on u."userId" = t."ioUserId"
     where ${where(entryBinds, 't')} and t."ioDt" >= ${first}::date and t."ioDt" < ${last}::date + 1 order by t."ioDt", t."ioNo" limit 3000`,
    entryBinds.values,
  )
  const plant = period.plantCd
    ? ((
        await sql.maybe<{ plantNm: string }>(
          `select ${plantName('p', context.session.language)} as "plantNm" from "plant" p where "plantCd" = $1`,
          [period.plantCd],
        )
      )?.plantNm ?? '')
    : ''
  return {
    title: period.hazardous ? ledgerSentences.hazardousTitle() : ledgerSentences.title(),
    subtitle: `${plant ? `${plant} · ` : ''}${period.from} ~ ${period.to}`,
    landscape: true,
    facts: [],
    tables: [
      {
        title: ledgerSentences.byProduct(),
        columns: [
          { label: ledgerSentences.materialCode() },
          { label: ledgerSentences.product(), width: 3 },
          { label: ledgerSentences.unit(), width: 0.6 },
          ...[
            ledgerSentences.opening(),
            ledgerSentences.in(),
            ledgerSentences.out(),
            ledgerSentences.stock(),
          ].map((label) => ({ label, number: true })),
        ],
        rows: totals.map((row) => [
          row.prodCd,
          row.prodNm,
          row.unitCd,
          ...[row.openQty, row.inQty, row.outQty, row.endQty].map((value) => showQuantity(Number(value))),
        ]),
      },
      {
        title: ledgerSentences.entries({ count: entries.length }),
        columns: [
          { label: ledgerSentences.moment(), width: 1.5 },
          { label: ledgerSentences.entryNo(), width: 2.1 },
          { label: ledgerSentences.type(), width: 1.2 },
          { label: ledgerSentences.product(), width: 2.2 },
          { label: ledgerSentences.lot(), width: 1.1 },
          { label: ledgerSentences.quantity(), number: true },
          { label: ledgerSentences.fromStore(), width: 1.6 },
          { label: ledgerSentences.toStore(), width: 1.6 },
          { label: ledgerSentences.enteredBy(), width: 1.2 },
        ],
        rows: entries.map((row) => [
          showMoment(row.ioDt),
          row.ioCd,
          row.reversedYn === 'Y'
            ? ledgerSentences.reversed({ type: row.ioTypeNm ?? '' })
            : (row.ioTypeNm ?? ''),
          row.prodNm,
          row.lotNo,
          `${showQuantity(Number(row.stockQty))} ${row.stockUnitCd}`,
          row.fromStoreNm ?? row.vendorNm ?? '',
          row.toStoreNm ?? '',
          row.ioUserNm ?? '',
        ]),
      },
    ],
    notes: [ledgerSentences.note()],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}

/** Products on a list of the Chemicals Control Act (C1–C7), and what stands in its warehouses. */
async function hazardousProducts({ sql }: Context): Promise<number[]> {
  const rows = await sql.query<{ prodNo: number }>(
    `select "prodNo" from "chmRegMatch" where "regCd" = any($1::text[]) and coalesce("applyYn", 'Y') = 'Y'
     union select "prodNo" from "chmStock" k join "chmStore" t using ("storeNo") where t."storeTypeCd" = '41'`,
    [controlledLists],
  )
  return rows.map(({ prodNo }) => prodNo)
}
