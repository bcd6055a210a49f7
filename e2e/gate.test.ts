import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { createQrSigner } from '../src/platform/qr/qr-signer.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * The gate, the badge and the permit say the same of a worker, while his next pass is approved and his
 * present one withdrawn.
 */
let story: Story
let safety: Person
let worker: { vendorWorkerNo: number; permitNo: number; passNo: number; passCd: string; enterRqstNo: number }
let badge = ''
const sql = () => story.portal.engine.database
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')

beforeAll(async () => {
  story = await startStory()
  worker = await sql().one(
    `select w."vendorWorkerNo", w."permitNo", e."passNo", e."passCd", r."enterRqstNo"
     from "permitWorker" w join "workPermit" p using ("permitNo") join "enterPass" e using ("vendorWorkerNo")
     join "enterRqst" r on r."vendorCd" = p."vendorCd" and r."plantCd" = p."plantCd"
     where p."permitNm" = '화기 배관용접 R-101' and e."state" = 'valid' and e."plantCd" = p."plantCd" order by w."vendorWorkerNo", r."enterRqstNo" desc limit 1`,
  )
  // A request for later, for one area only, of the man who is at work now: reviewed, to be approved.
  const { enterRqstNo, vendorWorkerNo } = worker
  await sql().query(
    `update "enterRqst" set "state" = 'reviewed', "fromYmd" = current_date + 3, "toYmd" = current_date + 40, "updateDt" = now() where "enterRqstNo" = $1`,
    [enterRqstNo],
  )
  // Entries under a contract of high risk are approved by document, which this story is not about.
  await sql().query(
    `update "vendorContract" set "riskLvlCd" = 'RLV03', "updateDt" = now() where "contractNo" = (select "contractNo" from "enterRqst" where "enterRqstNo" = $1)`,
    [enterRqstNo],
  )
  await sql().query(`delete from "enterRqstLine" where "enterRqstNo" = $1`, [enterRqstNo])
  await sql().query(
    `insert into "enterRqstLine" ("enterRqstNo", "vendorWorkerNo", "reviewCd") values ($1, $2, 'VCK01')`,
    [enterRqstNo, vendorWorkerNo],
  )
  const day = new Date().toISOString().slice(0, 10)
  badge = createQrSigner(story.portal.settings.tokenSecret, story.url).signed({
    kind: 'W',
    recordNo: vendorWorkerNo,
    cd: worker.passCd,
    holderNm: '작업자',
    fromDt: `${day}T00:00:00+09:00`,
    toDt: `${day}T23:59:00+09:00`,
    asOfDt: `${day}T00:00:00+09:00`,
  })
  safety = await story.window('saf01', { address: `/vendor/enter/enterRqstDetail?no=${enterRqstNo}` })
})
afterAll(async () => {
  if (safety) await picture(safety.page, 'gate')
  await story?.close()
})

async function act(page: Page, name: string, reason?: string): Promise<void> {
  await pane(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: name })
  if (reason) await dialog.getByRole('textbox').first().fill(reason)
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await dialog.waitFor({ state: 'hidden' })
}
/** What the badge answers to the guard who scans it now. */
async function scanned(guard: Person): Promise<string> {
  await guard.go(`/verify#${badge}`)
  await guard.page.reload()
  await guard.page.locator('.qr-live h2').waitFor()
  return (await guard.page.locator('.qr-live').innerText()).trim()
}

test('approving a pass for later takes nothing from the man who is at work', async () => {
  await pane(safety.page).getByRole('button', { name: '승인', exact: true }).hover()
  await picture(safety.page, 'gate-approve')
  await act(safety.page, '승인')
  await expect
    .poll(() => sql().one('select "state" from "enterRqst" where "enterRqstNo" = $1', [worker.enterRqstNo]))
    .toEqual({ state: 'approved' })
  const passes = await sql().query<{ state: string }>(
    `select "state" from "enterPass" where "vendorWorkerNo" = $1 and "passNo" >= $2 order by "passNo"`,
    [worker.vendorWorkerNo, worker.passNo],
  )
  expect(passes.map(({ state }) => state)).toEqual(['valid', 'valid'])
  const guard = await story.window('watch01', { width: 360, height: 740 })
  const said = await scanned(guard)
  expect(said).toContain('출입 가능')
  // His running pass, its areas and its time, not those of the next one.
  expect(said).toContain(worker.passCd)
  expect(said).toContain('출입구역')
  await picture(guard.page, 'badge-may-enter')
  await guard.leave()
})

test('a pass that is withdrawn is told at once by badge and permit alike, the state first and largest', async () => {
  await safety.go(`/vendor/enter/enterPassDetail?no=${worker.passNo}`)
  await act(safety.page, '회수', '출입수칙 위반이 확인되어 회수합니다.')
  const guard = await story.window('watch01', { width: 360, height: 740 })
  const said = await scanned(guard)
  expect(said).toMatch(/^출입 불가/)
  // What became of the pass in the hand, then from when the next one opens the gate.
  expect(said).toMatch(/출입증이 회수되었습니다\.[\s\S]*출입증이 \d{4}-\d\d-\d\d부터 유효합니다/)
  expect(said).toMatch(new RegExp(`${worker.passCd}[\\s\\S]*다음 출입증`))
  const sizes = await guard.page.evaluate<number[]>(
    `[...document.querySelectorAll('.qr h2')].map((head) => Number.parseFloat(getComputedStyle(head).fontSize))`,
  )
  expect(sizes[0]).toBe(Math.max(...sizes))
  await picture(guard.page, 'badge-may-not-enter')
  await guard.leave()
  const issuer = await story.window('issuer01', {
    address: `/constSafe/permit/permitDetail?no=${worker.permitNo}`,
  })
  await pane(issuer.page)
    .getByText(/출입증이 \d{4}-\d\d-\d\d부터 유효합니다/)
    .first()
    .waitFor()
  expect(safety.errors).toEqual([])
})
