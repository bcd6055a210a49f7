import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { finishStudy, workbookText } from '../src/modules/risk-assessment/hazop/hazop.test-kit.ts'
import { sendOutbox } from '../src/modules/improvement/improvement/outbox.server.ts'
import { callsOf, carryOut } from './improvement-steps.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** Two people in one HAZOP study, an old workbook by its window, and a recommendation that becomes a safeguard. */
let story: Story
let mine: Person
let theirs: Person
let rsaTargetNo = 0
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const sql = () => story.portal.engine.database
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last()
/** The node of the study whose rows are shown. */
const node = (page: Page, name: string) =>
  pane(page).getByRole('navigation', { name: '검토구간' }).getByRole('button', { name })
async function cell(page: Page, row: number, head: string) {
  const at = await pane(page)
    .getByRole('columnheader', { name: head, exact: true })
    .first()
    .getAttribute('aria-colindex')
  return pane(page).locator(`.grid-body [data-row="${row}"] [aria-colindex="${at}"]`)
}
/** Types over a cell; Enter goes on to the row below, which saves the row. */
async function type(page: Page, row: number, head: string, text: string): Promise<void> {
  await (await cell(page, row, head)).click()
  await page.keyboard.insertText(text)
  await page.keyboard.press('Enter')
}
const stored = (nodeNm: string, at: number) =>
  sql().one<{ causeTxt: string; consequenceTxt: string }>(
    `select "causeTxt", "consequenceTxt" from "rsaHazopRow" r join "rsaHazopNode" n using ("rsaHazopNodeNo")
     where n."rsaHazopNodeNm" like $1 || '%' order by r."sortOrder" offset $2 limit 1`,
    [nodeNm, at],
  )
const status = (page: Page) =>
  pane(page)
    .getByRole('status')
    .filter({ hasText: /저장|전송/ })

beforeAll(async () => {
  story = await startStory({ at: new Date(), accessMinutes: 600 })
  ;({ rsaTargetNo } = await sql().one<{ rsaTargetNo: number }>(
    `select "rsaTargetNo" from "rsaTarget" where "rsaTypeCd" = 'Z' and "state" = 'assessing'`,
  ))
  const address = `/rsa/result/hazopStudy?no=${rsaTargetNo}`
  ;[mine, theirs] = await Promise.all([
    story.window('saf01', { address }),
    story.window('issuer01', { address }),
  ])
  for (const { page } of [mine, theirs]) await pane(page).getByText('총 19건').waitFor()
})
afterAll(async () => {
  await Promise.all([mine, theirs].map((person, at) => person && picture(person.page, `hazop-${at}`)))
  await story?.close()
})

test('two people write in different nodes, then in the same row, one of them off the network: no word is lost', async () => {
  await node(theirs.page, '2 R-101').click()
  await pane(theirs.page).getByText('총 21건').waitFor()
  await Promise.all([
    type(mine.page, 0, '원인', 'P-301A 전동기 과부하로 정지'),
    type(theirs.page, 0, '원인', '냉각수 공급 밸브가 닫힘'),
  ])
  await expect.poll(() => stored('1 ', 0)).toMatchObject({ causeTxt: 'P-301A 전동기 과부하로 정지' })
  await expect.poll(() => stored('2 ', 0)).toMatchObject({ causeTxt: '냉각수 공급 밸브가 닫힘' })
  await node(theirs.page, '1 톨루엔').click()
  await (await cell(theirs.page, 0, '원인')).getByText('전동기 과부하').waitFor()

  const lists: string[] = []
  for (const { page } of [mine, theirs])
    page.on('request', (request) => {
      const asked = request.url() + (request.postData() ?? '')
      if (asked.includes('/api/rsa/hazop/rows')) lists.push(asked)
    })
  await type(mine.page, 2, '결과', 'P-301A 차단운전으로 씰이 손상됨')
  await (await cell(theirs.page, 2, '결과')).getByText('씰이 손상됨').waitFor()
  expect(lists).toEqual([])

  await theirs.answered()
  await theirs.context.setOffline(true)
  await type(theirs.page, 3, '결과', '펌프 축봉에서 톨루엔이 샘')
  await type(theirs.page, 4, '원인', 'FV-101 제어신호 상실')
  await status(theirs.page).getByText('전송 대기 2행').waitFor()
  await type(mine.page, 3, '원인', '바닥밸브가 닫힌 채 기동함')
  await type(mine.page, 4, '원인', 'FV-101 포지셔너 고장')
  await expect.poll(() => stored('1 ', 4)).toMatchObject({ causeTxt: 'FV-101 포지셔너 고장' })
  await theirs.context.clock.fastForward(60_000)
  await theirs.context.setOffline(false)
  // Different cells of one row go together.
  await expect
    .poll(() => stored('1 ', 3))
    .toEqual({ causeTxt: '바닥밸브가 닫힌 채 기동함', consequenceTxt: '펌프 축봉에서 톨루엔이 샘' })
  // The same cell is asked about at its row.
  await (await cell(theirs.page, 4, '저장')).getByRole('button', { name: '비교' }).click()
  const question = dialog(theirs.page)
  await question.getByText('FV-101 포지셔너 고장').waitFor()
  await question.getByText('둘 다', { exact: true }).click()
  await question.getByRole('button', { name: '합쳐서 저장' }).click()
  await expect
    .poll(() => stored('1 ', 4))
    .toMatchObject({ causeTxt: 'FV-101 포지셔너 고장\nFV-101 제어신호 상실' })
  await status(theirs.page).getByText('모든 행 저장됨').waitFor()
})

