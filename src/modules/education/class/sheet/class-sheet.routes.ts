import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Engine } from '../../../../core/server/entity/context.ts'
import { spokenResource } from '../../../../core/server/entity/texts.ts'
import { mountUpload, type Upload } from '../../../../core/server/excel/excel-routes.ts'
import type { AnyResource } from '../../../../core/shared/resource.ts'
import { eduAttend, eduTarget } from '../edu-target.resource.ts'
import { attendSheet, targetSheet } from './class-sheet.rule.ts'
import { attendanceByExcel, targetsByExcel } from './class-sheet.server.ts'

/** People and attendance of one class by Excel, below the class. */
export async function classSheetRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const mount = (
    sheetOf: (key: string, target?: AnyResource, attend?: AnyResource) => AnyResource,
    byExcel: (key: string) => Pick<Upload, 'opens' | 'rows' | 'preview' | 'apply'>,
  ) => {
    const uploadOf = (key: string): Upload => ({
      resource: sheetOf(key),
      record: key,
      spoken: (language) =>
        sheetOf(key, spokenResource(eduTarget, language), spokenResource(eduAttend, language)),
      ...byExcel(key),
    })
    mountUpload(app, engine, uploadOf(':key'), (request: FastifyRequest) =>
      uploadOf((request.params as { key: string }).key),
    )
  }
  mount(targetSheet, targetsByExcel)
  mount(attendSheet, attendanceByExcel)
}
