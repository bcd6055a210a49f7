import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

export const inAWeek = () => new Date(Date.now() + 7 * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

/** What the form says is missing, a moment after saving; never answers while it says nothing. */
export async function issuesOf(form: Locator): Promise<string> {
  const issue = form.locator('.ant-form-item-explain-error').first()
  await issue.waitFor({ timeout: 20_000 }).catch(() => undefined)
  if ((await issue.count()) === 0) return new Promise(() => undefined)
  return (await form.locator('.ant-form-item:has(.ant-form-item-explain-error)').allInnerTexts()).join(' / ')
}

export type Press = (target: Locator) => Promise<void>
export interface Hand {
  page: Page
  press: Press
}
/** A finger taps, a mouse clicks. */
export const pressing =
  (touch: boolean): Press =>
  (target) =>
    touch ? target.tap() : target.click()

/** One form of a menu, who saves it, and what it does not take just any words for. */
export interface FormOf {
  address: string
  /** Who may write there: the gate takes the first of them, the long run everybody. */
  userIds: readonly [string, ...string[]]
  /** Values that a form does not take just any words for, by the label of the field. */
  values?: Readonly<Record<string, string>>
  /** Other values for the second hand, where two records may not be alike. */
  again?: Readonly<Record<string, string>>
  /** Makes values that no record before has. */
  unlike?: (nth: number) => Readonly<Record<string, string>>
  /** The form is a page of its own: the address itself, or one that the button leads to. */
  onPage?: 'itself' | 'behind'
  /** What is chosen before the fields are there. */
  first?: (hand: Hand, form: Locator) => Promise<void>
  /** What is given beside the fields with a star. */
  also?: (hand: Hand, form: Locator) => Promise<void>
  /**
   * Cells of the first row of the form's grid, by column: an option that is chosen, or a number that is
   * typed.
   */
  cells?: readonly { column: number; option?: string; typed?: string }[]
  /** Heading of the popup that follows, where one does. */
  next?: string
}
/** Takes the one option of a picker that is typed to. */
export async function pick({ page, press }: Hand, picker: Locator, words: string): Promise<void> {
  await press(picker)
  await picker.fill(words)
  await press(page.locator('.ant-select-item-option:visible').filter({ hasText: words }).first())
}
/** Gives every field with a star that is still empty a value, as the hand does: the first that is offered. */
export async function fillRequired(
  hand: Hand,
  form: Locator,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const items = form.locator('.ant-form-item:not(.is-shown):has(.ant-form-item-required):visible')
    const labels = await items.locator('.ant-form-item-required').allInnerTexts()
    const label = labels.map((each) => each.trim()).find((each) => !done.has(each))
    if (label === undefined) return
    done.add(label)
    // By its label: what is chosen shows and hides other fields.
    const named = form
      .page()
      .locator('label')
      .getByText(label, { exact: true })
      .or(form.page().getByText(label, { exact: true }))
    await fill(hand, items.filter({ has: named }).first(), label, given)
  }
}
async function fill(
  { page, press }: Hand,
  item: Locator,
  label: string,
  given: Readonly<Record<string, string>>,
) {
  // A field says that it waits for its choices; until then these words stand where what is chosen stands.
  await expect.poll(() => item.getByText('Loading...', { exact: true }).count(), { timeout: 30_000 }).toBe(0)
  const radio = item.locator('.ant-radio-wrapper, .ant-radio-button-wrapper')
  if ((await radio.count()) > 0) {
    if ((await item.locator('input:checked').count()) === 0) await press(radio.first())
    return
  }
  if ((await item.getByRole('switch').count()) > 0) return
  const boxes = item.locator('.ant-checkbox-wrapper')
  if ((await boxes.count()) > 0) {
    if ((await item.locator('input:checked').count()) === 0) await press(boxes.first())
    return
  }
  const select = item.getByRole('combobox')
  if ((await select.count()) > 0) {
    const shown = (await item.locator('.ant-select').first().innerText()).trim()
    if (!/선택$|^$/.test(shown)) return
    await press(select.first())
    const list = page.locator(
      `.ant-select-dropdown:has([id="${await select.first().getAttribute('aria-controls')}"])`,
    )
    const wanted = given[label]
    if (wanted !== undefined) await select.first().fill(wanted)
    const options = list.locator('.ant-select-item-option, .ant-select-tree-title')
    await press((wanted === undefined ? options : options.filter({ hasText: wanted })).first())
    // Of several choices the list stays open until the field is left.
    await select.first().blur()
    return
  }
  const box = item.locator('textarea, input').first()
  if ((await box.inputValue()) !== '') return
  // The popup that the press opens is the last dialog from then on.
  const isChosen =
    (await box.getAttribute('readonly')) !== null ||
    (await item.locator('.anticon-search, .anticon-apartment').count()) > 0
  await press(box)
  if (isChosen) return choose({ page, press }, given[label])
  if ((await box.getAttribute('placeholder'))?.startsWith('YYYY')) {
    await box.fill(given[label] ?? (/종료|만료|유효|까지|마감/.test(label) ? inAWeek() : today()))
    await page.keyboard.press('Tab')
    return
  }
  const numeric =
    (await box.getAttribute('inputmode')) === 'decimal' || (await box.getAttribute('inputmode')) === 'numeric'
  await box.fill(given[label] ?? (numeric ? '10' : `협력사 기록 ${label}`))
}

/**
 * A department is taken from its tree, a person from the popup that searches people: the first that is
 * offered, or the person of a user id.
 */
export async function choose({ page, press }: Hand, userId?: string): Promise<void> {
  const people = page.getByRole('dialog', { name: '사용자 조회' })
  const tree = page.locator('.ant-popover:visible .ant-tree')
  await people.or(tree).first().waitFor()
  if (await people.isVisible()) {
    if (userId !== undefined) {
      await people.getByLabel('아이디', { exact: true }).fill(userId)
      await press(people.getByRole('button', { name: '조회', exact: true }))
      await expect.poll(() => people.locator('.ant-radio-wrapper').count()).toBe(1)
    }
    await press(people.locator('.ant-radio-wrapper').first())
    await press(people.getByRole('button', { name: '확인', exact: true }))
    await people.waitFor({ state: 'hidden' })
  } else {
    await press(tree.locator('.ant-tree-node-content-wrapper').first())
    await tree.waitFor({ state: 'hidden' })
  }
}
