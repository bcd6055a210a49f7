import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../../db/seed/seed.ts'
import { registerKiosk } from '../../../../test/kiosk-life.ts'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { signDocument } from '../../../../test/sign-document.ts'
import { passwordSha } from '../../../platform/session/password.ts'
import { badSupplyInput } from './ppe-bad-input.test-kit.ts'
import { balanceOf, itemNumber, supplyPaths } from './ppe-life.test-kit.ts'
import { receiverStories } from './ppe-receiver.test-kit.ts'
import { supplyImprovements } from './ppe-improvement.test-kit.ts'
import { dayOf } from '../../../core/shared/dates.ts'

let portal: Portal
/** Asks; decides for the department; keeps the stock; safety manager; somebody of another department. */
let member: Client
let head: Client
let keeper: Client
let safety: Client
let other: Client
const signature = { userPwdSHA: passwordSha(demoPassword) }
const { requests, issues, entries } = supplyPaths
const mask = '방독마스크(반면형)'
const helmet = '안전모(ABE형)'
const ammonia = '정화통(암모니아용)'
const organic = '정화통(유기화합물용)'

beforeAll(async () => {
  portal = await startPortal()
  member = await portal.signIn('emp01')
  head = await portal.signIn('issuer01')
  keeper = await portal.signIn('saf02')
  safety = await portal.signIn('saf01')
  other = await portal.signIn('emp21')
})
afterAll(() => portal?.close())

const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const itemNo = (name: string) => itemNumber(portal, name)
interface Line {
  item: string
  sizeTxt?: string
  rqstQty?: number
}
async function ask(by: Client, lines: readonly Line[], over: object = {}): Promise<Answer> {
  const given = []
  for (const { item, sizeTxt = null, rqstQty = 1 } of lines)
    given.push({ ppeItemNo: await itemNo(item), sizeTxt, rqstQty })
  return by.post(requests, { plantCd: '1000', deptCd: 'D111', rqstTypeCd: 'new', lines: given, ...over })
}
const made = async (by: Client, lines: readonly Line[], over: object = {}): Promise<number> => {
  const { status, body } = await ask(by, lines, over)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data.ppeRequestNo as number
}
const put = (by: Client, path: string, no: number, act: string, body: object = {}) =>
  by.put(`${path}/${no}/${act}`, body)
const issueOf = async (ppeRequestNo: number) =>
  (
    await one<{ no: number }>('select max("ppeIssueNo") as no from "ppeIssue" where "ppeRequestNo" = $1', [
      ppeRequestNo,
    ])
  ).no
const balance = (name: string) => balanceOf(portal, name)
const waits = async (by: Client, kind: string) =>
  ((await by.get('/api/main/portlet/mywork')).body.data.items as { kind: string; key: number }[])
    .filter((item) => item.kind === kind)
    .map(({ key }) => key)
const needOf = async (by: Client, ppeCd: string, userId: string) =>
  (
    (await by.get('/api/saf/ppesupply')).body.data.lacking as {
      userId: string
      ppeCd: string
      haveQty: number
      unsignedQty: number
    }[]
  ).find((each) => each.userId === userId && each.ppeCd === ppeCd)

