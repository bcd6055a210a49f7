import { PassThrough } from 'node:stream'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import type { ImprovementStats } from '../improvement/improvement-answers.rule.ts'
import { isGrade } from '../rules/grade.rule.ts'
import { statusTexts } from './status.texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'

type Line = readonly [part: string, name: string, count: number | null, rate: number | null, more: string]
const grouped = (amount: number): string => amount.toLocaleString('ko-KR')
const ageNames = ['age.0', 'age.1', 'age.2', 'age.3'] as const

/**
 * The page of figures as lines of one sheet, in the order of the page: part, name, count, rate, what else
 * there is to say.
 */
export function statsLines(stats: ImprovementStats, language: Language): Line[] {
  const say = sayIn(statusTexts, () => language)
  const grade = sayIn(gradeTexts, () => language)
  const { counts, figures, risk, cost } = stats
  const [now, key] = [say('now'), say('figures')]
  const percent = (name: 'onTime' | 'reopened' | 'repeat' | 'repeatYear' | 'risk' | 'budget') =>
    say('percent', { name: say(name) })
  const money = ({ budgetAmt, costAmt }: { budgetAmt: number; costAmt: number }) =>
    say('cost.more', { budget: grouped(budgetAmt), cost: grouped(costAmt) })
  return [
    [now, say('total'), counts.total, null, ''],
    [now, say('closed'), counts.closed, figures.completion, say('rate.of', { name: say('completion') })],
    [
      now,
      say('open'),
      counts.open,
      figures.overdue,
      `${say('rate.of', { name: say('overdue') })} · ${say('open.more', { overdue: counts.overdue, onHold: counts.onHold })}`,
    ],
    [key, percent('onTime'), null, figures.onTime, say('onTime.more')],
    [key, say('meanDays'), null, figures.meanDays, say('meanDays.more')],
    [key, percent('reopened'), null, figures.reopened, ''],
    [key, percent('repeat'), null, stats.repeatRate, say('repeat.more')],
    [key, percent('repeatYear'), null, stats.repeatedYearRate, say('repeatYear.more')],
    [key, say('controlScore'), null, stats.controlScore, say('controlScore.more')],
    [key, percent('risk'), null, stats.riskReduction, `${risk.before} → ${risk.after}`],
    [key, percent('budget'), null, cost.use, money(cost)],
    ...stats.heat.map(({ sourceNm, gradeCd, count }): Line => [
      say('heat'),
      `${sourceNm} · ${isGrade(gradeCd) ? grade(gradeCd) : gradeCd}`,
      count,
      null,
      '',
    ]),
    ...ageNames.map((name, index): Line => [say('ages'), say(name), stats.ages[index] ?? 0, null, '']),
    ...stats.control.map(({ ctrlLvlNm, count, recurred }): Line => [
      say('control'),
      ctrlLvlNm,
      count,
      null,
      say('recurred', { count: recurred }),
    ]),
    ...stats.depts.map(({ name, total, closed, overdue, onTimeRate }): Line => [
      say('owners'),
      name,
      total,
      onTimeRate,
      say('owner.more', { closed, overdue }),
    ]),
    ...stats.repeats.map(({ imprCd, imprNm, days, recurOfNm }): Line => [
      say('recurrence'),
      `${imprCd} ${imprNm}`,
      null,
      null,
      say('recurrence.more', { days, name: recurOfNm }),
    ]),
    ...[
      ...cost.halves.map((half) => ({ ...half, name: say(half.name === '1' ? 'half.1' : 'half.2') })),
      ...cost.plants,
      ...cost.levels.map((level) => ({ ...level, name: level.name || say('undecided') })),
    ].map((part): Line => [say('costs'), part.name, null, null, money(part)]),
  ]
}

/** Name of the file without its time. */
export const statsBookName = (language: Language): string => sayIn(statusTexts, () => language)('sheet')
/** The workbook of a year's figures. */
export function statsWorkbook(stats: ImprovementStats, language: Language): PassThrough {
  const say = sayIn(statusTexts, () => language)
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: say('sheet'),
    title: [
      say('sheet.of', { year: stats.year }),
      ...(stats.plantCd ? [say('sheet.plant', { plant: stats.plantCd })] : []),
    ].join(' · '),
    columns: [
      { header: say('part'), width: 16 },
      { header: say('item'), width: 40 },
      { header: say('number'), format: 'integer' },
      { header: say('value'), format: 'decimal', decimals: 2 },
      { header: say('remark'), width: 50 },
    ],
    rows: statsLines(stats, language),
  }).catch((error: Error) => out.destroy(error))
  return out
}
