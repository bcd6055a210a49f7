import { wordsOf } from '../../../core/shared/words.ts'
import type { PermitItem } from '../permit-item/permit-item.resource.ts'
import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import { noteState } from '../../../core/server/entity/traced-write.ts'
import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Diff } from '../../../core/server/entity/audit.ts'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { nextNumber } from '../../../core/server/entity/numbering.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { addDays, minutesBetween, showMoment, toMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { permitTypes, supplements } from '../permit/permit-codes.rule.ts'
import { recordEvent } from '../permit/permit-events.server.ts'
import { duties } from '../permit/permit-facts.rule.ts'
import { reserveNumber } from '../permit-flow/permit-save.server.ts'
import { storeLateGases } from './late-gases.server.ts'
import { permitBehaviour } from '../permit-flow/permit.server.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { isSettled, paperStates, settledStates, type PaperState } from './permit-block.rule.ts'
import { permitBlock, type PermitBlock } from './permit-block.resource.ts'
import { blockSentences } from './block.texts.ts'
import { wordsIn } from '../../../core/shared/four-texts.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'
import { blankFormTexts } from './blank-form.texts.ts'

/** Numbers are set aside so many days ahead at most, and papers are registered so long afterwards. */
const [aheadDays, lateDays] = [30, 30]
/** The act as the history of the permit keeps it. */
const lateEntry = { actNm: '사후 등록' } as const

/** Who answers for permits of a plant: issuer, safety manager, duty manager. */
export const mayReserve = ({ session }: Context, plantCd: string): boolean =>
  session.vendorCd === null &&
  session.duties.some(
    ({ dutyCd, plantCd: place }) =>
      ([duties.issuer, duties.safetyManager, duties.dutyManager] as string[]).includes(dutyCd) &&
      (place === plantCd || place === wholeCompany),
  )

/**
 * The numbers come from the counter of all permits: it is locked until they are written, and never gives them
 * again.
 */
export const permitBlockBehaviour = defineBehaviour(permitBlock, {
  without: ['update', 'delete', 'multi'],
  beforeSave: (input, context) => {
    if (!mayReserve(context, input.plantCd)) throw forbidden(blockSentences.responsibleOnly())
    const today = context.today
    if (input.outageYmd < today || input.outageYmd > addDays(today, aheadDays))
      throw badField('outageYmd', blockSentences.dayRange({ days: aheadDays }))
    return input
  },
  afterSave: async (key, context) => {
    const block = await context.sql.one<{ plantCd: string; outageYmd: string; numberCnt: number }>(
      'select "plantCd", "outageYmd", "numberCnt" from "permitBlock" where "permitBlockNo" = $1',
      [key],
    )
    for (let drawn = 0; drawn < Number(block.numberCnt); drawn++) {
      const permitCd = await nextNumber(context.sql, workPermit.fields.permitCd.numbering!, {
        plantCd: block.plantCd,
        day: block.outageYmd,
        ruleCd: 'workPermit.permitCd',
      })
      const reserved = { permitCd, statCd: 'reserved' }
      await addLine(context, permitBlock, 'numbers', key, reserved, { trail: false })
    }
  },
})

type Numbered = PermitBlock['numbers'][number]
function openNumber(block: PermitBlock, context: Context, body: unknown): Numbered {
  if (!mayReserve(context, block.plantCd)) throw forbidden(blockSentences.responsibleOnly())
  const { permitBlockNumberNo } = (body ?? {}) as { permitBlockNumberNo?: unknown }
  const line = block.numbers.find((each) => each.permitBlockNumberNo === permitBlockNumberNo)
  if (!line) throw notFound()
  if (line.statCd !== 'reserved') throw conflict(messages.wrongState(paperStates[line.statCd as PaperState]))
  return line
}
const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim().normalize('NFC') : '')
async function settle(
  { permitBlockNo }: PermitBlock,
  context: Context,
  line: Numbered,
  statCd: PaperState,
  more: { permitNo?: number; writerTxt?: string; reasonTxt: string },
  trail: Diff | false = false,
): Promise<void> {
  const settled = {
    permitBlockNumberNo: line.permitBlockNumberNo,
    statCd,
    permitNo: more.permitNo ?? null,
    writerTxt: more.writerTxt ?? null,
    reasonTxt: more.reasonTxt || null,
    entryUserId: context.session.userId,
    entryDt: context.now,
  }
  await changeLine(context, permitBlock, 'numbers', permitBlockNo, settled, { trail })
}

/** A paper that was not used: left over, destroyed or lost. @throws Refusal 400, 403, 404, 409 */
export async function settleNumber(block: PermitBlock, context: Context, body: unknown): Promise<void> {
  const line = openNumber(block, context, body)
  const { statCd, reasonTxt } = body as { statCd?: unknown; reasonTxt?: unknown }
  if (!isSettled(statCd)) throw badField('statCd', messages.badChoice('정리 상태'))
  const reason = textIn(reasonTxt)
  if (reason.length < settledStates[statCd])
    throw badField('reasonTxt', messages.reasonMin(settledStates[statCd]))
  if (reason.length > 500) throw badField('reasonTxt', messages.tooLong('사유', 500))
  const trail = { [line.permitCd]: ['reserved', statCd] } satisfies Diff
  await settle(block, context, line, statCd, { reasonTxt: reason }, trail)
}

