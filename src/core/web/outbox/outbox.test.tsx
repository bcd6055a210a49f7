import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '../session-store.ts'
import { Refused, serve, type FakeAnswer, type FakeRequest } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { network } from './network.ts'
import { kept, postOrKeep, sendWaiting } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'
import { OutboxBar } from './OutboxBar.tsx'

const Page = () => <OutboxBar />
const me = 'E1001'
let sent: FakeRequest[]
const answers = (answer: FakeAnswer) => {
  sent = serve({ 'POST /api/gas': answer })
}
const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
let count = 0
const enter = (body: object) =>
  postOrKeep({ path: '/api/gas', body, what: `측정 ${JSON.stringify(body)}`, topic: 'gas', requestKey: `request-key-of-${count++}` })
const mine = () => outboxStore.of(me)

beforeEach(() => {
  answers(() => ({ data: 'done' }))
  network.reached()
  showPage(Page)
})
afterEach(async () => {
  for (const userId of [me, 'E2002']) for (const { no } of await outboxStore.of(userId)) await outboxStore.remove(no)
  network.reached()
  hidePage()
})
const bar = () => page.getByRole('region', { name: '네트워크와 전송 대기' })
const list = () => page.getByRole('dialog', { name: '전송 대기 목록' })

test('with a network it is sent at once; nothing is shown', async () => {
  expect(await enter({ o2: 1 })).toEqual({ data: 'done' })
  expect(posted()).toEqual([{ o2: 1 }])
  expect(bar().query()).toBeNull()
})

test('without a network it is kept, counted and sent in its order once the network is back', async () => {
  network.lost()
  expect([await enter({ o2: 1 }), await enter({ o2: 2 })]).toEqual([kept, kept])
  await expect.element(bar()).toHaveTextContent('네트워크 연결이 끊겼습니다.')
  await expect.element(bar().getByRole('button', { name: '전송 대기 2건' })).toBeVisible()
  expect(posted()).toEqual([])
  network.reached()
  await expect.poll(mine).toEqual([])
  expect(posted()).toEqual([{ o2: 1 }, { o2: 2 }])
  await expect.poll(() => bar().query()).toBeNull()
})

test('a lost answer keeps it under the same key; what is entered behind it waits for its turn', async () => {
  let lost = true
  answers(() => {
    if (lost) throw new TypeError('Failed to fetch')
    return { data: 'done' }
  })
  expect(await enter({ o2: 3 })).toBe(kept)
  const [first] = await mine()
  expect([first!.requestKey, first!.userId]).toEqual([`request-key-of-${count - 1}`, me])
  expect(await enter({ o2: 4 })).toBe(kept)
  lost = false
  await sendWaiting()
  await expect.poll(mine).toEqual([])
  expect(posted().slice(-2)).toEqual([{ o2: 3 }, { o2: 4 }])
})

test('what is refused on arrival stays with the reason; the next goes on; it is tried again or removed by hand', async () => {
  network.lost()
  await enter({ o2: 5 })
  await enter({ o2: 6 })
  answers(({ body }) =>
    (body as { o2: number }).o2 === 5
      ? new Refused(409, { errorCode: 'CONFLICT', message: '현재 상태(일시중지)에서는 처리할 수 없습니다.', fields: [] })
      : { data: 'done' },
  )
  network.reached()
  await expect.element(bar().getByRole('button', { name: '거절 1건' })).toBeVisible()
  expect(posted()).toEqual([{ o2: 5 }, { o2: 6 }])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await userEvent.click(bar().getByRole('button', { name: '거절 1건' }))
  await expect.element(list()).toHaveTextContent('현재 상태(일시중지)에서는 처리할 수 없습니다.')
  answers(() => ({ data: 'done' }))
  await userEvent.click(list().getByRole('button', { name: '다시 보내기' }))
  await expect.element(list()).toHaveTextContent('전송을 기다리는 입력이 없습니다.')
  expect(posted()).toEqual([{ o2: 5 }])
})

test('another person at this computer neither sees it nor sends it', async () => {
  network.lost()
  await enter({ o2: 7 })
  session.set({ user: { ...session.get().user!, userId: 'E2002' } })
  network.reached()
  await sendWaiting()
  await expect.poll(() => bar().query()).toBeNull()
  expect([posted(), (await mine()).length]).toEqual([[], 1])
})
