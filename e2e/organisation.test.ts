import { afterAll, beforeAll, expect, test } from 'vitest'
import { passwordSha } from '../src/platform/session/password.ts'
import { startStory, untilSaved, type Story } from './story.ts'

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

test('a contractor whose account is locked asks for its release and enters with the temporary password', async () => {
  const contractor = await story.window('vnd05a', { signIn: false })
  await contractor.go('/login')
  await contractor.page.getByText('협력업체', { exact: true }).click()
  await contractor.page.getByLabel('아이디', { exact: true }).fill('vnd05a')
  await contractor.page.getByLabel('비밀번호', { exact: true }).fill('잊은 암호')
  await contractor.page.getByRole('button', { name: '로그인' }).click()
  await contractor.page.getByRole('button', { name: '잠금 해제 요청' }).click()
  await contractor.page.getByText('해제를 요청하였습니다.').waitFor()

  const { page, errors } = await story.window('sys01', { address: '/manage/user/userList' })
  const row = page.getByRole('row').filter({ hasText: 'vnd05a' })
  await page.getByRole('button', { name: '상세조건' }).click()
  await page.getByLabel('계정상태').click()
  await page.getByTitle('잠금').click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '조회', exact: true }).click()
  await row.getByText('해제요청').waitFor()
  await row.getByText('vnd05a').dblclick()
  await page.getByRole('button', { name: '잠금해제' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  const told = page.getByRole('dialog').filter({ hasText: '임시비밀번호' })
  const password = (await told.locator('code').textContent())!.trim()
  await told.locator('.ant-modal-footer').getByRole('button').click()
  await page.locator('.page-header:visible').getByText('정상').waitFor()
  await expect.poll(() => page.getByText(password).count()).toBe(0)

  const entered = await story.portal.app.inject({
    method: 'POST',
    url: '/api/auth/vendor/login',
    payload: { userId: 'vnd05a', userPwdSHA: passwordSha(password) },
  })
  expect(entered.json()).toMatchObject({ data: { userId: 'vnd05a', mustChgYn: 'Y' } })
  expect(errors).toEqual([])
})

test('a department is dragged below another one, and moved back with the keyboard', async () => {
  const { page, errors } = await story.window('sys01', { address: '/manage/user/deptTree' })
  const tree = page.getByRole('tree')
  const parentOf = async (deptCd: string) =>
    (
      await story.portal.engine.database.one<{ pdeptCd: string }>(
        'select "pdeptCd" from "dept" where "deptCd" = $1',
        [deptCd],
      )
    ).pdeptCd
  // The lower half of an unfolded department means below it, the upper half after the one above.
  await tree.getByText('유틸리티팀').dragTo(tree.getByText('공무부'), { targetPosition: { x: 10, y: 17 } })
  await page.getByText('유틸리티팀 부서를 공무부 아래로 옮기시겠습니까?').waitFor()
  await page.getByText(/사용자 [1-9]\d*명이 함께 옮겨지고/).waitFor()
  await page.getByRole('button', { name: '확인' }).click()
  await page.getByText('부서를 옮겼습니다.').first().waitFor()
  expect(await parentOf('D113')).toBe('D120')

  await tree.getByText('유틸리티팀').click()
  await page.getByRole('button', { name: '상위부서 변경' }).focus()
  await page.keyboard.press('Enter')
  const popup = page.getByRole('dialog')
  await popup.getByLabel('새 상위부서').fill('생산부')
  await page.locator('.ant-select-tree').getByTitle('생산부').first().click()
  await popup.getByRole('button', { name: '상위부서 변경' }).click()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => parentOf('D113')).toBe('D110')
  expect(errors).toEqual([])
})

test('the processes of a department are chosen with the shuttle', async () => {
  const { page, errors } = await story.window('sys01', {
    width: 360,
    height: 740,
    address: '/baseInfo/process/deptProcess',
  })
  await page.getByRole('tree').getByText('유틸리티팀').click()
  await page.getByText('유틸리티팀의 공정 3개').waitFor()
  await page.getByText('창고 (YS-WH)').click()
  await page.locator('.ant-transfer-actions button:enabled').first().click()
  await page.getByText('유틸리티팀의 공정 4개').waitFor()
  await untilSaved(page, () => page.getByRole('button', { name: '저장' }).click())
  await page.getByText('저장되었습니다.').first().waitFor()
  const { count } = await story.portal.engine.database.one<{ count: number }>(
    `select count(*)::int as "count" from "deptProcess" where "deptCd" = 'D113'`,
  )
  expect(count).toBe(4)
  expect(errors).toEqual([])
})
