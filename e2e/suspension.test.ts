import { expect, test } from 'vitest'
import { pane, permitPage, permitStory } from './permit-story.ts'
import { picture } from './story.ts'

/**
 * A stop takes no confirmation away, and its record reads rightly afterwards.
 */
const welding = '화기 배관용접 R-101'
const { issuer, sql, numberOf, force } = permitStory('suspension', welding)

test('a stop for a re-check keeps who confirmed what, and the record reads rightly when the work ended before the second round', async () => {
  const hot = await numberOf(welding)
  await sql().query(
    `update "permitCheck" set "doneYn" = 'Y', "doneUserId" = 'vnd01s', "doneDt" = now(), "confirmYn" = 'Y', "confirmUserId" = 'issuer01', "confirmDt" = now()
     where "permitNo" = $1 and "needYn" = 'Y'`,
    [hot],
  )
  await issuer().go(permitPage(hot))
  const { page } = issuer()
  const heading = pane(page)
    .getByText(/^안전조치 확인 \d+\/\d+$/)
    .first()
  const [, done, all] = /(\d+)\/(\d+)/.exec((await heading.textContent())!)!
  expect(done).toBe(all)
  await pane(page).getByRole('button', { name: '일시중지' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '작업을 멈춥니다' })
  await dialog.getByText('재확인', { exact: true }).click()
  await dialog.getByRole('button', { name: '지금 일시중지' }).click()
  await pane(page)
    .getByText(/^1차 확인 /)
    .first()
    .waitFor()
  await expect.poll(() => heading.textContent()).not.toContain(`${all}/${all}`)
  await pane(page).getByRole('button', { name: '이력' }).click()
  const drawer = page.getByRole('dialog', { name: /이력/ })
  await drawer.getByRole('tab', { name: '변경' }).click()
  await drawer.getByText('작업중 → 일시중지').filter({ visible: true }).first().waitFor()
  expect(await drawer.innerText()).not.toMatch(/[{}]|\bworking\b|\bsuspended\b/)
  await picture(page, 'history-in-words')
  await force(hot, 'closed')
  await issuer().go(permitPage(hot))
  await expect.poll(() => heading.textContent()).toContain(`${all}/${all}`)
  await pane(page)
    .getByText(/^1차 확인 /)
    .first()
    .waitFor()
  expect(issuer().errors).toEqual([])
})
