import type { Sheet } from '../../core/server/pdf/sheet.ts'
import { showMoment } from '../../core/shared/dates.ts'
import { sayIn } from '../../core/shared/four-texts.ts'
import type { Language } from '../../core/shared/session.ts'
import { choiceLabel, type AskedQuestion, type CheckView } from './check-answers.rule.ts'
import { answerKinds, answerMarks } from './check-codes.rule.ts'
import { checkPrintTexts } from './check-print.texts.ts'
import { shownItems, verdictOf, type GivenAnswer } from './check-score.rule.ts'

/** The printed sheet: its sections as tables, each answer with its note and number of pictures, score and marks. */
export function checkSheet(
  { form, items, answers, run }: CheckView,
  printedDt: string,
  printedBy: string,
  language: Language,
): Sheet {
  const say = sayIn(checkPrintTexts, () => language)
  const byItem = new Map(answers.map((answer) => [answer.itemCd, answer]))
  const sections = new Map<string, AskedQuestion[]>()
  for (const item of shownItems(items, answers)) {
    const name = item.sectionTxt ?? say('items')
    sections.set(name, [...(sections.get(name) ?? []), item])
  }
  const wordsOf = (item: AskedQuestion, answer: GivenAnswer | undefined): string => {
    if (!answer || verdictOf(item, answer) === undefined) return `!${say('open')}`
    const words = saidOf(item, answer, say)
    return verdictOf(item, answer) === 'bad' ? `!${words}` : words
  }
  const marks = [...(run?.fastYn === 'Y' ? [say('fast')] : []), ...(run?.sameYn === 'Y' ? [say('same')] : [])]
  return {
    title: form.checkFormNm,
    subtitle: `${form.checkFormCd} · ${say('version', { version: form.verNo ?? 1 })}`,
    facts: [
      { label: say('by'), value: run?.doneUserNm ?? '' },
      { label: say('done'), value: run?.doneDt ? showMoment(run.doneDt) : `!${say('unfinished')}` },
      {
        label: say('score'),
        value: run === null || run.score === null ? '–' : say('points', { score: run.score }),
        strong: true,
      },
      {
        label: say('result'),
        value:
          run === null || !run.doneDt || run.resultCd === null
            ? '–'
            : `${run.resultCd === 'F' ? '!' : ''}${say(`result.${run.resultCd}`)}`,
        strong: true,
      },
      { label: say('bad'), value: String(run?.badCnt ?? 0) },
      { label: say('marks'), value: marks.length > 0 ? marks.join(', ') : say('none') },
    ],
    tables: [...sections].map(([title, asked]) => ({
      title,
      columns: [
        { label: say('no') },
        { label: say('question'), width: 5 },
        { label: say('answer'), width: 2 },
        { label: say('note'), width: 3 },
        { label: say('photos'), number: true },
        { label: say('basis'), width: 2 },
      ],
      rows: asked.map((item) => {
        const answer = byItem.get(item.itemCd)
        return [
          String(item.sortOrder ?? item.itemCd),
          `${item.criticalYn === 'Y' ? '★ ' : ''}${item.itemTxt}`,
          wordsOf(item, answer),
          answer?.noteTxt ?? '',
          String(answer?.fileNos?.length ?? 0),
          item.basisTxt ?? '',
        ]
      }),
    })),
    notes: [say('rule', { pass: form.passScore, cond: form.condScore })],
    printedDt,
    printedBy,
  }
}

type Say = ReturnType<typeof sayIn<typeof checkPrintTexts>>
function saidOf(
  item: AskedQuestion,
  { answerCd, answerVal, answerTxt, fileNos }: GivenAnswer,
  say: Say,
): string {
  if (answerCd === answerMarks.none) return say('mark.X')
  if (item.answerKindCd === answerKinds.yesNo)
    return say(answerCd === answerMarks.good ? 'mark.yes' : 'mark.no')
  if (item.answerKindCd === answerKinds.okBad)
    return say(answerCd === answerMarks.good ? 'mark.ok' : 'mark.bad')
  if (item.answerKindCd === answerKinds.number) return `${answerVal ?? ''} ${item.unit ?? ''}`.trim()
  return item.answerKindCd === answerKinds.photo
    ? say('pictures', { count: fileNos?.length ?? 0 })
    : choiceLabel(item, answerTxt ?? '')
}
