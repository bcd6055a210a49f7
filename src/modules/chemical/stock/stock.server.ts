import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chmStock } from './chm-stock.resource.ts'
import { holds, msdsHold } from './stock.rule.ts'
import { stockSentences } from './stock.texts.ts'

/** Lots: their quantity is the journal's; dates, container and hold are kept here. */
export const stockBehaviour = defineBehaviour(chmStock, {
  without: ['create', 'delete', 'multi'],
  beforeSave: async (input, { today, sql }, before) => {
    if (
      input.placeCd &&
      !(await sql.maybe('select 1 from "chmStorePlace" where "storeNo" = $1 and "placeCd" = $2', [
        input.storeNo,
        input.placeCd,
      ]))
    )
      throw badField('placeCd', stockSentences.otherPlace())
    if (input.holdCd !== holds.none && !input.holdReason?.trim())
      throw badField('holdReason', messages.requiredField('보류 사유'))
    if (input.openYmd && input.openYmd > today) throw badField('openYmd', stockSentences.openedLater())
    if (input.mfgYmd && input.expYmd && input.expYmd < input.mfgYmd)
      throw badField('expYmd', stockSentences.expiryOrder())
    const waits = before?.msdsHoldYn === 'Y'
    if (
      waits &&
      input.holdCd !== holds.quarantine &&
      input.holdCd !== holds.disposal &&
      !(await hasSheet(sql, input.prodNo))
    )
      throw badField('holdCd', stockSentences.quarantined())
    const msdsHoldYn: 'Y' | 'N' = waits && input.holdCd !== holds.none ? 'Y' : 'N'
    return {
      ...input,
      holdReason: input.holdCd === holds.none ? null : input.holdReason,
      msdsHoldYn,
    }
  },
})

const hasSheet = async (sql: Context['sql'], prodNo: number): Promise<boolean> =>
  (await sql.maybe(`select 1 from "chmProduct" where "prodNo" = $1 and "msdsYn" = 'Y'`, [prodNo])) !==
  undefined

/**
 * Lots that waited for this product's MSDS may be used.
 * @returns how many; what is to be disposed of stays
 * held
 */
export async function releaseQuarantine({ sql, session, publish }: Context, prodNo: number): Promise<number> {
  const released = await sql.query<{ stockNo: number }>(
    // By hand: each lot keeps another hold that it has, and all are released with one statement.
    `update "chmStock" set "msdsHoldYn" = 'N', "holdCd" = case when "holdCd" = $2 then '00' else "holdCd" end,
       "holdReason" = case when "holdCd" = $2 then null else "holdReason" end, "updateUserId" = $3, "updateDt" = now()
     where "prodNo" = $1 and "msdsHoldYn" = 'Y' returning "stockNo"`,
    [prodNo, msdsHold.holdCd, session.userId],
  )
  for (const { stockNo } of released) publish({ topic: chmStock.name, key: stockNo })
  return released.length
}
