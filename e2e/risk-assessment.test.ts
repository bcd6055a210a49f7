import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright'
import { demoPassword } from '../db/seed/seed.ts'
import { sendOutbox } from '../src/modules/improvement/improvement/outbox.server.ts'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { callsOf, carryOut } from './improvement-steps.ts'
import { permitPage } from './permit-story.ts'
import { nextWorkday, picture, startStory, untilSaved, type Person, type Story } from './story.ts'

/** A regular assessment from its plan to the residual risk, a row by the thumb, and the JSA of a work order. */
let story: Story
let safety: Person
let leader: Person
const day = nextWorkday()
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last()
const button = (page: Page, name: string | RegExp) => pane(page).getByRole('button', { name, exact: true })
const sql = () => story.portal.engine.database
const option = (page: Page, text: string) =>
  page.locator('.ant-select-item-option').filter({ hasText: text, visible: true }).first()
const targetPage = () => `/rsa/result/targetDetail?no=${targetNo}`
let targetNo = 0

/** A step of the bar, confirmed in its dialog. */
async function act({ page }: Person, name: string): Promise<void> {
  await button(page, name).click()
  await untilSaved(page, () => dialog(page).locator('.ant-btn-primary').last().click())
  await page.getByText(`${name} 처리되었습니다.`).first().waitFor()
}
async function person(page: Page, search: Locator, userId: string): Promise<void> {
  await search.click()
  const people = page.getByRole('dialog', { name: '사용자 조회' })
  await people.getByLabel('아이디', { exact: true }).fill(userId)
  await people.getByRole('button', { name: '조회', exact: true }).click()
  await expect.poll(() => people.locator('.ant-radio-wrapper').count()).toBe(1)
  await people.locator('.ant-radio-wrapper').first().click()
  await people.getByRole('button', { name: '확인', exact: true }).click()
  await people.waitFor({ state: 'hidden' })
}
/** The cell of a grid under a head, whatever stands beside it. */
async function cell(area: Locator, head: string, row = 0): Promise<Locator> {
  const name = new RegExp(`^${head}( \\*)?$`)
  const at = await area.getByRole('columnheader', { name }).first().getAttribute('aria-colindex')
  return area.locator(`.grid-body [data-row="${row}"] [aria-colindex="${at}"]`)
}
async function type(area: Locator, head: string, text: string): Promise<void> {
  await (await cell(area, head)).click()
  await area.page().keyboard.insertText(text)
  await area.page().keyboard.press('Tab')
}
async function pick(area: Locator, head: string, text: string): Promise<void> {
  await (await cell(area, head)).dblclick()
  await area.page().locator('.grid-option').filter({ hasText: text }).first().click()
}

beforeAll(async () => {
  story = await startStory({ at: day, accessMinutes: 600 })
  ;[safety, leader] = await Promise.all([
    story.window('saf01', { address: '/rsa/plan/planList' }),
    story.window('issuer01'),
  ])
})
afterAll(async () => {
  await Promise.all([safety, leader].map((one, at) => one && picture(one.page, `risk-${at}`)))
  await story?.close()
})