/**
 * Registers a work that was done under a paper (사후 등록): a closed permit with the paper's number, its real
 * times, who wrote it and why it comes late, and the measurements that stand on it. What the portal would
 * have guarded was guarded on paper; crew, order, place and length of time are judged as for every permit.
 * @returns the key of the permit. @throws Refusal 400, 403, 404, 409, 422
 */
export async function registerLate(block: PermitBlock, context: Context, body: unknown): Promise<number> {
  const line = openNumber(block, context, body)
  const {
    permitBlockNumberNo: _,
    writerTxt,
    reasonTxt,
    realStartDt,
    realEndDt,
    gases,
    ...permit
  } = body as Record<string, unknown>
  const [writer, reason] = [textIn(writerTxt), textIn(reasonTxt)]
  if (!writer || writer.length > 50) throw badField('writerTxt', messages.requiredField('종이 작성자'))
  if (reason.length < 10 || reason.length > 500) throw badField('reasonTxt', messages.reasonMin(10))
  const [start, end] = [toMoment(textIn(realStartDt)), toMoment(textIn(realEndDt))]
  if (!start) throw badField('realStartDt', messages.requiredField('실제 시작'))
  if (!end) throw badField('realEndDt', messages.requiredField('실제 종료'))
  if (minutesBetween(start, end) <= 0) throw badField('realEndDt', blockSentences.endAfterStart())
  if (minutesBetween(context.now, end) > 0) throw badField('realEndDt', blockSentences.finishedOnly())
  if (start.slice(0, 10) !== block.outageYmd)
    throw badField('realStartDt', blockSentences.otherDay({ day: block.outageYmd }))
  if (context.today > addDays(block.outageYmd, lateDays))
    throw refused([{ guard: 'late', message: blockSentences.tooLate({ days: lateDays }) }])
  reserveNumber(context, line.permitCd)
  const seePaper = String(blockSentences.seePaper())
  const paper = { emergTel: seePaper, assemblyTxt: seePaper, noMatYn: 'Y' }
  const permitNo = Number(
    await createRecord(permitBehaviour, context, {
      ...paper,
      ...permit,
      startDt: start,
      endDt: end,
    }),
  )
  const { plantCd } = await context.sql.one<{ plantCd: string }>(
    // By hand: no transition leads from a draft to the end; the paper has gone the whole way.
    `update "workPermit" set "state" = 'closed', "realStartDt" = $2, "realEndDt" = $3 where "permitNo" = $1 returning "plantCd"`,
    [permitNo, start, end],
  )
  if (plantCd !== block.plantCd) throw badField('wkodNo', blockSentences.otherPlant())
  await storeLateGases(context, permitNo, block.outageYmd, gases)
  const { actNm } = lateEntry
  await noteState(context, workPermit, permitNo, { from: 'draft', to: 'closed', actNm, reason })
  await recordEvent(context, permitNo, 'lateEntry', {
    reasonTxt: String(blockSentences.writtenBy({ writer, reason })),
    trail: { state: ['draft', 'closed'], lateEntry: [null, line.permitCd] },
  })
  await settle(block, context, line, 'used', { permitNo, writerTxt: writer, reasonTxt: reason })
  context.publish({ topic: workPermit.name, key: permitNo })
  return permitNo
}

export const blankTemplate = fileURLToPath(new URL('blank-form.typ', import.meta.url))
/** What the blank forms of a block draw. */
export interface BlankForms {
  words: Record<keyof typeof blankFormTexts, string>
  plantNm: string
  outageYmd: string
  printedDt: string
  printedBy: string
  types: string[]
  supplements: string[]
  items: { itemNm: string; basisTxt: string }[]
  forms: { permitCd: string; qrSvg: string }[]
}
/** Checks on a blank form: those of every work, the rest is written by hand. */
const itemRows = 14
/**
 * Blank A4 forms of the papers that are still open; their codes lead to what the portal knows of the number.
 */
export async function blankForms(block: PermitBlock, context: Context, qr: QrSigner): Promise<Buffer> {
  const { language } = context.session
  const open = block.numbers.filter(({ statCd }) => statCd === 'reserved')
  if (open.length === 0) throw refused([{ guard: 'numbers', message: blockSentences.noneLeft() }])
  const items = await context.sql.query<PermitItem>(
    `select * from "permitItem" where "stageCd" = 'before' and "useYn" = 'Y' and "permitTypeCd" is null and "supplCd" is null order by "sortOrder" limit ${itemRows}`,
  )
  const fromDt = `${block.outageYmd}T00:00:00+09:00`
  const forms: BlankForms = {
    words: wordsIn(blankFormTexts, language),
    plantNm: block.plantNm ?? '',
    outageYmd: block.outageYmd,
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    types: Object.values(permitTypes).map((name) => name.in(language)),
    supplements: Object.values(supplements).map((name) => name.in(language)),
    items: items.map((item) => ({
      itemNm: wordsOf(item, 'itemNm', language),
      basisTxt: wordsOf(item, 'basisTxt', language),
    })),
    forms: open.map(({ permitCd }) => {
      const facts = {
        kind: 'P' as const,
        recordNo: 0,
        cd: permitCd,
        holderNm: String(blockSentences.paperPermit()),
        fromDt,
        toDt: `${block.outageYmd}T23:59:00+09:00`,
        asOfDt: context.now,
      }
      return { permitCd, qrSvg: renderSVG(qr.addressOf(facts), { ecc: 'L', border: 1 }) }
    }),
  }
  return renderPdf(blankTemplate, forms)
}
