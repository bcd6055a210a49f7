import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** A receipt that is refused is kept while its exception is asked for, with store and pair filled in, and is saved once it is approved. */
let story: Story
let plant: Person
let approver: Person
const day = nextWorkday()

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  ;[plant, approver] = await Promise.all([story.window('env02'), story.window('saf01')])
  // A product whose only substance nobody has judged: neither a person nor the table of well-known substances.
  await story.portal.engine.database.query(
    `update "chmChemical" set "casNo" = '110-83-8', "segGrpCds" = '{}' where "casNo" = '141-78-6'`,
  )
})
afterAll(async () => {
  await Promise.all(
    [plant, approver].map((person, index) => person && picture(person.page, `store-exception-${index}`)),
  )
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')

test('A refused receipt fills the request for its exception and waits in its tab until it is approved.', async () => {
  const sql = story.portal.engine.database
  const known = await sql.one<{ prodNo: number; prodNm: string; storeNo: number; storeNm: string }>(
    `select p."prodNo", p."prodNm", s."storeNo", s."storeNm" from "chmProduct" p, "chmStore" s
     where s."storeCd" = 'ST-101' and p."state" = 'registered' and exists (select 1 from "chmProductComp" c join "chmChemical" h using ("chemNo")
       where c."prodNo" = p."prodNo" and h."casNo" = '110-83-8') order by p."mixYn", p."prodNo" limit 1`,
  )
  const { page } = plant
  await plant.go(
    `/chm/inout/inoutReg?${new URLSearchParams({ ioTypeCd: '10', prodNo: String(known.prodNo), prodNm: known.prodNm, toStoreNo: String(known.storeNo), toStoreNm: known.storeNm }).toString()}`,
  )
  await pane(page).getByRole('textbox', { name: '수량' }).fill('20')
  await pane(page).getByLabel('로트', { exact: true }).fill('EA-77')
  const panel = pane(page).locator('.chemical-side')
  await panel.getByText('입고할 수 없습니다', { exact: true }).waitFor()
  const asked = await panel.getByRole('button', { name: '예외 승인 요청' }).count()
  expect(asked).toBeGreaterThan(0)
  for (let index = 0; index < asked; index++) {
    await page.getByRole('tab', { name: '입출고 등록' }).click()
    await panel.getByRole('button', { name: '예외 승인 요청' }).nth(index).click()
    const drawer = page.getByRole('dialog').filter({ hasText: '보관 예외 승인 등록' })
    // Store, product and neighbour are those of the receipt, by their names.
    await drawer.getByText(known.storeNm, { exact: true }).waitFor()
    await drawer.getByText(known.prodNm, { exact: true }).waitFor()
    const until = new Date(day.getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
    await drawer.getByLabel('종료일').fill(until)
    await drawer.getByLabel('종료일').press('Enter')
    await drawer.getByLabel('필요한 이유').fill('분리군을 판정할 때까지 시험 물량만 보관합니다.')
    await drawer
      .getByLabel('안전대책(분리 방법·감시)')
      .fill('방유 트레이에 담아 2 m 떨어진 선반에 두고 매일 봅니다.')
    // Who may decide for this store is offered, and nobody else.
    await drawer.getByRole('combobox', { name: /승인자/ }).click()
    await page.locator('.ant-select-item-option:visible', { hasText: '안전담당01' }).click()
    await drawer.getByRole('button', { name: '저장', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
  }
  const requests = await sql.query<{
    storeExceptNo: number
    prodNo: number
    storeNo: number
    apprUserId: string
  }>(`select "storeExceptNo", "prodNo", "storeNo", "apprUserId" from "chmStoreExcept" where "prodNo" = $1`, [
    known.prodNo,
  ])
  expect(requests).toHaveLength(asked)
  expect(new Set(requests.map(({ storeNo }) => storeNo))).toEqual(new Set([known.storeNo]))
  // What was typed into the receipt is still there.
  await page.getByRole('tab', { name: '입출고 등록' }).click()
  await expect.poll(() => pane(page).getByLabel('로트', { exact: true }).inputValue()).toBe('EA-77')
  await expect.poll(() => pane(page).getByRole('textbox', { name: '수량' }).inputValue()).toBe('20')
  // The approver sees the verdict and what stands there, and gives the word.
  for (const { storeExceptNo } of requests) {
    await approver.go(`/chm/storage/storeExceptDetail?no=${storeExceptNo}`)
    await pane(approver.page).getByText('판정 불가').first().waitFor()
    await pane(approver.page).getByText('톨루엔(공업용)').first().waitFor()
    await pane(approver.page).getByRole('button', { name: '승인', exact: true }).click()
    const dialog = approver.page.getByRole('dialog').filter({ hasText: '승인 사유·조건' })
    await dialog.getByLabel('승인 사유·조건').fill('매일 점검하고 30일 안에 판정하는 조건으로 승인합니다.')
    await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await panel.getByText('입고할 수 없습니다', { exact: true }).waitFor({ state: 'hidden' })
  await pane(page).getByRole('button', { name: '저장', exact: true }).click()
  await expect
    .poll(async () => (await sql.query(`select 1 from "chmStock" where "lotNo" = 'EA-77'`)).length)
    .toBe(1)
})
