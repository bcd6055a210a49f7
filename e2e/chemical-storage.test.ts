import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** Acid beside cyanide is refused while it is typed; a supplier's material goes from its page to the plant's. */
let story: Story
let plant: Person
let vendor: Person
const day = nextWorkday()

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  ;[plant, vendor] = await Promise.all([story.window('env02'), story.window('vnd02a', { width: 390, height: 844 })])
})
afterAll(async () => {
  await Promise.all([plant, vendor].map((person, index) => person && picture(person.page, `chemical-${index}`)))
  await story?.close()
})
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
async function act(page: Page, name: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: '확인' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
const standsAt = (page: Page, state: string) => pane(page).locator('.state-flow [aria-current]').filter({ hasText: state }).waitFor()

test('acid is not received next to cyanide, and says why', async () => {
  const sql = story.portal.engine.database
  const { prodNo, storeNo } = await sql.one<{ prodNo: number; storeNo: number }>(
    `select (select "prodNo" from "chmProduct" where "prodCd" = 'SB-3003') as "prodNo", (select "storeNo" from "chmStore" where "storeCd" = 'ST-601') as "storeNo"`,
  )
  const given = new URLSearchParams({
    ioTypeCd: '10',
    prodNo: String(prodNo),
    prodNm: '황산 98%',
    toStoreNo: String(storeNo),
    toStoreNm: '시약장',
  })
  await plant.go(`/chm/inout/inoutReg?${given.toString()}`)
  await pane(plant.page).getByRole('textbox', { name: '수량' }).fill('1')
  await pane(plant.page).getByLabel('로트').fill('SA-9')
  const panel = pane(plant.page).locator('.chemical-side')
  await panel.getByText('입고할 수 없습니다', { exact: true }).waitFor()
  await panel.getByText('산과 시안화물은 함께 보관할 수 없습니다(시안화수소 발생).').first().waitFor()
  await pane(plant.page).getByRole('button', { name: '저장', exact: true }).click()
  await pane(plant.page).getByRole('alert').filter({ hasText: '시안화수소 발생' }).waitFor()
  expect(await sql.query(`select 1 from "chmStock" where "lotNo" = 'SA-9'`)).toEqual([])
})

test('a material goes from the supplier to the plant', async () => {
  const sql = story.portal.engine.database
  const { chemprodNo, matChkRqstNo } = await sql.one<{ chemprodNo: number; matChkRqstNo: number }>(
    `select p."chemprodNo", p."matChkRqstNo" from "matChkProd" p join "matChkRqst" r using ("matChkRqstNo") where r."state" = 'supplement'`,
  )
  await vendor.go(`/chm/matChkRqst/matChkRqstDetail?no=${matChkRqstNo}`)
  // Without its sheet it cannot be submitted, and the page says so.
  await pane(vendor.page).getByRole('button', { name: '제출' }).focus()
  await vendor.page.getByText('국문 MSDS 파일을 첨부해 주세요.').first().waitFor()
  await sql.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "createUserId", "updateUserId")
     values ('chemprod', $1, 'msds', 'msds.pdf', 10, 'pdf', 'application/pdf', $2, 1, 'vnd02a', 'vnd02a')`,
    [String(chemprodNo), 'a'.repeat(64)],
  )
  await vendor.page.reload()
  await act(vendor.page, '제출')
  await standsAt(vendor.page, '제출')
  await plant.go(`/chm/matChkRqst/matChkRqstDetail?no=${matChkRqstNo}`)
  await act(plant.page, '접수')
  await standsAt(plant.page, '검토중')
  await standsAt(vendor.page, '검토중')
  const card = pane(plant.page).getByRole('region', { name: '화학물질' }).first()
  await card.getByRole('button', { name: '의견 등록' }).click()
  await card.getByLabel('검토의견').fill('조성과 MSDS가 일치합니다.')
  await card.getByRole('button', { name: '의견 저장' }).click()
  await card.getByText('적합', { exact: true }).first().waitFor()
})
