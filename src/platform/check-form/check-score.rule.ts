import { roundHalfUp } from '../../core/shared/decimal.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import {
  answerKinds,
  answerMarks,
  checkResults,
  isMarked,
  selfPurpose,
  type CheckResult,
} from './check-codes.rule.ts'
import { answerRefusals } from './check-form.texts.ts'

/** What the rules read of an item. */
export interface AskedItem {
  itemCd: string
  answerKindCd: string
  naYn?: 'Y' | 'N' | null
  minVal?: number | null
  maxVal?: number | null
  choiceTxts?: readonly string[] | null
  badTxts?: readonly string[] | null
  weight?: number | null
  criticalYn?: 'Y' | 'N' | null
  badPhotoYn?: 'Y' | 'N' | null
  badNoteYn?: 'Y' | 'N' | null
  shownItemCd?: string | null
  shownTxt?: string | null
}
/** An answer as it is typed; what a kind does not use stays empty. */
export interface GivenAnswer {
  itemCd: string
  answerCd?: string | null
  /** In the unit of the item. */
  answerVal?: number | null
  answerTxt?: string | null
  noteTxt?: string | null
  fileNos?: readonly string[] | null
  /** 'Y': what was bad was put right on the spot, with a picture before and one after. */
  mendedYn?: 'Y' | 'N' | null
  /** Item of CHECK_RESULT: how a bad answer was judged when somebody looked again; never typed. */
  recheckCd?: string | null
}
/** 'open': answered, but nothing that could be good or bad. Undefined: not answered. */
export type Verdict = 'good' | 'bad' | 'none' | 'open' | undefined

const isFilled = (text: string | null | undefined): text is string => Boolean(text?.trim())

/**
 * Whether an answer is good. A number without limits, words and pictures are not judged: they count neither as
 * good nor as bad.
 */
export function verdictOf(item: AskedItem, answer: GivenAnswer | undefined): Verdict {
  if (!answer) return undefined
  if (answer.answerCd === answerMarks.none) return 'none'
  if (isMarked(item.answerKindCd)) {
    if (answer.answerCd === answerMarks.good) return 'good'
    return answer.answerCd === answerMarks.bad ? 'bad' : undefined
  }
  if (item.answerKindCd === answerKinds.number) {
    if (typeof answer.answerVal !== 'number') return undefined
    const { minVal: least = null, maxVal: most = null } = item
    if (least === null && most === null) return 'open'
    const isInside =
      (least === null || answer.answerVal >= least) && (most === null || answer.answerVal <= most)
    return isInside ? 'good' : 'bad'
  }
  if (item.answerKindCd === answerKinds.photo) return answer.fileNos?.length ? 'open' : undefined
  if (!isFilled(answer.answerTxt)) return undefined
  if (item.answerKindCd !== answerKinds.choice || !item.badTxts?.length) return 'open'
  return item.badTxts.includes(answer.answerTxt) ? 'bad' : 'good'
}

/** How a condition names an answer: its mark, its choice, or its number as text. */
const saidBy = ({ answerCd, answerTxt, answerVal }: GivenAnswer): string =>
  answerCd ?? answerTxt?.trim() ?? (typeof answerVal === 'number' ? String(answerVal) : '')

/**
 * The items that are asked with these answers, in their order: an item with a condition is asked once the item
 * that it names is itself asked and has that answer.
 */
export function shownItems<I extends AskedItem>(items: readonly I[], answers: readonly GivenAnswer[]): I[] {
  const byItem = new Map(answers.map((answer) => [answer.itemCd, answer]))
  const shown = new Set<string>()
  return items.filter((item) => {
    const condition = item.shownItemCd?.trim()
    const answer = condition ? byItem.get(condition) : undefined
    const isShown =
      !condition ||
      (shown.has(condition) && answer !== undefined && saidBy(answer) === (item.shownTxt ?? '').trim())
    if (isShown) shown.add(item.itemCd)
    return isShown
  })
}

export interface ScoreLimits {
  /** Least score that is fit, 0–100. */
  passScore: number
  /** Least score that is fit on conditions, 0–100. */
  condScore: number
}
export interface Scored {
  /** 0–100 with one decimal; null where nothing is judged ('–'). */
  score: number | null
  /** Null where nothing is judged. */
  resultCd: CheckResult | null
  badCnt: number
  /** Items that are answered. */
  answerCnt: number
  /** Items that are asked and not answered. */
  openCnt: number
}
const usualWeight = 1

/**
 * SAF-10: Σw(good) / Σw(good + bad) × 100, rounded half up to one decimal; what is not applicable or not judged
 * is left out. Any critical item that is bad makes the whole unfit, whatever the score. The limits are compared
 * with the score as it is shown.
 */
export function scoreOf(
  items: readonly AskedItem[],
  answers: readonly GivenAnswer[],
  { passScore, condScore }: ScoreLimits,
): Scored {
  const byItem = new Map(answers.map((answer) => [answer.itemCd, answer]))
  const judged = shownItems(items, answers).map((item) => ({
    item,
    verdict: verdictOf(item, byItem.get(item.itemCd)),
  }))
  const weigh = (verdict: Verdict) =>
    judged
      .filter((each) => each.verdict === verdict)
      .reduce((sum, { item }) => sum + (item.weight ?? usualWeight), 0)
  const bad = judged.filter(({ verdict }) => verdict === 'bad')
  const [good, whole] = [weigh('good'), weigh('good') + weigh('bad')]
  const score = whole === 0 ? null : roundHalfUp((good / whole) * 100, 1)
  const isCritical = bad.some(({ item }) => item.criticalYn === 'Y')
  return {
    score,
    resultCd: isCritical ? checkResults.unfit : resultOf(score, { passScore, condScore }),
    badCnt: bad.length,
    answerCnt: judged.filter(({ verdict }) => verdict !== undefined).length,
    openCnt: judged.filter(({ verdict }) => verdict === undefined).length,
  }
}
const resultOf = (score: number | null, { passScore, condScore }: ScoreLimits): CheckResult | null =>
  score === null
    ? null
    : score >= passScore
      ? checkResults.fit
      : score >= condScore
        ? checkResults.conditional
        : checkResults.unfit

