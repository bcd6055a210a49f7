import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { jpeg, pdf } from '../test/file-samples.ts'
import { fillRequired, type Hand, inAWeek, issuesOf, pressing } from './fill-form.ts'
import { menuPages } from './menu-pages.ts'
import { evenly, everything } from '../test/share.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * A company opens every page of its menu and saves each of its forms with the mouse at a desk, and with the
 * thumb on a telephone: whatever a form asks for can be given there, by somebody who may read nobody of the
 * plant. In the gate each form is saved by one of the two, in the long run by both.
 */
const people = ['vnd01a', 'vnd01s'] as const
const minutes = 6 * 60_000
const mostPages = 10
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
  메일: 'hansaero@portal.example',
}
/** Forms behind '등록', by their page, and what each shows once it is saved. */
const forms: readonly {
  address: string
  /** Who saves it: of the second company where the first has nothing to fill it with. */
  userId: string
  over?: Readonly<Record<string, string>>
  /** Fields without a star that what was chosen before makes necessary. */
  also?: Readonly<Record<string, string>>
}[] = [
  { address: '/vendor/portal/vendorInfo?part=worker', userId: 'vnd01a' },
  { address: '/vendor/portal/vendorInfo?part=equip', userId: 'vnd01a' },
  { address: '/vendor/portal/vendorInfo?part=enter', userId: 'vnd01a' },
  { address: '/vendor/portal/vendorInfo?part=document', userId: 'vnd01a' },
  { address: '/vendor/portal/vendorInfo?part=account', userId: 'vnd01a' },
  { address: '/vendor/portal/riskAssess', userId: 'vnd01a' },
  { address: '/vendor/subconMatChkRqst/chemprod', userId: 'vnd01a', also: { '밀도(kg/L)': '0.9' } },
  { address: '/vendor/subconMatChkRqst/matChkRqst', userId: 'vnd01a' },
  { address: '/vendor/subconMatChkRqst/delivery', userId: 'vnd02a' },
]
const turns = (touch: boolean): typeof forms => [
  ...forms.filter((_, index) => everything || index % 2 === Number(touch)),
  ...(touch ? formsOnTheTelephone : formsAtTheDesk),
]
/** One request of a company to be changed is open at a time. */
const formsAtTheDesk: typeof forms = [
  { address: '/vendor/portal/vendorInfo?part=change', userId: 'vnd01a', also: { '새 대표자': '도새롬' } },
]
/** The people of the company who stand in the field have a telephone only. */
const formsOnTheTelephone: typeof forms = [
  { address: '/vendor/portal/educationStatus?view=results', userId: 'vnd01a' },
  { address: '/vendor/portal/vendorInfo?part=change', userId: 'vnd03a', also: { '새 대표자': '도하늘' } },
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
      for (const address of evenly(addresses, mostPages)) {
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

  test.each(turns(touch))(
    'saves the form of $address as $userId',
    async ({ address, userId, over = {}, also = {} }) => {
      if (userId !== person.userId) {
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
        ...(width < 720 ? { 성명: '도아람', 등록번호: '34나5678', 메일: 'doaram@portal.example' } : {}),
      })
      for (const [label, value] of Object.entries(also))
        await form.getByRole('textbox', { name: label }).or(form.getByLabel(label)).first().fill(value)
      const chosen = touch ? await chooseFile({ page, press }, form) : undefined
      const saved = page.waitForResponse(
        (answer) =>
          answer.request().method() === 'POST' &&
          /\/api\/(vendor|chm|saf|rsa)\//.test(answer.url()) &&
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

  test.runIf(touch)('reads its papers and requests as cards that are headed by what they are', async () => {
    const { page } = person
    for (const [part, head, fact] of [
      ['document', '배상책임보험', '유효종료일'],
      ['enter', '증류공정 정기보수(TA)', '종료일'],
    ] as const) {
      await person.show(`/vendor/portal/vendorInfo?part=${part}`)
      const card = pane(page)
        .locator('.grid-card')
        .filter({ has: page.locator('.grid-card-head', { hasText: head }) })
        .first()
      await card.getByText(fact, { exact: true }).waitFor()
    }
  })

  test.runIf(everything || touch)(
    'writes a permit under its order, with choices that a thumb hits',
    async () => {
      const { page } = person
      await person.show('/wkod/wkodRequest')
      const order = pane(page).locator('.permit-order').filter({ hasText: 'R-101 반응기 하부 배관 보수' })
      await press(order.getByRole('button', { name: '허가 작성' }))
      const form = pane(page)
      await form.getByText(/지난 허가 P-1000-\S+에서 작업자 \d+명/).waitFor()
      await chooseTimes({ page, press }, { '* 시작': '09:00', '* 종료': '16:00' })
      for (const question of [0, 1, 2])
        await press(form.getByRole('radio', { name: '없음', exact: true }).nth(question))
      for (const [label, words] of [
        ['* 비상연락처', '061-000-0119'],
        ['* 집결지', '정문 앞 비상집결지'],
      ] as const)
        await form.getByRole('textbox', { name: label }).fill(words)
      const helmet = form.getByRole('checkbox', { name: '안전모' })
      if (!(await helmet.isChecked())) await press(helmet)
      const low = await form.locator('.ant-radio-wrapper, .ant-checkbox-wrapper').evaluateAll((choices) =>
        choices.flatMap((choice) => {
          const { height } = choice.getBoundingClientRect()
          return choice.textContent !== '' && height > 0 && height < 44 ? [choice.textContent] : []
        }),
      )
      if (touch) expect(low).toEqual([])
      await press(form.getByRole('button', { name: '저장', exact: true }))
      await page.waitForURL(/permitDetail/)
      await form.getByRole('status').filter({ hasText: '작성중' }).waitFor()
    },
    minutes,
  )

  test.each(touch ? ['vnd01s'] : ['vnd01a'])(
    'asks as %s for a work order on its own contract, which the plant finds',
    async (userId) => {
      if (userId !== person.userId) {
        await person.leave()
        person = await story.window(userId, { width, height, touch })
      }
      const { page } = person
      await person.show('/wkod/wkodRequest')
      await press(page.getByRole('button', { name: '작업의뢰 요청' }))
      const form = pane(page)
      await form.getByRole('heading', { name: '작업의뢰 요청' }).waitFor()
      const name = `P-118 베어링 교체 ${width}${userId === 'vnd01a' ? '' : ` ${userId}`}`
      await press(form.locator('.order-contracts .ant-radio-wrapper').first())
      await form.getByRole('textbox', { name: '* 작업명' }).fill(name)
      await chooseTimes({ page, press }, { '* 예정 시작': '08:00', '* 예정 종료': '17:00' })
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

test('the tester enters a measurement and the issuer proves the place with the thumb on a telephone', async () => {
  const sql = story.portal.engine.database
  const telephone = { width: 360, height: 740, touch: true }
  const pageOf = async (permitNm: string) => {
    const { no } = await sql.one<{ no: number }>(
      'select "permitNo" as no from "workPermit" where "permitNm" = $1',
      [permitNm],
    )
    return { no, address: `/constSafe/permit/permitDetail?no=${no}` }
  }
  // The clock of this story stands still, and nothing is measured in its future.
  story.portal.clock.set(new Date(Date.now() + 2 * 60_000).toISOString())
  const running = await pageOf('화기 배관용접 R-101')
  const tester = await story.window('gas01', { ...telephone, address: running.address })
  await pane(tester.page).getByRole('button', { name: '측정 입력' }).tap()
  const form = pane(tester.page).getByRole('form', { name: '가스측정 입력' })
  await form.getByRole('textbox', { name: '산소 O₂' }).fill('20.7')
  for (const name of ['가연성가스 LEL', '일산화탄소', '황화수소']) {
    const value = form.getByRole('textbox', { name })
    if ((await value.count()) > 0) await value.first().fill('0')
  }
  // Who measures, and with which instrument of the register, comes from the server.
  await form.getByText('가스측정자01', { exact: false }).first().waitFor()
  await form.getByText('교정', { exact: false }).first().waitFor()
  // The page goes on from the clock of the server, which stands still: at the beginning of a minute it does not
  // come into the next one.
  story.portal.clock.set(new Date(Math.ceil(Date.now() / 60_000 + 7) * 60_000).toISOString())
  // A tap whose two ends a busy machine sends apart is a long press and does nothing: who sees that taps again.
  await expect
    .poll(
      async () => {
        if ((await form.count()) === 0) return 'saved'
        await form
          .getByRole('button', { name: '측정 저장' })
          .tap({ timeout: 5000 })
          .catch(() => undefined)
        return (await form.count()) > 0 ? form.innerText() : 'saved'
      },
      { timeout: 40_000, interval: 3000 },
    )
    .toBe('saved')
  await expect
    .poll(() =>
      sql.query('select "createUserId" from "permitGas" where "permitNo" = $1 and "o2Pct" = 20.7', [
        running.no,
      ]),
    )
    .toEqual([{ createUserId: 'gas01' }])
  await tester.leave()
  const reviewed = await pageOf('일반·개방 P-305 펌프 분해')
  const issuer = await story.window('issuer01', { ...telephone, address: reviewed.address })
  const place = pane(issuer.page).locator('[data-target=siteCheck]')
  await place.getByRole('textbox').tap()
  await issuer.page.keyboard.type('YS-RX-7K2')
  await place.getByRole('button', { name: '현장 확인' }).tap()
  await place.getByText('분 동안 유효', { exact: false }).waitFor()
  expect([...tester.errors, ...issuer.errors]).toEqual([])
  await issuer.leave()
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

/** Moments in a week, by the label of the field and the time of the day. */
async function chooseTimes({ page, press }: Hand, times: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, time] of Object.entries(times)) {
    const box = pane(page).getByRole('textbox', { name: label })
    await press(box)
    await box.fill(`${inAWeek()} ${time}`)
    await page.keyboard.press('Enter')
  }
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
