import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context, Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { printSheet } from '../../core/server/pdf/sheet.ts'
import { showMoment } from '../../core/shared/dates.ts'
import type { SnapshotLines } from '../approval/approval-answers.rule.ts'
import { mountRevisions } from '../revision/revision.routes.ts'
import { freeze } from '../revision/revision.server.ts'
import { sampleDeviation } from './sample-deviation.resource.ts'
import { deviationTargets } from './sample-sheet.rule.ts'
import { sampleSays } from './sample-server.texts.ts'

/** Revisions of a part of the worksheet: what a study freezes for its report. */
export function sampleRevisionRoutes(app: FastifyInstance, engine: Engine, store: FileStore): void {
  mountRevisions(app, engine, sampleDeviation, store)
  app.post(
    `${sampleDeviation.path}/:key/freeze`,
    {
      config: { access: { menus: ['sample/component/revisionSample'], right: 'write' } },
      schema: { tags: [sampleDeviation.title], summary: '검토구간 동결' },
    },
    async (request: FastifyRequest<{ Params: { key: string } }>) =>
      writing(engine, request, async (context) => ({
        data: { revisionNo: await freezeNode(context, request.params.key) },
      })),
  )
}

/** Freezes the rows of the part that a row stands in. */
async function freezeNode(context: Context, key: string): Promise<number> {
  const { nodeNm } = await loadRecord(sampleDeviation, context, key)
  const rows = await context.sql.query<Record<string, string | null>>(
    `select "sampleDeviationNo"::text as "key", "nodeNm", "deviationNm", "causeTxt", "resultTxt", "guardTxt"
     from "sampleDeviation" where "nodeNm" = $1 order by "sortOrder", "sampleDeviationNo"`,
    [nodeNm],
  )
  const columns = deviationTargets.map(({ name, label }) => ({ name, label: String(label) }))
  const lines: SnapshotLines = {
    name: 'rows',
    title: sampleDeviation.title,
    columns,
    rows: rows.map((row) => ({
      key: row['key']!,
      cells: Object.fromEntries(columns.map(({ name }) => [name, row[name] ?? ''])),
    })),
  }
  const revisionNm = sampleSays.frozen({ node: nodeNm }).in('kr')
  return freeze(context, {
    resource: sampleDeviation,
    key,
    seriesKey: nodeNm,
    revisionNm,
    beside: { fields: [], lines: [lines] },
    pdf: (_row, { session, now }) =>
      printSheet({
        title: revisionNm,
        landscape: true,
        facts: [],
        tables: [
          {
            title: lines.title,
            columns: columns.map(({ label }) => ({ label })),
            rows: lines.rows.map(({ cells }) => columns.map(({ name }) => cells[name] ?? '')),
          },
        ],
        notes: [],
        printedDt: showMoment(now),
        printedBy: session.userNm,
      }),
  })
}
