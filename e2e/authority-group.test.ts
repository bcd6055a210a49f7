import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory, untilSaved, type Story } from './story.ts'

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

const groupName = '직위 열람자'
const positions = '/api/manage/positions'
/** Time within which the other window hears of its changed menus. */
const toldMs = 10_000

/** Chooses an option of a select by typing its text. */
async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).last().click()
  await page.keyboard.type(words)
  await page.locator('.ant-select-item-option', { hasText: words }).last().click()
}

test('a new group gives a menu to somebody who is signed in all the time, and takes it away again', async () => {
  const member = await story.window('emp02')
  const token = decodeURIComponent(
    (await member.context.cookies()).find(({ name }) => name === 'accessToken')!.value,
  )
  const call = async () =>
    (await story.portal.app.inject({ url: positions, headers: { 'x-authorization': `Bearer ${token}` } }))
      .statusCode
  const seen = member.page.getByRole('link', { name: '직위', exact: true })
  await member.page.getByRole('navigation').first().waitFor()
  expect(await member.page.getByText('직위', { exact: true }).count()).toBe(0)
  expect(await call()).toBe(403)

  // The administrator makes the group …
  const admin = await story.window('sys01', { address: '/manage/menu/authGrpList' })
  const { page } = admin
  await page.getByRole('button', { name: '등록' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByLabel('그룹명').fill(groupName)
  await popup.getByRole('button', { name: '저장' }).click()
  await popup.waitFor({ state: 'hidden' })
  // … gives it the menu …
  const row = page.getByRole('row', { name: groupName })
  await row.getByRole('button', { name: '메뉴권한' }).click()
  await page.waitForURL(/authGrpMenu\?authGrpNo=/)
  await page.getByLabel('메뉴명·경로 찾기').fill('positionList')
  await page.getByRole('checkbox', { name: '직위 엑셀', exact: true }).check()
  expect(await page.getByRole('checkbox', { name: '직위 접근', exact: true }).isChecked()).toBe(true)
  await untilSaved(page, () => page.getByRole('button', { name: '저장' }).click())
  await page.getByText('저장되었습니다.').first().waitFor()
  expect(await call()).toBe(403)
  // … and grants it.
  await admin.go('/manage/user/userAuth')
  await page.getByRole('button', { name: '등록' }).click()
  await popup.getByLabel('사용자', { exact: true }).click()
  const search = page.getByRole('dialog', { name: '사용자 조회' })
  await search.getByLabel('아이디').fill('emp02')
  await search.getByRole('button', { name: '조회' }).click()
  await search.getByRole('row', { name: '부서원02' }).dblclick()
  await choose(page, '그룹', groupName)
  await popup.getByRole('button', { name: '저장' }).click()
  await popup.waitFor({ state: 'hidden' })

  // The other window has it without signing in again, and opens it.
  await member.page.getByRole('button', { name: '시스템', exact: true }).click({ timeout: toldMs })
  await seen.click()
  await member.page.getByRole('row', { name: '부장' }).first().waitFor()
  expect(await call()).toBe(200)
  expect(await member.page.getByRole('button', { name: '등록' }).count()).toBe(0)

  // The administrator looks why, and takes the grant away.
  await page
    .getByRole('row', { name: '부서원02' })
    .filter({ hasText: groupName })
    .getByRole('button', { name: '볼 수 있는 메뉴' })
    .click()
  await popup.getByLabel('메뉴명·경로 찾기').fill('직위')
  await popup
    .getByRole('row', { name: /사용자·조직 > 직위/ })
    .getByText(groupName)
    .waitFor()
  await popup.getByRole('button', { name: '닫기' }).last().click()
  await page
    .getByRole('row', { name: '부서원02' })
    .filter({ hasText: groupName })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: '삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await seen.waitFor({ state: 'hidden', timeout: toldMs })
  expect(await call()).toBe(403)
  expect([member.errors, admin.errors]).toEqual([[], []])
})
