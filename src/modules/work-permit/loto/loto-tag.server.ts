import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { wordsIn } from '../../../core/shared/four-texts.ts'
import { tagWords } from './loto-tag.texts.ts'
import { isLocked, isVerified } from './loto.rule.ts'
import type { Loto } from './loto.resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { lotoRecords } from '../record-pages.rule.ts'

/** Absolute path of the sheet of tags. */
export const lotoTagTemplate = fileURLToPath(new URL('loto-tag.typ', import.meta.url))

/** One tag, everything resolved to words. */
export interface TagPrint {
  tagNo: string
  seq: number
  deviceTag: string
  deviceNm: string
  energyNm: string
  isolNm: string
  lockNo: string
  lockUserNm: string
  lockDt: string
  verifyNm: string
}
export interface TagSheet {
  /** What the layout writes, in the language of who prints. */
  words: Record<keyof typeof tagWords, string>
  paper: 'a4' | 'label'
  lotoCd: string
  lotoNm: string
  facilityNm: string
  planEndDt: string
  plantNm: string
  printedDt: string
  printedBy: string
  qrSvg: string
  tags: TagPrint[]
}

/**
 * The tags of a lockout, four on an A4 sheet or one on a label of 100 × 70 mm; before the locking they are
 * printed to be filled in by hand.
 */
export async function lotoTags(
  loto: Loto,
  context: Context,
  publicUrl: string,
  paper: 'a4' | 'label',
): Promise<Buffer> {
  const facility = await context.sql.one<{ facilityCd: string; facilityNm: string }>(
    `select "facilityCd", "facilityNm" from "safFacility" where "facilityNo" = $1`,
    [loto.facilityNo],
  )
  const sheet: TagSheet = {
    words: wordsIn(tagWords, context.session.language),
    paper,
    lotoCd: loto.lotoCd ?? '',
    lotoNm: loto.lotoNm,
    facilityNm: `${facility.facilityCd} ${facility.facilityNm}`,
    planEndDt: showMoment(loto.planEndDt),
    plantNm: loto.plantNm ?? '',
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    qrSvg: renderSVG(`${publicUrl}${addressOf(lotoRecords.safLoto, loto.lotoNo)}`, { ecc: 'M', border: 1 }),
    tags: loto.points.map((point): TagPrint => {
      const held = isLocked(point)
      return {
        tagNo: held ? (point.tagNo ?? '') : `${loto.lotoCd ?? ''}-${String(point.seq).padStart(2, '0')}`,
        seq: point.seq,
        deviceTag: point.deviceTag,
        deviceNm: point.deviceNm ?? '',
        energyNm: point.energyNm ?? '',
        isolNm: `${point.methodNm ?? ''} (${point.normalPosNm ?? ''} → ${point.isolPosNm ?? ''})`,
        lockNo: held ? (point.lockNo ?? '') : '',
        lockUserNm: held ? (point.lockUserNm ?? '') : '',
        lockDt: held ? showMoment(point.lockDt) : '',
        verifyNm: isVerified(point)
          ? `${point.verifyUserNm ?? ''} ${showMoment(point.verifyDt).slice(5)}`
          : '',
      }
    }),
  }
  return renderPdf(lotoTagTemplate, sheet)
}
