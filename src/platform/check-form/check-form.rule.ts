import type { FieldIssue } from '../../core/shared/session.ts'
import { answerKinds, answerMarks, isMarked } from './check-codes.rule.ts'
import type { AskedItem } from './check-score.rule.ts'
import { formRefusals } from './check-form.texts.ts'

/** The leaf that keeps sheets of every purpose, and those that keep the sheets of some. */
const everySheet = 'manage/code/checkForm'
export const sheetsOf: Readonly<Record<string, readonly string[]>> = {
  'saf/check/checkSheet': ['SAFE', 'SELF'],
  'vendor/base/selfCheckForm': ['SELF'],
  'rsa/baseInfo/checklistManage': ['RISK'],
}
/** Whether somebody may write a sheet for a purpose. @param writes whether a leaf may be written */
export const mayKeep = (purposeCd: string, writes: (menu: string) => boolean): boolean =>
  writes(everySheet) ||
  Object.entries(sheetsOf).some(([menu, purposes]) => purposes.includes(purposeCd) && writes(menu))

/** Seconds that an item takes whoever looks before answering, by its kind; guessed from own trials. */
const itemSeconds: Readonly<Record<string, number>> = {
  [answerKinds.yesNo]: 5,
  [answerKinds.okBad]: 5,
  [answerKinds.number]: 12,
  [answerKinds.choice]: 6,
  [answerKinds.text]: 20,
  [answerKinds.photo]: 15,
}
/** From so many items on people stop reading. */
export const mostItems = 60
/** What a sheet costs whoever answers it: seconds, and whether it asks more than people read. */
export function frictionOf(items: readonly { answerKindCd?: string | null }[]): {
  seconds: number
  tooLong: boolean
} {
  const seconds = items.reduce((sum, { answerKindCd }) => sum + (itemSeconds[answerKindCd ?? ''] ?? 0), 0)
  return { seconds, tooLong: items.length > mostItems }
}

type WrittenItem = Partial<AskedItem> & {
  removed?: boolean
  choiceTxtsEn?: readonly string[] | null
  choiceTxtsZh?: readonly string[] | null
  choiceTxtsEs?: readonly string[] | null
}
const translatedChoices = ['choiceTxtsEn', 'choiceTxtsZh', 'choiceTxtsEs'] as const

/**
 * What stands against the items of a sheet: numbers of items are there once, limits are in order, choices are
 * choices and are translated all or not at all, and a condition names an earlier item and one of its answers.
 */
export function sheetIssues(written: readonly WrittenItem[]): FieldIssue[] {
  const seen = new Map<string, WrittenItem>()
  return written.flatMap((item, index) => {
    if (item.removed) return []
    const issue = (name: keyof WrittenItem, message: FieldIssue['message']): FieldIssue => ({
      path: `items.${index}.${name}`,
      message,
    })
    const issues: FieldIssue[] = []
    const { itemCd, minVal = null, maxVal = null, choiceTxts, badTxts, shownItemCd, shownTxt } = item
    if (itemCd && seen.has(itemCd)) issues.push(issue('itemCd', formRefusals.twice()))
    if (item.answerKindCd === answerKinds.number && minVal !== null && maxVal !== null && minVal > maxVal)
      issues.push(issue('maxVal', formRefusals.limits()))
    if (item.answerKindCd === answerKinds.choice && (choiceTxts ?? []).length < 2)
      issues.push(issue('choiceTxts', formRefusals.choices()))
    if ((badTxts ?? []).some((bad) => !(choiceTxts ?? []).includes(bad)))
      issues.push(issue('badTxts', formRefusals.badChoice()))
    for (const name of translatedChoices)
      if (item[name]?.length && item[name].length !== (choiceTxts ?? []).length)
        issues.push(issue(name, formRefusals.asManyChoices()))
    const asked = shownItemCd?.trim()
    if (asked) {
      const before = seen.get(asked)
      if (!before) issues.push(issue('shownItemCd', formRefusals.earlier()))
      else if (!isAnswerOf(before, (shownTxt ?? '').trim()))
        issues.push(issue('shownTxt', formRefusals.noSuchAnswer()))
    }
    if (itemCd) seen.set(itemCd, item)
    return issues
  })
}
/** Whether a condition can come true: marks of marked items, choices of choices, any word elsewhere. */
function isAnswerOf({ answerKindCd, choiceTxts }: WrittenItem, text: string): boolean {
  if (!text) return false
  if (isMarked(answerKindCd)) return (Object.values(answerMarks) as string[]).includes(text)
  return answerKindCd !== answerKinds.choice || (choiceTxts ?? []).includes(text)
}

/** The items in their order, counted anew: rows without a number stay behind the row above them. */
export function inOrder<I extends { sortOrder?: number | null }>(
  items: readonly I[],
): (I & { sortOrder: number })[] {
  let last = 0
  return items
    .map((item) => ({ item, at: (last = item.sortOrder ?? last) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }, index) => ({ ...item, sortOrder: index + 1 }))
}