describe('a mask', () => {
  let no: number
  test('is asked for by an employee, who does not decide it himself, and by the supervisor it is approved', async () => {
    no = await made(member, [{ item: mask, sizeTxt: 'M' }])
    expect((await put(other, requests, no, 'request')).status).toBe(403)
    expect((await put(member, requests, no, 'request')).body.data.state).toBe('requested')
    expect((await put(member, requests, no, 'approve')).status).toBe(403)
    expect(await waits(head, 'ppe-approve')).toContain(no)
    expect((await put(head, requests, no, 'approve')).body.data).toMatchObject({
      state: 'approved',
      decideUserId: 'issuer01',
    })
    expect(await waits(head, 'ppe-approve')).not.toContain(no)
    expect(await waits(keeper, 'ppe-issue')).toContain(no)
  })
  test('leaves the stock when it is given, and counts as supplied only when its receiver has signed', async () => {
    const before = await balance(mask)
    expect((await put(head, requests, no, 'issue')).status).toBe(403)
    expect((await put(keeper, requests, no, 'issuePart')).status).toBe(422)
    expect((await put(keeper, requests, no, 'issue')).body.data.state).toBe('issued')
    const issue = await issueOf(no)
    expect(await balance(mask)).toEqual({ stock: before.stock - 1, journal: before.journal - 1 })
    expect(await needOf(safety, 'gasMask', 'emp01')).toMatchObject({ haveQty: 0, unsignedQty: 1 })
    expect(await waits(member, 'ppe-receive')).toContain(issue)
    // Nobody signs for another, and nobody without the password.
    expect((await put(keeper, issues, issue, 'receive', signature)).status).toBe(403)
    const unsigned = await put(member, issues, issue, 'receive')
    expect([unsigned.status, unsigned.body.fields[0].path]).toEqual([400, 'userPwdSHA'])
    expect((await put(member, issues, issue, 'receive', { userPwdSHA: 'f'.repeat(64) })).status).toBe(401)
    expect((await put(member, issues, issue, 'receive', signature)).body.data).toMatchObject({
      state: 'received',
      receiveWayCd: 'account',
    })
    expect(await needOf(safety, 'gasMask', 'emp01')).toBeUndefined()
    expect((await put(keeper, issues, issue, 'return', { reason: '이미 서명한 보호구입니다.' })).status).toBe(
      409,
    )
  })
  test('is asked for again before its exchange only with a kind and a reason of its own', async () => {
    const again = (over: object) => ask(member, [{ item: mask, sizeTxt: 'M' }], over)
    const plain = await again({})
    expect([plain.status, plain.body.fields[0].path]).toEqual([400, 'rqstTypeCd'])
    expect(plain.body.fields[0].message).toContain('이전 신청은')
    const bare = await again({ rqstTypeCd: 'early' })
    expect([bare.status, bare.body.fields[0].path]).toEqual([400, 'reasonTxt'])
    expect(bare.body.fields[0].message).toMatch(/지급주기\(\d{4}-\d\d-\d\d\) 이전 신청은 사유가 필요합니다\./)
    const early = await again({ rqstTypeCd: 'early', reasonTxt: '안면부가 찢어졌습니다.' })
    expect(early.status).toBe(201)
    const key = early.body.data.ppeRequestNo as number
    await put(member, requests, key, 'request')
    expect((await put(head, requests, key, 'approve')).status).toBe(403)
    expect((await put(safety, requests, key, 'approve')).status).toBe(200)
  })
})

test('what is above the standard goes through approval, and what is within it does not', async () => {
  const within = await made(member, [{ item: helmet }])
  expect((await put(member, requests, within, 'submit', { approval: {} })).status).toBe(422)
  const above = await made(member, [{ item: helmet, rqstQty: 3 }])
  const refused = await put(member, requests, above, 'request')
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('안전모')])
  const asked = await put(member, requests, above, 'submit', { approval: {} })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  expect(asked.body.data).toMatchObject({ state: 'pending', overYn: 'Y', issueQty: 3 })
  expect((await put(head, requests, above, 'approve')).status).toBe(409)
  await signDocument(portal, 'ppeRequest', above)
  head = await portal.signIn('issuer01')
  expect((await member.get(`${requests}/${above}`)).body.data.state).toBe('approved')
})

