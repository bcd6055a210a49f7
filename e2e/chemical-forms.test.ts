import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { fillRequired, issuesOf, pressing } from './fill-form.ts'
import { everything } from '../test/share.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * Everybody who handles chemicals saves each form of their menus with the mouse at a desk and with the thumb
 * on a telephone: what a form asks for can be given in it. In the gate each form is saved by one of the two.
 */
const minutes = 6 * 60_000
let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(async () => story?.close())

const pane = (page: Page) => page.locator('[role=tabpanel]:visible')

interface FormOf {
  address: string
  userId: string
  /** Values that a form does not take just any words for, by the label of the field. */
  values?: Readonly<Record<string, string>>
  /** Other values for the second hand, where two records may not be alike. */
  again?: Readonly<Record<string, string>>
  /**
   * Cells of the first row of the form's grid, by column: an option that is chosen, or a number that is
   * typed.
   */
  cells?: readonly { column: number; option?: string; typed?: string }[]
}
const forms: readonly FormOf[] = [
  {
    address: '/baseInfo/chemical/chemicalList',
    userId: 'env01',
    values: { CAS번호: '291-64-5', '물질명(국문)': '사이클로펜탄류' },
    again: { CAS번호: '110-83-8', '물질명(국문)': '사이클로헥센' },
  },
  {
    address: '/baseInfo/chemical/productList',
    userId: 'env01',
    values: { '자재코드(ERP)': 'RM-7701', '밀도(kg/L)': '0.9' },
    again: { '자재코드(ERP)': 'RM-7702' },
  },
  { address: '/chm/inout/stockTake', userId: 'env01' },
  { address: '/chm/inout/delivery', userId: 'env01' },
  {
    address: '/chm/storage/storageList',
    userId: 'env01',
    values: { 장소코드: 'ST-701' },
    again: { 장소코드: 'ST-702' },
  },
  { address: '/chm/msds/msdsNotice', userId: 'env01' },
  { address: '/chm/msds/msdsSubmit', userId: 'env01', values: { 제품: '톨루엔(공업용)' } },
  { address: '/chm/inout/monthClose', userId: 'env01' },
  {
    address: '/chm/reagent/reagentRqstList',
    userId: 'emp01',
    values: { 불출장소: '시약장' },
    cells: [
      { column: 0, option: '톨루엔(공업용)' },
      { column: 1, typed: '0.5' },
      { column: 2, option: 'mL' },
    ],
  },
  { address: '/chm/matChkRqst/matChkRqstList', userId: 'saf01' },
]

describe.each([
  { how: 'by mouse at a desk', width: 1440, height: 900, touch: false },
  { how: 'by touch on a telephone', width: 360, height: 740, touch: true },
])('$how', ({ width, height, touch }) => {
  const press = pressing(touch)
  let person: Person
  afterEach(() => person?.leave())

  test.each(forms.filter((_, index) => everything || index % 2 === Number(touch)))(
    '$userId saves the form of $address',
    async ({ address, userId, values = {}, again = {}, cells = [] }) => {
      person = await story.window(userId, { width, height, touch })
      const { page } = person
      await person.show(address)
      await press(pane(page).getByRole('button', { name: '등록', exact: true }).last())
      const form = page.getByRole('dialog').last()
      await form.waitFor()
      await fillRequired({ page, press }, form, { ...values, ...(touch ? again : {}) })
      if (cells.length > 0) await press(form.getByRole('button', { name: '행 추가' }))
      for (const { column, option, typed } of cells) {
        const cell = form.locator(`[data-row="0"] [data-column="${column}"]`)
        await cell.scrollIntoViewIfNeeded()
        if (touch) {
          await cell.tap()
          await cell.tap()
        } else await cell.dblclick()
        if (typed !== undefined) {
          await page.keyboard.type(typed)
          await page.keyboard.press('Enter')
        } else
          await press(
            page
              .locator('.grid-option')
              .filter({ hasText: option ?? '' })
              .first(),
          )
      }
      await picture(page, `chemical-form-${address.split('/').at(-1)}-${width}`)
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && /\/api\/chm\//.test(answer.url()),
      )
      saved.catch(() => undefined)
      const save = form.getByRole('button', { name: '저장', exact: true }).last()
      // As high as a fingertip is wide, on what has no finer pointer. (ux.md, field pages)
      if (touch) expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await press(save)
      const answer = await Promise.race([saved, issuesOf(form)])
      if (typeof answer === 'string') {
        await picture(page, `chemical-form-fault-${width}`)
        expect(answer, `${address} asks for what cannot be given`).toBe('')
      } else expect(answer.status(), `${address} ${await answer.text()}`).toBe(201)
      await form.waitFor({ state: 'hidden' })
      expect(person.errors).toEqual([])
    },
    minutes,
  )
})

test('a substance tells its check digit while it is typed, and its pictograms while it is classified', async () => {
  const person = await story.window('env01')
  const { page } = person
  await person.show('/baseInfo/chemical/chemicalList')
  await pane(page).getByRole('button', { name: '등록', exact: true }).click()
  const form = page.getByRole('dialog').last()
  const casNo = form.getByRole('textbox', { name: 'CAS번호' })
  await casNo.fill('108-88-4')
  await form.getByText('108-88-4: 검증숫자가 맞지 않습니다.').waitFor()
  await casNo.fill(' 108 - 88 - 3 ')
  await form.getByText('108-88-3(으)로 저장합니다.').waitFor()
  const ghs = form.locator('.form-block').filter({ hasText: 'GHS 분류' }).last()
  await ghs.getByRole('button', { name: '행 추가' }).click()
  for (const [column, option] of [
    [0, '인화성 액체'],
    [1, '2'],
  ] as const) {
    await ghs.locator(`[data-row="0"] [data-column="${column}"]`).dblclick()
    await page.locator('.grid-option').getByText(option, { exact: true }).first().click()
  }
  await ghs.getByRole('img', { name: /GHS02/ }).first().waitFor()
  await ghs.getByText('위험', { exact: true }).first().waitFor()
  await ghs.getByText(/H225/).first().waitFor()
  await picture(page, 'chemical-ghs-preview')
  await person.leave()
})
