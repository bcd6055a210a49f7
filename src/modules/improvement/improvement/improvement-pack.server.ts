import { Readable } from 'node:stream'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { packEntries, type PackFile, type PackWords } from '../../../core/server/files/pack.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { zipChunks } from '../../../core/server/files/zip-writer.ts'
import type { FileMaker, MakerParameters } from '../../../platform/log/file-maker.ts'
import { improvementFiles } from '../improvement-files.texts.ts'
import { loadImprovement } from './improvement-acts.server.ts'
import { packTexts } from './improvement-pack.texts.ts'
import { improvementPdf, type Papers } from './improvement-print.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'

/** Reports of one pack; at a second each it is made in some minutes. */
export const mostInPack = 500
export const packName = 'improvementReports'

function packHeads(language: Language): PackWords {
  const say = sayIn(packTexts, () => language)
  return { index: say('index'), heads: [say('no'), say('path'), say('title'), say('bytes'), 'SHA-256'] }
}

const rowsOf = async (context: Context, { imprNos }: MakerParameters): Promise<Improvement[]> => {
  const rows: Improvement[] = []
  for (const imprNo of imprNos as number[]) rows.push(await loadImprovement(context, imprNo))
  return rows
}

/**
 * The reports of improvements (시정조치 보고서) as one ZIP with an index and the SHA-256 of each, as an inspector is
 * handed them. Whoever may print each of them may have it.
 */
export const improvementPack = (papers: Papers): FileMaker => ({
  name: packName,
  async may(context, parameters) {
    if (!mayUse(context.session, improvement.menus, 'print')) return false
    try {
      await rowsOf(context, parameters)
      return true
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  },
  plainName: ({ imprNos }) => `improvement-reports-${(imprNos as number[]).length}`,
  async make(context, parameters, progress) {
    const { language } = context.session
    const rows = await rowsOf(context, parameters)
    const files = rows.map((row): PackFile => ({
      path: `${improvementFiles.report({ no: row.imprCd ?? row.imprNo }).in(language)}.pdf`,
      title: row.imprNm,
      // A PDF is packed already.
      stored: true,
      content: async () => {
        await audit(context, acts.print, improvement.name, row.imprNo)
        return improvementPdf(row, context, papers)
      },
    }))
    const entries = packEntries(files, packHeads(language), progress)
    return {
      fileExt: 'zip',
      contentType: 'application/zip',
      count: rows.length,
      content: Readable.from(zipChunks(entries), { objectMode: false }),
    }
  },
})
