import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextWorkday, startStory, type Person, type Story } from './story.ts'

/** The question for the sound of alarms stands above the page: it takes its own place and hides no act. */
let story: Story
let safety: Person
beforeAll(async () => {
  // On another day than that on which the windows of the stories have answered it.
  story = await startStory({ at: nextWorkday() })
  safety = await story.window('saf01', { address: '/constSafe/permit/permitReview' })
})
afterAll(() => story?.close())

/** The acts of the page whose middle lies under the question. */
const hidden = (): Promise<string[]> =>
  safety.page.evaluate(`(() => {
    const question = document.querySelector('.alarm-sound')
    return [...document.querySelectorAll('button, a[href], [role=tab], [role=menuitem], input')]
      .filter((act) => !question.contains(act))
      .filter((act) => {
        const { x, y, width, height } = act.getBoundingClientRect()
        const top = width > 0 && document.elementFromPoint(x + width / 2, y + height / 2)
        return top && question.contains(top)
      })
      .map((act) => act.getAttribute('aria-label') ?? act.textContent)
  })()`)

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`the question for the sound of alarms covers no act on a screen ${width} px wide`, async () => {
    // Loaded at this size: the shell follows a resized window only after a while.
    await safety.page.setViewportSize({ width, height })
    await safety.page.reload()
    await safety.page.locator('.alarm-sound').waitFor()
    await safety.answered()
    await safety.page.screenshot({ path: `test-results/alarm-sound-${width}.png` })
    expect(await hidden()).toEqual([])
  })

test('who answers the question is not asked again that day', async () => {
  const { page } = safety
  await page.locator('.alarm-sound').getByRole('button', { name: '경보음 켜기' }).click()
  await page.locator('.alarm-sound').waitFor({ state: 'hidden' })
  expect(safety.errors).toEqual([])
})
