import { languages, questionTypes, type ExamLanguage } from './exam-codes.rule.ts'

const mostChoices = 8
/** What the rules read of a question; the texts of one language each. */
export interface QuestionTexts {
  questionTypeCd: string
  questionTxt: string
  questionTxtEn?: string | null | undefined
  questionTxtZh?: string | null | undefined
  questionTxtEs?: string | null | undefined
  choiceTxt?: string | null | undefined
  choiceTxtEn?: string | null | undefined
  choiceTxtZh?: string | null | undefined
  choiceTxtEs?: string | null | undefined
  explainTxt?: string | null | undefined
  explainTxtEn?: string | null | undefined
  explainTxtZh?: string | null | undefined
  explainTxtEs?: string | null | undefined
}
type Part = 'questionTxt' | 'choiceTxt' | 'explainTxt'
const suffixes = { kr: '', en: 'En', zh: 'Zh', es: 'Es' } as const
export const columnOf = <P extends Part>(part: P, language: ExamLanguage) =>
  `${part}${suffixes[language]}` as const

/** The choices of a text with one on each line. */
export const choicesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const hasChoices = (questionTypeCd: string): boolean =>
  questionTypeCd === questionTypes.single || questionTypeCd === questionTypes.multi

/** A text in the asked language, and in Korean where nobody has written it yet. (edu.md 2, eduQuestion) */
export const textIn = (question: QuestionTexts, part: Part, language: ExamLanguage): string =>
  question[columnOf(part, language)]?.trim() || (question[part] ?? '')

/** A question is shown in one language as a whole: its choices follow the language of its text. */
export const languageOf = (question: QuestionTexts, language: ExamLanguage): ExamLanguage => {
  const hasText = Boolean(question[columnOf('questionTxt', language)]?.trim())
  const isWhole =
    !hasChoices(question.questionTypeCd) || choicesOf(question[columnOf('choiceTxt', language)]).length > 0
  return hasText && isWhole ? language : 'kr'
}

/**
 * The answer key as it is kept: 'O' or 'X'; numbers of choices from 1 on; or words that are taken.
 * @returns undefined where it is none of this type
 */
export function keyOf(questionTypeCd: string, answerTxt: string, choices: number): string[] | undefined {
  const given = answerTxt.trim()
  if (questionTypeCd === questionTypes.ox) {
    const word = given.toUpperCase()
    return word === 'O' || word === 'X' ? [word] : undefined
  }
  if (questionTypeCd === questionTypes.short) {
    const words = given
      .split('|')
      .map((word) => word.trim())
      .filter((word) => word !== '')
    return words.length > 0 ? words : undefined
  }
  const numbers = [...new Set(given.split(/[\s,]+/).filter((each) => each !== ''))]
  const isNumbers = numbers.every(
    (each) => /^\d+$/.test(each) && Number(each) >= 1 && Number(each) <= choices,
  )
  const isEnough = questionTypeCd === questionTypes.single ? numbers.length === 1 : numbers.length > 0
  return isNumbers && isEnough
    ? numbers
        .map(Number)
        .toSorted((a, b) => a - b)
        .map(String)
    : undefined
}

/** Small and large letters, blanks and width of letters make no other word. */
export const plainWord = (word: string): string => word.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

export type QuestionFault =
  | { path: string; fault: 'choicesNeeded' }
  | { path: string; fault: 'choicesTooMany'; n: number }
  | { path: string; fault: 'choiceTwice'; choice: string }
  | { path: string; fault: 'choiceCount'; n: number; m: number }
  | { path: string; fault: 'textMissing' }
  | { path: string; fault: 'answerNeeded' }
  | { path: string; fault: 'answerWrong' }

/**
 * What is wrong with a question before anybody sits an exam with it: choices that are no choices, a translation with
 * another number of them, a key that names none of them.
 * @param answerTxt absent: the stored one stays, and is looked at against the choices by the caller
 */
export function questionFaults(
  question: QuestionTexts,
  answerTxt: string | null | undefined,
): QuestionFault[] {
  const faults: QuestionFault[] = []
  const choices = choicesOf(question.choiceTxt)
  if (hasChoices(question.questionTypeCd)) {
    if (choices.length < 2) faults.push({ path: 'choiceTxt', fault: 'choicesNeeded' })
    if (choices.length > mostChoices)
      faults.push({ path: 'choiceTxt', fault: 'choicesTooMany', n: mostChoices })
    const plain = choices.map(plainWord)
    const twice = choices.find((_, index) => plain.indexOf(plain[index]!) !== index)
    if (twice !== undefined) faults.push({ path: 'choiceTxt', fault: 'choiceTwice', choice: twice })
    for (const language of languages.slice(1)) {
      const path = columnOf('choiceTxt', language)
      const n = choicesOf(question[path]).length
      if (n > 0 && n !== choices.length) faults.push({ path, fault: 'choiceCount', n, m: choices.length })
      if (n > 0 && !question[columnOf('questionTxt', language)]?.trim())
        faults.push({ path: columnOf('questionTxt', language), fault: 'textMissing' })
    }
  }
  if (!answerTxt?.trim()) faults.push({ path: 'answerTxt', fault: 'answerNeeded' })
  else if (!keyOf(question.questionTypeCd, answerTxt, choices.length))
    faults.push({ path: 'answerTxt', fault: 'answerWrong' })
  return faults
}
