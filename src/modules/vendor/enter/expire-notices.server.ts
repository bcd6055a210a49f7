import type { Context } from '../../../core/server/entity/context.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { vendorManagers } from '../vendor-people.server.ts'
import { expiring, type Expiring } from './expire-status.server.ts'
import { enterSentences } from './enter.texts.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

const pages = {
  worker: vendorRecords.vendorWorker,
  equip: vendorRecords.vendorEquip,
  document: vendorRecords.vendorDoc,
} satisfies Record<Expiring['kind'], unknown>
const stops = ({ passCd, permitCnt }: Expiring): string =>
  [
    passCd && vendorModuleSentences.passNamed({ pass: passCd }),
    permitCnt > 0 && vendorModuleSentences.permits({ count: permitCnt }),
  ]
    .filter(Boolean)
    .join(', ')

/**
 * Tells the managers of a company which of its people's qualifications, equipment and papers end, on the days
 * that the event names (D-30, D-7, D-1, D+1), and what stops then (vendor 2.1, 10.1). Each day of a thing is
 * told once.
 * @returns how many messages were given
 */
export async function tellOfExpiry(context: Context): Promise<number> {
  const things = await expiring(context)
  const managers = new Map<string, string[]>()
  for (const vendorCd of new Set(things.map((each) => each.vendorCd)))
    managers.set(vendorCd, await vendorManagers(context, vendorCd))
  return escalate(
    context,
    'VND_DOC_EXPIRE',
    things.map((thing) => ({
      subject: `${thing.kind} ${thing.no} ${thing.thingNm}`,
      dueYmd: thing.toYmd,
      to: managers.get(thing.vendorCd) ?? [],
      variables: {
        title: `${thing.holderNm} ${thing.thingNm}`,
        cont: stops(thing)
          ? String(enterSentences.stops({ things: stops(thing) }))
          : String(enterSentences.renew()),
        deptNm: thing.vendorNm,
      },
      linkUrl: addressOf(pages[thing.kind], thing.no),
    })),
  )
}
