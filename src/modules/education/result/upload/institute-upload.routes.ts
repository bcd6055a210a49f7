import type { FastifyInstance } from 'fastify'
import type { Context, Engine } from '../../../../core/server/entity/context.ts'
import { rehearsedRows } from '../../../../core/server/excel/excel-rehearsal.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { label } from '../../../../core/shared/sentence.ts'
import {
  mountSenderUpload,
  type ListReader,
  type SaidOfList,
} from '../../../../platform/upload/sender-upload.server.ts'
import { eduResult, externalMenu, resultMenu } from '../edu-result.resource.ts'
import { resultBehaviour, sources } from '../edu-result.server.ts'
import { instituteTargets, missingColumns, resultValues, type ForAll } from './institute-sheet.rule.ts'
import { instituteSentences } from './upload.texts.ts'

/** Lists of institutes as they come. What is applied are results that wait to be verified. (edu.md 7; fit A6) */
export async function instituteUploadRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  mountSenderUpload(app, engine, {
    resource: eduResult,
    step: 'institute',
    menus: [externalMenu, resultMenu],
    targets: instituteTargets,
    uploadNm: eduResult.name,
    sender: label('교육기관'),
    summary: '교육기관 엑셀',
    noHeader: instituteSentences.noHeader,
    reader: instituteReader,
    preview: (context, sheet) => rehearsedRows(resultBehaviour, context, sheet),
  })
}

async function instituteReader(context: Context, { senderNm, said }: SaidOfList): Promise<ListReader> {
  const forAll: ForAll = {
    senderNm,
    sourceCd: said('sourceCd') === sources.remote ? sources.remote : sources.institute,
    course: await courseOf(context, said('eduCourseNo')),
    eduTypeCd: said('eduTypeCd') || undefined,
    allCompleted: said('allCompletedYn') === 'Y',
  }
  return {
    missing: (mapping) => missingColumns(mapping, forAll)[0],
    columns: () => eduResult.excel!.import,
    valuesOf: (row) => resultValues(row, forAll),
  }
}

async function courseOf({ sql }: Context, given: string): Promise<ForAll['course']> {
  if (given === '') return undefined
  const course = /^\d{1,15}$/.test(given)
    ? await sql.maybe<NonNullable<ForAll['course']>>(
        `select "eduCourseNo", "eduCourseNm" as "eduNm", "eduTypeCd", "specialWorkNo" from "eduCourse" where "eduCourseNo" = $1 and "state" = 'confirmed'`,
        [Number(given)],
      )
    : undefined
  if (!course) throw badField('eduCourseNo', instituteSentences.courseUnknown())
  return course
}
