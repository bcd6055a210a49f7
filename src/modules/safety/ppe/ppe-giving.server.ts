import type { Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { ppeIssue } from './ppe-issue.resource.ts'
import { lotsOf } from './ppe-posting.server.ts'
import { ppeRequest, type PpeRequest } from './ppe-request.resource.ts'
import { pickLots, receivers } from './ppe.rule.ts'

/** Pieces that are still to be given by line, and how many usable ones lie in stock for it. */
export async function stockOfRequest(context: Context, { lines }: PpeRequest) {
  const found = []
  // Two lines of one item and size share what there is.
  const taken = new Map<string, number>()
  for (const line of lines) {
    const open = line.rqstQty - (line.issuedQty ?? 0)
    const { usable } = pickLots(await lotsOf(context, line.ppeItemNo, line.sizeTxt), 1, context.today)
    const key = `${line.ppeItemNo} ${line.sizeTxt ?? ''}`
    const left = usable - (taken.get(key) ?? 0)
    taken.set(key, (taken.get(key) ?? 0) + Math.min(open, left))
    found.push({ line, item: line.ppeItemNm ?? '', open, usable: left })
  }
  return found
}

/**
 * Gives what there is of a request to the person who asked, as an issue of its own that waits for the signature.
 * @throws Refusal 409 when somebody took it in between
 */
export async function giveOut(row: PpeRequest, context: Context): Promise<void> {
  // Whoever gives from the same items waits until this issue is written.
  await context.sql.query(
    'select 1 from "ppeItem" where "ppeItemNo" = any($1::bigint[]) order by "ppeItemNo" for update',
    [row.lines.map(({ ppeItemNo }) => ppeItemNo)],
  )
  const given = (await stockOfRequest(context, row)).flatMap(({ line, open, usable }) => {
    const qty = Math.min(open, usable)
    return qty > 0 ? [{ line, qty }] : []
  })
  const behaviour = behaviourNamed(ppeIssue.name)!
  const key = await createRecord(behaviour, context, {
    plantCd: row.plantCd,
    receiverCd: receivers.person,
    userId: row.rqstUserId,
    lines: given.map(({ line: { ppeItemNo, sizeTxt }, qty }) => ({ ppeItemNo, sizeTxt, qty })),
  })
  await setColumns(context, ppeIssue, Number(key), { ppeRequestNo: row.ppeRequestNo }, { stamps: false })
  for (const { line, qty } of given) {
    const issuedQty = (line.issuedQty ?? 0) + qty
    const { ppeRequestLineNo } = line
    await changeLine(
      context,
      ppeRequest,
      'lines',
      row.ppeRequestNo,
      { ppeRequestLineNo, issuedQty },
      { trail: false },
    )
  }
}
