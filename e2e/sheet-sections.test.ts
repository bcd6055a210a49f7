import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { koreanPdf, scannedPdf } from '../src/core/shared/pdf-samples.test-kit.ts'
import { nextWorkday, picture, startStory, untilSaved, type Person, type Story } from './story.ts'

/**
 * The sixteen sections of a sheet are read and written on one page: by mouse at a desk, by finger on a telephone, by
 * keyboard; what is typed survives another person's save and a reload.
 */
let story: Story
let writer: Person
let other: Person
/** The revision of toluene that the story writes. */
let sheetNo: number

const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const section = (page: Page, no: number) =>
  pane(page)
    .locator('.sheet-list button')
    .nth(no - 1)
const text = (page: Page) => pane(page).getByRole('textbox', { name: /^\d+\. .* 내용$/ })
const panel = (page: Page, name: string) => pane(page).getByRole('region', { name, exact: true })
const save = async ({ page }: Person) => {
  await untilSaved(page, () => pane(page).getByRole('button', { name: '저장', exact: true }).click())
  await page.getByText('저장되었습니다.').first().waitFor()
}
const stored = async (sectCd: string): Promise<string | undefined> =>
  (
    await story.portal.engine.database.maybe<{ contents: string }>(
      'select "contents" from "chmMsdsSect" where "msdsNo" = $1 and "sectCd" = $2',
      [sheetNo, sectCd],
    )
  )?.contents

beforeAll(async () => {
  story = await startStory({ at: nextWorkday(), accessMinutes: 600 })
  ;[writer, other] = await Promise.all([
    story.window('env01'),
    story.window('env02', { width: 360, height: 740, touch: true }),
  ])
})
afterAll(async () => {
  await Promise.all(
    [writer, other].map((person, index) => person && picture(person.page, `sheet-sections-${index}`)),
  )
  await story?.close()
})

test('the original of a sheet is read and searched in the page, under the policy of the portal', async () => {
  const { msdsNo } = await story.portal.engine.database.one<{ msdsNo: number }>(
    `select "msdsNo" from "chmMsds" join "chmProduct" using ("prodNo") where "prodCd" = 'RM-1001' and "chmMsds"."state" = 'valid'`,
  )
  const { page } = writer
  await writer.go(`/chm/msds/msdsDetail?no=${msdsNo}`)
  const attached = async (name: string, pdf: Uint8Array) => {
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) }
    await pane(page).locator('.attach input[type=file]').first().setInputFiles(file)
    await pane(page).getByRole('button', { name: '올리기' }).click()
    await pane(page)
      .getByRole('button', { name: `${name} 보기` })
      .click()
    return page.getByRole('dialog')
  }
  const text = await attached('톨루엔.pdf', koreanPdf())
  await text.getByRole('textbox', { name: '본문에서 찾기' }).fill('안전 보건')
  await text.getByText('1건 중 1번째').waitFor()
  await expect
    .poll(() => page.evaluate(`[...CSS.highlights.get('pdf-hit-chosen')].map(String)`))
    .toEqual(['안전보건'])
  await text.getByRole('button', { name: '닫기' }).last().click()
  // A scan needs a decoder, which comes as plain script.
  const scan = await attached('스캔본.pdf', scannedPdf())
  await scan.getByText(/그림으로만 된 PDF/).waitFor()
  const middle = `(() => { const canvas = document.querySelector('[role=dialog] canvas')
    return canvas?.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[0] })()`
  await expect.poll(() => page.evaluate(middle)).toBe(0)
  await scan.getByRole('button', { name: '닫기' }).last().click()
  // What the policy refuses is written to the console.
  expect(writer.errors).toEqual([])
})

