import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory, type Story } from './story.ts'

/**
 * Labels that change while a page is open. languages-walk.test.ts sees that no Korean is left in the other
 * languages.
 */
let story: Story
beforeAll(async () => {
  story = await startStory()
  // A second administrator, for one live session an account.
  await story.portal.engine.database.query(
    `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "createUserId", "updateUserId") values ('hq01', 1, 'Y', 'test', 'test')`,
  )
})
afterAll(() => story?.close())
const positions = '/manage/user/positionList'

test('a label that an administrator changes reaches an open page, and a refusal speaks its language', async () => {
  const { page, go, errors } = await story.window('sys01', { address: positions })
  await page.evaluate(`localStorage.setItem('portal.language', 'en')`)
  await go(positions)
  await page.getByRole('columnheader', { name: 'Position name', exact: true }).waitFor()
  // The change comes from another administrator.
  const administrator = await story.portal.signIn('hq01')
  expect(
    (await administrator.put('/api/manage/labeltext', { labelCd: 'position.positionNm', en: 'Job title' }))
      .status,
  ).toBe(200)
  await page.getByRole('columnheader', { name: 'Job title' }).waitFor()
  await page.getByRole('button', { name: 'New' }).first().click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Save' }).click()
  await popup.getByText('Please enter Job title.').waitFor()
  expect(errors).toEqual([])
})
