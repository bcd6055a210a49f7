import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { momentOf } from '../../shared/dates.ts'
import { enteredHeaders } from '../../shared/session.ts'
import { api } from '../api.ts'
import { session } from '../session-store.ts'
import { Refused, serve, type FakeAnswer, type FakeRequest } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { network } from '../network.ts'
import { kept, postOrKeep, sendWaiting, type Courier } from './outbox.ts'
import { outboxStore, type OutboxEntry } from './outbox-store.ts'
import { OutboxBar } from './OutboxBar.tsx'

const shown: string[] = []
const Page = () => <OutboxBar go={(address) => shown.push(address)} />
const me = 'E1001'
let sent: FakeRequest[]
const answers = (answer: FakeAnswer) => {
  sent = serve({ 'POST /api/gas': answer })
}
const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
let count = 0
const enter = (body: object, corrects?: OutboxEntry) =>
  postOrKeep({
    path: '/api/gas',
    body,
    what: `측정 ${JSON.stringify(body)}`,
    address: '/gas?no=1',
    topic: 'gas',
    requestKey: `request-key-of-${count++}`,
    corrects,
  })
/** No call gets an answer, and the browser knows. */
function loseNetwork() {
  answers(() => {
    throw new TypeError('Failed to fetch')
  })
  network.lost()
}
function findNetwork(answer: FakeAnswer = () => ({ data: 'done' })) {
  answers(answer)
  network.reached()
}
const entriesOf = async (userId: string) =>
  (await outboxStore.all()).filter((entry) => entry.userId === userId)
const mine = () => entriesOf(me)

beforeEach(() => {
  answers(() => ({ data: 'done' }))
  network.reached()
  showPage(Page)
})
afterEach(async () => {
  for (const { no } of await outboxStore.all()) await outboxStore.remove(no)
  network.reached()
  hidePage()
})
const refusal = (message: string) => new Refused(409, { errorCode: 'CONFLICT', message, fields: [] })
const bar = () => page.getByRole('region', { name: '네트워크와 전송 대기' })
const list = () => page.getByRole('dialog', { name: '전송 대기 목록' })

test('an entry made with a network is sent at once, and nothing is shown', async () => {
  expect(await enter({ o2: 1 })).toEqual({ data: 'done' })
  expect(posted()).toEqual([{ o2: 1 }])
  expect(bar().query()).toBeNull()
})

test('an answer to a call from before the outage does not announce that the network is back', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const asked = serve({ 'GET /api/slow': () => promise, 'GET /api/quick': () => ({ data: 'quick' }) })
  const slow = api.get('/api/slow')
  await expect.poll(() => asked.length).toBe(1)
  network.lost()
  resolve({ data: 'slow' })
  expect(await slow).toEqual({ data: 'slow' })
  await expect.element(bar()).toMatchTextContent('네트워크 연결이 끊겼습니다.')
  await api.get('/api/quick')
  await expect.poll(() => bar().query()).toBeNull()
})

test('an entry made without a network is kept, counted, and sent in its order once the network is back', async () => {
  loseNetwork()
  expect([await enter({ o2: 1 }), await enter({ o2: 2 })]).toEqual([kept, kept])
  await expect.element(bar()).toMatchTextContent('네트워크 연결이 끊겼습니다.')
  await expect.element(bar().getByRole('button', { name: '전송 대기 2건' })).toBeVisible()
  expect(posted()).toEqual([])
  findNetwork()
  await expect.poll(mine).toEqual([])
  expect(posted()).toEqual([{ o2: 1 }, { o2: 2 }])
  await expect.poll(() => bar().query()).toBeNull()
})

test('an entry whose answer was lost keeps its key, and later entries wait for their turn', async () => {
  answers(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await enter({ o2: 3 })).toBe(kept)
  const [first] = await mine()
  expect([first!.requestKey, first!.userId]).toEqual([`request-key-of-${count - 1}`, me])
  expect(await enter({ o2: 4 })).toBe(kept)
  findNetwork()
  await expect.poll(mine).toEqual([])
  expect(posted()).toEqual([{ o2: 3 }, { o2: 4 }])
})

test('an entry that the server refuses stays with the reason, the next one goes on, and a person can try it again', async () => {
  loseNetwork()
  await enter({ o2: 5 })
  await enter({ o2: 6 })
  findNetwork(({ body }) =>
    (body as { o2: number }).o2 === 5
      ? refusal('현재 상태(일시중지)에서는 처리할 수 없습니다.')
      : { data: 'done' },
  )
  await expect.element(bar().getByRole('button', { name: '거절 1건' })).toBeVisible()
  expect(posted()).toEqual([{ o2: 5 }, { o2: 6 }])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await userEvent.click(bar().getByRole('button', { name: '거절 1건' }))
  await expect.element(list()).toMatchTextContent('현재 상태(일시중지)에서는 처리할 수 없습니다.')
  answers(() => ({ data: 'done' }))
  await userEvent.click(list().getByRole('button', { name: '다시 보내기' }))
  await expect.element(list()).toMatchTextContent('전송을 기다리는 입력이 없습니다.')
  expect(posted()).toEqual([{ o2: 5 }])
})

