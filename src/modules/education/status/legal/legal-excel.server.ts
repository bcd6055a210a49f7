import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../../core/server/excel/workbook-writer.ts'
import { sayIn } from '../../../../core/shared/four-texts.ts'
import type { Language } from '../../../../core/shared/session.ts'
import { matrixOf, ofColumn, worstOf, type PersonStatus } from '../rules/matrix.rule.ts'
import { statusNames } from '../status-names.texts.ts'
import { columnName } from './column-name.rule.ts'
import { legalTexts } from './legal.texts.ts'

/** Person × kind of education as on the screen: the standing, and beside it the minutes that lack. */
export function legalWorkbook(people: readonly PersonStatus[], day: string, language: Language): PassThrough {
  const say = sayIn(legalTexts, () => language)
  const name = sayIn(statusNames, () => language)
  const { columns } = matrixOf(people)
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: say('title'),
    title: say('sheet', { day }),
    columns: [
      { header: say('dept'), width: 22 },
      { header: say('userId'), width: 14 },
      { header: say('person'), width: 14 },
      ...columns.flatMap((column) => [
        { header: columnName(name, column), width: 12 },
        { header: say('lackOf', { type: columnName(name, column) }), format: 'integer' as const },
      ]),
    ],
    rows: people.map(({ deptNm, userId, userNm, rows }) => [
      deptNm,
      userId,
      userNm,
      ...columns.flatMap((column) => {
        const worst = worstOf(ofColumn(rows, column))
        return worst ? [name(worst.state), worst.lackMin] : ['', null]
      }),
    ]),
  }).catch((error: Error) => out.destroy(error))
  return out
}
