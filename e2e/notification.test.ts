import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, inTransaction } from '../src/core/server/entity/context.ts'
import { notify } from '../src/platform/notification/notification.server.ts'
import { picture, startStory, type Story } from './story.ts'

let story: Story
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

const address = '/constSafe/permit/permitDetail?no='
async function permitIn(
  state: string,
): Promise<{ permitNo: number; permitNm: string; createUserId: string; issuerUserId: string | null }> {
  return story.portal.engine.database.one(
    `select "permitNo", "permitNm", "createUserId", "issuerUserId" from "workPermit" where "state" = $1 and "createUserId" like 'vnd%' order by 1 limit 1`,
    [state],
  )
}

test('a rejected permit rings at its requester without a reload; the notification opens it and is read', async () => {
  const permit = await permitIn('reviewing')
  const vendor = await story.window(permit.createUserId)
  const { page } = vendor
  await story.portal.engine.database.query(
    'update "noti" set "state" = $1, "readDt" = now() where "userId" = $2',
    ['read', vendor.userId],
  )
  await page.reload()
  const bell = page.locator('header').getByRole('button', { name: /^알림(,|$)/ })
  await bell.waitFor()
  expect(await bell.getAttribute('aria-label')).toBe('알림')

  const issuer = await story.portal.signIn(permit.issuerUserId!)
  const answer = await issuer.put(`/api/saf/workpermit/${permit.permitNo}/reject`, {
    reason: '현장 확인 결과 비계가 설치되지 않았습니다.',
  })
  expect(answer.status).toBe(200)
  await page.getByRole('button', { name: '알림, 읽지 않음 1건' }).click()
  await page.getByRole('button', { name: new RegExp(`\\[허가 반려\\] ${permit.permitNm}`) }).waitFor()
  await picture(page, 'notification-bell')
  await page.getByRole('button', { name: new RegExp(`\\[허가 반려\\] ${permit.permitNm}`) }).click()
  await page.waitForURL(`${story.url}${address}${permit.permitNo}`)
  await page.getByRole('button', { name: '알림', exact: true }).waitFor()
  expect(vendor.errors).toEqual([])
})

test('the keyboard alone reads, walks through and switches off notifications on a screen of 360 px', async () => {
  const tell = (permitNm: string) =>
    inTransaction(story.portal.engine, asSystem('시험'), (context) =>
      notify(context, 'PTW_APPROVED', {
        to: ['issuer02'],
        variables: { permitNm, permitCd: 'P-1', placeTxt: 'R-101' },
      }),
    )
  await story.portal.engine.database.query(`delete from "noti" where "userId" = 'issuer02'`)
  const person = await story.window('issuer02', { width: 360, height: 740 })
  const { page } = person
  for (const name of ['하나', '둘', '셋']) await tell(name)
  const bell = page.getByRole('button', { name: '알림, 읽지 않음 3건' })
  await bell.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /\[허가 승인\] 셋/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  const focused = () =>
    page.evaluate(
      () =>
        (globalThis as unknown as { document: { activeElement: { textContent: string } } }).document
          .activeElement.textContent,
    )
  expect(await focused()).toContain('[허가 승인] 둘')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '알림, 읽지 않음 2건' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('region', { name: '알림', exact: true }).count()).toBe(0)

  await person.go('/my/appr/notiBox')
  await page.getByText('총 3건').waitFor()
  await page.getByRole('button', { name: '모두 읽음' }).click()
  await page.getByRole('button', { name: '알림', exact: true }).waitFor()
  await picture(page, 'notification-box-360')

  await person.go('/my/setting/userPref?tab=notifications')
  const choice = page.getByRole('switch', { name: '허가 승인: 포털' })
  await choice.click()
  await expect.poll(() => choice.getAttribute('aria-checked')).toBe('false')
  expect(await page.getByRole('switch', { name: '허가 반려: 포털' }).isDisabled()).toBe(true)
  expect(await tell('넷')).toBe(1)
  await page.reload()
  await page.getByRole('switch', { name: '허가 승인: 포털' }).waitFor()
  expect(await page.getByRole('button', { name: '알림', exact: true }).count()).toBe(1)
  expect(person.errors).toEqual([])
})

test('the administrator corrects the words of an event, sees the mistake at its field, and sends a test to oneself', async () => {
  const person = await story.window('sys01', { address: '/manage/notice/notiEvent?eventCd=PTW_APPROVED' })
  const { page } = person
  await page.getByText('PTW_APPROVED', { exact: true }).dblclick()
  const title = page.getByRole('tabpanel', { name: '한국어' }).getByLabel('제목')
  await title.fill('[승인] {{permitName}}')
  await page.getByRole('button', { name: '저장' }).click()
  await page
    .getByText(/알 수 없는 변수입니다. \(\{\{permitName\}\}\)/)
    .first()
    .waitFor()
  await title.fill('[승인] {{permitNm}}')
  await page.getByText('[승인] P-101').waitFor()
  // A button that has just been pressed is busy for a moment and takes no second click.
  await page.locator('.ant-btn-loading').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '저장' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByText('PTW_APPROVED', { exact: true }).dblclick()
  await picture(page, 'notification-event')
  await page
    .getByRole('tabpanel', { name: '한국어' })
    .getByRole('button', { name: '나에게 시험 발송' })
    .click()
  await expect
    .poll(() =>
      story.portal.engine.database.query(
        `select "title" from "noti" where "userId" = 'sys01' order by "notiNo" desc limit 1`,
      ),
    )
    .toEqual([{ title: '[승인] P-101' }])
  await person.go('/manage/notice/mailQueue')
  await page.getByText('메일 서버가 설정되지 않아 메일이 대기로 남습니다.', { exact: false }).waitFor()
  await page.getByText('[승인] P-101').first().waitFor()
  await picture(page, 'notification-mails')
  expect(person.errors).toEqual([])
})
