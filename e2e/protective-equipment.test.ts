import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
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
        if (touch) {
          await box.tap()
          await box.tap()
        } else await box.dblclick()
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