test('a plan with a target and its team is written and goes to its signature', async () => {
  const { page } = safety
  await button(page, '등록').click()
  let form = dialog(page)
  await form.getByLabel('계획명').fill('포장 공정 정기 평가')
  await form.getByRole('button', { name: '주관부서 선택' }).click()
  await page.getByRole('tree').getByText('생산1팀').click()
  await form.getByLabel('종료일').fill(addDays(dayOf(day), 20))
  await page.keyboard.press('Enter')
  await form.getByLabel('평가 범위').fill('포장 공정의 일상·비일상 작업')
  await form.getByLabel('사전조사 안전보건정보').click()
  for (const name of ['작업표준', '설비사양', '재해사례']) await option(page, name).click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '저장', exact: true }).click()
  await button(page, '대상 추가').click()
  form = dialog(page)
  await form.getByRole('textbox', { name: /평가대상/ }).fill('포장기 운전')
  await person(page, form.getByRole('button', { name: '평가 책임자 조회' }), 'issuer01')
  await form.getByLabel('파악 방법').click()
  await option(page, '순회점검').click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: '행 추가' }).click()
  await pick(form, '역할', '근로자')
  await person(page, (await cell(form, '임직원')).locator('.grid-search'), 'emp01')
  await (await cell(form, '참여 단계')).dblclick()
  await page.locator('.grid-option').filter({ hasText: '유해·위험요인 파악' }).click()
  await page.keyboard.press('Enter')
  // Nobody has answered yet, and the word is the field's own.
  await form.getByText('미이수').waitFor()
  await form.getByRole('button', { name: '저장', exact: true }).click()
  await button(page, '포장기 운전').waitFor()
  await button(page, '결재상신').click()
  await dialog(page).getByRole('button', { name: '상신', exact: true }).click()
  await pane(page).locator('.state-flow [aria-current]').filter({ hasText: '계획 결재중' }).waitFor()
  const plan = await sql().one<{ rsaPlanNo: number; rsaPlanCd: string; targetNo: number; rqstNo: number }>(
    `select p."rsaPlanNo", p."rsaPlanCd", t."rsaTargetNo" as "targetNo", r."apprRqstNo" as "rqstNo" from "rsaPlan" p join "rsaTarget" t using ("rsaPlanNo")
     join "apprRqst" r on r."taskClassNm" = 'rsaPlan' and r."apprBizKey" = p."rsaPlanNo"::text where p."rsaPlanNm" = '포장 공정 정기 평가'`,
  )
  targetNo = plan.targetNo
  const head = await story.window('safhead01', { address: '/my/appr/apprBox?box=wait' })
  await pane(head.page)
    .getByRole('gridcell', { name: /포장 공정 정기 평가/ })
    .first()
    .dblclick()
  // The number of the plan, not its name again.
  await pane(head.page)
    .locator('.appr-fields > div')
    .filter({ hasText: '계획번호' })
    .getByText(plan.rsaPlanCd, { exact: true })
    .waitFor()
  await act(head, '승인')
  await head.leave()
})

test('the leader begins, scores the first row in the matrix, and plans a measure', async () => {
  const { page, go } = leader
  await go(targetPage())
  await act(leader, '평가시작')
  await button(page, '평가표 열기').click()
  const sheet = pane(page)
  await sheet.getByText('아직 행이 없습니다.').waitFor()
  await button(page, '행 추가').click()
  await type(sheet, '작업단계', '포장기 걸림 제거')
  await pick(sheet, '분류', '기계적')
  await type(sheet, '유해·위험 상황과 결과', '운전 중 롤러에 손이 끼어 다침')
  await pick(sheet, '재해형태', '끼임')
  await type(sheet, '현재 안전조치', '방호덮개')
  await button(page, '매트릭스').click()
  await dialog(page)
    .getByRole('table', { name: '현재 위험성' })
    .getByRole('button', { name: '빈도 4, 강도 2: 8 보통' })
    .click()
  await dialog(page).getByRole('button', { name: '닫기', exact: true }).last().click()
  await type(sheet, '감소대책', '덮개를 열면 멈추는 연동장치 설치')
  await pick(sheet, '대책 순위', '공학적')
  await person(page, (await cell(sheet, '담당자')).locator('.grid-search'), 'issuer01')
  await type(sheet, '완료예정일', addDays(dayOf(day), 20))
  await type(sheet, '개선 후 빈도', '2')
  await type(sheet, '개선 후 강도', '2')
  await sheet.getByText('판단 1건').click()
  await sheet.getByRole('status').filter({ hasText: '모든 행 저장됨' }).waitFor()
  await expect
    .poll(() =>
      sql().maybe(
        `select "score"::int as "score", "expScore"::int as "expScore" from "rsaHazard" where "rsaTargetNo" = $1`,
        [targetNo],
      ),
    )
    .toEqual({ score: 8, expScore: 4 })
  // What keeps the target from its review follows the rows.
  await button(page, '검토요청').hover()
  await page.getByText('서명하지 않은 근로자: 부서원01').waitFor()
  await expect.poll(() => page.getByText('유해·위험요인이 없습니다.').count()).toBe(0)
})

