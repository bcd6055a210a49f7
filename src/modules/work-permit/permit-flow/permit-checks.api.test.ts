import { afterAll, beforeAll, expect, test } from 'vitest'
import { permitPath, refusalOf, startPermitLife, type PermitLife } from '../../../../test/permit-life.ts'

let life: PermitLife
let permitNo: number
beforeAll(async () => {
  life = await startPermitLife()
  permitNo = await life.create('vnd03s', await life.hotWork())
  await life.act('vnd03s', permitNo, 'request')
  await life.act('issuer03', permitNo, 'startReview')
})
afterAll(() => life.close())

interface Check {
  permitCheckNo: number
  stageCd: string
  itemNm: string
  itemNmEn: string
  itemNmZh: string
  itemNmEs: string
  basisTxtEn: string
  killYn: string
  needYn: string
  photoYn: string
  needTxt: string | null
  needUserNm: string | null
}
const permit = async () => (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data
const checks = async (fits: (check: Check) => boolean) => ((await permit()).checks as Check[]).filter(fits)
const tick = (userId: string, ticks: object[]) => life.put(userId, `${permitPath}/${permitNo}/checks`, ticks)

test('a mandatory measure is not switched off by anybody, and nothing of the call is kept', async () => {
  const all = await checks(({ needYn }) => needYn === 'Y')
  const answer = await tick(
    'issuer03',
    all.map(({ permitCheckNo }) => ({ permitCheckNo, needYn: 'N', needTxt: '이번 작업에는 해당 없음' })),
  )
  expect([answer.status, refusalOf(answer).guards]).toEqual([422, ['mandatory']])
  expect(await checks(({ needYn }) => needYn === 'Y')).toHaveLength(all.length)
})

test('another measure needs a reason, which stands in the record with who gave it', async () => {
  const [measure] = await checks(
    ({ needYn, killYn, stageCd }) => needYn === 'Y' && killYn === 'N' && stageCd === 'before',
  )
  const { permitCheckNo } = measure!
  for (const needTxt of [undefined, '없음', '    '])
    expect(await tick('issuer03', [{ permitCheckNo, needYn: 'N', needTxt }])).toMatchObject({
      status: 400,
      body: { fields: [{ path: '0.needTxt' }] },
    })
  expect((await tick('vnd03s', [{ permitCheckNo, needYn: 'N', needTxt: '필요하지 않습니다.' }])).status).toBe(
    403,
  )
  const needTxt = '고정식 울타리가 이미 있습니다.'
  expect((await tick('issuer03', [{ permitCheckNo, needYn: 'N', needTxt }])).status).toBe(200)
  const [stored] = await checks((check) => check.permitCheckNo === permitCheckNo)
  expect(stored).toMatchObject({ needYn: 'N', needTxt, needUserNm: expect.stringContaining('관리감독자') })
  const refused = await tick('issuer03', [{ permitCheckNo, confirmYn: 'Y' }])
  expect(refusalOf(refused).guards).toEqual(['notNeeded'])
})

test('items of the completion are not confirmed before the work, nor those of the work', async () => {
  await life.force(permitNo, 'approved')
  for (const stageCd of ['after', 'during']) {
    const [item] = await checks((check) => check.stageCd === stageCd && check.needYn === 'Y')
    const answer = await tick('vnd03s', [{ permitCheckNo: item!.permitCheckNo, doneYn: 'Y' }])
    expect([stageCd, answer.status, refusalOf(answer).guards]).toEqual([stageCd, 422, ['stage']])
  }
})

test('who does the work says what is done, the issuer what he has seen, and neither speaks for the other', async () => {
  const [item] = await checks(
    ({ stageCd, needYn, photoYn }) => stageCd === 'before' && needYn === 'Y' && photoYn === 'N',
  )
  const { permitCheckNo } = item!
  expect((await tick('issuer03', [{ permitCheckNo, doneYn: 'Y' }])).status).toBe(403)
  expect((await tick('vnd03s', [{ permitCheckNo, confirmYn: 'Y' }])).status).toBe(403)
  const early = await tick('issuer03', [{ permitCheckNo, confirmYn: 'Y' }])
  expect([early.status, refusalOf(early).guards]).toEqual([422, ['notDone']])
  // What is confirmed is kept in every language, and named to a reader in the reader's own.
  expect(item!.itemNmEn).toMatch(/^[^가-힣]{10,}$/u)
  expect([item!.itemNmZh, item!.itemNmEs, item!.basisTxtEn].every(Boolean)).toBe(true)
  await life.put('issuer03', '/api/manage/userpref', { langCd: 'en' })
  const inEnglish = await tick('issuer03', [{ permitCheckNo, confirmYn: 'Y' }])
  expect(JSON.stringify(inEnglish.body)).toContain(item!.itemNmEn)
  await life.put('issuer03', '/api/manage/userpref', { langCd: 'kr' })
  expect((await tick('vnd03s', [{ permitCheckNo, doneYn: 'Y' }])).status).toBe(200)
  expect((await tick('issuer03', [{ permitCheckNo, confirmYn: 'Y' }])).status).toBe(200)
  expect((await checks((check) => check.permitCheckNo === permitCheckNo))[0]).toMatchObject({
    doneUserId: 'vnd03s',
    confirmUserId: 'issuer03',
  })
  const undone = await tick('vnd03s', [{ permitCheckNo, doneYn: null }])
  expect([undone.status, refusalOf(undone).guards]).toEqual([422, ['seen']])
  // An issuer who did it himself needs another one to see it.
  await life.portal.engine.database.query(
    `update "permitCheck" set "doneUserId" = 'issuer03', "confirmYn" = null where "permitCheckNo" = $1`,
    [permitCheckNo],
  )
  const own = await tick('issuer03', [{ permitCheckNo, confirmYn: 'Y' }])
  expect([own.status, refusalOf(own).guards]).toEqual([422, ['ownWork']])
  await life.portal.engine.database.query(
    `update "permitCheck" set "doneUserId" = 'vnd03s' where "permitCheckNo" = $1`,
    [permitCheckNo],
  )
})

test('a suspension keeps the confirmations of the first round and asks for a second one', async () => {
  const ready = await checks(
    ({ stageCd, needYn, photoYn }) => stageCd === 'before' && needYn === 'Y' && photoYn === 'N',
  )
  const ticks = ready.map(({ permitCheckNo }) => ({ permitCheckNo, doneYn: 'Y' }))
  const seen = ready.map(({ permitCheckNo }) => ({ permitCheckNo, confirmYn: 'Y' }))
  expect((await tick('vnd03s', ticks)).status).toBe(200)
  expect((await tick('issuer03', seen)).status).toBe(200)
  await life.force(permitNo, 'working')
  const undo = await tick('issuer03', [{ permitCheckNo: ready[0]!.permitCheckNo, confirmYn: null }])
  expect(refusalOf(undo).guards).toEqual(['stage'])
  const suspend = { reason: '배관 재확인이 필요합니다.', suspReasonCd: 'REVALIDATE' }
  expect((await life.put('issuer03', `${permitPath}/${permitNo}/suspend`, suspend)).status).toBe(200)
  const stored = await permit()
  expect(stored.checkRounds).toHaveLength(ready.length)
  expect(stored.checkRounds[0]).toMatchObject({
    roundSeq: 1,
    itemNm: ready[0]!.itemNm,
    doneUserId: 'vnd03s',
    confirmUserId: 'issuer03',
    confirmDt: expect.any(String),
  })
  expect((await checks(({ permitCheckNo }) => permitCheckNo === ready[0]!.permitCheckNo))[0]).toMatchObject({
    confirmYn: null,
  })
  expect((await tick('vnd03s', ticks)).status).toBe(200)
})
