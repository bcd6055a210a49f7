import type { Context } from '../../../core/server/entity/context.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { addDays } from '../../../core/shared/dates.ts'
import type { OwnSupply, StockLot } from './ppe-own.rule.ts'
import { exchangesOf, figuresOf, standardsOf } from './ppe-standards.server.ts'

/** What the caller is due: kind, pieces, and from which day he may ask for the next ones. (SAF-15) */
export async function ownSupply(context: Context): Promise<OwnSupply[]> {
  const { userId, plantCd, language } = context.session
  const [standards, exchanges, { earlyDays }] = await Promise.all([
    standardsOf(context, userId),
    exchangesOf(context, userId),
    figuresOf(context, plantCd),
  ])
  const names = await context.sql.query<{ code: string; name: string }>(
    `select "code", ${codeNameColumn[language]} as "name" from "codeItem" where "codeGrpCd" = 'PTW_PPE' and "code" = any($1::text[])`,
    [[...standards.keys()]],
  )
  const nameOf = new Map(names.map(({ code, name }) => [code, name]))
  return [...standards.values()].map(({ ppeCd, qty, cycleMonths }) => {
    const nextYmd = exchanges.get(ppeCd) ?? null
    return {
      ppeCd,
      ppeNm: nameOf.get(ppeCd) ?? ppeCd,
      qty,
      cycleMonths,
      nextYmd,
      fromYmd: nextYmd && addDays(nextYmd, -earlyDays),
    }
  })
}

/** The lots of an item that are there, in the order in which they are given. */
export const stockLots = ({ sql, today }: Context, ppeItemNo: number): Promise<StockLot[]> =>
  sql.query<StockLot>(
    `select "sizeTxt", "lotNo", "makeYmd"::text as "makeYmd", "expYmd"::text as "expYmd", "stockQty"::int as "stockQty", coalesce("expYmd" < $2::date, false) as "expired"
     from "ppeStock" where "ppeItemNo" = $1 and "stockQty" > 0 order by "sizeTxt", "expYmd" nulls last, "makeYmd" nulls last, "lotNo"`,
    [ppeItemNo, today],
  )
