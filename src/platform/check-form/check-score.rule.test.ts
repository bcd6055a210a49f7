import { expect, test } from 'vitest'
import { answerKinds, answerMarks, checkResults } from './check-codes.rule.ts'
import {
  honestyOf,
  missingIn,
  scoreOf,
  shownItems,
  usualHonesty,
  verdictOf,
  wrongAnswer,
  type AskedItem,
  type GivenAnswer,
} from './check-score.rule.ts'

const limits = { passScore: 90, condScore: 70 }
const { good, bad, none } = answerMarks
const asked = (itemCd: string, more: Partial<AskedItem> = {}): AskedItem => ({
  itemCd,
  answerKindCd: answerKinds.yesNo,
  ...more,
})
/** As many items as marks, numbered from 1, with those answers. */
function sheet(marks: readonly string[], first: Partial<AskedItem> = {}): [AskedItem[], GivenAnswer[]] {
  const items = marks.map((_, index) => asked(String(index + 1), index === 0 ? first : {}))
  return [items, marks.map((answerCd, index) => ({ itemCd: String(index + 1), answerCd }))]
}
const times = (count: number, mark: string): string[] => Array.from({ length: count }, () => mark)

test('15 yes, 3 no and 2 not applicable score 83.3 and are fit on conditions (SAF-10)', () => {
  const [items, answers] = sheet([...times(3, bad), ...times(15, good), ...times(2, none)])
  expect(scoreOf(items, answers, limits)).toEqual({
    score: 83.3,
    resultCd: checkResults.conditional,
    badCnt: 3,
    answerCnt: 20,
    openCnt: 0,
  })
})
test('one critical item that is bad makes the same score unfit (SAF-10)', () => {
  const [items, answers] = sheet([...times(3, bad), ...times(15, good), ...times(2, none)], {
    criticalYn: 'Y',
  })
  expect(scoreOf(items, answers, limits)).toMatchObject({ score: 83.3, resultCd: checkResults.unfit })
})
test('a sheet of which nothing is applicable has neither a score nor a result', () => {
  const [items, answers] = sheet(times(4, none))
  expect(scoreOf(items, answers, limits)).toMatchObject({ score: null, resultCd: null })
})
test('weights count, and limits are compared with the score as it is shown', () => {
  const [items, answers] = sheet([bad, good], { weight: 1 })
  items[1]!.weight = 9
  expect(scoreOf(items, answers, limits)).toMatchObject({ score: 90, resultCd: checkResults.fit })
  items[1]!.weight = 2
  expect(scoreOf(items, answers, limits)).toMatchObject({ score: 66.7, resultCd: checkResults.unfit })
})
test('a number is good within its limits and not judged without any', () => {
  const item = asked('1', { answerKindCd: answerKinds.number, minVal: 18, maxVal: 23.5 })
  const of = (answerVal: number | null) => verdictOf(item, { itemCd: '1', answerVal })
  expect([of(18), of(23.5), of(17.9), of(23.6), of(null)]).toEqual(['good', 'good', 'bad', 'bad', undefined])
  expect(verdictOf({ ...item, minVal: null, maxVal: null }, { itemCd: '1', answerVal: 5 })).toBe('open')
})
test('a choice is bad where the sheet says so, words and pictures are not judged', () => {
  const item = asked('1', {
    answerKindCd: answerKinds.choice,
    choiceTxts: ['새것', '닳음'],
    badTxts: ['닳음'],
  })
  expect(verdictOf(item, { itemCd: '1', answerTxt: '닳음' })).toBe('bad')
  expect(verdictOf(item, { itemCd: '1', answerTxt: '새것' })).toBe('good')
  const text = asked('1', { answerKindCd: answerKinds.text })
  expect([
    verdictOf(text, { itemCd: '1', answerTxt: '끝' }),
    verdictOf(text, { itemCd: '1', answerTxt: ' ' }),
  ]).toEqual(['open', undefined])
  expect(verdictOf(asked('1', { answerKindCd: answerKinds.photo }), { itemCd: '1', fileNos: ['7'] })).toBe(
    'open',
  )
})
test('an item with a condition is asked only once the item that it names is asked and answered so', () => {
  const items = [
    asked('1'),
    asked('2', { shownItemCd: '1', shownTxt: bad }),
    asked('3', { shownItemCd: '2', shownTxt: bad }),
  ]
  const codes = (...answers: GivenAnswer[]) => shownItems(items, answers).map(({ itemCd }) => itemCd)
  expect(codes()).toEqual(['1'])
  expect(codes({ itemCd: '1', answerCd: bad })).toEqual(['1', '2'])
  expect(codes({ itemCd: '1', answerCd: bad }, { itemCd: '2', answerCd: bad })).toEqual(['1', '2', '3'])
  // The answer of an item that is asked no more asks for nothing.
  expect(codes({ itemCd: '1', answerCd: good }, { itemCd: '2', answerCd: bad })).toEqual(['1'])
})
test('an answer that is asked no more counts neither as bad nor as answered', () => {
  const items = [asked('1'), asked('2', { shownItemCd: '1', shownTxt: bad, criticalYn: 'Y' })]
  const answers = [
    { itemCd: '1', answerCd: good },
    { itemCd: '2', answerCd: bad },
  ]
  expect(scoreOf(items, answers, limits)).toMatchObject({ score: 100, badCnt: 0, answerCnt: 1 })
})
test('a check lacks what is not answered, and the note and picture of what is bad', () => {
  const items = [asked('1', { badNoteYn: 'Y', badPhotoYn: 'Y' }), asked('2'), asked('3')]
  const paths = (answers: GivenAnswer[]) => missingIn(items, answers).map(({ path }) => path)
  expect(
    paths([
      { itemCd: '1', answerCd: bad },
      { itemCd: '2', answerCd: none },
    ]),
  ).toEqual(['answers.1', 'answers.1', 'answers.3'])
  expect(
    paths([
      { itemCd: '1', answerCd: bad, noteTxt: '배관 이음에서 샘', fileNos: ['3'] },
      { itemCd: '2', answerCd: good },
      { itemCd: '3', answerCd: good },
    ]),
  ).toEqual([])
})
test('an answer that its item does not take is refused', () => {
  expect(wrongAnswer(asked('1', { naYn: 'N' }), { itemCd: '1', answerCd: none })).toHaveLength(1)
  expect(wrongAnswer(asked('1'), { itemCd: '1', answerCd: 'Q' })).toHaveLength(1)
  expect(
    wrongAnswer(asked('1', { answerKindCd: answerKinds.choice, choiceTxts: ['가'] }), {
      itemCd: '1',
      answerTxt: '나',
    }),
  ).toHaveLength(1)
  expect(wrongAnswer(asked('1'), { itemCd: '1', answerCd: good, noteTxt: 'x'.repeat(1001) })).toHaveLength(1)
  expect(wrongAnswer(asked('1'), { itemCd: '1', answerCd: good })).toEqual([])
})
test('less than the least seconds per answered item, and many equal marks, are marked', () => {
  const [items, answers] = sheet(times(10, good))
  expect(honestyOf(items, answers, 29, usualHonesty)).toEqual({ fastYn: 'Y', sameYn: 'Y' })
  expect(honestyOf(items, answers, 30, usualHonesty)).toEqual({ fastYn: 'N', sameYn: 'Y' })
  const [few, same] = sheet(times(9, good))
  expect(honestyOf(few, same, 60, usualHonesty).sameYn).toBe('N')
  const [mixed, both] = sheet([...times(9, good), bad])
  expect(honestyOf(mixed, both, 60, usualHonesty).sameYn).toBe('N')
})
test('what was put right on the spot needs a picture before and one after, whatever its item asks for', () => {
  const items = [asked('1', { badPhotoYn: 'Y', badNoteYn: 'N' })]
  const answer = (fileNos: string[], mendedYn: 'Y' | 'N'): GivenAnswer => ({
    itemCd: '1',
    answerCd: bad,
    fileNos,
    mendedYn,
  })
  const missing = (given: GivenAnswer) => missingIn(items, [given]).length
  expect([missing(answer([], 'N')), missing(answer(['1'], 'N'))]).toEqual([1, 0])
  expect([missing(answer(['1'], 'Y')), missing(answer(['1', '2'], 'Y'))]).toEqual([1, 0])
})
