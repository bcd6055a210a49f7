import { expect, test } from 'vitest'
import type { Page } from 'playwright'
import { pane, permitPage, permitStory } from './permit-story.ts'
import { picture } from './story.ts'

/**
 * A permit cannot be talked out of its safeguards: not by a click that makes a measure needless, and not by
 * other coordinates.
 */
const opened = '일반·개방 P-305 펌프 분해'
const { story, issuer, numberOf, force } = permitStory('permit-safeguards', opened)
const block = (page: Page, name: string) => pane(page).locator(`[data-target=${name}]`)

test('a mandatory measure cannot be made needless; any other needs a reason, which the approver reads', async () => {
  const { page } = issuer()
  const open = await numberOf(opened)
  await block(page, 'checks').waitFor()
  const need = (row: string) => pane(page).locator(row).getByRole('checkbox', { name: /필요$/ })
  const mandatory = pane(page).locator('.permit-checks tr').filter({ hasText: '필수' })
  const boxes = await mandatory.getByRole('checkbox', { name: /필요$/ }).all()
  expect(boxes.length).toBeGreaterThan(0)
  for (const box of boxes) expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true])
  const other = pane(page)
    .locator('.permit-checks tbody tr')
    .filter({ hasNotText: '필수' })
    .filter({ has: page.locator('input:checked') })
    .first()
  const itemNm = (await other.getByRole('checkbox', { name: /필요$/ }).getAttribute('aria-label'))!.replace(
    / 필요$/,
    '',
  )
  await need(`.permit-checks tr:has(input[aria-label="${itemNm} 필요"])`).click()
  const leaveOut = pane(page).getByRole('button', { name: '필요 없음으로' })
  expect(await leaveOut.isDisabled()).toBe(true)
  await pane(page).getByRole('textbox', { name: itemNm }).fill('이 구역은 배수로가 없는 콘크리트 바닥입니다.')
  await leaveOut.click()
  await pane(page).getByText('발급자가 필요 없다고 정한 안전조치 1건').waitFor()
  const approver = await story().window('approver01', { address: permitPage(open) })
  await pane(approver.page).getByText('발급자가 필요 없다고 정한 안전조치 1건').waitFor()
  await pane(approver.page)
    .getByText('이 구역은 배수로가 없는 콘크리트 바닥입니다.', { exact: false })
    .first()
    .waitFor()
  await approver.leave()
})

test('coordinates typed into the form clear no conflict: words are asked for, then both sides agree', async () => {
  const [open, hot] = [await numberOf(opened), await numberOf('화기 배관용접 R-101')]
  await force(open, 'rejected')
  const vendor = await story().window('vnd01a', { address: `/constSafe/permit/permitForm?no=${open}` })
  const { page } = vendor
  await pane(page)
    .getByRole('button', { name: /지도 좌표·연결 계통 입력/ })
    .click()
  await pane(page).getByRole('textbox', { name: 'X(m)' }).fill('80')
  await pane(page).getByRole('button', { name: '저장', exact: true }).click()
  await pane(page).getByText('옮긴 장소를 말로도 적어 주세요.', { exact: false }).first().waitFor()
  await pane(page).getByRole('textbox', { name: '* 작업장소' }).fill('정비동 조립장 (P-305를 옮겨 분해)')
  await pane(page).getByRole('button', { name: '저장', exact: true }).click()
  await block(page, 'simops').getByText('X 18, Y 26 m → X 80, Y 26 m', { exact: false }).waitFor()
  await vendor.leave()
  await force(open, 'reviewing')
  await issuer().go(permitPage(open))
  const issuers = issuer().page
  const waits = pane(issuers).getByRole('region', { name: '다음 단계 준비 상태' })
  await waits.getByText('장소이동에 발급자의 동의가 필요합니다', { exact: false }).waitFor()
  await picture(issuers, 'move-by-form')
  await block(issuers, 'simops').getByRole('button', { name: '장소이동에 동의' }).click()
  await waits.getByText('장소이동에 발급자의 동의가', { exact: false }).waitFor({ state: 'hidden' })
  await waits.getByText('장소이동에 상대 작업의 동의가 필요합니다', { exact: false }).waitFor()
  const other = await story().window('vnd01s', { address: permitPage(hot) })
  await block(other.page, 'simops').getByRole('button', { name: '장소이동에 동의' }).click()
  await waits.getByText('장소이동에 상대 작업의 동의가', { exact: false }).waitFor({ state: 'hidden' })
  await other.leave()
  expect(issuer().errors).toEqual([])
})
