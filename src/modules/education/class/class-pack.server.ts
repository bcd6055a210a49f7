import { flagOf } from '../../../core/shared/file-flag.ts'
import { Readable } from 'node:stream'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { packEntries, type PackFile } from '../../../core/server/files/pack.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { zipChunks } from '../../../core/server/files/zip-writer.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { FileMaker, MakerParameters } from '../../../platform/log/file-maker.ts'
import { mayRun } from './class-people.server.ts'
import { classPapers, classPdf, paperName } from './class-print.server.ts'
import { classPaperTexts } from './class-print.texts.ts'
import { eduClass, type EduClass } from './edu-class.resource.ts'

export const classPackName = 'eduClassPack'
const groups = ['photo', 'document'] as const
const folders = { photo: 'photos', document: 'documents' } as const

interface Kept {
  group: keyof typeof folders
  sha256: string
  fileOrgNm: string
}
const filesOf = ({ sql }: Context, { eduClassNo }: EduClass): Promise<Kept[]> =>
  sql.query<Kept>(
    `select g."group", f."sha256", f."fileOrgNm" from unnest($3::text[], $4::text[]) g("group", "flag") join "attachFile" f on f."taskFlag" = g."flag"
     where f."taskClassNm" = $1 and f."taskKey" = $2 and f."delYn" = 'N' order by g."group" desc, f."fileNo"`,
    [eduClass.name, String(eduClassNo), groups, groups.map((name) => flagOf(eduClass.files!, name))],
  )
/** The class of a pack, of somebody who runs it and may print. @throws Refusal */
async function packed(context: Context, { eduClassNo }: MakerParameters): Promise<EduClass | undefined> {
  const row = await loadRecord(eduClass, context, Number(eduClassNo))
  return mayUse(context.session, eduClass.menus, 'print') && !(await mayRun(row, context)) ? row : undefined
}

/**
 * Everything that proves a class, as one ZIP with an index and the SHA-256 of each file: attendance sheet with
 * signatures, log, report, pictures and materials. (edu.md 10, fit A12)
 */
export const classPack = (store: FileStore): FileMaker => ({
  name: classPackName,
  async may(context, parameters) {
    try {
      return (await packed(context, parameters)) !== undefined
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  },
  plainName: ({ eduClassNo }) => `education-class-${String(eduClassNo)}`,
  async make(context, parameters, progress) {
    const say = sayIn(classPaperTexts, () => context.session.language)
    const row = await loadRecord(eduClass, context, Number(parameters['eduClassNo']))
    const papers = classPapers.map((paper): PackFile => ({
      path: `${paperName(context, paper, row)}.pdf`,
      title: say(paper),
      stored: true,
      content: () => classPdf(context, store, row, paper),
    }))
    const files = (await filesOf(context, row)).map(({ group, sha256, fileOrgNm }): PackFile => ({
      path: `${say(folders[group])}/${fileOrgNm}`,
      title: fileOrgNm,
      stored: true,
      content: () => store.get(sha256) as AsyncIterable<Uint8Array>,
    }))
    const all = [...papers, ...files]
    const words = {
      index: say('index'),
      heads: [say('no'), say('path'), say('title'), say('bytes'), 'SHA-256'] as const,
    }
    return {
      fileExt: 'zip',
      contentType: 'application/zip',
      count: all.length,
      content: Readable.from(zipChunks(packEntries(all, words, progress)), { objectMode: false }),
    }
  },
})
