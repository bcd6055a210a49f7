import type { Portal } from '../../../../test/portal.ts'

export const supplyPaths = {
  requests: '/api/saf/pperequest',
  issues: '/api/saf/ppeissue',
  entries: '/api/saf/ppeio',
} as const
export const itemNumber = async ({ engine }: Portal, name: string): Promise<number> =>
  (
    await engine.database.one<{ no: number }>(
      'select "ppeItemNo" as no from "ppeItem" where "ppeItemNm" = $1',
      [name],
    )
  ).no
/** The stock of an item and what its journal adds up to. */
export const balanceOf = ({ engine }: Portal, name: string): Promise<{ stock: number; journal: number }> =>
  engine.database.one(
    `select (select sum("stockQty")::int from "ppeStock" where "ppeItemNo" = i."ppeItemNo") as "stock",
       (select sum("moveQty")::int from "ppeIo" where "ppeItemNo" = i."ppeItemNo") as "journal" from "ppeItem" i where "ppeItemNm" = $1`,
    [name],
  )
