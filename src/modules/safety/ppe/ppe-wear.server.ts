import { addRow, sideTable } from '../../../core/server/entity/side-table.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ppeIssue, type PpeIssue } from './ppe-issue.resource.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { isUsedUp, wornOn } from './ppe.rule.ts'

/** Each wearing of a canister. */
const wears = sideTable(
  'ppeWear',
  { ppeWearNo: 'bigint', ppeIssueLineNo: 'bigint', wearYmd: 'date', hours: 'numeric', userId: 'text' },
  ['ppeWearNo'],
)
const longestHours = 24

/**
 * Notes how long a canister was worn: with its hours used up it is to be exchanged that day. (SAF-15)
 * @throws Refusal 400, 403, 409
 */
export async function wearLine(
  row: PpeIssue,
  context: Context,
  { ppeIssueLineNo, wearYmd, hours }: Record<string, unknown>,
): Promise<void> {
  const { session, today } = context
  if (row.userId !== session.userId) throw forbidden(ppeRefusals.receiverOnly())
  if (row.state !== 'received') throw conflict(ppeRefusals.notReceived())
  const line = row.lines.find((each) => each.ppeIssueLineNo === Number(ppeIssueLineNo))
  if (!line) throw badField('ppeIssueLineNo', messages.notFound)
  const { wearHours, wornHours, openYmd, nextYmd } = line
  if (wearHours === null) throw badField('hours', ppeRefusals.noHours())
  if (!openYmd) throw badField('wearYmd', ppeRefusals.openFirst())
  if (isUsedUp(wearHours, wornHours)) throw conflict(ppeRefusals.usedUp({ hours: wearHours }))
  if (typeof hours !== 'number' || !(hours >= 0.1 && hours <= longestHours))
    throw badField('hours', ppeRefusals.badHours())
  if (typeof wearYmd !== 'string' || !isDay(wearYmd)) throw badField('wearYmd', messages.badType('사용일'))
  if (wearYmd < openYmd || wearYmd > today) throw badField('wearYmd', ppeRefusals.wornBefore())
  await addRow(context, wears, {
    ppeIssueLineNo: line.ppeIssueLineNo,
    wearYmd,
    hours,
    userId: session.userId,
  })
  await changeLine(context, ppeIssue, 'lines', row.ppeIssueNo, {
    ppeIssueLineNo: line.ppeIssueLineNo,
    ...wornOn({ wearHours, wornHours, nextYmd }, hours, wearYmd),
  })
}
