import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, isSystem, type Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { defined } from '../../../core/shared/defined.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { ppeIssue, type PpeIssue } from './ppe-issue.resource.ts'
import { keeper } from './ppe-people.server.ts'
import { checkSize, lockedItem, lotsOf, post } from './ppe-posting.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { receiverOf, standardsFor } from './ppe-receiver.server.ts'
import { ppeRequest } from './ppe-request.resource.ts'
import { ioTypes, nextExchange, pickLots, receivers, receiveWays } from './ppe.rule.ts'

type Rule = Guard<typeof ppeIssue>
/** Who received it, himself; a worker proves himself by his PIN before (`signAsWorker`). */
const receiver: Rule = ({ userId, receiverCd }, { session }) => {
  if (receiverCd === receivers.worker) return isSystem(session) ? undefined : ppeRefusals.workerSigns()
  return userId === session.userId ? undefined : ppeRefusals.receiverOnly()
}
const keeperOnly: Rule = (row, context) => keeper(row, context)

/**
 * 보호구 지급: the lots that must be used first leave the stock as the issue is saved; it is never changed, it is
 * received by the person or taken back. (saf.md 4)
 */
export const ppeIssueBehaviour = defineBehaviour(ppeIssue, {
  without: ['update', 'delete', 'multi'],
  mayEdit: () => ppeRefusals.kept(),
  beforeSave: async (input, context) => {
    const refusal = keeper(input, context)
    if (refusal) throw forbidden(refusal)
    const receiver = await receiverOf(context, input)
    const wanted = input.lines ?? []
    if (wanted.length === 0) throw badField('lines', ppeRefusals.noLines())
    const standards = await standardsFor(context, receiver, wanted)
    const lines = []
    const taken = new Map<string, number>()
    // In the order of their numbers, so that two issues never wait for each other.
    const inOrder = [...wanted.entries()].toSorted(([, a], [, b]) => a.ppeItemNo - b.ppeItemNo)
    for (const [index, { ppeItemNo, sizeTxt, qty }] of inOrder) {
      const item = await lockedItem(context, ppeItemNo)
      if (item.plantCd !== input.plantCd) throw badField(`lines.${index}.ppeItemNo`, ppeRefusals.otherPlant())
      checkSize(item, sizeTxt, `lines.${index}.sizeTxt`)
      const keyOf = (lotNo: string) => `${ppeItemNo} ${sizeTxt ?? ''} ${lotNo}`
      const lots = (await lotsOf(context, ppeItemNo, sizeTxt)).map((lot) => ({
        ...lot,
        stockQty: lot.stockQty - (taken.get(keyOf(lot.lotNo)) ?? 0),
      }))
      const { picks, usable } = pickLots(lots, qty, context.today)
      if (usable < qty) throw conflict(ppeRefusals.shortOf({ item: item.ppeItemNm, n: usable }))
      const { ppeCd } = await context.sql.one<{ ppeCd: string }>(
        'select "ppeCd" from "ppeItem" where "ppeItemNo" = $1',
        [ppeItemNo],
      )
      const cycle = standards.get(ppeCd)?.cycleMonths ?? item.cycleMonths
      for (const pick of picks) {
        const { lotNo, expYmd } = pick.lot
        taken.set(keyOf(lotNo), (taken.get(keyOf(lotNo)) ?? 0) + pick.qty)
        const nextYmd = nextExchange(context.today, cycle, expYmd)
        const { openMonths, wearHours } = item
        lines.push({ ppeItemNo, sizeTxt, qty: pick.qty, lotNo, expYmd, openMonths, wearHours, nextYmd })
      }
    }
    return { ...input, ...receiver, issueDt: context.now, issueUserId: context.session.userId, lines }
  },
  afterSave: async (key, context) => {
    const row = await loadRecord(ppeIssue, context, key)
    for (const line of row.lines) await post(context, { ...entryOf(row, line), ioTypeCd: ioTypes.issue })
    await tell(row, context)
  },
  transitions: {
    receive: {
      may: receiver,
      set: ({ receiverCd }, { now, session }) => ({
        receiveDt: now,
        receiveWayCd: wayOf(receiverCd, session),
      }),
    },
    return: { may: keeperOnly, effect: takeBack },
  },
})

const wayOf = (receiverCd: string, { device }: Context['session']): string =>
  receiverCd === receivers.worker ? receiveWays.worker : device ? receiveWays.pin : receiveWays.account

/** The receiver is told that he is to sign; of a worker, his company. */
async function tell(row: PpeIssue, context: Context): Promise<void> {
  const { vendorCd, userId } = row
  await notify(context, vendorCd ? 'PPE_WORKER_ISSUED' : 'PPE_ISSUED', {
    to: vendorCd ? await vendorManagers(context, vendorCd) : [userId ?? ''],
    variables: {
      ppeIssueCd: row.ppeIssueCd ?? '',
      itemTxt: row.lines.map(({ ppeItemNm, qty }) => `${ppeItemNm} ${qty}`).join(', '),
      ...defined({ workerNm: row.vendorWorkerNm ?? undefined }),
    },
    linkUrl: addressOf(safetyRecords.ppeIssue, row.ppeIssueNo),
    plantCd: row.plantCd,
  })
}

const entryOf = (row: PpeIssue, line: PpeIssue['lines'][number]) => ({
  ioYmd: (row.issueDt ?? '').slice(0, 10),
  ppeItemNo: line.ppeItemNo,
  sizeTxt: line.sizeTxt,
  lotNo: line.lotNo ?? '',
  qty: line.qty,
  ppeIssueNo: row.ppeIssueNo,
})

/** What was not signed for goes back to its lots, and its request is open again by as much. */
async function takeBack(row: PpeIssue, context: Context, input: Record<string, unknown>): Promise<void> {
  const reasonTxt = typeof input['reason'] === 'string' ? input['reason'] : null
  for (const line of row.lines)
    await post(context, {
      ...entryOf(row, line),
      ioTypeCd: ioTypes.back,
      ioYmd: context.today,
      reasonTxt,
    })
  if (!row.ppeRequestNo) return
  const { ppeRequestNo } = row
  await actingAs(context, asSystem('보호구 반납'), async (own) => {
    const request = await loadRecord(ppeRequest, own, ppeRequestNo, true)
    const given = new Map(request.lines.map((each) => [each.ppeRequestLineNo, each.issuedQty ?? 0]))
    for (const line of row.lines) {
      const asked = request.lines.find(
        (each) =>
          each.ppeItemNo === line.ppeItemNo &&
          (each.sizeTxt ?? '') === (line.sizeTxt ?? '') &&
          given.get(each.ppeRequestLineNo)! >= line.qty,
      )
      if (!asked) continue
      const { ppeRequestLineNo } = asked
      const issuedQty = given.get(ppeRequestLineNo)! - line.qty
      given.set(ppeRequestLineNo, issuedQty)
      const trail = { trail: false } as const
      await changeLine(own, ppeRequest, 'lines', ppeRequestNo, { ppeRequestLineNo, issuedQty }, trail)
    }
    if (request.state !== 'cancelled')
      await runTransition(behaviourNamed(ppeRequest.name)!, own, ppeRequestNo, 'takeBack')
  })
}
