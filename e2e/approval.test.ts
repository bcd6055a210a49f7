import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { nextWorkday, startStory, untilSaved, type Person, type Story } from './story.ts'

/** A document from 상신 to the written right: agreement in parallel, 반려, 재상신 with what changed, 대결, 승인. */
let story: Story
let drafter: Person
let safety: Person
let deputy: Person
let system: Person
/** On a telephone. */
let environment: Person
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const button = (page: Page, name: string) => pane(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last()
const boxPath = '/my/appr/apprBox'

beforeAll(async () => {
  story = await startStory({ at: nextWorkday() })
  // The head of the drafter's department is away; the colleague of the next shift signs in the place.
  const head = await story.portal.signIn('issuer01')
  const now = story.portal.clock.now().getTime()
  const answer = await head.post('/api/manage/apprdelegate', {
    fromUserId: 'issuer01',
    toUserId: 'issuer11',
    delegateKindCd: 'DLG01',
    fromDt: new Date(now - 3_600_000).toISOString(),
    toDt: new Date(now + 86_400_000).toISOString(),
    reason: '출장',
    useYn: 'Y',
  })
  expect(answer.status).toBe(201)
  drafter = await story.window('emp01', { address: '/my/auth/authRequestForm' })
  const address = `${boxPath}?box=wait`
  safety = await story.window('saf01', { address })
  deputy = await story.window('issuer11', { address })
  system = await story.window('sys01', { address })
  environment = await story.window('env01', { width: 360, height: 740, address })
})
afterAll(() => story?.close())

const countOf = async ({ page }: Person, box: string) =>
  Number(
    await pane(page)
      .getByRole('group', { name: '결재함' })
      .getByRole('button', { name: box })
      .locator('b')
      .textContent(),
  )
/** Opens the box and in it the newest document of the drafter's. */
async function openWaiting(person: Person, title: string) {
  await person.go(`${boxPath}?box=wait`)
  const cell = pane(person.page).getByRole('gridcell', { name: title }).first()
  await cell.waitFor()
  await cell.dblclick()
  await pane(person.page).getByRole('heading', { name: title }).waitFor()
}
async function act({ page }: Person, name: string, words?: string) {
  await button(page, name).click()
  if (words) await dialog(page).locator('textarea').fill(words)
  await untilSaved(page, () => dialog(page).getByRole('button', { name, exact: true }).click())
  await page.getByText(`${name} 처리되었습니다.`).waitFor()
}
const title = '반응공정 정비 지원 권한'

test('the drafter writes a request and submits it with two agreements in parallel and the fixed steps', async () => {
  const { page, go } = drafter
  await pane(page)
    .getByRole('combobox', { name: /권한그룹/ })
    .click()
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: '공사감독자', visible: true })
    .first()
    .click()
  const day = (days: number) =>
    new Date(story.portal.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  for (const [name, value] of [
    ['시작일', day(1)],
    ['종료일', day(20)],
  ] as const) {
    await pane(page)
      .getByRole('textbox', { name: new RegExp(name) })
      .fill(value)
    await page.keyboard.press('Enter')
  }
  await pane(page)
    .getByRole('textbox', { name: /신청사유/ })
    .fill('정비기간의 업무 지원을 위해 신청합니다.')
  await button(page, '저장').click()
  await button(page, '결재요청').click()
  await dialog(page).getByLabel('제목').fill(title)
  const steps = dialog(page).getByRole('list', { name: '결재선' })
  await steps.getByText('규칙: 기안부서장').waitFor()
  expect(await steps.getByRole('button', { name: /관리감독자01 삭제/ }).isDisabled()).toBe(true)
  await dialog(page).getByText('합의(병렬)', { exact: true }).click()
  for (const name of ['안전담당01', '환경담당01']) {
    await dialog(page).getByRole('searchbox', { name: '성명 검색' }).fill(name)
    await dialog(page)
      .getByRole('button', { name: `${name} 추가` })
      .click()
    await steps.getByRole('listitem', { name: new RegExp(name) }).waitFor()
  }
  await dialog(page).getByRole('button', { name: '상신', exact: true }).click()
  await pane(page).getByRole('region', { name: '결재현황' }).getByText('진행').waitFor()
  await go(`${boxPath}?box=progress`)
  await expect.poll(() => countOf(drafter, '진행')).toBe(1)
})

test('one of the two objects: the document comes back with the reason, and nothing waits for the other', async () => {
  await openWaiting(safety, title)
  await act(safety, '반대', '환경 자료의 열람 범위를 줄여 주세요.')
  // 전원합의: one objection is enough, nothing waits for the other any more.
  await environment.go(`${boxPath}?box=wait`)
  await pane(environment.page).getByRole('group', { name: '결재함' }).waitFor()
  await expect.poll(() => pane(environment.page).getByText(title).count()).toBe(0)
  await expect.poll(() => countOf(drafter, '반려')).toBe(1)
  expect(await countOf(drafter, '진행')).toBe(0)
})

test('the drafter corrects the record and submits it again: the changes are marked old → new', async () => {
  const { page, go } = drafter
  await go(`${boxPath}?box=rejected`)
  await pane(page).getByRole('gridcell', { name: title }).first().dblclick()
  await pane(page).getByText('환경 자료의 열람 범위를 줄여 주세요.').first().waitFor()
  await button(page, '원문 수정').click()
  const reason = pane(page).getByRole('textbox', { name: /신청사유/ })
  await reason.fill('정비기간의 작업허가 조회만을 위해 신청합니다.')
  await untilSaved(page, () => button(page, '저장').click())
  await button(page, '결재요청').click()
  const changes = dialog(page).getByRole('region', { name: '지난 차수와 달라진 항목' })
  await changes.getByText('정비기간의 작업허가 조회만을 위해 신청합니다.').waitFor()
  await dialog(page).getByRole('button', { name: '상신', exact: true }).click()
  await pane(page).getByRole('region', { name: '결재현황' }).getByText('2차').waitFor()
})

test('both agree, a deputy signs for the head, the last signature writes the right', async () => {
  await openWaiting(safety, title)
  const changed = pane(safety.page).locator('.is-changed')
  await changed.getByText('정비기간의 업무 지원을 위해 신청합니다.').waitFor()
  await changed.getByText('정비기간의 작업허가 조회만을 위해 신청합니다.').waitFor()
  await act(safety, '동의')
  await environment.go(`${boxPath}?box=wait`)
  await pane(environment.page)
    .getByRole('button', { name: new RegExp(title) })
    .click()
  await act(environment, '동의')
  await openWaiting(deputy, title)
  await act(deputy, '승인', '부재 중인 부서장을 대신합니다.')
  await pane(deputy.page)
    .getByRole('region', { name: '결재란' })
    .getByText('대결 관리감독자11 (원 결재자 관리감독자01)')
    .waitFor()
  await openWaiting(system, title)
  await act(system, '승인')
  const { state } = await story.portal.engine.database.one<{ state: string }>(
    `select a."state" from "authRequest" a join "apprRqst" r on r."apprBizKey" = a."authRequestNo"::text and r."taskClassNm" = 'authRequest' where r."title" = $1`,
    [title],
  )
  expect(state).toBe('approved')
  await drafter.go(`${boxPath}?box=done`)
  await expect.poll(() => countOf(drafter, '완료')).toBe(1)
  expect(await countOf(drafter, '반려')).toBe(0)
  expect([drafter, safety, deputy, system, environment].flatMap(({ errors }) => errors)).toEqual([])
})
