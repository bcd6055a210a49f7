import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { evalStates } from './eval-transitions.rule.ts'
import type { VendorEval } from './vendor-eval.resource.ts'
import { correctionOf } from './evaluation.rule.ts'
import { evalPrintTexts } from './eval-print.texts.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { label } from '../../../core/shared/sentence.ts'

const points = (value: number | null): string => (value === null ? '' : String(value))

/** What people said of the accidents instead of the records, with the reason. */
function correctedFact(row: VendorEval, name: string): Sheet['facts'] {
  if (row.foundAccidentCnt === null) return []
  const said = correctionOf(row, { accidentCnt: row.foundAccidentCnt, deadCnt: row.foundDeadCnt ?? 0 })
  return said
    ? [
        {
          label: name,
          value: `${said.found} (${said.foundDead}) → ${said.count} (${said.dead}) · ${said.why}`,
        },
      ]
    : []
}

/** The printed 평가결과서: 결재란, items with their scores, total, grade, objection and who evaluated. */
export const evalSheet = (
  row: VendorEval,
  stamps: NonNullable<Sheet['stamps']>,
  printedDt: string,
  printedBy: string,
  language: Language = 'kr',
): Sheet => {
  const say = sayIn(evalPrintTexts, () => language)
  return {
    title: say('title'),
    subtitle: `${row.evalCd ?? ''} · ${label(evalStates[row.state]).in(language)}`,
    stamps,
    facts: [
      { label: say('vendor'), value: row.vendorNm ?? '', strong: true },
      { label: say('evalType'), value: row.evalTypeNm ?? '' },
      { label: say('form'), value: row.evalFormNm ?? '' },
      { label: say('period'), value: row.periodTxt },
      { label: say('plant'), value: row.plantNm ?? '' },
      { label: say('contract'), value: row.contractNm ?? '' },
      {
        label: say('total'),
        value: row.score === null ? `!${say('open')}` : say('points', { score: row.score }),
        strong: true,
      },
      { label: say('grade'), value: row.gradeNm ?? '', strong: true },
      {
        label: say('pass'),
        value: row.passYn === null ? '' : row.passYn === 'Y' ? say('qualified') : `!${say('unqualified')}`,
      },
      { label: say('validTo'), value: row.validToYmd ? say('until', { day: row.validToYmd }) : '' },
      {
        label: say('evaluators'),
        value: row.evaluators.map(({ evalUserNm }) => evalUserNm ?? '').join(', '),
      },
      {
        label: say('confirm'),
        value: [row.decideUserNm, showMoment(row.confirmDt)].filter(Boolean).join(' · '),
      },
      ...correctedFact(row, say('corrected')),
    ],
    tables: [
      {
        title: say('scores'),
        columns: [
          { label: say('kind') },
          { label: say('item'), width: 2 },
          { label: say('weight'), number: true },
          { label: say('self'), number: true },
          { label: say('evaluated'), number: true },
          { label: say('opinion'), width: 3 },
        ],
        rows: row.items.map(({ grpNm, itemNm, weight, selfScore, evalScore, naYn, cont }) => [
          grpNm,
          itemNm,
          String(weight),
          points(selfScore),
          naYn === 'Y' ? say('naYn') : points(evalScore),
          cont ?? '',
        ]),
      },
      ...(row.objectCont || row.decideCont
        ? [
            {
              title: say('objectionDecision'),
              columns: [{ label: say('kind') }, { label: say('cont'), width: 5 }],
              rows: [
                [say('objection'), row.objectCont ?? say('none')],
                [say('decision'), row.decideCont ?? ''],
              ],
            },
          ]
        : []),
    ],
    notes: [say('rule'), say('law')],
    printedDt,
    printedBy,
  }
}
