import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { sendOutbox } from '../src/modules/improvement/improvement/outbox.server.ts'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** From a violation at the work to the closed improvement: the plant in one window, the vendor in another. */
let story: Story
let plant: Person
let vendor: Person
const day = nextWorkday()

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  ;[plant, vendor] = await Promise.all([
    story.window('saf01'),
    story.window('vnd01a', { width: 390, height: 844 }),
  ])
})
afterAll(async () => {
  await Promise.all(
    [plant, vendor].map((person, index) => person && picture(person.page, `improvement-${index}`)),
  )
  await story?.close()
})

const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
/** Presses an act of the bar, answers its dialog with `fill`, and confirms it. */
async function act(
  page: Page,
  name: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  await dialog.waitFor()
  await fill?.(dialog)
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
}
const standsAt = (page: Page, state: string) =>
  pane(page).locator('.state-flow [aria-current]').filter({ hasText: state }).waitFor()

test('a stop for missing safety measures becomes a closed improvement', async () => {
  const sql = story.portal.engine.database
  const permit = await sql.one<{ permitNo: number; permitNm: string }>(
    `select "permitNo", "permitNm" from "workPermit" where "vendorCd" = 'V00001' and "plantCd" = '1000' order by 1 limit 1`,
  )
  // The work goes on during the story.
  await sql.query(
    `update "workPermit" set "state" = 'working', "startDt" = $2, "endDt" = $3, "gasDueDt" = null, "shiftDueDt" = null where "permitNo" = $1`,
    [
      permit.permitNo,
      new Date(day.getTime() - 3_600_000).toISOString(),
      new Date(day.getTime() + 6 * 3_600_000).toISOString(),
    ],
  )

  // The safety officer stops the work; the improvement stands on the permit's page.
  await plant.go(`/constSafe/permit/permitDetail?no=${permit.permitNo}`)
  await pane(plant.page).getByRole('button', { name: '일시중지' }).click()
  const stop = plant.page.getByRole('dialog').filter({ hasText: '작업을 멈춥니다' })
  await stop.getByRole('radio', { name: '안전조치 미흡' }).click()
  await stop.getByRole('textbox').fill('개구부 덮개가 없습니다.')
  await stop.getByRole('button', { name: '지금 일시중지' }).click()
  const link = pane(plant.page).locator('.impr-panel a').filter({ hasText: '안전조치 미흡' })
  await link.click()
  await standsAt(plant.page, '요청')
  const { imprNo } = await sql.one<{ imprNo: number }>(
    `select "imprNo" from "improvement" where "sourceModuleCd" = 'PTW' and "sourceKey" = $1`,
    [String(permit.permitNo)],
  )
  await act(plant.page, '접수', async (dialog) => {
    await dialog.getByRole('radio', { name: '하' }).click()
    await dialog.getByRole('textbox').first().fill('덮개 설치로 바로 끝납니다.')
  })
  await standsAt(plant.page, '접수')
  // On the board the card is drawn to the column of what is assigned; the dialog of the record asks whose it
  // is.
  await plant.show('/impr/impr/imprBoard')
  const column = (name: string) => pane(plant.page).getByRole('region', { name, exact: true })
  const card = column('접수').locator('[draggable=true]').filter({ hasText: '안전조치 미흡' })
  await card.dragTo(column('조치완료'))
  const refusal = plant.page.getByRole('dialog').filter({ hasText: '바로 옮기는 처리가 없습니다.' })
  await refusal.getByRole('button', { name: '닫기' }).last().click()
  await refusal.waitFor({ state: 'hidden' })
  await card.dragTo(column('배정'))
  const assign = plant.page.getByRole('dialog').filter({ hasText: '조치주체' })
  await assign.getByRole('radio', { name: '협력사' }).click()
  await assign.getByRole('button', { name: '조치부서 선택' }).click()
  await plant.page.getByRole('tree').getByText('생산1팀').click()
  await assign.getByLabel('조치 협력사').fill('누리샘')
  await plant.page.locator('.ant-select-item-option').filter({ hasText: '누리샘' }).first().click()
  await assign.getByLabel('협조부서').click()
  await plant.page.locator('.ant-select-tree-title').filter({ hasText: '기계보전팀' }).click()
  await assign.getByText('조치주체').click()
  await assign.locator('.ant-modal-footer .ant-btn-primary').click()
  await assign.waitFor({ state: 'hidden' })
  await column('배정').locator('.impr-card').filter({ hasText: '안전조치 미흡' }).waitFor()
  await plant.show(`/impr/impr/imprDetail?no=${imprNo}`)
  await pane(plant.page)
    .locator('.ant-form-item')
    .filter({ hasText: '협조부서' })
    .getByText('기계보전팀')
    .waitFor()

  // The stop has called the vendor, who says that it was understood before going on.
  const alarm = vendor.page.getByRole('alertdialog', { name: '작업 경보' })
  await alarm.getByRole('button', { name: '확인했습니다' }).click()
  await alarm.waitFor({ state: 'hidden' })
  // The vendor finds it on a phone, accepts, writes what was done and reports it.
  await vendor.go('/vendor/portal/improvementManage')
  await pane(vendor.page).locator('.impr-card').filter({ hasText: '안전조치 미흡' }).click()
  await act(vendor.page, '수락')
  await standsAt(vendor.page, '조치중')
  const plan = pane(vendor.page)
  await plan.getByRole('button', { name: '조치 추가' }).click()
  await plan.getByLabel('통제위계').click()
  await vendor.page.locator('.ant-select-item-option').filter({ hasText: '공학' }).first().click()
  await plan.getByLabel('조치계획').fill('개구부 덮개를 고정 설치합니다.')
  await plan.getByLabel('조치내용').fill('덮개를 볼트로 고정하였습니다.')
  await plan.getByLabel('조치일시').click()
  await vendor.page.locator('.ant-picker-now-btn:visible').click()
  await plan.getByRole('button', { name: '저장', exact: true }).last().click()
  await pane(vendor.page).getByText('덮개를 볼트로 고정하였습니다.').first().waitFor()
  await act(vendor.page, '조치완료')
  await standsAt(vendor.page, '조치완료')

  // The plant looks at it and closes; the vendor's page follows by itself, and the permit's diary hears of
  // it.
  await act(plant.page, '검증시작')
  await act(plant.page, '적합·종결', async (dialog) => {
    await dialog.getByRole('textbox').nth(0).fill('1')
    await dialog.getByRole('textbox').nth(1).fill('2')
    await dialog.getByRole('textbox', { name: '확인한 내용' }).fill('덮개가 고정된 것을 보았습니다.')
  })
  await standsAt(plant.page, '종결')
  await standsAt(vendor.page, '종결')
  await sendOutbox(story.portal.engine)
  const diary = await sql.query<{ eventCd: string }>(
    `select "eventCd" from "permitEvent" where "permitNo" = $1 and "eventCd" = 'improved'`,
    [permit.permitNo],
  )
  expect(diary).toHaveLength(1)
  expect([...plant.errors, ...vendor.errors]).toEqual([])
})