test('a sheet in force is read section by section, beside its classification, and cannot be written', async () => {
  const { msdsNo } = await story.portal.engine.database.one<{ msdsNo: number }>(
    `select "msdsNo" from "chmMsds" join "chmProduct" using ("prodNo") where "prodCd" = 'RM-1001' and "chmMsds"."state" = 'valid'`,
  )
  const { page } = writer
  await writer.go(`/chm/msds/msdsDetail?no=${msdsNo}`)
  const two = panel(page, '2. 유해성·위험성')
  await two.getByText('H361d').first().waitFor()
  await two.getByRole('img', { name: /GHS02/ }).first().waitFor()
  expect(await text(page).count()).toBe(0)
  await section(page, 4).click()
  await panel(page, '4. 응급조치 요령').getByText('신선한 공기가 있는 곳으로').waitFor()
  await pane(page).getByRole('button', { name: '개정판 만들기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '개정판 만들기' }).click()
  await text(page).waitFor()
  sheetNo = (
    await story.portal.engine.database.one<{ msdsNo: number }>(
      'select "msdsNo" from "chmMsds" where "prevMsdsNo" = $1',
      [msdsNo],
    )
  ).msdsNo
})

test('by mouse: the list says what says nothing, items go to their place, and the change is shown', async () => {
  const { page } = writer
  await section(page, 12).getByText('자료 없음').waitFor()
  await section(page, 12).click()
  await panel(page, '12. 환경에 미치는 영향')
    .getByRole('button', { name: '나. 잔류성 및 분해성: 넣기' })
    .click()
  expect(await text(page).inputValue()).toBe('나. 잔류성 및 분해성\n자료 없음')
  // What was put below the heading is marked: typing takes its place.
  await page.keyboard.type('쉽게 분해됨(OECD 301F, 28일 86%).')
  await expect
    .poll(() => text(page).inputValue())
    .toBe('나. 잔류성 및 분해성\n쉽게 분해됨(OECD 301F, 28일 86%).')
  await section(page, 12).getByText('이전판과 다름').waitFor()
  await pane(page).getByRole('button', { name: '달라진 곳 보기' }).click()
  const changes = pane(page).getByRole('list', { name: '이전판과 다른 곳' })
  await changes.locator('ins').filter({ hasText: '쉽게 분해됨' }).waitFor()
  await changes.locator('del').filter({ hasText: '자료 없음' }).waitFor()
})

test('section 2 says which statement its classification has and it lacks, and takes it over', async () => {
  const { page } = writer
  await section(page, 2).click()
  const whole = await text(page).inputValue()
  await text(page).fill(whole.replace(/^.*H361d.*\n?/m, ''))
  await section(page, 2).getByText('분류와 다름').waitFor()
  await pane(page).getByText('분류에만 있는 문구: H361d').waitFor()
  await pane(page).getByRole('button', { name: '분류의 문구를 본문에 넣기' }).click()
  await expect.poll(() => text(page).inputValue()).toContain('H361d ')
  await section(page, 2).getByText('분류와 다름').waitFor({ state: 'hidden' })
})

test('by keyboard: arrows go through the list, Alt with the page keys through the texts', async () => {
  const { page } = writer
  await section(page, 2).focus()
  await page.keyboard.press('ArrowDown')
  await panel(page, '3. 구성성분의 명칭 및 함유량').waitFor()
  expect(await page.evaluate<string>('document.activeElement?.textContent')).toContain('구성성분')
  await page.keyboard.press('End')
  await panel(page, '16. 그 밖의 참고사항').waitFor()
  await text(page).focus()
  await page.keyboard.press('Alt+PageUp')
  await panel(page, '15. 법적 규제현황').waitFor()
  await expect.poll(() => page.evaluate<string>('document.activeElement?.tagName')).toBe('TEXTAREA')
})

test('an empty section is refused at its text, which opens by itself', async () => {
  const { page } = writer
  await section(page, 13).click()
  const before = await text(page).inputValue()
  await text(page).fill('')
  await section(page, 13).getByText('비어 있음').waitFor()
  await section(page, 1).click()
  await pane(page).getByRole('button', { name: '저장', exact: true }).click()
  await panel(page, '13. 폐기시 주의사항').getByText('빈칸으로 둘 수 없습니다', { exact: false }).waitFor()
  await text(page).fill(before)
})

test('what is typed survives a reload before it is saved', async () => {
  const { page } = writer
  await section(page, 10).click()
  await text(page).fill('가. 화학적 안정성 및 유해 반응의 가능성\n상온·상압에서 안정함.')
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values(localStorage).some((value) => value.includes('상온·상압에서 안정함')),
      ),
    )
    .toBe(true)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await pane(page).getByRole('button', { name: '임시저장 불러오기' }).click()
  await section(page, 10).click()
  await expect.poll(() => text(page).inputValue()).toContain('상온·상압에서 안정함')
  await save(writer)
  expect(await stored('10')).toContain('상온·상압에서 안정함')
  expect(await stored('12')).toContain('쉽게 분해됨')
})

test('by finger at 360 px: two people write different sections, and both texts are kept', async () => {
  const { page } = other
  await other.go(`/chm/msds/msdsDetail?no=${sheetNo}`)
  await section(page, 11).waitFor()
  const box = await section(page, 11).boundingBox()
  expect(box!.width).toBeGreaterThanOrEqual(44)
  expect(box!.height).toBeGreaterThanOrEqual(44)
  await section(page, 11).tap()
  await panel(page, '11. 독성에 관한 정보').waitFor()
  await text(page).fill('급성 독성(경구): LD50 5,580 mg/kg(랫드)')
  // Meanwhile the other writes section 16 and saves first.
  await section(writer.page, 16).click()
  await text(writer.page).fill('가. 자료의 출처\n공급사 시험 자료')
  await save(writer)
  await pane(page).getByRole('button', { name: '저장', exact: true }).click()
  await page.getByText('저장되었습니다.').first().waitFor()
  await expect.poll(() => stored('11')).toContain('LD50 5,580')
  expect(await stored('16')).toContain('공급사 시험 자료')
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
})
test('who may not write reads the revision, and nothing looks as if it could be changed', async () => {
  const reader = await story.window('emp01')
  await reader.go(`/chm/msds/msdsDetail?no=${sheetNo}`)
  await section(reader.page, 11).click()
  await panel(reader.page, '11. 독성에 관한 정보').getByText('LD50 5,580').waitFor()
  expect(await text(reader.page).count()).toBe(0)
  expect(await pane(reader.page).getByRole('button', { name: '저장', exact: true }).count()).toBe(0)
})
