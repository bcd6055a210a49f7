import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { levelOrder, sumOf, totalRows, type Totals, type TotalSum } from './total.rule.ts'
import { totalTexts } from './total.texts.ts'

export const totalBookName = (language: Language): string => sayIn(totalTexts, () => language)('book')

/** The total table as it stands on the page, its sum in the last line. */
export function totalWorkbook({ riskYear, cells }: Totals, language: Language): PassThrough {
  const say = sayIn(totalTexts, () => language)
  const out = new PassThrough()
  const whole = { format: 'decimal' as const, decimals: 0 }
  const figures = (sum: TotalSum) => [
    sum.n,
    ...levelOrder.map((level) => sum.before[level]),
    ...levelOrder.map((level) => sum.after[level]),
    sum.score,
    sum.afterScore,
    sum.reduction,
  ]
  const columnsOf = (when: 'before' | 'after') =>
    levelOrder.map((level) => ({ header: `${say(when)} ${say(`level.${level}`)}`, ...whole }))
  void writeWorkbook(out, {
    name: say('figures'),
    title: `${say('book')} · ${riskYear}`,
    columns: [
      { header: say('plant'), width: 18 },
      { header: say('dept'), width: 24 },
      { header: say('method'), width: 24 },
      { header: say('all'), ...whole },
      ...columnsOf('before'),
      ...columnsOf('after'),
      { header: `${say('before')} ${say('score')}`, ...whole },
      { header: `${say('after')} ${say('score')}`, ...whole },
      { header: `${say('reduction')}(%)`, format: 'decimal', decimals: 1 },
    ],
    rows: [
      ...totalRows(cells).map((row) => [row.plantNm, row.deptNm, row.rsaTypeNm, ...figures(row)]),
      [say('all'), '', '', ...figures(sumOf(cells))],
    ],
  }).catch((error: Error) => out.destroy(error))
  return out
}
