import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { improvementForms } from '../src/modules/improvement/record-pages.rule.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** What somebody chose or typed is there when it was saved, and when somebody else was faster. */
let story: Story
let employee: Person
let manager: Person
let vendor: Person
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = { name: '난간.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') }

beforeAll(async () => {
  story = await startStory({ accessMinutes: 600 })
  ;[employee, manager, vendor] = await Promise.all([
    story.window('emp01', { address: improvementForms.improvement.page }),
    story.window('saf01', { address: '/baseInfo/facility/facilityList' }),
    story.window('vnd01a', { width: 360, height: 740, address: '/vendor/subconMatChkRqst/chemprod' }),
  ])
})
afterAll(async () => {
  await Promise.all(
    [employee, manager, vendor].map(
      (person, index) => person && picture(person.page, `nothing-lost-${index}`),
    ),
  )
  await story?.close()
})

test('a photo that an employee chose goes with the request that he saves, with its description', async () => {
  const { page } = employee
  const form = pane(page)
  await form.getByLabel('제목').fill('통로 난간 흔들림')
  await form.getByLabel('문제점').fill('2층 통로의 난간이 흔들려 떨어질 위험이 있습니다.')
  await form.getByLabel('장소').fill('2층 통로')
  await form.getByRole('combobox', { name: '유해위험유형' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await form.locator('.attach input[type=file]').first().setInputFiles(photo)
  await form.getByLabel('난간.png 사진 설명').fill('볼트가 빠진 자리')
  await form.getByRole('button', { name: '저장', exact: true }).click()
  // Its page opens once all of it is there.
  await page.getByRole('tab', { name: /I-1000-/ }).waitFor()
  await pane(page).locator('.state-flow').waitFor()
  await pane(page).getByAltText('볼트가 빠진 자리').waitFor()
  const { count } = await story.portal.engine.database.one<{ count: number }>(
    `select count(*)::int as "count" from "attachFile" f join "improvement" i on f."taskKey" = i."imprNo"::text and f."taskClassNm" = 'improvement'
     where i."imprNm" = '통로 난간 흔들림' and f."pictureExplan" = '볼트가 빠진 자리' and f."tempTaskKey" is null`,
  )
  expect(count).toBe(1)
})

test('a record that a colleague saved meanwhile is merged, and only what both changed is asked for', async () => {
  const { page } = manager
  const sql = story.portal.engine.database
  await pane(page).locator('[data-row="0"] [data-column="0"]').dblclick()
  const record = page.getByRole('dialog').filter({ hasText: '설비 ·' })
  await record.getByLabel('모델').fill('MX-9')
  const { facilityCd } = await sql.one<{ facilityCd: string }>(
    `update "safFacility" set "makerNm" = '한빛펌프', "modelNm" = 'MX-7', "updateUserId" = 'saf02', "updateDt" = now()
     where "facilityNo" = (select "facilityNo" from "safFacility" order by "plantCd", "facilityCd" limit 1) returning "facilityCd"`,
  )
  // The buttons of the record are in sight wherever one has scrolled.
  await record.getByRole('button', { name: '저장', exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: '다른 사용자가 같은 자료를 먼저 저장했습니다' })
  await question.getByText('MX-7').waitFor()
  await question.getByText('내 값', { exact: true }).click()
  await question.getByRole('button', { name: '합쳐서 저장' }).click()
  await record.waitFor({ state: 'hidden' })
  expect(
    await sql.one(`select "makerNm", "modelNm" from "safFacility" where "facilityCd" = $1`, [facilityCd]),
  ).toEqual({ makerNm: '한빛펌프', modelNm: 'MX-9' })
  // The cursor is back in the list, in the row that was opened.
  await expect
    .poll(() => page.evaluate<string>(`document.activeElement?.className ?? ''`))
    .toContain('grid-input')
})

test.each([
  {
    tree: '/manage/user/deptTree',
    menuOwner: 'sys01',
    table: 'dept',
    key: 'deptCd',
    mine: { label: '부서명(Es)', column: 'deptNmEs' },
    theirs: { label: '부서명(Zh)', column: 'deptNmZh' },
  },
  {
    tree: '/baseInfo/facility/facilityTypeTree',
    menuOwner: 'saf02',
    table: 'safFacilityType',
    key: 'safFacilityTypeCd',
    mine: { label: '유형명(Es)', column: 'safFacilityTypeNmEs' },
    theirs: { label: '유형명(Zh)', column: 'safFacilityTypeNmZh' },
  },
])(
  'what two people change of one record of the tree $tree is merged, and both are asked about the same field',
  async ({ tree, menuOwner, table, key, mine, theirs }) => {
    const { page, leave } = await story.window(menuOwner, { address: tree })
    const sql = story.portal.engine.database
    const main = pane(page).locator('.organisation-main')
    await main.getByLabel(mine.label).fill('Nombre mío')
    const code = await main.locator('.ant-form-item.is-shown').first().innerText()
    const { stored } = await sql.one<{ stored: string }>(
      `update "${table}" set "${mine.column}" = 'Nombre suyo', "${theirs.column}" = '他的名称', "updateUserId" = 'hq01', "updateDt" = now()
       where position("${key}" in $1) > 0 returning "${key}" as "stored"`,
      [code],
    )
    await main.getByRole('button', { name: '저장', exact: true }).click()
    const question = page
      .getByRole('dialog')
      .filter({ hasText: '다른 사용자가 같은 자료를 먼저 저장했습니다' })
    await question.getByText('Nombre suyo').waitFor()
    await question.getByText('내 값', { exact: true }).click()
    await question.getByRole('button', { name: '합쳐서 저장' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect
      .poll(() =>
        sql.one(
          `select "${mine.column}" as "mine", "${theirs.column}" as "theirs" from "${table}" where "${key}" = $1`,
          [stored],
        ),
      )
      .toEqual({ mine: 'Nombre mío', theirs: '他的名称' })
    await leave()
  },
)

test("a vendor's list is cards on a telephone, and a tap opens one of them", async () => {
  const { page } = vendor
  const cards = pane(page).locator('.grid-card')
  await cards.first().waitFor()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  await cards
    .first()
    .tap()
    .catch(() => cards.first().click())
  await page.locator('.record-page:visible, [role=dialog]').first().waitFor()
})
