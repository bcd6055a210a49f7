import type { Context } from '../../../../core/server/entity/context.ts'
import { printSheet, type Sheet } from '../../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import { sayIn } from '../../../../core/shared/four-texts.ts'
import { spanOfMinutes, statusNames } from '../status-names.texts.ts'
import { halfPaperTexts } from './half-paper.texts.ts'
import type { EduHalf } from './edu-half.resource.ts'
import type { HalfFacts } from './half-facts.rule.ts'
import { nameOfKpi } from '../kpi/education-kpis.rule.ts'
import { columnName } from '../legal/column-name.rule.ts'

const figure = (value: number): string => value.toLocaleString('ko-KR')

/** 교육 반기 점검 보고서: figures, what was not done, its cause, what was ordered and done, with two signatures. */
export function halfPdf(row: EduHalf, facts: HalfFacts, context: Context): Promise<Buffer> {
  const { language, userNm } = context.session
  const say = sayIn(halfPaperTexts, () => language)
  const name = sayIn(statusNames, () => language)
  const span = (min: number) => spanOfMinutes(name, min)
  const sheet: Sheet = {
    title: say('title'),
    subtitle: `${row.halfNm ?? ''} · ${row.plantNm ?? row.plantCd}`,
    stamps: [
      { role: say('siteHead'), name: row.orderUserNm ?? '', dt: showMoment(row.orderDt) },
      { role: say('keeper'), name: row.doneUserNm ?? '', dt: showMoment(row.doneDt) },
    ],
    facts: [
      { label: say('base'), value: facts.baseYmd },
      { label: say('people'), value: figure(facts.people) },
      { label: say('breaches'), value: figure(facts.breaches.length), strong: true },
      { label: say('fines'), value: say('won', { n: figure(facts.fines.sum) }) },
      ...(facts.kpis ?? []).map((kpi) => ({
        label: nameOfKpi(kpi.kpi).in(language),
        value: kpi.value === null ? '–' : `${kpi.value}% (${kpi.done}/${kpi.due})`,
      })),
    ],
    tables: [
      {
        title: say('figures'),
        columns: [
          { label: say('type') },
          ...(['satisfied', 'inProgress', 'short', 'exempt', 'unknown'] as const).map((each) => ({
            label: name(each),
            number: true,
          })),
          { label: say('share'), number: true },
        ],
        rows: facts.columns.map((column, at) => {
          const cell = facts.total[at]!
          const { satisfied, inProgress, short, exempt, unknown } = cell.counts
          return [
            columnName(name, column),
            ...[satisfied, inProgress, short, exempt, unknown].map(figure),
            cell.share === null ? '–' : `${cell.share}%`,
          ]
        }),
      },
      {
        title: say('list'),
        columns: [
          { label: say('type') },
          { label: say('dept') },
          { label: say('person') },
          { label: say('lack'), number: true },
          { label: say('due') },
          { label: say('remark') },
        ],
        rows: facts.breaches.map(({ eduTypeCd, deptNm, userNm: person, lackMin, dueYmd, state, late }) => [
          name(`type.${eduTypeCd}`),
          deptNm,
          person,
          lackMin > 0 ? span(lackMin) : '–',
          dueYmd ?? '',
          late ? name('remark.lateStart') : `${state === 'short' ? '!' : ''}${name(state)}`,
        ]),
      },
      ...(
        [
          ['cause', row.causeTxt],
          ['order', row.orderTxt],
          ['done', row.doneTxt],
        ] as const
      ).flatMap(([title, text]) =>
        text ? [{ title: say(title), columns: [{ label: '' }], rows: [[text]] }] : [],
      ),
    ],
    notes: [say('law'), ...(facts.fines.sum > 0 ? [say('finesNote')] : [])],
    printedDt: showMoment(context.now),
    printedBy: userNm,
  }
  return printSheet(sheet, language)
}
