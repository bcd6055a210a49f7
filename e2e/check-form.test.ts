import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright'
import { nextWorkday, picture, startStory, type Person, type Story } from './story.ts'

/** A store is checked on a telephone by the sheet of its day, part of it without network, while the sheet changes. */
let story: Story
let inspector: Person
let keeper: Person
let storeInspNo: number
const pane = (page: Page) => page.locator('[role=tabpanel]:visible')
const sql = () => story.portal.engine.database
const run = () =>
  sql().maybe<{ badCnt: number; resultCd: string; verNo: number; runs: number; score: number }>(
    `select r."badCnt", r."resultCd", r."score", f."verNo", count(*) over ()::int as "runs"
     from "checkRun" r join "checkForm" f using ("checkFormNo")
     where r."sourceCd" = 'chmStoreInsp' and r."sourceNo" = $1 and r."doneDt" is not null`,
    [storeInspNo],
  )

beforeAll(async () => {
  story = await startStory({ at: nextWorkday(), accessMinutes: 600 })
  ;[inspector, keeper] = await Promise.all([
    story.window('env01', { width: 360, height: 740, touch: true, address: '/chm/storage/storeInsp' }),
    story.window('sys01', { address: '/manage/code/checkForm' }),
  ])
})
afterAll(async () => {
  await Promise.all(
    [inspector, keeper].map((person, at) => person && picture(person.page, `check-form-${at}`)),
  )
  await story?.close()
})
/** The record of the check, in its drawer. */
const record = () => inspector.page.getByRole('dialog').filter({ hasText: '점검 항목' })
const asked = () => record().locator('.check-question')
const answer = (words: string) => asked().getByText(words, { exact: true }).tap()
const next = () => record().getByRole('button', { name: '다음', exact: true }).tap()
const isAt = (name: string) => asked().filter({ hasText: name }).waitFor()

test('a check is begun at the store that is due, and its first questions are answered one by one', async () => {
  const { page } = inspector
  await pane(page).getByRole('button', { name: '실린더 캐비닛 점검' }).tap()
  const form = page.getByRole('dialog').filter({ hasText: '저장시설 점검' })
  await form.getByRole('button', { name: '저장', exact: true }).tap()
  await isAt('누출·부식·용기 상태')
  ;({ storeInspNo } = await sql().one<{ storeInspNo: number }>(
    `select max("storeInspNo") as "storeInspNo" from "chmStoreInsp" where "state" = 'begun'`,
  ))
  await answer('불량')
  await asked().getByRole('textbox', { name: '누출·부식·용기 상태: 의견' }).fill('밸브 보호캡이 없음')
  await next()
  await isAt('환기·배기 작동')
  await answer('양호')
  await record().getByRole('button', { name: '임시 저장' }).tap()
  await expect
    .poll(
      async () =>
        (
          await sql().one<{ n: number }>(
            `select count(*)::int as n from "checkAnswer" join "checkRun" using ("checkRunNo") where "sourceCd" = 'chmStoreInsp' and "sourceNo" = $1`,
            [storeInspNo],
          )
        ).n,
    )
    .toBe(2)
})

test('the next version of the sheet is fixed meanwhile, and the check that is begun goes on with its own', async () => {
  const { page } = keeper
  await pane(page).getByText('CHM-STORE').dblclick()
  await pane(page).getByRole('button', { name: '새 버전 만들기' }).click()
  await pane(page).getByRole('heading', { name: '저장시설 점검 v2' }).waitFor()
  await pane(page).getByRole('button', { name: '확정', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '확정' })
  await dialog.locator('.ant-modal-footer .ant-btn-primary').click()
  await expect
    .poll(() =>
      sql().query(
        `select "verNo"::int, "state" from "checkForm" where "checkFormCd" = 'CHM-STORE' order by 1`,
      ),
    )
    .toEqual([
      { verNo: 1, state: 'superseded' },
      { verNo: 2, state: 'fixed' },
    ])
})

test('a check that is finished without network arrives once, and what was bad becomes an improvement', async () => {
  const { page, context } = inspector
  await inspector.answered()
  await context.setOffline(true)
  await page.getByText('네트워크 연결이 끊겼습니다.', { exact: false }).waitFor()
  for (const name of ['방유제', '소화설비', '접지', '감지기', '표지', '혼재', '세안', '보호구', '출입통제']) {
    await next()
    await isAt(name)
    await answer(name === '방유제' ? '해당없음' : '양호')
  }
  await record().getByRole('button', { name: '점검 완료' }).tap()
  await page
    .getByRole('dialog')
    .filter({ hasText: '고칠 수 없습니다' })
    .getByRole('button', { name: '점검 완료' })
    .tap()
  await record().getByText('점검 완료가 전송을 기다립니다', { exact: false }).waitFor()
  expect(await run()).toBeUndefined()
  await context.setOffline(false)
  // One critical item is bad: the whole is unfit, however high the score.
  await record().getByText('90점', { exact: true }).waitFor()
  expect(await run()).toMatchObject({ badCnt: 1, resultCd: 'F', verNo: 1, runs: 1, score: 90 })
  expect(
    await sql().query(`select "imprNm" from "improvement" where "sourceKey" = $1`, [
      `chmStoreInsp ${storeInspNo}`,
    ]),
  ).toEqual([{ imprNm: '저장시설 점검: 누출·부식·용기 상태' }])
  expect(inspector.errors).toEqual([])
})