test('a refused entry that is put right is sent with the time of its first entry and leaves the list', async () => {
  loseNetwork()
  await enter({ o2: 70 })
  findNetwork(() => refusal('측정값을 확인해 주세요.'))
  await expect.poll(async () => (await mine()).map(({ state }) => state)).toEqual(['refused'])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  const [refused] = await mine()
  let entered: string | null = null
  answers(() => ({ data: 'done' }))
  const faked = window.fetch
  window.fetch = (input, init) => {
    entered = new Headers(init?.headers).get(enteredHeaders.dt)
    return faked(input, init)
  }
  expect(await enter({ o2: 20.7 }, refused)).toEqual({ data: 'done' })
  expect([posted(), entered, await mine()]).toEqual([[{ o2: 20.7 }], refused!.enteredDt, []])
})

test('when two windows send at once, the second finds nothing left to send', async () => {
  loseNetwork()
  await enter({ o2: 8 })
  // The other window holds the lock, sends and takes it off the list.
  const other = Promise.withResolvers<void>()
  const held = navigator.locks.request('portal.outbox', () => other.promise)
  findNetwork()
  await outboxStore.remove((await mine())[0]!.no)
  other.resolve()
  await held
  await sendWaiting()
  expect(posted()).toEqual([])
})

test('the network is back in this window once another window has sent what waited', async () => {
  const other = new BroadcastChannel('portal.outbox')
  loseNetwork()
  await enter({ o2: 9 })
  const [entry] = await mine()
  await outboxStore.remove(entry!.no)
  other.postMessage(null)
  await expect.element(bar()).toMatchTextContent('네트워크 연결이 끊겼습니다.')
  other.postMessage('reached')
  await expect.poll(() => bar().query()).toBeNull()
  other.close()
})

test('an answer that comes after another window removed the entry does not bring it back', async () => {
  loseNetwork()
  await enter({ o2: 9 })
  findNetwork(async () => {
    await outboxStore.remove((await mine())[0]!.no)
    return refusal('이미 처리된 요청입니다.')
  })
  await sendWaiting()
  expect(await mine()).toEqual([])
})

test('another person at this computer neither sees it nor sends it', async () => {
  loseNetwork()
  await enter({ o2: 7 })
  session.set({ user: { ...session.get().user!, userId: 'E2002' } })
  findNetwork()
  await sendWaiting()
  await expect.poll(() => bar().query()).toBeNull()
  expect([posted(), (await mine()).length]).toEqual([[], 1])
})

test('an entry that nobody has sent for a week is forgotten', async () => {
  const entry = {
    userId: 'E2002',
    requestKey: 'k',
    path: '/api/gas',
    body: {},
    what: '',
    address: '',
    topic: 'gas',
    reason: null,
    fields: [],
  }
  await outboxStore.add({
    ...entry,
    enteredDt: momentOf(new Date(Date.now() - 8 * 24 * 3_600_000)),
    state: 'waiting',
  })
  await outboxStore.add({ ...entry, enteredDt: momentOf(new Date()), state: 'waiting' })
  showPage(Page)
  await expect.poll(async () => (await entriesOf('E2002')).length).toBe(1)
})

test('a shared device sends what waits whoever stands there, and only its person may take it away', async () => {
  const delivered: [unknown, string][] = []
  const courier: Courier = {
    mark: () => undefined,
    post: (entry, ticket) => Promise.resolve(delivered.push([entry.body, ticket])),
  }
  network.lost()
  await outboxStore.add({
    userId: me,
    requestKey: 'key-of-a-stop-that-waits',
    path: '/api/gas',
    body: { o2: 11 },
    what: '가스측정 P-1',
    address: '',
    topic: 'gas',
    device: { ticket: 'ticket-of-the-session', userNm: '김민수' },
    enteredDt: momentOf(new Date()),
    state: 'waiting',
    reason: null,
    fields: [],
  })
  const Device = () => <OutboxBar go={(address) => shown.push(address)} courier={courier} />
  showPage(Device, { user: { userId: 'E2002' } })
  await userEvent.click(bar().getByRole('button', { name: '전송 대기 1건' }))
  await expect.element(list()).toMatchTextContent('김민수')
  expect(list().getByRole('button', { name: '삭제' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  network.reached()
  await expect.poll(() => bar().query()).toBeNull()
  expect([delivered, posted(), await mine()]).toEqual([[[{ o2: 11 }, 'ticket-of-the-session']], [], []])
})