test('its worker signs, the page of the leader hears of it, and nobody else than the team confirms', async () => {
  const worker = await story.window('emp01', { address: targetPage() })
  await button(worker.page, '참여 서명').click()
  await dialog(worker.page).getByLabel('비밀번호').fill(demoPassword)
  await dialog(worker.page).getByRole('button', { name: '서명', exact: true }).click()
  await button(worker.page, '참여 서명').waitFor({ state: 'hidden' })
  await worker.leave()
  await act(leader, '검토요청')
  await safety.go(targetPage())
  await act(safety, '확정')
  await button(safety.page, '공유 등록').click()
  await dialog(safety.page).getByLabel('방법').click()
  await option(safety.page, '게시').click()
  await dialog(safety.page).getByLabel('장소').fill('현장 게시판')
  await dialog(safety.page).locator('.ant-btn-primary').last().click()
  await pane(safety.page)
    .getByText(/게시 · .* 현장 게시판/)
    .waitFor()
  const reader = await story.window('emp01', { address: targetPage() })
  await button(reader.page, '내용을 확인하고 이해했습니다').click()
  await expect
    .poll(() => sql().maybe('select "userId" from "rsaRead" where "rsaTargetNo" = $1', [targetNo]))
    .toEqual({ userId: 'emp01' })
  await reader.leave()
  // Those who have not read it are named.
  await pane(safety.page)
    .getByText(/확인 1명/)
    .waitFor()
  await pane(safety.page)
    .getByText(/^미확인자 \(/)
    .click()
  await pane(safety.page)
    .getByText(/가스측정자01 \(생산1팀\)/)
    .waitFor()
  await act(safety, '공유완료')
})

test('the measure is checked in the register, and the residual risk stands at the measure', async () => {
  const { imprNo, measureNo } = await sql().one<{ imprNo: number; measureNo: number }>(
    `select "imprNo", "rsaMeasureNo" as "measureNo" from "rsaMeasure" where "rsaTargetNo" = $1`,
    [targetNo],
  )
  const [asSafety, owner] = await Promise.all([callsOf(story, safety), callsOf(story, leader)])
  await carryOut(story, { safety: asSafety, owner }, imprNo)
  const { page, go } = safety
  await go(`/impr/impr/imprDetail?no=${imprNo}`)
  await button(page, /^적합/).click()
  await dialog(page).getByRole('radio', { name: /^6 / }).click()
  await dialog(page).getByRole('textbox', { name: '확인한 내용' }).fill('덮개를 열면 멈추는 것을 보았습니다.')
  await dialog(page).locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog(page).waitFor({ state: 'hidden' })
  await sendOutbox(story.portal.engine)
  await go(`/rsa/action/actionDetail?no=${measureNo}`)
  await pane(page).getByRole('cell', { name: /^6 \(/ }).waitFor()
  // The portal alone moves a measure: there is no way of steps to draw.
  expect(await pane(page).locator('.state-flow').count()).toBe(0)
  expect([...safety.errors, ...leader.errors]).toEqual([])
})

test('by the thumb at 360 px: a row with its score, and a photo of it', async () => {
  const { rsaTargetNo } = await sql().one<{ rsaTargetNo: number }>(
    `select "rsaTargetNo" from "rsaTarget" where "rsaTargetNm" = '반응동 원료 투입·포장 작업'`,
  )
  const phone = await story.window('emp01', {
    width: 360,
    height: 780,
    touch: true,
    address: `/rsa/result/hazardSheet?no=${rsaTargetNo}`,
  })
  const { page } = phone
  await button(page, '등록').tap()
  const form = dialog(page)
  await form.getByLabel('작업단계').fill('시료 운반')
  await form.getByLabel('분류', { exact: true }).tap()
  await option(page, '작업특성').tap()
  await form.getByLabel('유해·위험 상황과 결과').fill('계단에서 시료병을 들고 내려오다 넘어짐')
  await form.getByLabel('재해형태').tap()
  await option(page, '넘어짐').tap()
  await form.getByLabel('현재 안전조치').fill('난간, 미끄럼 방지')
  const score = form
    .getByRole('table', { name: '현재 위험성' })
    .getByRole('button', { name: '빈도 2, 강도 2: 4 낮음' })
  expect((await score.boundingBox())!.width).toBeGreaterThanOrEqual(44)
  await score.tap()
  await form.getByRole('button', { name: '저장', exact: true }).tap()
  await pane(page).getByText('계단에서 시료병을').first().tap()
  const picked = await page.screenshot()
  await pane(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '계단.png', mimeType: 'image/png', buffer: picked })
  await button(page, '올리기').tap()
  await expect
    .poll(() =>
      sql().maybe(
        `select h."score"::int as "score", a."fileOrgNm" from "rsaHazard" h join "attachFile" a on a."taskClassNm" = 'rsaHazard' and a."taskKey" = h."rsaHazardNo"::text
         where h."stepTxt" = '시료 운반'`,
      ),
    )
    .toEqual({ score: 4, fileOrgNm: '계단.png' })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  expect(phone.errors).toEqual([])
  await phone.leave()
})

test('an order chooses a JSA that covers its work, and the permit carries its steps', async () => {
  const { wkodNo } = await sql().one<{ wkodNo: number }>(
    `select "wkodNo" from "workOrder" where "wkodNm" = '순환펌프 개스킷 교체'`,
  )
  const { page, go } = safety
  const order = `/constSafe/assessment/workAssessDetail?no=${wkodNo}`
  await go(order)
  // A new one would begin with the matrix of JSAs and this order, both by their names.
  await button(page, 'JSA 새로 작성').click()
  await dialog(page).getByText('KRAS 3×3(빈도·강도)').waitFor()
  await dialog(page).getByText('순환펌프 개스킷 교체').waitFor()
  await go(order)
  await pane(page).getByRole('radio', { name: '일반위험작업' }).click()
  await pane(page).getByRole('checkbox', { name: '밀폐공간 출입' }).click()
  await pane(page).getByLabel('JSA', { exact: true }).click()
  await option(page, 'T-301 내부 청소').click()
  await button(page, '저장').click()
  await expect
    .poll(() => sql().one('select "jsaTxt" from "workOrder" where "wkodNo" = $1', [wkodNo]))
    .toMatchObject({ jsaTxt: expect.stringMatching(/^JSA-1000-/) })
  // The company has its permit for this order.
  const { permitNo } = await sql().one<{ permitNo: number }>(
    `update "workPermit" set "wkodNo" = $1 where "permitNo" = (select min("permitNo") from "workPermit" where "state" = 'working' and "vendorCd" = 'V00001') returning "permitNo"`,
    [wkodNo],
  )
  await leader.go(permitPage(permitNo))
  await pane(leader.page).getByText('격리 LOTO·맹판', { exact: false }).first().waitFor()
  expect([...safety.errors, ...leader.errors]).toEqual([])
})

test('a company begins its own JSA from the order it was given, without knowing a department of the plant', async () => {
  const company = await story.window('vnd01a', { address: '/vendor/portal/riskAssess' })
  const { page } = company
  await button(page, '등록').click()
  const form = dialog(page)
  await form.getByText('작업오더나 공사를 고르면 사업장과 부서가 정해집니다', { exact: false }).waitFor()
  await form.getByLabel('작업오더').click()
  await form.getByLabel('작업오더').fill('T-410')
  await option(page, 'T-410 세척조 맨홀 개방').click()
  // The name comes from the order here, the department by the server.
  await expect
    .poll(() => form.getByRole('textbox', { name: /평가대상/ }).inputValue())
    .toBe('T-410 세척조 맨홀 개방')
  await form.getByRole('button', { name: '저장', exact: true }).click()
  await page.waitForURL(/jsaSheet/)
  const made = await sql().one<{ rsaTargetNo: number; deptCd: string; vendorCd: string }>(
    `select "rsaTargetNo", "deptCd", "vendorCd" from "rsaTarget" where "rsaTargetNm" = 'T-410 세척조 맨홀 개방' order by 1 desc limit 1`,
  )
  expect(made).toMatchObject({ deptCd: 'D121', vendorCd: 'V00001' })
  // It reads none of the books of the plant, and is not offered one.
  await act(company, '평가시작')
  await button(page, '행 추가').waitFor()
  expect(await button(page, /표준서/).count()).toBe(0)
  // The kinds of work that it covers can be corrected on its page.
  await company.go(`/rsa/result/targetDetail?no=${made.rsaTargetNo}`)
  await pane(page).getByRole('checkbox', { name: '배관·설비 개방' }).click()
  await button(page, '저장').click()
  await expect
    .poll(() => sql().one('select "supplCds" from "rsaTarget" where "rsaTargetNo" = $1', [made.rsaTargetNo]))
    .toEqual({ supplCds: ['S7'] })
  expect(company.errors).toEqual([])
  await company.leave()
})
