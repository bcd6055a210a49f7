import { Readable } from 'node:stream'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { packEntries, type PackFile } from '../../../core/server/files/pack.ts'
import { zipChunks } from '../../../core/server/files/zip-writer.ts'
import { notFound, Refusal } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { printSheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { stampsOf } from '../../../platform/approval/stamps.server.ts'
import type { FileMaker, MakerParameters } from '../../../platform/log/file-maker.ts'
import { council } from '../council/council.resource.ts'
import { heldStates } from '../council/council.rule.ts'
import { minutesSheet } from '../council/council.routes.ts'
import { evalSheet } from '../eval/eval-print.ts'
import { vendorEval } from '../eval/vendor-eval.resource.ts'
import { halfPdf, halfWorkbook } from './half-paper.server.ts'
import { vendorHalf, type VendorHalf } from './vendor-half.resource.ts'
import { frozenHalf } from './vendor-half.server.ts'
import { halfItemTexts } from './vendor-half.texts.ts'

export const binderName = 'vendorHalfBinder'

const halfOf = (context: Context, { vendorHalfNo }: MakerParameters): Promise<VendorHalf> =>
  loadRecord(vendorHalf, context, Number(vendorHalfNo))
const numbers = async (context: Context, text: string, values: unknown[]): Promise<number[]> =>
  (await context.sql.query<{ no: number }>(`${text} order by 1`, values)).map(({ no }) => no)

/** The files of a binder: the frozen report, its workbook, the minutes and the results of the half-year. */
async function filesOf(context: Context, row: VendorHalf): Promise<PackFile[]> {
  const { language, userNm } = context.session
  const say = sayIn(halfItemTexts, () => language)
  const data = await frozenHalf(context, row.vendorHalfNo)
  if (!data) throw notFound()
  const councils = await numbers(
    context,
    `select "councilNo" as "no" from "council" where "plantCd" = $1 and "state" = any($2::text[]) and "councilYm" between $3 and $4`,
    [row.plantCd, heldStates, data.from.slice(0, 7), data.to.slice(0, 7)],
  )
  const evals = await numbers(
    context,
    `select "vendorEvalNo" as "no" from "vendorEval" where "plantCd" = $1 and "state" = 'confirmed' and "validToYmd" >= $2
       and ("confirmDt" at time zone 'Asia/Seoul')::date <= $3`,
    [row.plantCd, data.from, data.to],
  )
  const printed = showMoment(context.now)
  return [
    {
      path: `1_${say('report')}.pdf`,
      title: say('title', { half: row.halfNm ?? '' }),
      stored: true,
      content: async () => {
        const frozen = await context.sql.maybe<{ pdf: Buffer | null }>(
          'select "pdf" from "revision" where "taskClassNm" = $1 and "taskKey" = $2 order by "rev" desc limit 1',
          [vendorHalf.name, String(row.vendorHalfNo)],
        )
        await audit(context, acts.print, vendorHalf.name, row.vendorHalfNo)
        return frozen?.pdf ?? halfPdf(row, data, context)
      },
    },
    {
      path: `2_${say('sheet')}.xlsx`,
      title: say('sheet'),
      stored: true,
      content: () => halfWorkbook(data, language),
    },
    ...councils.map((no): PackFile => ({
      path: `3_${say('council_')}/${no}.pdf`,
      title: `${say('council')} ${no}`,
      stored: true,
      content: async () =>
        printSheet(minutesSheet(await loadRecord(council, context, no), printed, userNm, language), language),
    })),
    ...evals.map((no): PackFile => ({
      path: `4_${say('evaluation_')}/${no}.pdf`,
      title: `${say('evaluation')} ${no}`,
      stored: true,
      content: async () =>
        printSheet(
          evalSheet(
            await loadRecord(vendorEval, context, no),
            await stampsOf(context.sql, vendorEval.name, no),
            printed,
            userNm,
            language,
          ),
          language,
        ),
    })),
  ]
}

/**
 * 도급증빙철: the frozen half-year with its workbook, minutes and evaluation results as one ZIP with an index and the
 * SHA-256 of each file; `sha256sum -c SHA256SUMS` proves it. (vendor 10.3; 중대재해처벌법 시행령 제13조)
 */
export const halfBinder: FileMaker = {
  name: binderName,
  async may(context, parameters) {
    if (!mayUse(context.session, vendorHalf.menus, 'print')) return false
    try {
      await halfOf(context, parameters)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  },
  plainName: ({ vendorHalfNo }) => `contractor-evidence-half-${String(vendorHalfNo)}`,
  async make(context, parameters, progress) {
    const say = sayIn(halfItemTexts, () => context.session.language)
    const files = await filesOf(context, await halfOf(context, parameters))
    const words = {
      index: say('indexFile'),
      heads: [say('no'), say('path'), say('name'), say('bytes'), 'SHA-256'] as const,
    }
    return {
      fileExt: 'zip',
      contentType: 'application/zip',
      count: files.length,
      content: Readable.from(zipChunks(packEntries(files, words, progress)), { objectMode: false }),
    }
  },
}
