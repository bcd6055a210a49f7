import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { permitClock } from '../src/modules/work-permit/permit-flow/permit-clock.server.ts'
import { demoPassword, demoPin } from '../db/seed/seed.ts'
import { cookieNames } from '../src/core/shared/session.ts'
import { signature } from '../test/permit-life.ts'
import { clientOf } from '../test/portal.ts'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'
import { byStreamMs, expectPromised } from '../test/promised.ts'

/** The whole life of a permit, with the vendor in one window and the plant in another. */
let story: Story
let vendor: Person
let issuer: Person
const day = nextWorkday()
let permitUrl = ''
const permitNo = () => Number(new URLSearchParams(permitUrl.split('?')[1]).get('no'))

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  vendor = await story.window('vnd01a', { address: '/wkod/wkodRequest' })
  issuer = await story.window('issuer01', { address: '/constSafe/permit/permitReview' })
  // Who is called acknowledges the alarm before going on.
  for (const { page } of [vendor, issuer]) {
    const answer = answerOf(page)
    await page.addLocatorHandler(answer, () => answer.click())
  }
})
const answerOf = (page: Page) =>
  page.getByRole('alertdialog', { name: '작업 경보' }).getByRole('button', { name: '확인했습니다' })
afterAll(async () => {
  await Promise.all(
    [vendor, issuer].map((person, index) => person && picture(person.page, `permit-life-${index}`)),
  )
  // The next story uses the same windows.
  for (const person of [vendor, issuer]) await person?.page.removeLocatorHandler(answerOf(person.page))
  await story?.close()
})

