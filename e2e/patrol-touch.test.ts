import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerCheck } from './answer-check.ts'
import { jpeg } from '../test/file-samples.ts'
import { pane } from './field-record.ts'
import { picture, startStory, type Person, type Story } from './story.ts'

/**
 * By thumb on a telephone: five taps on a round make a finding with its picture, and a check of the plant asks its
 * items one by one; both end in an improvement.
 */
let story: Story
let walker: Person
const place = '반응'
const sql = () => story.portal.engine.database

beforeAll(async () => {
  story = await startStory({ at: new Date() })
  walker = await story.window('saf01', {
    width: 360,
    height: 740,
    touch: true,
    address: '/saf/patrol/patrol',
  })
})
afterAll(async () => {
  if (walker) await picture(walker.page, 'patrol-touch-360')
  await story?.close()
})

test('picture, place, whom, improvement and hazard make a finding, and the round ends with its improvement', async () => {
  const { page } = walker
  await pane(page).getByRole('button', { name: '순회점검 시작' }).tap()
  const step = (name: string) => pane(page).getByRole('group', { name, exact: true })
  await step('장소').waitFor()
  await pane(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '난간.jpg', mimeType: 'image/jpeg', buffer: await jpeg(320, 200) })
  await pane(page).getByRole('img').first().waitFor()
  await step('장소').getByRole('button', { name: place, exact: true }).tap()
  await step('대상').getByRole('button').first().tap()
  await step('처리').getByRole('button', { name: '개선요청', exact: true }).tap()
  await pane(page).getByRole('group').last().getByRole('button').first().tap()
  const found = () =>
    sql().maybe(
      `select t."state", t."areaCd" is not null as "placed", (select count(*)::int from "attachFile" f where f."taskClassNm" = 'safPatrolFinding' and f."taskKey" = t."findNo"::text and f."delYn" = 'N') as "pictures"
       from "safPatrolFinding" t join "safPatrol" p using ("patrolNo") where p."state" = 'begun' and p."leadUserId" = 'saf01' order by t."findNo" desc limit 1`,
    )
  await expect.poll(found, { timeout: 60_000 }).toEqual({ state: 'found', placed: true, pictures: 1 })
  // A finding says that he was at its place; another place is noted by one tap.
  await pane(page).getByRole('button', { name: '증류 왔음', exact: true }).tap()
  await expect.poll(() => pane(page).getByText('다녀옴', { exact: true }).count()).toBe(2)
  await pane(page).getByRole('button', { name: '순찰 완료', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: '순찰 완료', exact: true }).tap()
  const ended = () =>
    sql().one(
      `select p."state", i."sourceModuleCd" from "safPatrol" p join "safPatrolFinding" t using ("patrolNo") left join "improvement" i using ("imprNo")
       where p."leadUserId" = 'saf01' order by p."patrolNo" desc limit 1`,
    )
  await expect.poll(ended, { timeout: 60_000 }).toEqual({ state: 'completed', sourceModuleCd: 'PTR' })
  expect(walker.errors).toEqual([])
}, 240_000)

test('a check of the plant is answered item by item; what is bad has its picture and becomes an improvement', async () => {
  const { page } = walker
  const { checkResultNo } = await sql().one<{ checkResultNo: number }>(
    `select "checkResultNo" from "safCheckResult" where "plantCd" = '1000' and "facilityNo" is not null and "state" = 'planned' and "presenceYn" = 'N' and "witnessYn" = 'N'
     order by "dueYmd", "checkResultNo" limit 1`,
  )
  const items = await sql().query<{ itemTxt: string; criticalYn: string }>(
    `select i."itemTxt", i."criticalYn" from "checkFormItem" i join "safCheckResult" t using ("checkFormNo") where t."checkResultNo" = $1 order by i."sortOrder"`,
    [checkResultNo],
  )
  const bad = items.findIndex(({ criticalYn }) => criticalYn === 'Y')
  await walker.show(`/saf/check/checkResultDetail?no=${checkResultNo}`)
  await answerCheck(page, items, {
    at: bad,
    words: '안전밸브 봉인이 풀려 있음',
    file: '봉인.jpg',
    shown: () => picture(page, 'plant-check-touch-360'),
  })
  const checked = () =>
    sql().one(
      `select t."state", t."resultCd", t."badCnt"::int as "badCnt", t."checkUserId",
         (select count(*)::int from "attachFile" f where f."taskClassNm" = 'safCheckResult' and f."taskKey" = t."checkResultNo"::text and f."delYn" = 'N') as "pictures",
         (select array_agg(i."sourceModuleCd") from "improvement" i where i."sourceKey" = 'safCheckResult ' || t."checkResultNo") as "improvements"
       from "safCheckResult" t where t."checkResultNo" = $1`,
      [checkResultNo],
    )
  await expect.poll(checked, { timeout: 60_000 }).toEqual({
    state: 'done',
    resultCd: 'F',
    badCnt: 1,
    checkUserId: 'saf01',
    pictures: 1,
    improvements: ['FAC'],
  })
  expect(walker.errors).toEqual([])
}, 240_000)
