import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import { accidentTotalPrintTexts } from './accident-total-print.texts.ts'
import { accidentTotalStates } from './accident-total-transitions.rule.ts'
import type { AccidentTotals, CompanyTotal, YearCount } from './accident-total.rule.ts'

type Rated = YearCount & { injuryRate: number | null; deathRate: number | null }
type Cells = [
  name: string,
  bizRegNo: string,
  indInsNo: string,
  workers: number | null,
  injured: number | null,
  deaths: number | null,
  rate: number | null,
  deathRate: number | null,
  state: string,
]
const stateOf = ({ state }: CompanyTotal, language: Language): string =>
  label(accidentTotalStates[state as keyof typeof accidentTotalStates] ?? state).in(language)

/** The rows of the survey: the plant itself, each company, the companies together, and all together. */
export function totalRows(totals: AccidentTotals, language: Language): Cells[] {
  const say = sayIn(accidentTotalPrintTexts, () => language)
  const sum = (name: string, counted: Rated | null): Cells => [
    name,
    '',
    '',
    counted?.workers ?? null,
    counted?.injured ?? null,
    counted?.deaths ?? null,
    counted?.injuryRate ?? null,
    counted?.deathRate ?? null,
    '',
  ]
  return [
    sum(say('own'), totals.own),
    ...totals.companies.map((row): Cells => [
      row.vendorNm,
      row.bizRegNo,
      row.indInsNo,
      row.workers,
      row.injured,
      row.deaths,
      row.injuryRate,
      row.deathRate,
      stateOf(row, language),
    ]),
    sum(say('contractors'), totals.contractors),
    sum(say('all'), totals.all),
  ]
}
const publishedIn = ({ published }: AccidentTotals, language: Language): string => {
  const say = sayIn(accidentTotalPrintTexts, () => language)
  return published === null ? say('unknown') : say(published ? 'yes' : 'no')
}

/** The survey as a paper. */
export function totalSheet(
  totals: AccidentTotals,
  language: Language,
  printedDt: string,
  printedBy: string,
): Sheet {
  const say = sayIn(accidentTotalPrintTexts, () => language)
  const shown = (value: string | number | null): string => (value === null ? '–' : String(value))
  return {
    title: say('title'),
    subtitle: `${totals.plantNm} · ${totals.accYear}`,
    landscape: true,
    facts: [
      { label: say('year'), value: totals.accYear, strong: true },
      { label: say('plant'), value: totals.plantNm, strong: true },
      { label: say('askDay'), value: totals.askYmd },
      { label: say('giveDay'), value: totals.giveYmd },
      {
        label: say('published'),
        value: `${totals.published === false ? '' : '!'}${publishedIn(totals, language)}`,
        strong: true,
      },
      {
        label: say('open'),
        value: `${totals.open > 0 ? '!' : ''}${say('count', { count: totals.open })}`,
      },
    ],
    tables: [
      {
        title: say('table'),
        columns: [
          { label: say('company'), width: 3 },
          { label: say('bizRegNo'), width: 2 },
          { label: say('indInsNo'), width: 2 },
          { label: say('workers'), number: true },
          { label: say('injured'), number: true },
          { label: say('deaths'), number: true },
          { label: say('rate'), number: true },
          { label: say('deathRate'), number: true },
          { label: say('state') },
        ],
        rows: totalRows(totals, language).map((cells) => cells.map(shown)),
      },
    ],
    notes: [say('rule'), say('law')],
    printedDt,
    printedBy,
  }
}
export const totalFileName = (language: Language): string =>
  sayIn(accidentTotalPrintTexts, () => language)('file')
/** The survey as a workbook. */
export function totalWorkbook(totals: AccidentTotals, language: Language): PassThrough {
  const say = sayIn(accidentTotalPrintTexts, () => language)
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: say('file'),
    title: [
      say('title'),
      totals.plantNm,
      totals.accYear,
      `${say('published')}: ${publishedIn(totals, language)}`,
    ].join(' · '),
    columns: [
      { header: say('company'), width: 30 },
      { header: say('bizRegNo'), format: 'text', width: 16 },
      { header: say('indInsNo'), format: 'text', width: 18 },
      { header: say('workers'), format: 'decimal', decimals: 1 },
      { header: say('injured'), format: 'integer' },
      { header: say('deaths'), format: 'integer' },
      { header: say('rate'), format: 'decimal', decimals: 2 },
      { header: say('deathRate'), format: 'decimal', decimals: 2 },
      { header: say('state'), width: 12 },
    ],
    rows: totalRows(totals, language),
  }).catch((error: Error) => out.destroy(error))
  return out
}
