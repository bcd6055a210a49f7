import type { Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { warnStates } from './warn-transitions.rule.ts'
import type { WarnPoint } from './warn-point.resource.ts'
import { warnPrintTexts } from './warn-print.texts.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { label } from '../../../core/shared/sentence.ts'

/** Titles by item of VIOL_LVL: what is only pointed out is no warning yet. */
const titles: Readonly<Record<string, 'notice' | 'warning' | 'serious'>> = {
  VVL01: 'notice',
  VVL02: 'warning',
  VVL03: 'serious',
}

/**
 * The printed 경고장 of a violation that the company was told of, resolved to words.
 * @param more what the violation itself does not carry: legal basis, what is to be done at once, points that
 * count today
 */
export const warnSheet = (
  row: WarnPoint,
  more: { legalBasisTxt: string | null; actTxt: string | null; workerSum: number | null; vendorSum: number },
  printedDt: string,
  printedBy: string,
  language: Language = 'kr',
): Sheet => {
  const say = sayIn(warnPrintTexts, () => language)
  return {
    title: say(titles[row.violLvlCd ?? ''] ?? 'notice'),
    subtitle: `${row.warnCd ?? ''} · ${label(warnStates[row.state]).in(language)}`,
    facts: [
      { label: say('vendor'), value: row.vendorNm ?? '', strong: true },
      { label: say('worker'), value: row.vendorWorkerNm ?? say('company') },
      { label: say('when'), value: showMoment(row.occurDt) },
      { label: say('place'), value: row.placeNm },
      { label: say('violation'), value: row.violStdNm ?? '', strong: true },
      { label: say('level'), value: row.violLvlNm ?? '' },
      {
        label: say('points'),
        value: say('pointsOf', { worker: row.workerPoint ?? 0, vendor: row.vendorPoint ?? 0 }),
      },
      {
        label: say('sum'),
        value: [
          more.workerSum !== null && say('workerSum', { sum: more.workerSum }),
          say('vendorSum', { sum: more.vendorSum }),
        ]
          .filter(Boolean)
          .join(' / '),
      },
      { label: say('issuer'), value: row.issueUserNm ?? '' },
      { label: say('told'), value: showMoment(row.noticeDt) },
      { label: say('objectUntil'), value: row.objectToYmd ?? '' },
      { label: say('permit'), value: row.permitNm ?? '-' },
    ],
    tables: [
      {
        title: say('contentAct'),
        columns: [{ label: say('kind') }, { label: say('cont'), width: 5 }],
        rows: [
          [say('detail'), row.cont],
          [say('basis'), more.legalBasisTxt ?? say('ownRules')],
          [say('atOnce'), more.actTxt ?? say('stop')],
          ...(row.objectCont ? [[say('objection'), row.objectCont]] : []),
          ...(row.decideCont ? [[say('decision'), `${row.decideCont} (${row.decideUserNm ?? ''})`]] : []),
          ...(row.actCont ? [[say('result'), row.actCont]] : []),
        ],
      },
      {
        title: say('confirm'),
        signed: true,
        columns: [
          { label: say('kind') },
          { label: say('nameSign'), width: 3 },
          { label: say('day'), width: 2 },
        ],
        rows: [
          [say('issuer'), row.issueUserNm ?? '', ''],
          [say('head'), '', ''],
          ...(row.vendorWorkerNo === null ? [] : [[say('worker'), row.vendorWorkerNm ?? '', '']]),
        ],
      },
    ],
    notes: [say('law'), say('sumLaw')],
    printedDt,
    printedBy,
  }
}