export const pathOfAnswer = (itemCd: string): string => `answers.${itemCd}`
/** Longest note and longest answer in words, as the columns of the answers have them. */
export const answerMax = 1000

/**
 * What stands against one answer, whether the check is finished or not: a mark that the item does not take, a
 * choice that it does not have.
 */
export function wrongAnswer(item: AskedItem, answer: GivenAnswer): FieldIssue[] {
  const issue = (message: FieldIssue['message']): FieldIssue[] => [
    { path: pathOfAnswer(item.itemCd), message },
  ]
  const { answerCd = null, answerTxt, answerVal, noteTxt } = answer
  if (answerCd === answerMarks.none && item.naYn === 'N') return issue(answerRefusals.noNone())
  const isMark = isMarked(item.answerKindCd)
  const allowed: readonly (string | null)[] = isMark
    ? [null, ...Object.values(answerMarks)]
    : [null, answerMarks.none]
  if (!allowed.includes(answerCd)) return issue(answerRefusals.noSuchAnswer())
  if (
    item.answerKindCd === answerKinds.choice &&
    isFilled(answerTxt) &&
    !(item.choiceTxts ?? []).includes(answerTxt)
  )
    return issue(answerRefusals.noSuchAnswer())
  if (
    item.answerKindCd === answerKinds.number &&
    answerVal !== null &&
    answerVal !== undefined &&
    !Number.isFinite(answerVal)
  )
    return issue(answerRefusals.noNumber())
  return [answerTxt, noteTxt].some((text) => (text ?? '').length > answerMax)
    ? issue(answerRefusals.tooLong({ most: answerMax }))
    : []
}

/** Least pictures of what was put right on the spot: one before, one after. */
export const mendedPictures = 2
/**
 * What is missing before a check is finished: every item that is asked has an answer, and what is bad has the
 * note and the picture that its item asks for, or the two pictures of having been put right. Whoever checks himself
 * proves everything that is bad by words and a picture, whatever the item asks. (vendor.md 2, 7)
 * @param purposeCd of the sheet
 */
export function missingIn(
  items: readonly AskedItem[],
  answers: readonly GivenAnswer[],
  purposeCd?: string | null,
): FieldIssue[] {
  const byItem = new Map(answers.map((answer) => [answer.itemCd, answer]))
  return shownItems(items, answers).flatMap((item): FieldIssue[] => {
    const answer = byItem.get(item.itemCd)
    const verdict = verdictOf(item, answer)
    const path = pathOfAnswer(item.itemCd)
    if (verdict === undefined) return [{ path, message: answerRefusals.open() }]
    if (verdict !== 'bad') return []
    if (purposeCd === selfPurpose && !(isFilled(answer?.noteTxt) && answer.fileNos?.length))
      return [{ path, message: answerRefusals.proveBad() }]
    return [
      ...(item.badNoteYn === 'Y' && !isFilled(answer?.noteTxt)
        ? [{ path, message: answerRefusals.note() }]
        : []),
      ...(answer?.mendedYn === 'Y'
        ? (answer.fileNos ?? []).length < mendedPictures
          ? [{ path, message: answerRefusals.mendedPhotos() }]
          : []
        : item.badPhotoYn === 'Y' && !answer?.fileNos?.length
          ? [{ path, message: answerRefusals.photo() }]
          : []),
    ]
  })
}

export interface HonestyLimits {
  /** Least seconds that an item takes. */
  CHECK_FAST_SECONDS: number
  /** From so many marked answers on, one and the same answer throughout is told. */
  CHECK_SAME_ITEMS: number
}
export const usualHonesty: HonestyLimits = { CHECK_FAST_SECONDS: 3, CHECK_SAME_ITEMS: 10 }

/**
 * Marks for whoever reads the check, no verdict: answered faster than anybody looks, and all marks the same.
 * @param spentSec seconds during which the sheet was open
 */
export function honestyOf(
  items: readonly AskedItem[],
  answers: readonly GivenAnswer[],
  spentSec: number,
  { CHECK_FAST_SECONDS: least, CHECK_SAME_ITEMS: many }: HonestyLimits,
): { fastYn: 'Y' | 'N'; sameYn: 'Y' | 'N' } {
  const byItem = new Map(answers.map((answer) => [answer.itemCd, answer]))
  const asked = shownItems(items, answers)
  const answered = asked.filter((item) => verdictOf(item, byItem.get(item.itemCd)) !== undefined)
  const marks = asked
    .filter(({ answerKindCd }) => isMarked(answerKindCd))
    .map(({ itemCd }) => byItem.get(itemCd)?.answerCd)
    .filter((mark) => mark !== null && mark !== undefined)
  const isFast = answered.length > 0 && spentSec / answered.length < least
  const isSame = marks.length >= many && new Set(marks).size === 1
  return { fastYn: isFast ? 'Y' : 'N', sameYn: isSame ? 'Y' : 'N' }
}
