import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerCheck } from './answer-check.ts'
import { pane, waitingBar } from './field-record.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/** A company writes its self-check of the month on a telephone without network; it arrives once, with its picture. */
let story: Story
let manager: Person
let checkResultNo: number
const sql = () => story.portal.engine.database
const arrived = () =>
  sql().one(
    `select t."state", t."badCnt"::int as "badCnt", (select count(*)::int from "checkRun" r where r."sourceCd" = 'safCheckResult' and r."sourceNo" = t."checkResultNo") as "runs",
       (select count(*)::int from "attachFile" f where f."taskClassNm" = 'safCheckResult' and f."taskKey" = t."checkResultNo"::text and f."delYn" = 'N') as "pictures",
       (select array_agg(i."sourceModuleCd") from "improvement" i where i."sourceKey" = 'safCheckResult ' || t."checkResultNo") as "improvements"
     from "safCheckResult" t where t."checkResultNo" = $1`,
    [checkResultNo],
  )

beforeAll(async () => {
  story = await startStory()
  ;({ checkResultNo } = await sql().one<{ checkResultNo: number }>(
    `select "checkResultNo" from "safCheckResult" where "vendorCd" = 'V00001' and "checkTypeCd" = 'SLF' and "state" = 'planned' order by "dueYmd" limit 1`,
  ))
  manager = await story.window('vnd01a', {
    width: 360,
    height: 740,
    touch: true,
    address: `/saf/check/checkResultDetail?no=${checkResultNo}`,
  })
})
afterAll(async () => {
  if (manager) await picture(manager.page, 'self-check-360')
  await story?.close()
})

test('a self-check that is written and submitted without network arrives once, with its picture and its improvement', async () => {
  const { page, context } = manager
  await pane(page).locator('.check-question').first().waitFor()
  await manager.answered()
  await context.setOffline(true)
  await waitingBar(page).getByText('네트워크 연결이 끊겼습니다.').waitFor()
  const items = await sql().query<{ itemTxt: string }>(
    `select i."itemTxt" from "checkFormItem" i join "safCheckResult" t using ("checkFormNo") where t."checkResultNo" = $1 order by i."sortOrder"`,
    [checkResultNo],
  )
  await answerCheck(page, items, { at: 1, words: '안전대 미착용 1명, 착용 후 작업', file: '미흡.jpg' })
  await pane(page).getByText('점검 완료가 전송을 기다립니다', { exact: false }).waitFor()
  expect(await arrived()).toMatchObject({ state: 'planned', runs: 0, pictures: 0, improvements: null })
  await context.setOffline(false)
  await expect
    .poll(arrived, { timeout: 120_000 })
    .toEqual({ state: 'done', badCnt: 1, runs: 1, pictures: 1, improvements: ['VEN'] })
  await waitingBar(page).waitFor({ state: 'hidden' })
  await pane(page).getByText('제출', { exact: true }).first().waitFor()
  expect(manager.errors).toEqual([])
}, 240_000)
