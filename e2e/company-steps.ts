import { expect } from 'vitest'
import type { Locator, Page } from 'playwright'
import { jpeg, pdf } from '../test/file-samples.ts'
import type { Client } from '../test/portal.ts'
import { pressing } from './fill-form.ts'
import type { Person, Story } from './story.ts'

export const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
export const button = (page: Page, name: string) => pane(page).getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last()
export const click = pressing(false)
/** One act on a record by its button, confirmed in the popup that asks. */
export async function act(
  { page }: Person,
  name: string,
  fill?: (popup: Locator) => Promise<void>,
): Promise<void> {
  await button(page, name).click()
  const popup = dialog(page)
  await fill?.(popup)
  await popup.getByRole('button', { name, exact: true }).click()
  await popup.waitFor({ state: 'hidden' })
}
/** Shows an address and waits for its tab, whose name has these words. */
export async function open(person: Person, address: string, words: string): Promise<void> {
  await person.show(address)
  await person.page.locator('[role=tab][aria-selected=true]').filter({ hasText: words }).waitFor()
}
export const because = (reason: string) => async (popup: Locator) =>
  popup.getByRole('textbox').first().fill(reason)
/** Saves a form that makes a record; its key. */
export async function saved({ page }: Person, form: Locator, press = click): Promise<Record<string, number>> {
  const answered = page.waitForResponse((each) => each.request().method() === 'POST' && each.status() === 201)
  await press(form.getByRole('button', { name: '저장', exact: true }).last())
  return ((await (await answered).json()) as { data: Record<string, number> }).data
}
/** Chooses a file in the first group of a record and saves: what was chosen goes with the record. */
export const attaching =
  (story: () => Story) =>
  async ({ page }: Person, name: string, isPicture = false) => {
    await pane(page)
      .locator('.attach input[type=file]')
      .first()
      .setInputFiles({
        name,
        mimeType: isPicture ? 'image/jpeg' : 'application/pdf',
        buffer: isPicture ? await jpeg() : pdf(),
      })
    await button(page, '저장').click()
    await expect
      .poll(() =>
        story().portal.engine.database.query(
          `select 1 from "attachFile" where "fileOrgNm" = $1 and "taskKey" ~ '^[0-9]+$'`,
          [name],
        ),
      )
      .toHaveLength(1)
  }
export const made = async (by: Client, url: string, body: object): Promise<Record<string, number>> => {
  const answer = await by.post(url, body)
  expect([url, answer.status, answer.body.fields ?? answer.body.message]).toEqual([url, 201, undefined])
  return answer.body.data as Record<string, number>
}
