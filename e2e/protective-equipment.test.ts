import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword, demoPin } from '../db/seed/seed.ts'
import { registerKiosk } from '../test/kiosk-life.ts'
import { pressing, type Press } from './fill-form.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** A respirator mask is asked for, approved, given from the stock and signed for by the person who wears it. */
let story: Story
beforeAll(async () => {
  story = await startStory({ at: new Date() })
})
afterAll(() => story?.close())
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const minutes = 3 * 60_000
const mask = '방독마스크(반면형)'

/** Confirms a step of a record, with the password where it is a signature, and waits until it is done. */
async function step({ page }: Person, press: Press, name: string, password?: string): Promise<void> {
  await press(pane(page).getByRole('button', { name, exact: true }))
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  await dialog.waitFor()
  if (password) await dialog.getByLabel('비밀번호', { exact: true }).fill(password)
  await press(dialog.locator('.ant-modal-footer .ant-btn-primary'))
  await dialog.waitFor({ state: 'hidden' })
}
const standsAt = ({ page }: Person, state: string) =>
  pane(page).locator('.state-flow [aria-current], .state-aside .ant-tag').filter({ hasText: state }).waitFor()

describe.each([
  { how: 'by touch on a telephone', width: 360, height: 740, touch: true, wearer: 'emp01' },
  { how: 'by mouse at a desk', width: 1440, height: 900, touch: false, wearer: 'watch01' },
])('$how', ({ width, height, touch, wearer }) => {
  const press = pressing(touch)
  const people: Person[] = []
  const window = async (userId: string) => {
    const person = await story.window(userId, { width, height, touch })
    people.push(person)
    return person
  }
  afterEach(async () => {
    for (const person of people.splice(0)) await person.leave()
  })

  test(
    'a mask is asked for, approved, issued and signed for by its wearer alone',
    async () => {
      const sql = story.portal.engine.database
      const member = await window(wearer)
      const { page } = member
      await member.show('/saf/ppe/ppeRequest')
      await press(pane(page).getByRole('button', { name: '등록', exact: true }).last())
      const form = page.getByRole('dialog').last()
      // What the standard gives stands above what is asked for.
      await form.getByText('내 지급기준').waitFor()
      await press(form.getByRole('button', { name: '행 추가' }))
      const cell = async (column: number) => {
        const box = form.locator(`[data-row="0"] [data-column="${column}"]`)
        await box.scrollIntoViewIfNeeded()
        if (!touch) return box.dblclick()
        // A finger taps the cell again until it is written in; a new row may already have it chosen.
        const written = page.locator('.grid-input.is-open')
        await expect.poll(() => written.count()).toBe(0)
        await expect
          .poll(async () => {
            if ((await written.count()) === 0) await box.tap({ timeout: 1000 }).catch(() => undefined)
            return written.count()
          })
          .toBe(1)
      }
      await cell(0)
      await press(page.locator('.grid-option').filter({ hasText: mask }).first())
      await cell(1)
      await page.keyboard.type('M')
      await page.keyboard.press('Enter')
      await picture(page, `ppe-request-${width}`)
      await press(form.getByRole('button', { name: '저장', exact: true }).last())
      await page.waitForURL(/ppeRequestDetail/)
      const requestNo = Number(new URL(page.url()).searchParams.get('no'))
      await step(member, press, '신청')
      await standsAt(member, '신청')

      const head = await window('issuer01')
      await head.show(`/saf/ppe/ppeRequestDetail?no=${requestNo}`)
      await step(head, press, '승인')
      await standsAt(head, '승인')

      const keeper = await window('saf02')
      await keeper.show(`/saf/ppe/ppeRequestDetail?no=${requestNo}`)
      await step(keeper, press, '지급')
      await standsAt(keeper, '지급완료')
      const { ppeIssueNo } = await sql.one<{ ppeIssueNo: number }>(
        'select "ppeIssueNo" from "ppeIssue" where "ppeRequestNo" = $1',
        [requestNo],
      )

      await member.show(`/saf/ppe/ppeIssueDetail?no=${ppeIssueNo}`)
      await step(member, press, '수령확인', demoPassword)
      await standsAt(member, '수령확인')
      expect(
        await sql.one('select "state", "receiveWayCd" from "ppeIssue" where "ppeIssueNo" = $1', [ppeIssueNo]),
      ).toEqual({ state: 'received', receiveWayCd: 'account' })
      await picture(page, `ppe-received-${width}`)
      // An issue is a record: nothing of it can be saved again.
      expect(await pane(page).getByRole('button', { name: '행 추가' }).count()).toBe(0)
      expect(people.flatMap(({ errors }) => errors)).toEqual([])
    },
    minutes,
  )
})

test('at a shared device a person signs for a mask with a glove on, after the own PIN', async () => {
  const { secret } = await registerKiosk(story.portal, await story.portal.signIn('sys01'))
  const tablet = await story.window('tablet', { width: 1024, height: 768, signIn: false, touch: true })
  const { page } = tablet
  await tablet.go('/health/live')
  await page.evaluate(`localStorage.setItem('portal.kiosk', '${secret}')`)
  await tablet.go('/kiosk')
  const badge = page.getByLabel('출입증 번호')
  await expect.poll(() => badge.evaluate((input) => input.matches(':focus'))).toBe(true)
  await page.keyboard.type('b100004\n')
  await expect.poll(() => badge.inputValue()).toBe('b100004')
  for (const digit of demoPin) await page.getByRole('button', { name: digit, exact: true }).tap()
  await page.getByRole('button', { name: '시작', exact: true }).tap()
  await page.locator('[data-task="ppe"]').filter({ hasText: '1' }).tap()
  const sign = page.getByRole('button', { name: '받았습니다 — 서명' })
  await page.getByText('방독마스크(반면형) M 1 개').waitFor()
  expect((await sign.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  await page.screenshot({ path: 'test-results/ppe-kiosk.png' })
  await sign.tap()
  await page.getByText('서명할 보호구가 없습니다.').waitFor()
  expect(
    await story.portal.engine.database.query(
      `select "receiveWayCd" from "ppeIssue" where "userId" = 'gas01' and "receiveWayCd" = 'pin'`,
    ),
  ).toHaveLength(1)
  await tablet.leave()
}, 90_000)
