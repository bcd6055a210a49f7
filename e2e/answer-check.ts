import type { Page } from 'playwright'
import { jpeg } from '../test/file-samples.ts'
import { pane } from './field-record.ts'

interface Bad {
  /** The question that is answered as bad, from 0. */
  at: number
  words: string
  /** Name of the picture that proves it. */
  file: string
  /** What is done while its words and picture stand there. */
  shown?: () => Promise<void>
}
/** Answers a question sheet by finger and completes it; one answer is bad, with words and a picture. */
export async function answerCheck(
  page: Page,
  items: readonly { itemTxt: string }[],
  { at, words, file, shown }: Bad,
): Promise<void> {
  const sheet = pane(page)
  const asked = sheet.locator('.check-question')
  for (const [index, { itemTxt }] of items.entries()) {
    if (index > 0) await sheet.getByRole('button', { name: '다음', exact: true }).tap()
    await asked.filter({ hasText: itemTxt }).waitFor()
    await asked.getByText(index === at ? '불량' : '양호', { exact: true }).tap()
    if (index !== at) continue
    await asked.getByRole('textbox').fill(words)
    await asked
      .locator('input[type=file]')
      .setInputFiles({ name: file, mimeType: 'image/jpeg', buffer: await jpeg(320, 200) })
    await asked.locator('img').first().waitFor()
    await shown?.()
  }
  await sheet.getByRole('button', { name: '점검 완료' }).tap()
  await page
    .getByRole('dialog')
    .filter({ hasText: '고칠 수 없습니다' })
    .getByRole('button', { name: '점검 완료' })
    .tap()
}
