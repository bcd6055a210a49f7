import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStoreLife, type StoreLife } from '../../../../test/chemical-store.ts'
import { jpeg } from '../../../../test/file-samples.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { sendOutbox } from '../../improvement/improvement/outbox.server.ts'
import type { CheckView } from '../../../platform/check-form/check-answers.rule.ts'

let life: StoreLife
let today: string
beforeAll(async () => {
  life = await startStoreLife()
  today = dayOf(life.portal.clock.now())
})
afterAll(() => life.close())

const begin = async () => {
  const storeNo = await life.newStore()
  const { body } = await life.officer.post('/api/chm/storeinsp', { storeNo, inspYmd: today })
  const { storeInspNo } = body.data as { storeInspNo: number }
  const url = `/api/chm/storeinsp/${storeInspNo}`
  const view = async () => (await life.officer.get(`${url}/check`)).body.data as CheckView
  const send = (answers: object[], more: object = {}) =>
    life.officer.post(`${url}/check`, { answers, spentSec: 0, done: false, ...more })
  return { storeNo, storeInspNo, url, view, send, good: allGood(await view()) }
}
const allGood = ({ items }: CheckView) => items.map(({ itemCd }) => ({ itemCd, answerCd: 'Y' }))

test('a check of a store asks the fixed sheet, is finished with every item, and what is bad becomes an improvement', async () => {
  const { storeNo, storeInspNo, url, view, send, good } = await begin()
  const again = await life.officer.post('/api/chm/storeinsp', { storeNo, inspYmd: today })
  expect([again.status, again.body.fields[0].path]).toEqual([400, 'storeNo'])
  const missing = await send(good.slice(1), { done: true })
  expect([missing.status, missing.body.fields[0].path]).toEqual([400, `answers.${good[0]!.itemCd}`])
  // Refused as a whole: nothing of it is stored.
  expect((await view()).answers).toEqual([])
  const bad = { itemCd: good[0]!.itemCd, answerCd: 'N' }
  await send([...good.slice(1), bad])
  expect((await send([], { done: true })).body.fields[0].message).toBe('부적합 내용을 입력해 주세요.')
  const done = await send([{ ...bad, noteTxt: '용기 밑에 젖은 자국이 있음' }], { done: true, spentSec: 9999 })
  // The first item is critical: its fault makes the whole unfit, however high the score.
  expect(done.body.data.run).toMatchObject({
    score: 90.9,
    resultCd: 'F',
    badCnt: 1,
    sameYn: 'N',
    fastYn: 'Y',
  })
  const { body } = await life.officer.get(url)
  expect(body.data).toMatchObject({ state: 'done', badCnt: 1, inspUserId: 'env02' })
  expect((await send(good, { done: true })).status).toBe(422)
  const improvements = await life.portal.engine.database.query<{ sourceSubKey: string }>(
    `select "sourceSubKey" from "improvement" where "sourceKey" = $1`,
    [`chmStoreInsp ${storeInspNo}`],
  )
  const answered = (await view()).answers.find(({ badYn }) => badYn === 'Y')
  expect(improvements).toEqual([{ sourceSubKey: String(answered?.checkAnswerNo) }])
  const due = (await life.officer.get('/api/chm/storeinspsdue')).body.data as { storeNo: number }[]
  expect(due.find((each) => each.storeNo === storeNo)).toMatchObject({
    lastYmd: today,
    dueYmd: addDays(today, 7),
    begunNo: null,
  })
  expect((await life.officer.get(`${url}/check/print`)).status).toBe(200)
})
test('a check that is begun counts as no check, and its answers of two people are kept item by item', async () => {
  const { storeNo, storeInspNo, view, send, good, url } = await begin()
  await send([good[0]!])
  const other = await life.portal.signIn('env01')
  await other.post(`${url}/check`, { answers: [good[1]], spentSec: 5, done: false })
  expect((await view()).answers.map(({ itemCd }) => itemCd)).toEqual([good[0]!.itemCd, good[1]!.itemCd])
  const due = (await life.officer.get('/api/chm/storeinspsdue')).body.data as { storeNo: number }[]
  expect(due.find((each) => each.storeNo === storeNo)).toMatchObject({ lastYmd: null, begunNo: storeInspNo })
})
/** @returns the number of a picture of the check */
async function addPicture(storeInspNo: number): Promise<string> {
  const form = new FormData()
  const group = { taskClassNm: 'chmStoreInsp', taskFlag: 'image', taskKey: String(storeInspNo) }
  for (const [name, value] of Object.entries(group)) form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(64, 48))], '누출.jpg'))
  const sent = await life.portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: { 'x-authorization': `Bearer ${life.officer.accessToken}` },
    payload: form,
  })
  return String(sent.json<{ data: { fileNo: number }[] }>().data[0]!.fileNo)
}
test('an answer takes pictures of its own record alone, and an item that the sheet does not have is refused', async () => {
  const { send, good, storeInspNo } = await begin()
  const fileNo = await addPicture(storeInspNo)
  const own = await send([{ ...good[0], fileNos: [fileNo] }])
  expect([own.status, own.body.data.answers[0].fileNos]).toEqual([200, [fileNo]])
  const foreign = await begin()
  expect((await foreign.send([{ ...good[0], fileNos: [fileNo] }])).body.fields[0].message).toBe(
    '이 점검의 사진이 아닙니다.',
  )
  expect((await send([{ itemCd: 'NOPE', answerCd: 'Y' }])).status).toBe(400)
  expect((await send([{ itemCd: good[0]!.itemCd, answerCd: '?' }])).status).toBe(400)
})
test('the sheet is asked in the language of its reader, and its answers stay as it words them', async () => {
  const { url } = await begin()
  const reader = await life.portal.signIn('env01')
  const first = async () => ((await reader.get(`${url}/check`)).body.data as CheckView).items[0]
  expect(await first()).toMatchObject({ itemTxt: '누출·부식·용기 상태', sectionTxt: '설비' })
  await reader.put('/api/manage/userpref', { langCd: 'en' })
  expect(await first()).toMatchObject({ itemTxt: 'Leaks, corrosion, containers', sectionTxt: 'Equipment' })
  await reader.put('/api/manage/userpref', { langCd: 'kr' })
})
test('what is bad is asked for with its picture, the day of the next check and the manager of the store, and its check is told back on the scale of checks', async () => {
  const { storeInspNo, view, send, good } = await begin()
  const fileNos = [await addPicture(storeInspNo)]
  const [critical, plain, ...others] = good
  const bad = (item: { itemCd: string }, more: object = {}) => ({
    itemCd: item.itemCd,
    answerCd: 'N',
    noteTxt: '바닥에 젖은 자국이 있음',
    ...more,
  })
  const done = await send([bad(critical!, { fileNos }), bad(plain!), ...others], {
    done: true,
    spentSec: 300,
  })
  expect(done.status).toBe(200)
  const sql = life.portal.engine.database
  const rows = await sql.query<{ imprNo: number; sourceSubKey: string; pictures: number }>(
    `select i."imprNo", i."gradeCd", i."scaleNm", i."scoreBef", i."proposeUserId", i."sourceDueYmd"::text as "dueYmd", i."sourceSubKey",
       (select count(*)::int from "attachFile" f where f."taskClassNm" = 'improvement' and f."taskKey" = i."imprNo"::text and f."taskFlag" = 'image') as "pictures"
     from "improvement" i where i."sourceKey" = $1 order by 1`,
    [`chmStoreInsp ${storeInspNo}`],
  )
  const asked = { scoreBef: 2, proposeUserId: 'env02', dueYmd: addDays(today, 7), scaleNm: '점검 판정 2/2' }
  expect(rows).toMatchObject([
    { ...asked, gradeCd: 'H', pictures: 1 },
    { ...asked, gradeCd: 'M', pictures: 0 },
  ])
  const { imprNo, sourceSubKey } = rows[1]!
  await sql.query(
    `update "improvement" set "state" = 'verifying', "actOrgCd" = 'D', "actDeptCd" = 'D132', "actUserId" = 'env02', "rcvDt" = now(), "doneDt" = now(), "dueDt" = now() where "imprNo" = $1`,
    [imprNo],
  )
  const coordinator = await life.portal.signIn('env01')
  const url = `/api/impr/impr/${imprNo}`
  const { scale } = (await coordinator.get(`${url}/more`)).body.data as { scale: unknown }
  expect(scale).toMatchObject({ scaleNm: '점검 판정', levels: [{ score: 0 }, { score: 1 }, { score: 2 }] })
  const pass = { scoreAft: 1, commentTxt: '받침을 바꾸었고 젖은 자국이 없음' }
  expect((await coordinator.put(`${url}/pass`, pass)).status).toBe(200)
  await sendOutbox(life.portal.engine)
  const answer = async () =>
    (await view()).answers.find(({ checkAnswerNo }) => String(checkAnswerNo) === sourceSubKey)
  expect(await answer()).toMatchObject({ recheckCd: 'C', doneYn: 'N' })
  const failed = await coordinator.put(`${url}/failEffect`, { reason: '다시 젖은 자국이 생겼습니다.' })
  expect(failed.status).toBe(200)
  await sendOutbox(life.portal.engine)
  expect(await answer()).toMatchObject({ recheckCd: null, doneYn: 'N' })
})