test('what is short is refused with what there is, given in part, and is open again when it is brought back', async () => {
  const lost = { rqstTypeCd: 'lost', reasonTxt: '작업 중 분실하였습니다.' }
  const no = await made(member, [{ item: ammonia, rqstQty: 2 }], lost)
  await put(member, requests, no, 'request')
  await put(safety, requests, no, 'approve')
  const left = await balance(ammonia)
  await keeper.post(entries, {
    ioTypeCd: 'count',
    ioYmd: dayOf(portal.clock.now()),
    ppeItemNo: await itemNo(ammonia),
    lotNo: (
      await one<{ lotNo: string }>('select "lotNo" from "ppeStock" where "ppeItemNo" = $1', [
        await itemNo(ammonia),
      ])
    ).lotNo,
    qty: 1,
    reasonTxt: '실사에서 한 개만 있었습니다.',
  })
  expect(left.stock).toBe(5)
  expect(await balance(ammonia)).toEqual({ stock: 1, journal: 1 })
  const short = await put(keeper, requests, no, 'issue')
  expect([short.status, JSON.stringify(short.body)]).toEqual([
    409,
    expect.stringContaining('재고가 부족합니다. (현재고 1)'),
  ])
  expect((await put(keeper, requests, no, 'issuePart')).body.data.state).toBe('partIssued')
  const issue = await issueOf(no)
  expect((await put(keeper, requests, no, 'issuePart')).status).toBe(409)
  expect((await put(member, issues, issue, 'return', { reason: '규격이 맞지 않습니다.' })).status).toBe(403)
  const back = await put(keeper, issues, issue, 'return', { reason: '규격이 맞지 않아 받지 않았습니다.' })
  expect(back.body.data.state).toBe('returned')
  expect(await balance(ammonia)).toEqual({ stock: 1, journal: 1 })
  expect((await member.get(`${requests}/${no}`)).body.data.lines[0].issuedQty).toBe(0)
  expect((await put(member, issues, issue, 'receive', signature)).status).toBe(409)
})

