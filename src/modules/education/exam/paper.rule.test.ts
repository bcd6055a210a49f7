import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difficulties } from './exam-codes.rule.ts'
import {
  drawn,
  isRight,
  paperOf,
  quotas,
  scoreOf,
  shortOf,
  takenAnswer,
  type BankQuestion,
  type PaperQuestion,
} from './paper.rule.ts'

const asked = (more: Partial<PaperQuestion> = {}): PaperQuestion => ({
  eduQuestionNo: 1,
  verSeq: 1,
  typeCd: 'S',
  point: 5,
  difficultyCd: 'M',
  legalItemCd: null,
  langCd: 'kr',
  text: '',
  choices: ['1', '2', '3', '4'].map((at) => ({ at, text: at })),
  fileNo: null,
  key: ['1'],
  explain: '',
  ...more,
})
const banked = (eduQuestionNo: number, difficultyCd: string): BankQuestion => ({
  eduQuestionNo,
  difficultyCd,
  pointQty: 5,
  verSeq: 1,
  answerTxt: '2',
  questionTypeCd: 'S',
  questionTxt: `question ${eduQuestionNo}`,
  choiceTxt: 'one\ntwo\nthree',
})
/** The first one each time. */
const first = () => 0
const papers = (count: number, right: number) => ({
  paper: Array.from({ length: count }, () => asked()),
  answers: Object.fromEntries(Array.from({ length: right }, (_, place) => [String(place), ['1']])),
})

describe('the score of a paper (EDU-12)', () => {
  test('13 of 20 equal questions are 65.0, 11 are 55.0, 3 of 7 are 42.9, none are 0', () => {
    const scored = ([count, right]: [number, number]) => {
      const { paper, answers } = papers(count, right)
      return scoreOf(paper, answers).score
    }
    expect(
      (
        [
          [20, 13],
          [20, 11],
          [7, 3],
          [20, 0],
          [7, 7],
        ] as [number, number][]
      ).map(scored),
    ).toEqual([65, 55, 42.9, 0, 100])
    expect(scoreOf([], {}).score).toBe(0)
  })
  test('half of a tenth is rounded up: 1 of 16 is 6.3', () => {
    const { paper, answers } = papers(16, 1)
    expect(scoreOf(paper, answers).score).toBe(6.3)
  })
  test('several right choices are all needed and no other one', () => {
    const question = asked({ typeCd: 'M', key: ['1', '3'] })
    expect(
      [['3', '1'], ['1'], ['1', '2', '3'], [], ['1', '1', '3']].map((given) => isRight(question, given)),
    ).toEqual([true, false, false, false, true])
  })
  test('a short answer is taken with other blanks, letters and widths, and no other word', () => {
    const question = asked({ typeCd: 'T', choices: [], key: ['18 %', '18퍼센트'] })
    expect(['18%', '１８ ％', '18 퍼센트', '19%', ''].map((given) => isRight(question, [given]))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
  test('more right answers never lower a score, and all scores lie between 0 and 100', () => {
    const question = fc
      .record({ point: fc.integer({ min: 1, max: 100 }) })
      .map(({ point }) => asked({ point }))
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 40 }), fc.nat(), (paper, seed) => {
        const place = String(seed % paper.length)
        const some = Object.fromEntries(paper.map((_, at) => [String(at), [at % 3 === 0 ? '1' : '2']]))
        const more = { ...some, [place]: ['1'] }
        const [before, after] = [scoreOf(paper, some).score, scoreOf(paper, more).score]
        return before <= after && before >= 0 && after <= 100
      }),
    )
  })
})

describe('the questions of a paper (EDU-12)', () => {
  test('20 questions with 20, 50 and 30 per cent are 4, 10 and 6', () => {
    expect(quotas(20, { H: 20, M: 50, L: 30 })).toEqual({ H: 4, M: 10, L: 6 })
  })
  test('what rounding leaves goes to the largest remainders, the harder first', () => {
    expect(quotas(10, { H: 25, M: 50, L: 25 })).toEqual({ H: 3, M: 5, L: 2 })
    expect(quotas(7, { H: 20, M: 50, L: 30 })).toEqual({ H: 1, M: 4, L: 2 })
  })
  test('a bank that lacks questions says of which difficulty how many', () => {
    const bank = [...Array.from({ length: 8 }, () => 'M'), ...Array.from({ length: 9 }, () => 'L')]
    expect(
      shortOf(
        bank.map((difficultyCd) => ({ difficultyCd })),
        { H: 0, M: 10, L: 6 },
      ),
    ).toEqual([{ level: 'M', n: 2 }])
  })
  test('a paper has the asked number of each difficulty, each question once, whatever the bank and the shares', () => {
    const shares = fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
      .map(([a, b]) => ({ H: a, M: b - a, L: 100 - b }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        shares,
        fc.integer({ min: 0, max: 9 }),
        (qty, share, more) => {
          const needed = quotas(qty, share)
          const bank = difficulties.flatMap((level, at) =>
            Array.from({ length: needed[level] + more }, (_, n) => banked(at * 1000 + n, level)),
          )
          const random = (n: number) => Math.floor(Math.random() * n)
          const got = drawn(bank, needed, random)
          const each = (level: string) => got.filter(({ difficultyCd }) => difficultyCd === level).length
          return (
            got.length === qty &&
            new Set(got.map(({ eduQuestionNo }) => eduQuestionNo)).size === qty &&
            difficulties.every(
              (level) =>
                each(level) === needed[level] && Math.abs(needed[level] - (qty * share[level]) / 100) < 1,
            ) &&
            shortOf(bank, needed).length === 0
          )
        },
      ),
    )
  })
  test('a paper says what the question said, in the language of the person where it was translated', () => {
    const english = { ...banked(1, 'M'), questionTxtEn: 'What?', choiceTxtEn: 'a\nb\nc' }
    const [translated, korean] = paperOf([english, banked(2, 'L')], {
      langCd: 'en',
      shuffle: false,
      random: first,
    })
    expect([translated!.langCd, translated!.text, translated!.choices.map(({ text }) => text)]).toEqual([
      'en',
      'What?',
      ['a', 'b', 'c'],
    ])
    expect([korean!.langCd, korean!.text, korean!.key]).toEqual(['kr', 'question 2', ['2']])
  })
  test('choices in another order keep their key', () => {
    const [mixed] = paperOf([banked(1, 'M')], { langCd: 'kr', shuffle: true, random: first })
    expect(mixed!.choices.map(({ text }) => text)).not.toEqual(['one', 'two', 'three'])
    expect(mixed!.choices.find(({ at }) => at === '2')!.text).toBe('two')
    expect(isRight(mixed!, ['2'])).toBe(true)
  })
})

test('an answer is taken when it names choices of its question, and no more than the question has', () => {
  const answer = (typeCd: string, given: unknown) => takenAnswer(asked({ typeCd }), given)
  expect(answer('S', ['2'])).toEqual(['2'])
  expect(answer('M', ['2', '4'])).toEqual(['2', '4'])
  expect(answer('O', ['O'])).toEqual(['O'])
  expect(answer('S', [])).toEqual([])
  const wrong = [
    answer('S', ['1', '2']),
    answer('S', ['9']),
    answer('M', ['1', '1']),
    answer('O', ['Y']),
    answer('S', '1'),
    answer('T', ['a', 'b']),
    answer('T', ['x'.repeat(201)]),
  ]
  expect(wrong).toEqual(wrong.map(() => undefined))
})
