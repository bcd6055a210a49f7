import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { flagOf } from '../../../core/shared/file-flag.ts'
import type { ProgressStep } from '../../improvement/link/link-answers.rule.ts'
import { offerLinkReport, type LinkPlace, type LinkWords } from '../../improvement/link/link-report.server.ts'
import { eventLinkTexts } from './event-link.texts.ts'
import { eventKinds } from './rules/event-codes.rule.ts'
import { nearMissMenu, safEvent } from './saf-event.resource.ts'
import { safEventBehaviour } from './saf-event.server.ts'

/** What receipts of near misses are bound to, and their name in addresses. */
export const nearMissKind = 'nearMiss'
const titleLength = 60
const writer = asSystem('현장 요청 링크')

/** A near miss from the code at the gate: nobody is named, and its pictures follow by the receipt. (decision 0182) */
async function reportThroughLink(context: Context, link: LinkPlace, words: LinkWords): Promise<number> {
  const { now } = context
  return actingAs(context, writer, async (own) => {
    const key = await createRecord(safEventBehaviour, own, {
      eventKindCd: eventKinds.nearMiss,
      safEventNm: words.txt.split('\n')[0]!.trim().slice(0, titleLength),
      plantCd: link.plantCd,
      deptCd: link.deptCd,
      vendorCd: link.vendorCd,
      occurDt: now,
      knowDt: now,
      placeNm: words.placeNm,
      occurTypeCd: words.typeCd,
      summaryTxt: words.reporterNm ? `${words.txt}\n(${words.reporterNm})` : words.txt,
    })
    const { imprLinkNo } = link
    await setColumns(own, safEvent, key, { imprLinkNo }, { trail: false, stamps: false })
    return Number(key)
  })
}

const steps: Readonly<Record<string, ProgressStep>> = {
  reported: 'asked',
  accepted: 'received',
  classified: 'received',
  investigating: 'doing',
  causesFixed: 'doing',
  measuresPending: 'doing',
  measuresFixed: 'checking',
  closed: 'closed',
}
/** How far an event without a name has come; nothing else of the record. */
async function progressOfEvent({ sql }: Context, no: number) {
  const row = await sql.maybe<{ code: string; state: string }>(
    `select "safEventCd" as "code", "state" from "safEvent" where "safEventNo" = $1 and "anonYn" = 'Y'`,
    [no],
  )
  return row && { code: row.code, step: steps[row.state] ?? ('ended' as const) }
}
const sentSince = async ({ sql }: Context, imprLinkNo: number, since: string): Promise<number> =>
  (
    await sql.one<{ sent: number }>(
      'select count(*)::int as "sent" from "safEvent" where "imprLinkNo" = $1 and "createDt" >= $2::timestamptz',
      [imprLinkNo, since],
    )
  ).sent

/** Lets the page behind the code at the gate ask for near misses besides improvements. */
export const offerNearMisses = (): void =>
  offerLinkReport({
    kind: nearMissKind,
    title: eventLinkTexts.title,
    intro: eventLinkTexts.intro,
    typeGroup: 'SAF_OCCUR_TYPE',
    photos: { taskClassNm: safEvent.name, taskFlag: flagOf(safEvent.files!, 'photo'), menus: [nearMissMenu] },
    report: reportThroughLink,
    found: progressOfEvent,
    sentSince,
  })
