import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { gradeWorkbookTexts } from './grade-workbook.texts.ts'
import type { GradeAnswer } from './vendor-grade.rule.ts'

export const rankingFileName = (language: Language): string =>
  sayIn(gradeWorkbookTexts, () => language)('file')

/** The ranking as a workbook: a row for each company at a plant, its course in one cell. */
export function rankingWorkbook({ rows }: GradeAnswer, language: Language): PassThrough {
  const say = sayIn(gradeWorkbookTexts, () => language)
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: say('file'),
    title: say('file'),
    columns: [
      { header: say('rank'), format: 'integer' },
      { header: say('plant'), width: 14 },
      { header: say('vendor'), width: 28 },
      { header: say('field'), width: 24 },
      { header: say('grade'), width: 10 },
      { header: say('score'), format: 'decimal', decimals: 2 },
      { header: say('course'), width: 50 },
      { header: say('psrmGrade'), width: 12 },
      { header: say('psrmScore'), format: 'decimal', decimals: 2 },
    ],
    rows: rows.map((row) => [
      row.rank,
      row.plantNm,
      row.vendorNm,
      row.fieldNms,
      row.gradeNm ?? say('never'),
      row.score,
      row.course.map(({ period, gradeNm, score }) => `${period} ${gradeNm} ${score}`).join(' → '),
      row.psrmGradeNm,
      row.psrmScore,
    ]),
  }).catch((error: Error) => out.destroy(error))
  return out
}
