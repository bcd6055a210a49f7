import { difficulties, questionTypes, type Difficulty, type ExamLanguage } from './exam-codes.rule.ts'
import {
  choicesOf,
  hasChoices,
  keyOf,
  languageOf,
  plainWord,
  textIn,
  type QuestionTexts,
} from './question.rule.ts'

/** A whole number below `n`; the server gives one that nobody foresees. */
export type Random = (n: number) => number
export type Shares = Record<Difficulty, number>

/**
 * How many questions of each difficulty a paper has: shares of the asked number, and what rounding leaves over goes to
 * the largest remainders, the harder first where they are equal. (EDU-12: 20 with 20/50/30 → 4/10/6)
 */
export function quotas(questionQty: number, shares: Shares): Shares {
  const exact = difficulties.map((level) => (questionQty * shares[level]) / 100)
  const counts = exact.map(Math.floor)
  const left = questionQty - counts.reduce((sum, n) => sum + n, 0)
  const order = difficulties
    .map((_, index) => index)
    .toSorted((a, b) => exact[b]! - counts[b]! - (exact[a]! - counts[a]!) || a - b)
  for (const index of order.slice(0, left)) counts[index]! += 1
  return { H: counts[0]!, M: counts[1]!, L: counts[2]! }
}

/** A question of the bank as papers are made of it. */
export interface BankQuestion extends QuestionTexts {
  eduQuestionNo: number
  difficultyCd: string
  pointQty: number
  verSeq: number
  answerTxt: string
  legalItemCd?: string | null | undefined
  /** Its picture, if it has one. */
  fileNo?: string | null | undefined
}

/** Which difficulty the bank has too few questions of, and how many are missing. */
export function shortOf(
  bank: readonly { difficultyCd: string }[],
  needed: Shares,
): { level: Difficulty; n: number }[] {
  return difficulties.flatMap((level) => {
    const n = needed[level] - bank.filter(({ difficultyCd }) => difficultyCd === level).length
    return n > 0 ? [{ level, n }] : []
  })
}

/** The same things in another order, each order as likely as another (Fisher and Yates). */
function shuffled<T>(things: readonly T[], random: Random): T[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}

/** Draws the asked number of each difficulty, none twice. The bank has enough (`shortOf`). */
export const drawn = (bank: readonly BankQuestion[], needed: Shares, random: Random): BankQuestion[] =>
  difficulties.flatMap((level) =>
    shuffled(
      bank.filter(({ difficultyCd }) => difficultyCd === level),
      random,
    ).slice(0, needed[level]),
  )

/** A question as it stands on a paper: what it said when it was drawn, whatever becomes of it in the bank. */
export interface PaperQuestion {
  eduQuestionNo: number
  verSeq: number
  typeCd: string
  point: number
  difficultyCd: string
  legalItemCd: string | null
  langCd: ExamLanguage
  text: string
  /** In the order of the paper; `at` is the number of the choice in the bank. */
  choices: { at: string; text: string }[]
  fileNo: string | null
  /** Never leaves the server before the end. */
  key: string[]
  explain: string
}
export type Paper = readonly PaperQuestion[]

export function paperOf(
  questions: readonly BankQuestion[],
  { langCd, shuffle, random }: { langCd: ExamLanguage; shuffle: boolean; random: Random },
): PaperQuestion[] {
  const ordered = shuffle ? shuffled(questions, random) : questions
  return ordered.map((question) => {
    const spoken = languageOf(question, langCd)
    const choices = hasChoices(question.questionTypeCd)
      ? choicesOf(textIn(question, 'choiceTxt', spoken)).map((text, index) => ({
          at: String(index + 1),
          text,
        }))
      : []
    return {
      eduQuestionNo: question.eduQuestionNo,
      verSeq: question.verSeq,
      typeCd: question.questionTypeCd,
      point: question.pointQty,
      difficultyCd: question.difficultyCd,
      legalItemCd: question.legalItemCd ?? null,
      langCd: spoken,
      text: textIn(question, 'questionTxt', spoken),
      choices: shuffle ? shuffled(choices, random) : choices,
      fileNo: question.fileNo ?? null,
      key: keyOf(question.questionTypeCd, question.answerTxt, choices.length) ?? [],
      explain: textIn(question, 'explainTxt', spoken),
    }
  })
}

/** What was answered, by the place on the paper from 0 on. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** One question is right as a whole or not at all, also with several right choices. (EDU-12) */
export function isRight({ typeCd, key }: PaperQuestion, given: readonly string[] | undefined): boolean {
  if (!given || given.length === 0 || key.length === 0) return false
  if (typeCd === questionTypes.short) return key.some((word) => plainWord(word) === plainWord(given[0]!))
  const chosen = [...new Set(given)].toSorted()
  return chosen.length === key.length && key.toSorted().every((each, index) => each === chosen[index])
}

export interface Marked {
  score: number
  rights: boolean[]
}
/** Σ points of right questions / Σ points × 100, rounded half up to one decimal. (EDU-12: 3 of 7 → 42.9) */
export function scoreOf(paper: Paper, answers: Answers): Marked {
  const rights = paper.map((question, place) => isRight(question, answers[String(place)]))
  const all = paper.reduce((sum, { point }) => sum + point, 0)
  const right = paper.reduce((sum, { point }, place) => sum + (rights[place] ? point : 0), 0)
  // In whole numbers: 3/7 × 1000 never stands a hair below the half that rounds up.
  return { score: all === 0 ? 0 : Math.floor((right * 2000 + all) / (2 * all)) / 10, rights }
}

/** What of an answer is taken: known choices of the question, one word of a short answer; undefined for anything else. */
export function takenAnswer(question: PaperQuestion, given: unknown): string[] | undefined {
  if (!Array.isArray(given) || given.length > 20 || !given.every((each) => typeof each === 'string'))
    return undefined
  const words: string[] = given
  if (question.typeCd === questionTypes.short)
    return words.length <= 1 && (words[0]?.length ?? 0) <= 200 ? words : undefined
  const known = question.typeCd === questionTypes.ox ? ['O', 'X'] : question.choices.map(({ at }) => at)
  const most = question.typeCd === questionTypes.multi ? known.length : 1
  return new Set(words).size === words.length &&
    words.length <= most &&
    words.every((each) => known.includes(each))
    ? words
    : undefined
}
