import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { ZipReader } from '../src/core/server/excel/zip-reader.ts'
import { dayOf } from '../src/core/shared/dates.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** An inspector asks for a half-year that is over: how everybody stood on its last day, why, and what was done. */
let story: Story
let keeper: Person
const minutes = 3 * 60_000
const address = '/education/status/eduLegalStatus'
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const past = () => {
  const today = dayOf(story.portal.clock.now())
  const year = Number(today.slice(0, 4))
  return today.slice(5) < '07-01'
    ? { year: year - 1, part: '하반기', day: `${year - 1}-12-31` }
    : { year, part: '상반기', day: `${year}-06-30` }
}

/** A step that is a signature, by its button, its words and the password. */
async function signed({ page }: Person, name: string, words: Record<string, string>): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  for (const [label, value] of Object.entries(words))
    await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
}

beforeAll(async () => {
  story = await startStory({ at: new Date() })
  keeper = await story.window('saf01', { address })
})
afterAll(() => story?.close())

test(
  'its last day shows who lacked what, and each minute with the class it came from',
  { timeout: minutes },
  async () => {
    const { page } = keeper
    const day = pane(page).getByLabel('기준일', { exact: true }).first()
    await day.fill(past().day)
    await day.press('Enter')
    await pane(page).locator('.edu-cell').nth(1).click()
    const people = pane(page).locator('.edu-block [role=grid]')
    const row = people.getByRole('row').filter({ hasText: '충족' }).first()
    await row.waitFor()
    await picture(page, 'education-past-day')
    await row.getByRole('gridcell').nth(1).dblclick()
    const drawer = page.getByRole('dialog').filter({ hasText: past().day })
    const duty = drawer.locator('.edu-duty').filter({ hasText: '충족' }).first()
    await duty.locator('summary').click()
    expect(await duty.locator('details li').count()).toBeGreaterThan(0)
    expect(await duty.locator('details').innerText()).toMatch(/산업안전보건법/)
    await picture(page, 'education-past-minutes')
    await page.keyboard.press('Escape')
  },
)

test(
  'its check is frozen, ordered by the head of the site and confirmed by somebody else',
  { timeout: minutes },
  async () => {
    const { page } = keeper
    await pane(page).getByText('반기 점검', { exact: true }).click()
    await pane(page).getByRole('button', { name: '등록', exact: true }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('연도', { exact: true }).fill(String(past().year))
    await form.getByText(past().part, { exact: true }).click()
    await form.getByRole('button', { name: '저장', exact: true }).click()
    await pane(page).getByText(`${past().year}년 ${past().part}`).first().waitFor()
    await page.waitForURL(/eduHalfDetail/)
    const { pathname, search } = new URL(page.url())
    await picture(page, 'education-half-frozen')
    const head = await story.window('mgmt01', { address: pathname + search })
    await signed(head, '조치 지시', {
      '미실시 원인': '교대조 편성으로 정기교육에 참석하지 못했습니다.',
      '조치 지시': '다음 달 안에 보충교육을 하고 결과를 보고하십시오.',
    })
    await head.leave()
    await keeper.go(pathname + search)
    await signed(keeper, '조치 완료', {
      '조치 결과': '보충교육을 두 차례 하고 미실시자가 모두 이수했습니다.',
    })
    const papers = pane(page)
      .getByRole('region', { name: '동결본' })
      .or(pane(page).locator('section').filter({ hasText: '동결본' }))
    await papers.getByText('조치', { exact: false }).first().waitFor()
    await picture(page, 'education-half-finished')
  },
)

test(
  'its evidence is one ZIP, whose hashes prove every paper of every person',
  { timeout: minutes },
  async () => {
    const { page } = keeper
    await keeper.go(address)
    await pane(page).getByText('현황', { exact: true }).first().click()
    const day = pane(page).getByLabel('기준일', { exact: true }).first()
    await day.fill(past().day)
    await day.press('Enter')
    const people = pane(page).getByText(/^대상 \d+명/)
    await people.waitFor()
    const count = Number(/\d+/.exec((await people.textContent()) ?? '')?.[0])
    await pane(page).getByRole('button', { name: '점검 대응 묶음' }).click()
    const tray = page.locator('.excel-job-end')
    await tray.getByRole('button').first().waitFor({ timeout: 120_000 })
    await picture(page, 'education-evidence-pack')
    const downloading = page.waitForEvent('download')
    await tray.getByRole('button').first().click()
    const download = await downloading
    const zip = new ZipReader(await readFile(await download.path()))
    const lines = zip.read('SHA256SUMS')!.toString().trim().split('\n')
    for (const line of lines) expect(sha256(zip.read(line.slice(66))!)).toBe(line.slice(0, 64))
    expect(lines.filter((line) => line.includes('  3_'))).toHaveLength(count)
    expect(keeper.errors).toEqual([])
  },
)
