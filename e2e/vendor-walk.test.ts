import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { fillRequired, inAWeek, issuesOf, pressing } from './fill-form.ts'
import { menuPages } from './menu-pages.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A company opens every page of its menu and saves each of its forms with the mouse at a desk, and with the thumb on a
 * telephone: whatever a form asks for can be given there, by somebody who may read nobody of the plant.
 */
const people = ['vnd01a', 'vnd01s'] as const
const minutes = 6 * 60_000
let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

const pane = (page: Page) => page.locator('[role=tabpanel]:visible')

/** Values that a form does not take just any words for, by the label of the field. */
const values: Readonly<Record<string, string>> = {
  성명: '도보람',
  생년월일: '1988-04-12',
  휴대전화: '010-0000-7788',
  사업자등록번호: '123-45-67890',
  'CAS 번호': '108-88-3',
  등록번호: '12가3456',
}
/** Forms behind '등록', by their page, and what each shows once it is saved. */
const forms: readonly {
  address: string
  /** Whose form it is, where the first company has nothing to fill it with. */
  userId?: string
  over?: Readonly<Record<string, string>>
  /** Fields without a star that what was chosen before makes necessary. */
  also?: Readonly<Record<string, string>>
}[] = [
  { address: '/vendor/portal/vendorInfo?part=worker' },
  { address: '/vendor/portal/vendorInfo?part=equip' },
  { address: '/vendor/portal/vendorInfo?part=enter' },
  { address: '/vendor/portal/vendorInfo?part=document' },
  { address: '/vendor/subconMatChkRqst/chemprod', also: { '밀도(kg/L)': '0.9' } },
  { address: '/vendor/subconMatChkRqst/matChkRqst' },
  { address: '/vendor/subconMatChkRqst/delivery', userId: 'vnd02a' },
]

for (const userId of people)
  test(
    `every page of the menu of ${userId} opens without a refusal`,
    async () => {
      const addresses = await menuPages(story, userId)
      expect(addresses.length).toBeGreaterThan(8)
      const person = await story.window(userId)
      for (const address of addresses) {
        await person.show(address)
        await pane(person.page).first().waitFor()
        await person.answered()
        const refused = pane(person.page).getByText(/볼 권한이 없습니다|찾을 수 없습니다|다시 시도/)
        expect(await refused.count(), address).toBe(0)
      }
      expect(person.errors).toEqual([])
      await person.leave()
    },
    minutes,
  )

describe.each([
  { how: 'by mouse at a desk', width: 1440, height: 900, touch: false },
  { how: 'by touch on a telephone', width: 360, height: 740, touch: true },
])('$how', ({ width, height, touch }) => {
  const press = pressing(touch)
  let person: Person
  // What an unsaved form leaves open is nobody's in the next one.
  beforeEach(async () => {
    person = await story.window('vnd01a', { width, height, touch })
  })
  afterEach(() => person?.leave())

  test.each(forms)(
    'saves the form of $address',
    async ({ address, userId, over = {}, also = {} }) => {
      if (userId) {
        await person.leave()
        person = await story.window(userId, { width, height, touch })
      }
      const { page } = person
      await person.show(address)
      await press(pane(page).getByRole('button', { name: '등록', exact: true }).last())
      const form = page.getByRole('dialog').last()
      await form.waitFor()
      await fillRequired({ page, press }, form, {
        ...values,
        ...over,
        ...(width < 720 ? { 성명: '도아람', 등록번호: '34나5678' } : {}),
      })
      for (const [label, value] of Object.entries(also))
        await form.getByRole('textbox', { name: label }).or(form.getByLabel(label)).first().fill(value)
      const saved = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'POST' &&
          /\/api\/(vendor|chm|saf)\//.test(answer.url()) &&
          answer.status() !== 200,
      )
      const save = form.getByRole('button', { name: '저장', exact: true }).last()
      // As high as a fingertip is wide, on what has no finer pointer. (ux.md, field pages)
      if (touch) expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await press(save)
      saved.catch(() => undefined)
      const answer = await Promise.race([saved, issuesOf(form)])
      if (typeof answer === 'string') {
        await picture(page, `vendor-walk-${width}`)
        expect(answer, `${address} asks for what cannot be given`).toBe('')
      } else expect(answer.status(), `${address} ${await answer.text()}`).toBe(201)
      await form.waitFor({ state: 'hidden' })
    },
    minutes,
  )

  test(
    'asks for a work order on its own contract, which the plant finds',
    async () => {
      const { page } = person
      await person.show('/wkod/wkodRequest')
      await press(pane(page).getByRole('button', { name: '작업의뢰 요청' }))
      const form = pane(page)
      await form.getByRole('heading', { name: '작업의뢰 요청' }).waitFor()
      const name = `P-118 베어링 교체 ${width}`
      await press(form.locator('.order-contracts .ant-radio-wrapper').first())
      await form.getByRole('textbox', { name: '* 작업명' }).fill(name)
      for (const [label, value] of [
        ['* 예정 시작', '08:00'],
        ['* 예정 종료', '17:00'],
      ] as const) {
        await press(form.getByRole('textbox', { name: label }))
        await form.getByRole('textbox', { name: label }).fill(`${inAWeek()} ${value}`)
        await page.keyboard.press('Enter')
      }
      await form.getByRole('textbox', { name: '* 작업내용' }).fill('베어링을 새것으로 바꾸고 시운전한다.')
      await press(form.locator('.plant-button').first())
      await press(form.getByRole('button', { name: '저장하고 의뢰' }))
      await page.waitForURL(/wkodDetail/)
      await form.locator('.state-flow [aria-current]').filter({ hasText: '의뢰' }).waitFor()
      await form.getByText(/님이 접수합니다/).waitFor()
      await picture(page, `vendor-order-${width}`)
      const { mgrUserId, vendorRqstYn } = await story.portal.engine.database.one<{
        mgrUserId: string
        vendorRqstYn: string
      }>('select "mgrUserId", "vendorRqstYn" from "workOrder" where "wkodNm" = $1', [name])
      expect(vendorRqstYn).toBe('Y')
      const supervisor = await story.portal.signIn(mgrUserId)
      const work = (await supervisor.get('/api/main/portlet/mywork')).body.data.items as { title: string }[]
      expect(work.map(({ title }) => title)).toContain(name)
    },
    minutes,
  )
})

test('the windows wrote no error to their consoles and an order that was asked for is corrected in a new round', async () => {
  const person = await story.window('vnd01a', { address: '/wkod/wkodRequest' })
  const { page } = person
  await pane(page)
    .getByRole('button', { name: /P-118 베어링 교체 1440/ })
    .click()
  await pane(page).getByRole('button', { name: '정정', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '정정' })
  await dialog.getByRole('textbox').fill('예정 시간을 하루 뒤로 바꿉니다. 설비 준비 중.')
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
  await pane(page).getByRole('button', { name: '의뢰', exact: true }).click()
  await page.getByRole('dialog').locator('.ant-modal-footer .ant-btn-primary').click()
  await pane(page).getByText('2차 의뢰').waitFor()
  await picture(page, 'vendor-order-corrected')
  expect(person.errors).toEqual([])
  await person.leave()
})
