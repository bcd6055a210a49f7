import type { FastifyInstance } from 'fastify'
import { acts, audit } from '../../../../core/server/entity/audit.ts'
import type { Context, Engine } from '../../../../core/server/entity/context.ts'
import { spokenResource } from '../../../../core/server/entity/texts.ts'
import { applyRows } from '../../../../core/server/excel/excel-apply.ts'
import { maxImportRows, previewRows, type PreviewRow } from '../../../../core/server/excel/excel-import.ts'
import { rehearsedBy } from '../../../../core/server/excel/excel-rehearsal.ts'
import { mountUpload } from '../../../../core/server/excel/excel-routes.ts'
import { eduQuestion } from '../edu-question.resource.ts'
import { eduQuestionBehaviour } from '../question.server.ts'
import { questionSheet } from './question-sheet.rule.ts'

const sheet = questionSheet()
const columns = sheet.excel!.import as string[]

/** All questions with their answers, each with its key and version, so that a sheet that comes back changes them. */
async function questionsToTake(context: Context): Promise<PreviewRow[]> {
  const rows = await context.sql.query<Record<string, unknown> & { eduQuestionNo: number; updateDt: string }>(
    `select ${columns.map((name) => `"${name}"`).join(', ')}, "eduQuestionNo", to_json("updateDt") #>> '{}' as "updateDt"
     from "eduQuestion" order by "eduQuestionNo" limit ${maxImportRows}`,
  )
  await audit(context, acts.download, eduQuestion.name, 'list', { columns: [null, columns] })
  return rows.map(({ eduQuestionNo, updateDt, ...values }, at) => ({
    rowNo: at + 1,
    status: 'same',
    values,
    changes: {},
    issues: [],
    key: eduQuestionNo,
    updateDt,
  }))
}

/**
 * Questions by Excel, both ways and with their answers, for who may write questions. The trail and the record keep
 * hiding the answers: the rows are saved as the form saves them. (edu.md 6; decision 0205)
 */
export async function questionSheetRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  mountUpload(app, engine, {
    resource: sheet,
    spoken: (language) => questionSheet(spokenResource(eduQuestion, language)),
    rows: questionsToTake,
    async preview(context, cells) {
      const rows = await previewRows({ resource: sheet }, context, cells)
      await rehearsedBy(context, rows, (silent, some, chosen) =>
        applyRows(eduQuestionBehaviour, silent, some, chosen),
      )
      return rows
    },
    apply: (context, rows, chosen) => applyRows(eduQuestionBehaviour, context, rows, chosen),
  })
}
