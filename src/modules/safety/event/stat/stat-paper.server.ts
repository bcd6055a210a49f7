import { PassThrough } from 'node:stream'
import type { Context } from '../../../../core/server/entity/context.ts'
import { writeWorkbook } from '../../../../core/server/excel/workbook-writer.ts'
import type { Sheet } from '../../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import { sayIn, type Say } from '../../../../core/shared/four-texts.ts'
import type { Language } from '../../../../core/shared/session.ts'
import { scoreGap } from '../rules/accident-rates.rule.ts'
import { statOwners, type AccidentStat, type OwnerStat } from './accident-stat.rule.ts'
import { countNames, rateNames } from './stat-names.rule.ts'
import { statTexts } from './stat.texts.ts'
import { uChart } from './u-chart.rule.ts'

type Words = Say<typeof statTexts>
interface Line {
  name: string
  values: (number | null)[]
  decimals: number
  why: string
}
/** The table of rates as lines: what the page shows, in its order. */
function ratesLines(stat: AccidentStat, say: Words): Line[] {
  const line = (name: string, decimals: number, why: string, of: (owner: OwnerStat) => number | null) => ({
    name,
    decimals,
    why,
    values: statOwners.map((owner) => of(stat.owners[owner])),
  })
  return [
    ...countNames.map(({ name, decimals, of }) => line(say(name), decimals, say(`why.${name}`), of)),
    ...rateNames.map((name) => line(say(name), 2, say(`why.${name}`), ({ rates }) => rates[name])),
  ]
}
const shown = (value: number | null, decimals: number): string =>
  value === null
    ? '–'
    : value.toLocaleString('ko-KR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** Whose Safe-T-Score is missing on the paper, and what it lacks. */
const scoreNotes = ({ owners }: AccidentStat, say: Words): string[] =>
  statOwners.flatMap((owner) => {
    const gap = scoreGap(owners[owner].counted)
    return gap ? [`${say('score')} ${say(owner)}: ${say(`score.${gap}`)}`] : []
  })

/** 재해통계 as paper: rates with their formulas, months with the limits of chance, how it happened. */
export function statSheet(context: Context, stat: AccidentStat, plantNm: string | null): Sheet {
  const { session, now } = context
  const say = sayIn(statTexts, () => session.language)
  const chart = uChart(stat.months)
  return {
    title: say('book'),
    subtitle: `${stat.from} – ${stat.to}`,
    landscape: true,
    facts: [
      { label: say('plant'), value: plantNm ?? say('allPlants') },
      { label: say('apartOf'), value: String(stat.apart) },
      {
        label: say('published'),
        value: stat.published === null ? '–' : say(stat.published ? 'publishedYes' : 'publishedNo'),
      },
    ],
    tables: [
      {
        title: say('rates'),
        columns: [
          { label: say('figure'), width: 1.6 },
          ...statOwners.map((owner) => ({ label: say(owner), number: true })),
          { label: say('formula'), width: 2.4 },
        ],
        rows: ratesLines(stat, say).map(({ name, values, decimals, why }) => [
          name,
          ...values.map((value) => shown(value, decimals)),
          why,
        ]),
      },
      {
        title: say('byMonth'),
        columns: [
          { label: say('month') },
          { label: say('cases'), number: true },
          { label: say('near'), number: true },
          { label: say('hoursOf'), number: true },
          { label: say('lostTime200'), number: true },
          { label: say('upper'), number: true },
        ],
        rows: stat.months.map((month, index) => {
          const point = chart.points[index]!
          return [
            month.ym,
            `${point.out ? '!' : ''}${month.cases}`,
            String(month.nearMisses),
            shown(month.hours, 0),
            shown(point.rate, 2),
            shown(point.upper, 2),
          ]
        }),
      },
      ...(['occurrences', 'parts'] as const).map((name) => ({
        title: say(name),
        columns: [
          { label: say(name), width: 3 },
          { label: say('number'), number: true },
        ],
        rows: stat[name].map((part) => [part.name, String(part.n)]),
      })),
    ].filter(({ rows }) => rows.length > 0),
    notes: [
      ...(stat.missingMonths.length > 0 ? [say('missing', { months: stat.missingMonths.join(', ') })] : []),
      ...scoreNotes(stat, say),
      say('source'),
    ],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}

export const statBookName = (language: Language): string => sayIn(statTexts, () => language)('book')
/** The same figures as a workbook: one line a figure, then the months. */
export function statWorkbook(stat: AccidentStat, language: Language): PassThrough {
  const say = sayIn(statTexts, () => language)
  const chart = uChart(stat.months)
  const out = new PassThrough()
  const empty = null
  void writeWorkbook(out, {
    name: say('book'),
    title: `${say('book')} · ${stat.from} – ${stat.to}`,
    columns: [
      { header: say('part'), width: 18 },
      { header: say('figure'), width: 32 },
      ...statOwners.map((owner) => ({ header: say(owner), format: 'decimal' as const, decimals: 2 })),
      { header: say('formula'), width: 46 },
    ],
    rows: [
      ...ratesLines(stat, say).map(({ name, values, why }) => [say('rates'), name, ...values, why]),
      ...stat.months.flatMap(({ ym, cases, nearMisses, hours }, index) => [
        [say('byMonth'), `${ym} ${say('cases')}`, empty, empty, cases, ''],
        [say('byMonth'), `${ym} ${say('near')}`, empty, empty, nearMisses, ''],
        [say('byMonth'), `${ym} ${say('hoursOf')}`, empty, empty, hours, ''],
        [say('byMonth'), `${ym} ${say('lostTime200')}`, empty, empty, chart.points[index]!.rate, ''],
      ]),
      ...(['occurrences', 'parts'] as const).flatMap((part) =>
        stat[part].map(({ name, n }) => [say(part), name, empty, empty, n, '']),
      ),
    ],
  }).catch((error: Error) => out.destroy(error))
  return out
}
