import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { ppeIo } from './ppe-issue.resource.ts'
import { ppeItem, ppeStd } from './ppe-item.resource.ts'
import { keeper } from './ppe-people.server.ts'
import { applyToStock, completed } from './ppe-posting.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { certTypes, enteredTypes, ioTypes, shortReason } from './ppe.rule.ts'

/** Items: kept up by who keeps the stock; what carries the safety certification has its number (법 제84조). */
export const ppeItemBehaviour = defineBehaviour(ppeItem, {
  mayEdit: keeper,
  mayDelete: async (row, context) => {
    const used = await context.sql.maybe(
      `select 1 where exists (select 1 from "ppeIo" where "ppeItemNo" = $1) or exists (select 1 from "ppeRequestLine" where "ppeItemNo" = $1)`,
      [row.ppeItemNo],
    )
    return keeper(row, context) ?? (used ? ppeRefusals.itemUsed() : undefined)
  },
  beforeSave: (input, context) => {
    const refusal = keeper(input, context)
    if (refusal) throw forbidden(refusal)
    if (input.certTypeCd === certTypes.certified && !input.certNo?.trim())
      throw badField('certNo', ppeRefusals.certNeeded())
    return input
  },
})

/** Standards: of a department or of a process, never of both. (안전보건규칙 제32조·제34조) */
export const ppeStdBehaviour = defineBehaviour(ppeStd, {
  mayEdit: keeper,
  mayDelete: keeper,
  beforeSave: async (input, context) => {
    const refusal = keeper(input, context)
    if (refusal) throw forbidden(refusal)
    if (Boolean(input.deptCd) === Boolean(input.processNo))
      throw badField(input.deptCd ? 'processNo' : 'deptCd', ppeRefusals.onePlace())
    const place = input.deptCd
      ? await context.sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
          input.deptCd,
          input.plantCd,
        ])
      : await context.sql.maybe('select 1 from "process" where "processNo" = $1 and "plantCd" = $2', [
          input.processNo,
          input.plantCd,
        ])
    if (!place) throw badField(input.deptCd ? 'deptCd' : 'processNo', ppeRefusals.otherPlant())
    return input
  },
})

/** The journal: receipts, disposals and counts by hand, the rest follows from issues. It is only added to. */
export const ppeIoBehaviour = defineBehaviour(ppeIo, {
  without: ['update', 'delete', 'multi'],
  mayEdit: () => ppeRefusals.journalKept(),
  beforeSave: async (input, context) => {
    const { ioTypeCd, ioYmd, makeYmd, qty } = input
    if (!enteredTypes.includes(ioTypeCd)) throw badField('ioTypeCd', ppeRefusals.enteredOnly())
    if (ioYmd > context.today) throw badField('ioYmd', ppeRefusals.futureDay())
    if (makeYmd && makeYmd > ioYmd) throw badField('makeYmd', ppeRefusals.madeAfter())
    if (ioTypeCd !== ioTypes.count && qty < 1) throw badField('qty', ppeRefusals.atLeastOne())
    if (ioTypeCd !== ioTypes.in && (input.reasonTxt ?? '').trim().length < shortReason)
      throw badField('reasonTxt', ppeRefusals.reasonNeeded())
    const { row, item } = await completed(context, input)
    const refusal = keeper(row, context)
    if (refusal) throw forbidden(refusal)
    if (ioTypeCd === ioTypes.in) {
      if (item.shelfMonths && !row.makeYmd) throw badField('makeYmd', ppeRefusals.makeNeeded())
      if (row.expYmd && row.expYmd < ioYmd)
        throw badField('makeYmd', ppeRefusals.expiredLot({ ymd: row.expYmd }))
    }
    return row
  },
  afterSave: async (key, context) => {
    const row = await context.sql.one<Parameters<typeof applyToStock>[1]>(
      `select "plantCd", "ppeItemNo", "sizeTxt", "lotNo", "makeYmd"::text as "makeYmd", "expYmd"::text as "expYmd", "moveQty" from "ppeIo" where "ppeIoNo" = $1`,
      [key],
    )
    await applyToStock(context, row)
  },
})