test('the matrix of a row is pressed, and its score stands for both', async () => {
  await (await cell(mine.page, 6, 'R')).getByRole('button').click()
  await dialog(mine.page).getByRole('button', { name: '강도 3, 빈도 1: 2' }).click()
  await dialog(mine.page).getByRole('button', { name: '적용', exact: true }).click()
  await (await cell(theirs.page, 6, 'R')).getByText('2', { exact: true }).waitFor()
})

test('the worksheet of a consultant is taken in by its window, after its letters are explained', async () => {
  const { page } = mine
  await pane(page).getByRole('button', { name: '이전 워크시트 가져오기' }).click()
  await dialog(page).getByLabel('작성 기관(컨설턴트)').fill('대한기술')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: '이전.csv', mimeType: 'text/csv', buffer: Buffer.from(workbookText) })
  await dialog(page).getByText('호스 탈락').waitFor()
  await dialog(page).getByLabel('M의 수준').click()
  await page.locator('.ant-select-item-option').filter({ hasText: /^2$/, visible: true }).click()
  await dialog(page).getByRole('button', { name: '다시 미리보기' }).click()
  const take = dialog(page).getByRole('button', { name: '등록', exact: true })
  await expect.poll(() => take.isEnabled()).toBe(true)
  await take.click()
  await node(page, '5 세정').click()
  await pane(page).getByText('총 3건').waitFor()
  await (await cell(page, 2, '원인')).getByText('호스 탈락').waitFor()
})

test('a recommendation that the register has closed is offered as a safeguard, taken, and the row ranked again', async () => {
  await finishStudy(story.portal, rsaTargetNo)
  const [lead, safety] = await Promise.all([callsOf(story, theirs), callsOf(story, mine)])
  expect((await lead.put(`/api/rsa/target/${rsaTargetNo}/requestReview`, {})).body.reasons ?? []).toEqual([])
  expect((await safety.put(`/api/rsa/target/${rsaTargetNo}/confirm`, {})).body.reasons ?? []).toEqual([])
  const { imprNo } = await sql().one<{ imprNo: number }>(
    `select "imprNo" from "rsaMeasure" where "rsaTargetNo" = $1 and "recNo" = 1`,
    [rsaTargetNo],
  )
  await carryOut(story, { safety, owner: lead }, imprNo)
  const { page } = mine
  await mine.go(`/impr/impr/imprDetail?no=${imprNo}`)
  await pane(page).getByRole('button', { name: /^적합/ }).click()
  await dialog(page).getByRole('radio', { name: /^2 / }).click()
  await dialog(page).getByRole('textbox', { name: '확인한 내용' }).fill('자동정지를 현장에서 시험하였습니다.')
  await dialog(page).locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog(page).waitFor({ state: 'hidden' })
  await sendOutbox(story.portal.engine)
  await theirs.go(`/rsa/result/hazopStudy?no=${rsaTargetNo}&view=recommendations`)
  const first = pane(theirs.page).getByRole('listitem').filter({ hasText: 'R-01' }).first()
  await first.getByRole('button', { name: '안전조치로 옮기기' }).click()
  await dialog(theirs.page).locator('.ant-btn-primary').last().click()
  await first.getByText('안전조치에 있음').waitFor()
  const row = await sql().one<{ gradeCd: string; safeguardTxt: string }>(
    `select r."gradeCd", r."safeguardTxt" from "rsaHazopRow" r join "rsaHazopGuard" g using ("rsaHazopRowNo")
     join "rsaMeasure" m on m."rsaMeasureNo" = g."rsaMeasureNo" where m."imprNo" = $1`,
    [imprNo],
  )
  expect(row).toMatchObject({ gradeCd: '2', safeguardTxt: expect.stringContaining('R-01 P-301A') })
  expect([...mine.errors, ...theirs.errors]).toEqual([])
})
