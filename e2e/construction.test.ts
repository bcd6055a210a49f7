import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { tokenHeader } from '../src/core/shared/session.ts'
import { signDocument } from '../test/sign-document.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A construction from its registration to the first day, the client in one window and the company in another.
 * (ptw.md 4, 5.7)
 */
let story: Story
let client: Person
let company: Person
let constNo: number
beforeAll(async () => {
  story = await startStory()
  client = await story.window('rqst01', { address: '/constSafe/constSafeStatus/constList' })
  company = await story.window('vnd01a', { address: '/constSafeStatus/constSafeStatus' })
})
afterAll(async () => {
  await Promise.all(
    [client, company].map((person, index) => person && picture(person.page, `construction-${index}`)),
  )
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const dialog = (page: Page) => page.getByRole('dialog').last()
const button = (place: Locator, name: string | RegExp) => place.getByRole('button', { name })
async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = dialog(page).getByRole('combobox', { name: label })
  await box.click()
  await page.keyboard.type(text)
  const list = page
    .locator('.ant-select-dropdown')
    .filter({ has: page.locator(`[id="${await box.getAttribute('aria-controls')}"]`) })
  await list.locator('.ant-select-item-option').filter({ hasText: text }).first().click()
}
/** A button that has just answered turns for a moment, and takes no press. */
const save = (form: Locator) => form.locator('button:not(.ant-btn-loading)', { hasText: '저장' }).click()
/** Presses a step of the bar and confirms it. */
async function act(page: Page, name: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  await dialog(page).locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog(page).waitFor({ state: 'hidden' })
}
const address = () => `/constSafe/constDetail?no=${constNo}`

test('the questions of the form say which duties the law has for it', async () => {
  const { page } = client
  const { fromYmd, toYmd } = await story.portal.engine.database.one<{ fromYmd: string; toYmd: string }>(
    `select "fromYmd"::text, "toYmd"::text from "vendorContract" where "contractNm" = '반응동 배관랙 신설공사'`,
  )
  await pane(page).getByRole('button', { name: '등록', exact: true }).last().click()
  const form = dialog(page)
  await form.getByRole('textbox', { name: '공사명' }).fill('배관랙 2구간 증설')
  await choose(page, '* 계약', '반응동 배관랙 신설공사')
  await choose(page, '* 공사유형', '건설')
  await choose(page, '* 관리비 공사종류', '건축')
  await form.getByRole('textbox', { name: '착공일' }).fill(fromYmd)
  await page.keyboard.press('Tab')
  await form.getByRole('textbox', { name: '준공일' }).fill(toYmd)
  await page.keyboard.press('Tab')
  await form.getByRole('textbox', { name: '총공사금액(원)' }).fill('800000000')
  await form.getByRole('textbox', { name: '대상액(원)' }).fill('900000000')
  await form.getByRole('textbox', { name: '굴착 깊이' }).fill('10')
  await save(form)
  await form.getByText('대상액은 총공사금액을 넘을 수 없습니다.').waitFor()
  await form.getByRole('textbox', { name: '대상액(원)' }).fill('800000000')
  await save(form)
  await page.waitForURL(/constDetail\?no=\d+/)
  constNo = Number(new URL(page.url()).searchParams.get('no'))
  const duties = pane(page).locator('[data-target=duties]')
  await duties.getByText('법적 의무 1건').waitFor()
  await duties.getByText('유해위험방지계획서', { exact: true }).waitFor()
})

test('the safety cost stands beside the amounts while they are typed', async () => {
  const { page } = client
  await button(pane(page), '산업안전보건관리비 작성').click()
  await dialog(page).getByText('22,565,000원', { exact: true }).waitFor()
  await dialog(page).getByRole('textbox', { name: '발주자 제공 재료비(원)' }).fill('300000000')
  await dialog(page).getByText('18,870,000원', { exact: true }).waitFor()
  await save(dialog(page))
  await page.waitForURL(/costDetail\?no=\d+/)
  const costNo = Number(new URL(page.url()).searchParams.get('no'))
  await proposed(client, `/api/saf/safetycost/${costNo}`)
  await signDocument(story.portal, 'safCost', costNo)
})

test('the company writes its plan; what is too short is said at its field, and nothing typed is lost', async () => {
  const { page, show } = company
  await show(address())
  await button(pane(page), '안전보건관리계획서 작성').click()
  const form = dialog(page)
  const sections = form.locator('textarea[aria-required=true]')
  for (const section of await sections.all()) await section.fill('현장책임자가 매일 확인하고 기록한다.')
  await sections.first().fill('짧다')
  await save(form)
  await form.getByText('안전보건관리 조직 항목은 10자 이상 입력해 주세요.').waitFor()
  expect(await sections.last().inputValue()).toBe('현장책임자가 매일 확인하고 기록한다.')
  await sections.first().fill('현장책임자 1명과 안전담당 1명을 둔다.')
  await save(form)
  await page.waitForURL(/planDetail\?no=\d+/)
  const planNo = Number(new URL(page.url()).searchParams.get('no'))
  await act(page, '제출')
  await client.show(`/constSafe/planDetail?no=${planNo}`)
  await act(client.page, '검토 시작')
  await proposed(client, `/api/saf/safetyhealthplan/${planNo}`)
  await signDocument(story.portal, 'safHealthPlan', planNo)
})

test('the page leads to what is still missing; with the last paper the construction begins and the company sees it', async () => {
  const { page, show } = client
  await show(address())
  await act(page, '안전서류 검토')
  const list = pane(page).getByRole('region', { name: '다음 단계 준비 상태' })
  await list.getByText('업체의 현장책임자를 지정해 주세요.').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(2)
  // The mark stays for two and a half seconds, so it is waited for from before the click.
  await Promise.all([
    pane(page).locator('[data-target=duties].is-pointed').waitFor(),
    button(list.getByRole('listitem').filter({ hasText: '유해위험방지계획서' }), '조치하기').click(),
  ])
  // The upload has its own story; here only that the paper is there counts.
  await story.portal.engine.database.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     values ('safConst', $1, 'hazardPlan', '심사결과.pdf', 1, 'pdf', 'application/pdf', repeat('0', 64), 1, 'rqst01', 'rqst01')`,
    [String(constNo)],
  )
  await story.portal.engine.database.query(
    `update "safConst" set "siteMgrUserId" = 'vnd01a', "updateDt" = now() where "constNo" = $1`,
    [constNo],
  )
  await client.go(address())
  await list.getByText('착공 준비가 끝났습니다.').waitFor()
  await company.show('/constSafeStatus/constSafeStatus')
  await act(page, '착공')
  await pane(page).locator('.state-flow [aria-current]').getByText('진행', { exact: true }).waitFor()
  await pane(company.page)
    .getByRole('listitem')
    .filter({ hasText: '배관랙 2구간 증설' })
    .getByText('진행', { exact: true })
    .first()
    .waitFor()
  expect([...client.errors, ...company.errors]).toEqual([])
})

/** The drafting of a document has its own story; the drafter's open session does it. */
async function proposed({ context }: Person, path: string): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === 'accessToken')
  const answer = await fetch(`${story.url}${path}/propose`, {
    method: 'PUT',
    headers: { [tokenHeader]: decodeURIComponent(token?.value ?? ''), 'content-type': 'application/json' },
    body: JSON.stringify({ approval: { title: '상신합니다' } }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
