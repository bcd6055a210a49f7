import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../../core/server/excel/workbook-writer.ts'
import { sayIn } from '../../../../core/shared/four-texts.ts'
import type { Language } from '../../../../core/shared/session.ts'
import { kindsOf, markOf, noteOf, type CompanyEducation } from './company-answers.rule.ts'
import { companyTexts } from './company.texts.ts'

/** Worker × course as on the screen, cell by cell: the mark, and what stands below it. */
export function companyWorkbook({ today, workers }: CompanyEducation, language: Language): PassThrough {
  const say = sayIn(companyTexts, () => language)
  const kinds = kindsOf(workers)
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: say('matrix'),
    title: say('sheet', { day: today }),
    columns: [{ header: say('worker'), width: 16 }, ...kinds.map(([, header]) => ({ header, width: 22 }))],
    rows: workers.map(({ workerNm, courses }) => [
      workerNm,
      ...kinds.map(([code]) => {
        const course = courses.find((each) => each.code === code)
        if (!course) return null
        return `${say(`mark.${markOf(course)}`)} ${noteOf(course, (day) => say('until', { day }))}`.trim()
      }),
    ]),
  }).catch((error: Error) => out.destroy(error))
  return out
}