const wall = (minutes: number) =>
  new Date(day.getTime() + minutes * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
async function choose(page: Page, label: string, text: string): Promise<void> {
  const box = pane(page).getByRole('combobox', { name: label })
  await box.click()
  await page.keyboard.type(text)
  // The list of this very box: the one before may still be fading out.
  const list = page
    .locator('.ant-select-dropdown')
    .filter({ has: page.locator(`[id="${await box.getAttribute('aria-controls')}"]`) })
  await list.locator('.ant-select-item-option').filter({ hasText: text }).first().click()
}
async function moment(page: Page, label: string, value: string): Promise<void> {
  const box = pane(page).getByRole('textbox', { name: label })
  await box.click()
  await box.fill(value)
  await page.keyboard.press('Enter')
}

/** Transitions that are signatures. */
const signed = ['검토완료', '승인(발행)', '작업시작', '재개', '연장승인']
/** Presses a transition of the bar and answers the question that follows. */
async function act(page: Page, name: string, reason?: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  if (reason) await dialog.getByRole('textbox').first().fill(reason)
  if (signed.includes(name)) await dialog.getByLabel('비밀번호').fill(demoPassword)
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
}

test('the vendor takes a work order and asks for a permit', async () => {
  const { page } = vendor
  await pane(page).getByText('R-101 반응기 하부 배관 보수').first().waitFor()
  await pane(page).getByRole('button', { name: '허가 작성' }).first().click()
  await pane(page).getByRole('heading', { name: '작업허가 작성' }).waitFor()
  // Crew, watcher and protection are those of the last permit of this order.
  await pane(page)
    .getByText(/지난 허가 P-1000-\S+에서 작업자 \d+명/)
    .waitFor()
  await choose(page, '작업유형', '배관·설비 용접·절단')
  await moment(page, '* 시작', wall(30))
  await moment(page, '* 종료', wall(30 + 8 * 60))
  await pane(page)
    .getByRole('textbox', { name: '긴급 사유' })
    .fill('배관 누설이 확인되어 당일 보수가 필요합니다.')
  await choose(page, '* 작업책임자', '김민수')
  await choose(page, '화재감시자', '한상우')
  await pane(page).getByRole('checkbox', { name: '취급·잔류물질 해당없음' }).check()
  // Near, below the floor, behind metal: blank is no answer.
  for (const question of [0, 1, 2])
    await pane(page).getByRole('radio', { name: '없음', exact: true }).nth(question).check()
  await pane(page).getByRole('checkbox', { name: '안전모' }).check()
  await pane(page).getByRole('textbox', { name: '* 비상연락처' }).fill('061-000-0119')
  await pane(page).getByRole('textbox', { name: '* 집결지' }).fill('정문 앞 비상집결지')
  await pane(page).getByRole('button', { name: '저장 후 허가요청' }).click()
  await pane(page).getByText('허가요청').first().waitFor()
  await page.waitForURL(/permitDetail/)
  permitUrl = new URL(page.url()).pathname + new URL(page.url()).search
  expect(permitUrl).toMatch(/no=\d+/)
})

test('the issuer checks on site what is needed', async () => {
  const { page, go } = issuer
  await go('/constSafe/permit/permitReview')
  await pane(page).getByText('R-101 반응기 하부 배관 보수').first().waitFor()
  await go(permitUrl)
  await act(page, '검토시작')
  await pane(page).getByText('현장 확인(QR)을 30분 이내에 해야 합니다.').first().waitFor()
  await pane(page).getByRole('textbox', { name: '현장에 게시된 확인코드' }).fill('틀린 코드')
  await pane(page).getByRole('button', { name: '현장 확인' }).click()
  await pane(page).getByText('반응 현장에 게시된 확인코드(QR)와 다릅니다.').waitFor()
  await pane(page).getByRole('textbox', { name: '현장에 게시된 확인코드' }).fill('YS-RX-7K2')
  await pane(page).getByRole('button', { name: '현장 확인' }).click()
  await pane(page).getByText('현장 확인(QR)을 30분 이내에 해야 합니다.').first().waitFor({ state: 'hidden' })
  await act(page, '검토완료')
  await pane(page).getByText('승인대기').first().waitFor()
  await confirmAll(vendor.page, '작업 전')
})

test('safety agrees, the head of operations approves; the vendor sees it without reloading', async () => {
  await vendor.page.bringToFront()
  await pane(vendor.page).getByText('승인대기').first().waitFor({ timeout: byStreamMs })
  const safety = await story.portal.signIn('saf01')
  const path = `/api/saf/workpermit/${permitNo()}`
  expect((await safety.put(`${path}/approve`, {})).body.reasons).toEqual([
    { guard: 'signatures', message: '운전부서장 서명이 필요합니다.', fixUrl: '#signatures' },
  ])
  expect((await safety.post(`${path}/sign`, { signRoleCd: 'safetyCooperation', ...signature })).status).toBe(
    200,
  )
  const head = await story.window('approver01', { address: permitUrl })
  await act(head.page, '승인(발행)')
  const before = Date.now()
  await pane(vendor.page)
    .getByRole('status')
    .filter({ hasText: '승인(발행)' })
    .waitFor({ timeout: byStreamMs })
  expectPromised(Date.now() - before, 2000)
  await head.leave()
})

test('the air is bad: the start is refused and the screen says why', async () => {
  const { page } = vendor
  await pane(page)
    .getByRole('textbox', { name: '* 전달한 위험요인' })
    .fill('용접 불티 비산: 방화포 설치, 소화기 2대 배치, 화재감시자 배치')
  await pane(page).getByRole('button', { name: 'TBM 실시 기록' }).click()
  await everybodySigns(page)
  for (const name of ['작업책임자 서명', '감시인 배치 서명']) {
    await pane(page).getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    // Each signs with the PIN that he chose himself, not with the password of the company's account.
    await dialog.getByLabel(/본인 확인번호\(PIN\)/).fill(demoPin)
    await dialog.getByRole('button', { name: '서명' }).click()
    await pane(page).getByRole('button', { name }).waitFor({ state: 'hidden' })
  }
  await postPhoto(page)
  await measure(page, '17.9')
  await pane(issuer.page)
    .getByText(/가스측정 부적합: 산소.*17\.9%/)
    .first()
    .waitFor({ timeout: byStreamMs })
  expect(
    await pane(issuer.page).getByRole('button', { name: '작업시작' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await picture(issuer.page, 'start-refused')
})

test('after airing the measurement is fit and the work starts; both see the same state', async () => {
  await pass(10)
  await measure(vendor.page, '20.9')
  await pane(issuer.page)
    .getByText(/가스측정 부적합/)
    .first()
    .waitFor({ state: 'hidden' })
  await act(issuer.page, '작업시작')
  await stateIs(issuer.page, '작업중')
  await stateIs(vendor.page, '작업중')
})

test('an overdue measurement stops the work by itself', async () => {
  await pass(120 + 16)
  expect(await permitClock(story.portal.engine)).toContain(permitNo())
  await stateIs(vendor.page, '일시중지')
  await stateIs(issuer.page, '일시중지')
  await pane(issuer.page).getByText('측정기한 초과').first().waitFor()
})

test('the work goes on only after a fresh measurement', async () => {
  await pane(issuer.page).getByText('중지 이후의 가스측정이 필요합니다.', { exact: false }).first().waitFor()
  await measure(vendor.page, '20.9')
  await pane(issuer.page)
    .getByText('중지 이후의 가스측정이 필요합니다.', { exact: false })
    .first()
    .waitFor({ state: 'hidden' })
  await act(issuer.page, '재개', '측정기한을 넘긴 원인을 확인하고 다시 측정하였습니다.')
  await stateIs(vendor.page, '작업중')
})

test('a worker who sees danger stops the work on a phone', async () => {
  const worker = await story.window('vnd01s', { width: 360, height: 740, address: permitUrl })
  await pane(worker.page).getByRole('button', { name: '일시중지' }).click()
  const dialog = worker.page.getByRole('dialog').filter({ hasText: '작업을 멈춥니다' })
  await dialog.getByText('근로자 작업중지(법 52조)').click()
  const before = Date.now()
  await dialog.getByRole('button', { name: '지금 일시중지' }).click()
  await stateIs(issuer.page, '일시중지')
  expectPromised(Date.now() - before, 2000)
  await stateIs(vendor.page, '일시중지')
  await picture(worker.page, 'stopped-on-a-phone')
  expect(worker.errors).toEqual([])
  await worker.leave()
})

test('resumed, finished, watched for an hour and closed', async () => {
  await measure(vendor.page, '20.9')
  await act(issuer.page, '재개', '작업자와 함께 위험요인을 확인하고 조치하였습니다.')
  await stateIs(vendor.page, '작업중')
  await postPhoto(vendor.page)
  await act(vendor.page, '완료신고')
  await stateIs(issuer.page, '완료신고')
  await act(vendor.page, '사후감시 시작')
  await stateIs(issuer.page, '사후감시')
  await pane(issuer.page)
    .getByText(/사후감시 시간이 \d+분 남았습니다/)
    .first()
    .waitFor()
  // The named watcher goes round half-way, and once more when the hour is over; each round he signs himself.
  for (const minutes of [30, 31]) {
    await pass(minutes)
    await goRound(vendor.page)
  }
  await confirmAll(vendor.page, '완료')
  await act(issuer.page, '완료확인·종료')
  await stateIs(issuer.page, '종료')
  await stateIs(vendor.page, '종료')
  const number = /P-1000-\d{8}-\d{4}/
  expect((await pane(vendor.page).innerText()).match(number)![0]).toBe(
    (await pane(issuer.page).innerText()).match(number)![0],
  )
  expect([...vendor.errors, ...issuer.errors]).toEqual([])
})

test('the paper shows Korean and leads back to the live record', async () => {
  const client = await story.portal.signIn('issuer01')
  const { status, body } = await client.get(`/api/saf/workpermit/${permitNo()}/print`)
  expect(status).toBe(200)
  const text = (body as Buffer).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain('Pretendard')
  expect((body as Buffer).length).toBeGreaterThan(20_000)
})

test('a vendor who guesses the number of another vendor finds nothing', async () => {
  const stranger = await story.window('vnd02a', { address: permitUrl })
  await pane(stranger.page).getByText('자료를 찾을 수 없습니다.').waitFor()
  await pane(stranger.page)
    .getByRole('button', { name: /목록으로$/ })
    .waitFor()
  const client = await story.portal.signIn('vnd02s')
  for (const url of ['', '/history', '/print', '/explain'])
    expect((await client.get(`/api/saf/workpermit/${permitNo()}${url}`)).status).toBe(404)
  expect(
    (await client.put(`/api/saf/workpermit/${permitNo()}/suspend`, { suspReasonCd: 'ETC' })).status,
  ).toBe(404)
  await stranger.leave()
})

/**
 * The company ticks an item as done and takes the picture of another by hand; its telephone does the others, which
 * the page shows as they arrive. The issuer's telephone then confirms them all.
 */
async function confirmAll(page: Page, stage: string): Promise<void> {
  const table = pane(page).getByRole('table', { name: stage })
  const boxes = table.getByRole('checkbox', { name: /조치$/ })
  await boxes.and(page.locator(':enabled')).first().click()
  await boxes.and(page.locator(':checked')).first().waitFor()
  const chooser = page.waitForEvent('filechooser')
  await table
    .getByRole('button', { name: /^사진 올리고 확인/ })
    .first()
    .click()
  await (await chooser).setFiles(await screenPicture(page))
  await boxes.and(page.locator(':checked')).nth(1).waitFor()
  const telephone = await sessionOf(vendor)
  const path = `/api/saf/workpermit/${permitNo()}`
  const stageCd = stage === '완료' ? 'after' : 'before'
  const { checks } = (await telephone.get(path)).body.data as {
    checks: {
      permitCheckNo: number
      stageCd: string
      needYn: string
      doneYn: string | null
      photoYn: string
      photoFileNo: number | null
    }[]
  }
  const { photoFileNo } = checks.findLast((check) => check.photoFileNo !== null)!
  const others = checks.filter(
    (check) => check.stageCd === stageCd && check.needYn === 'Y' && check.doneYn !== 'Y',
  )
  const done = others.map(({ permitCheckNo, photoYn }) => ({
    permitCheckNo,
    doneYn: 'Y',
    ...(photoYn === 'Y' && { photoFileNo }),
  }))
  if (done.length > 0) expect((await telephone.put(`${path}/checks`, done)).status).toBe(200)
  for (let index = 0; index < (await boxes.count()); index++)
    await boxes.nth(index).and(page.locator(':checked')).waitFor()
  const seen = checks
    .filter((check) => check.stageCd === stageCd && check.needYn === 'Y')
    .map(({ permitCheckNo }) => ({ permitCheckNo, confirmYn: 'Y' }))
  expect((await (await sessionOf(issuer)).put(`${path}/checks`, seen)).status).toBe(200)
}
/** Calls with the session of a window: a sign-in of the same account would end that session. */
async function sessionOf({ userId, context }: Person) {
  const access = (await context.cookies()).find(({ name }) => name === cookieNames.access)
  return clientOf(story.portal.app, userId, access!.value)
}

/** Each worker takes the device: five times yes, his own PIN. */
async function everybodySigns(page: Page): Promise<void> {
  const crew = await story.portal.engine.database.query<{ name: string }>(
    `select "vendorWorkerNm" as "name" from "permitWorker" join "vendorWorker" using ("vendorWorkerNo") where "permitNo" = $1`,
    [permitNo()],
  )
  expect(crew.length).toBeGreaterThan(0)
  for (const { name } of crew) {
    await pane(page)
      .getByRole('button', { name: `${name} 서명·점검` })
      .click()
    const form = pane(page).getByRole('form', { name: `${name} 작업직전 점검` })
    for (const yes of await form.getByText('예', { exact: true }).all()) await yes.click()
    await form.getByLabel(`${name} 본인 확인번호(PIN)`).fill(demoPin)
    await form.getByRole('button', { name: '서명', exact: true }).click()
    await form.waitFor({ state: 'hidden' })
  }
}
/**
 * The watcher whom the permit names signs a round of the fire watch with his own PIN. Both windows show it before
 * the clock jumps again, so that no call of theirs is under way.
 */
async function goRound(page: Page): Promise<void> {
  const rounds = (window: Page) => pane(window).getByText('순회 · 한상우', { exact: true })
  const before = await rounds(page).count()
  await pane(page).getByRole('button', { name: '순회 서명' }).click()
  const dialog = page.getByRole('dialog', { name: '순회 서명' })
  await dialog.getByLabel('한상우 본인 확인번호(PIN)').fill(demoPin)
  await dialog.getByRole('button', { name: '서명' }).click()
  await dialog.waitFor({ state: 'hidden' })
  for (const window of [page, issuer.page]) await rounds(window).nth(before).waitFor()
}
/** Time goes by for the server and for every window. */
async function pass(minutes: number): Promise<void> {
  await Promise.all([vendor.answered(), issuer.answered()])
  story.portal.clock.forwardMinutes(minutes)
  for (const { context } of [vendor, issuer]) await context.clock.fastForward(minutes * 60_000)
}
const stateIs = (page: Page, label: string) =>
  pane(page).getByRole('status').filter({ hasText: label }).first().waitFor({ timeout: byStreamMs })

async function measure(page: Page, oxygen: string): Promise<void> {
  await pane(page).getByRole('button', { name: '측정 입력' }).click()
  const form = pane(page).getByRole('form', { name: '가스측정 입력' })
  await form.getByRole('textbox', { name: '산소 O₂' }).fill(oxygen)
  await form.getByRole('textbox', { name: '가연성가스 LEL' }).fill('0')
  // Who measures is one of the trained of the crew, and proves it; the instrument is one of the register.
  const tester = form.getByRole('radio', { name: '정대현' })
  if (await tester.isVisible()) {
    await tester.click()
    await form.getByRole('radio', { name: /GX-2201/ }).click()
  }
  await form.getByLabel('정대현 본인 확인번호(PIN)').fill(demoPin)
  await form.getByRole('button', { name: '측정 저장' }).click()
  await form.waitFor({ state: 'hidden' })
}

const screenPicture = async (page: Page) => ({
  name: '현장.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
})
/** A picture of the notice at the place (안전보건규칙 제241조제4항). */
async function postPhoto(page: Page): Promise<void> {
  const region = pane(page).getByRole('region', { name: '현장·게시 사진' })
  const chooser = page.waitForEvent('filechooser')
  await region.getByRole('button', { name: '사진 선택' }).click()
  await (await chooser).setFiles(await screenPicture(page))
  await region.getByRole('button', { name: '올리기' }).click()
  await region.getByRole('button', { name: '올리기' }).waitFor({ state: 'hidden' })
  await region.getByRole('button', { name: '전체 삭제' }).waitFor()
}
