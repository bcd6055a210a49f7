import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStory, type Story } from './story.ts'

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

/** The controls of the frame and the buttons of the page that the notice lies over. */
const under = `(() => {
  const notice = document.querySelector('.ant-notification-notice')
  const boxOf = (element) => element.getBoundingClientRect()
  const { top, bottom, left, right } = boxOf(notice)
  return [...document.querySelectorAll('button, a, [role=tab]')]
    .filter((each) => !notice.contains(each) && each.checkVisibility())
    .filter((each) => {
      const box = boxOf(each)
      return box.width > 0 && box.top < bottom && box.bottom > top && box.left < right && box.right > left
    })
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
})()`

test('on a telephone what was done is told without a control below it', async () => {
  const { page } = await story.window('emp01', {
    width: 360,
    height: 740,
    touch: true,
    address: '/my/setting/userPref',
  })
  const pane = page.locator('[role=tabpanel]:visible')
  await pane.getByLabel('휴대전화').fill('010 1234 5678')
  await pane.getByRole('button', { name: '저장', exact: true }).tap()
  await page.locator('.ant-notification-notice').waitFor()
  expect(await page.evaluate(under)).toEqual([])
})