test('two who give the last piece at once give it once', async () => {
  const give = async () =>
    keeper.post(issues, {
      plantCd: '1000',
      receiverCd: 'person',
      userId: 'emp01',
      lines: [{ ppeItemNo: await itemNo(ammonia), qty: 1 }],
    })
  const answers = await Promise.all([give(), give(), give()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await balance(ammonia)).toEqual({ stock: 0, journal: 0 })
})

test('a person sees his own requests and issues, a supervisor those of his department, another plant none', async () => {
  const seen = async (by: Client, path: string) =>
    (await by.get(`${path}s?limit=300`)).body.data as { userId: string; rqstUserId: string; deptCd: string }[]
  expect(new Set((await seen(member, issues)).map(({ userId }) => userId))).toEqual(new Set(['emp01']))
  expect(new Set((await seen(head, requests)).map(({ deptCd }) => deptCd))).toEqual(new Set(['D111']))
  expect(await seen(other, issues)).toEqual([])
  const [foreign] = (await seen(safety, issues)).filter(({ userId }) => userId === 'rqst01')
  const key = (foreign as unknown as { ppeIssueNo: number }).ppeIssueNo
  expect((await member.get(`${issues}/${key}`)).status).toBe(403)
  expect((await member.get(`/api/saf/ppesupply/ledger?userId=rqst01`)).status).toBe(400)
  expect((await member.get('/api/saf/ppesupply')).status).toBe(403)
})

test('at a shared device a person signs with the own PIN for what was given to him, and for nothing else', async () => {
  const kiosk = await registerKiosk(portal, await portal.signIn('sys01'))
  const [gasTester, watcher] = ['B100004', 'B100005']
  const { no } = await one<{ no: number }>(
    `select "ppeIssueNo" as no from "ppeIssue" where "userId" = 'gas01' and "state" = 'issued'`,
  )
  const receive = `/api/kiosk/ppeissue/${no}/receive`
  expect((await (await portal.signIn('gas01')).post(receive, {})).status).toBe(403)
  const stranger = await kiosk.signIn(watcher)
  expect((await stranger.get('/api/kiosk/ppeissues')).body.data).toEqual([])
  expect([403, 404]).toContain((await stranger.post(receive, {})).status)
  const owner = await kiosk.signIn(gasTester)
  const [waiting] = (await owner.get('/api/kiosk/ppeissues')).body.data as {
    ppeIssueNo: number
    items: object[]
  }[]
  expect(waiting).toMatchObject({ ppeIssueNo: no, items: [{ itemNm: mask, qty: 1 }] })
  expect((await owner.post(receive, {})).status).toBe(200)
  expect((await owner.post(receive, {})).status).toBe(409)
  expect(await one('select "state", "receiveWayCd" from "ppeIssue" where "ppeIssueNo" = $1', [no])).toEqual({
    state: 'received',
    receiveWayCd: 'pin',
  })
})

test('an opened canister is exchanged months after it was opened, or at its expiry', async () => {
  const given = await keeper.post(issues, {
    plantCd: '1000',
    receiverCd: 'person',
    userId: 'emp01',
    lines: [{ ppeItemNo: await itemNo(organic), qty: 1 }],
  })
  const { ppeIssueNo, lines } = given.body.data
  const today = dayOf(portal.clock.now())
  const body = { ppeIssueLineNo: lines[0].ppeIssueLineNo, openYmd: given.body.data.issueDt.slice(0, 10) }
  const open = (over: object = {}) => member.put(`${issues}/${ppeIssueNo}/open`, { ...body, ...over })
  expect((await open()).status).toBe(409)
  await put(member, issues, ppeIssueNo, 'receive', signature)
  expect((await open({ openYmd: '2099-01-01' })).body.fields[0].path).toBe('openYmd')
  expect((await open({ openYmd: '2020-01-01' })).body.fields[0].path).toBe('openYmd')
  expect((await keeper.put(`${issues}/${ppeIssueNo}/open`, body)).status).toBe(403)
  const opened = await open()
  expect(opened.body.data.lines[0].openYmd).toBe(body.openYmd)
  expect(opened.body.data.lines[0].nextYmd > today).toBe(true)
  // Its hours are noted by who wears it, and used up it is exchanged that day.
  const wear = (hours: unknown, over: object = {}, by = member) =>
    by.put(`${issues}/${ppeIssueNo}/wear`, {
      ppeIssueLineNo: body.ppeIssueLineNo,
      wearYmd: body.openYmd,
      hours,
      ...over,
    })
  expect((await wear(2, {}, keeper)).status).toBe(403)
  expect((await wear(25)).body.fields[0].path).toBe('hours')
  expect((await wear('2')).body.fields[0].path).toBe('hours')
  expect((await wear(2, { wearYmd: '2099-01-01' })).body.fields[0].path).toBe('wearYmd')
  for (const hours of [20, 19.5]) expect((await wear(hours)).status).toBe(200)
  const last = await wear(0.5)
  expect(last.body.data.lines[0]).toMatchObject({ wearHours: 40, wornHours: 40, nextYmd: body.openYmd })
  expect((await wear(1)).status).toBe(409)
  const { n } = await portal.engine.database.one<{ n: number }>(
    'select count(*)::int as "n" from "ppeWear" where "ppeIssueLineNo" = $1',
    [body.ppeIssueLineNo],
  )
  expect(n).toBe(3)
})

test('the page of the supply shows rates, what is to be ordered, lots that are over and kinds without a standard', async () => {
  const { data } = (await safety.get('/api/saf/ppesupply?plantCd=1000')).body
  expect(data.rates.length).toBeGreaterThan(0)
  expect(data.reorder.find((row: { ppeItemNm: string }) => row.ppeItemNm === ammonia)).toMatchObject({
    low: true,
  })
  expect(data.lots).toContainEqual(expect.objectContaining({ lotNo: 'L23-OLD', expired: true, stockQty: 40 }))
  expect(data.gaps.length).toBeGreaterThan(0)
  expect((await safety.get('/api/saf/ppesupply/excel')).status).toBe(200)
  expect((await safety.get('/api/saf/ppesupply/ledger?userId=emp01')).status).toBe(200)
  expect((await safety.get('/api/saf/ppesupply/ledger?userId=emp01&year=20x6')).status).toBe(400)
  expect(await waits(keeper, 'ppe-reorder')).toContain(await itemNo(ammonia))
  expect((await waits(keeper, 'ppe-lot')).length).toBe(1)
  expect((await member.get('/api/saf/ppeown')).body.data.length).toBeGreaterThan(0)
})

supplyImprovements(
  () => portal,
  () => safety,
  () => member,
)
badSupplyInput(
  () => portal,
  () => ({ member, keeper, other }),
)
receiverStories(
  () => portal,
  () => ({ member, keeper, safety }),
)
