import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { jpeg, pdf } from '../test/file-samples.ts'
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
/** The people of the company who stand in the field have a telephone only. */
const formsOnTheTelephone: typeof forms = [
  { address: '/vendor/subconMatChkRqst/chemprod', userId: 'vnd01s', also: { '밀도(kg/L)': '0.79' } },
  { address: '/vendor/subconMatChkRqst/matChkRqst', userId: 'vnd01s' },
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

  test.each(touch ? [...forms, ...formsOnTheTelephone] : forms)(
    'saves the form of $address, $userId',
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
      const chosen = touch ? await chooseFile({ page, press }, form) : undefined
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
      // What was chosen goes with the record.
      if (chosen) await expect.poll(() => keptFiles(chosen)).toBe(1)
    },
    minutes,
  )

  test.each(touch ? ['vnd01a', 'vnd01s'] : ['vnd01a'])(
    'asks as %s for a work order on its own contract, which the plant finds',
    async (userId) => {
      if (userId !== person.userId) {
        await person.leave()
        person = await story.window(userId, { width, height, touch })
      }
      const { page } = person
      await person.show('/wkod/wkodRequest')
      await press(pane(page).getByRole('button', { name: '작업의뢰 요청' }))
      const form = pane(page)
      await form.getByRole('heading', { name: '작업의뢰 요청' }).waitFor()
      const name = `P-118 베어링 교체 ${width}${userId === 'vnd01a' ? '' : ` ${userId}`}`
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
      await picture(page, `vendor-order-${userId}-${width}`)
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

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

/** What the form says is missing, a moment after saving. */
async function issuesOf(form: Locator): Promise<string> {
  const issue = form.locator('.ant-form-item-explain-error').first()
  await issue.waitFor({ timeout: 20_000 }).catch(() => undefined)
  if ((await issue.count()) === 0) return new Promise(() => undefined)
  return (await form.locator('.ant-form-item:has(.ant-form-item-explain-error)').allInnerTexts()).join(' / ')
}

/** A photo or a file by the thumb, where the form takes one; its name, by which it is found again. */
async function chooseFile({ page, press }: Hand, form: Locator): Promise<string | undefined> {
  const button = form.getByRole('button', { name: /^(사진|파일) 선택$/ }).first()
  if ((await button.count()) === 0) return undefined
  const isPicture = (await button.innerText()).includes('사진')
  const name = `chosen-${++files}.${isPicture ? 'jpg' : 'pdf'}`
  const choosing = page.waitForEvent('filechooser')
  await press(button)
  await (
    await choosing
  ).setFiles({
    name,
    mimeType: isPicture ? 'image/jpeg' : 'application/pdf',
    buffer: isPicture ? await jpeg() : pdf(),
  })
  await form.getByText(name).or(form.getByRole('img', { name })).first().waitFor()
  return name
}
let files = 0
const keptFiles = async (name: string): Promise<number> =>
  (
    await story.portal.engine.database.one<{ count: number }>(
      'select count(*)::int as "count" from "attachFile" where "fileOrgNm" = $1',
      [name],
    )
  ).count

type Press = (target: Locator) => Promise<void>
interface Hand {
  page: Page
  press: Press
}
const pressing =
  (touch: boolean): Press =>
  (target) =>
    touch ? target.tap() : target.click()

/** Gives every field with a star that is still empty a value, as the hand does: the first that is offered. */
async function fillRequired(
  hand: Hand,
  form: Locator,
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const items = form.locator('.ant-form-item:not(.is-shown):has(.ant-form-item-required):visible')
    const labels = await items.locator('.ant-form-item-required').allInnerTexts()
    const index = labels.findIndex((label) => !done.has(label.trim()))
    if (index < 0) return
    const label = labels[index]!.trim()
    done.add(label)
    await fill(hand, items.nth(index), label, given)
  }
}
async function fill(
  { page, press }: Hand,
  item: Locator,
  label: string,
  given: Readonly<Record<string, string>>,
) {
  const radio = item.locator('.ant-radio-wrapper, .ant-radio-button-wrapper')
  if ((await radio.count()) > 0) {
    if ((await item.locator('input:checked').count()) === 0) await press(radio.first())
    return
  }
  if ((await item.getByRole('switch').count()) > 0) return
  const boxes = item.locator('.ant-checkbox-wrapper')
  if ((await boxes.count()) > 0) {
    if ((await item.locator('input:checked').count()) === 0) await press(boxes.first())
    return
  }
  const select = item.getByRole('combobox')
  if ((await select.count()) > 0) {
    const shown = (await item.locator('.ant-select').first().innerText()).trim()
    if (shown !== '' && shown !== '선택') return
    await press(select.first())
    const list = page.locator(
      `.ant-select-dropdown:has([id="${await select.first().getAttribute('aria-controls')}"])`,
    )
    await press(list.locator('.ant-select-item-option, .ant-select-tree-title').first())
    // Of several choices the list stays open until the field is left.
    await select.first().blur()
    return
  }
  const box = item.locator('textarea, input').first()
  if ((await box.inputValue()) !== '') return
  await press(box)
  if ((await box.getAttribute('placeholder'))?.startsWith('YYYY')) {
    await box.fill(given[label] ?? (/종료|만료|유효|까지|마감/.test(label) ? inAWeek() : today()))
    await page.keyboard.press('Tab')
    return
  }
  const numeric =
    (await box.getAttribute('inputmode')) === 'decimal' || (await box.getAttribute('inputmode')) === 'numeric'
  await box.fill(given[label] ?? (numeric ? '10' : `협력사 기록 ${label}`))
}
