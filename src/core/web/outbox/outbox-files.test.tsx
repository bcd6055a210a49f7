import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyResource } from '../../shared/resource.ts'
import { fileStalledMs } from '../../shared/limits.ts'
import { idempotencyHeader } from '../../shared/session.ts'
import { Attachments } from '../attach/Attachments.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { network } from '../network.ts'
import { Refused, serve, type FakeAnswer, type FakeRequest } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { browserTable } from './browser-table.ts'
import { forgetFiles, sweepFiles, uploadOrKeep } from './outbox-files.ts'
import { WaitingRecords } from './WaitingRecords.tsx'
import { outboxStore, type OutboxEntry } from './outbox-store.ts'
import { OutboxBar } from './OutboxBar.tsx'
import { sendWaiting, startOutbox } from './outbox.ts'

/** A record without a key, in which only what the test needs is demanded. */
const small = {
  ...samplePermit,
  fields: { workNm: samplePermit.fields.workNm },
  lines: {},
} as unknown as AnyResource
let kept = 0
function NewPage() {
  const [corrects, setCorrects] = useState<OutboxEntry>()
  const form = useRecordForm(small, undefined, {
    waits: {
      what: ({ workNm }) => `등록 ${String(workNm)}`,
      address: '/new',
      corrects,
      onKept: () => {
        kept++
        setCorrects(undefined)
        form.reset()
      },
    },
  })
  return (
    <>
      <OutboxBar go={() => undefined} />
      <WaitingRecords
        path={small.path}
        onCorrect={(entry) => {
          form.correct(entry)
          setCorrects(entry)
        }}
      />
      <RecordForm form={form}>
        <form.Field name={'workNm'} />
        <button type="button" onClick={() => void form.submit()}>
          저장
        </button>
      </RecordForm>
      <Attachments resource={small} name="drawing" editable />
    </>
  )
}
let sent: FakeRequest[]
let keys: string[]
/** Files that the server has of the record. */
let lying: object[]
const record: FakeAnswer = () => ({ data: { permitNo: 77 } })
function answers(upload: FakeAnswer = () => ({ data: [] }), post = record) {
  sent = serve({
    ...sampleRoutes,
    'GET /api/attachfile/uploadfiles': () => ({ data: lying }),
    'POST /api/attachfile/upload': upload,
    'PUT /api/attachfile/img/apply': () => ({}),
    'POST /api/sample/permit': post,
  })
  const faked = window.fetch
  window.fetch = (input, init) => {
    const key = new Headers(init?.headers).get(idempotencyHeader)
    if (key) keys.push(key)
    return faked(input, init)
  }
}
const loseNetwork = () => {
  answers()
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  network.lost()
}
const posts = () =>
  sent
    .filter(({ method, path }) => method === 'POST' && /permit$|upload$/.test(path))
    .map(({ path, body }) =>
      body instanceof FormData
        ? `${String(body.get('taskKey'))} ${body
            .getAll('files')
            .map((file) => (file as File).name)
            .join()}`
        : path,
    )
const file = (name: string) => new File([name], name, { type: 'application/pdf' })
const fill = async (workNm: string, ...files: File[]) => {
  await expect.poll(() => document.querySelector('.attach input[type=file]')).not.toBeNull()
  await userEvent.upload(page.elementLocator(document.querySelector('.attach input[type=file]')!), files)
  await expect.element(page.getByText('저장 전').first()).toBeVisible()
  await userEvent.fill(page.getByLabelText('작업명', { exact: true }), workNm)
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
}
const entries = () => outboxStore.all()
const inRecord = ['/api/sample/permit', '77 하나.pdf', '77 둘.pdf']

beforeEach(() => {
  localStorage.clear()
  keys = []
  lying = []
  kept = 0
  network.reached()
  answers()
  showPage(NewPage)
})
afterEach(async () => {
  for (const { no, requestKey } of await entries()) {
    await outboxStore.remove(no)
    await forgetFiles(requestKey)
  }
  network.reached()
  hidePage()
})

test('with a network the record is sent first, and then each file by itself under a key of its own', async () => {
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  expect(posts()).toEqual(inRecord)
  expect(new Set(keys.filter((_, index) => index < 3)).size).toBe(3)
  expect([await entries(), kept]).toEqual([[], 0])
})

test('without a network a new record is kept with its files, and all go once when the network is back', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.element(page.getByRole('button', { name: '전송 대기 1건' })).toBeVisible()
  await expect.poll(() => kept).toBe(1)
  expect(posts()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: '전송 대기 1건' }))
  await expect.element(page.getByRole('dialog')).toMatchTextContent('첨부 2개 중 0개 전송')
  answers()
  network.reached()
  await expect.poll(entries).toEqual([])
  expect(posts()).toEqual(inRecord)
})

test('files that were sent ahead of their record are handed over as the group that they are of', async () => {
  await expect.poll(() => document.querySelector('.attach input[type=file]')).not.toBeNull()
  await userEvent.upload(page.elementLocator(document.querySelector('.attach input[type=file]')!), [
    file('하나.pdf'),
  ])
  lying = [{ fileNo: 1, fileOrgNm: '하나.pdf', fileSize: 12, fileExt: 'pdf', contentType: 'application/pdf' }]
  await userEvent.click(page.getByRole('button', { name: '올리기' }))
  const uploaded = () => sent.find(({ path }) => path.endsWith('/upload'))?.body as FormData | undefined
  await expect.poll(uploaded).toBeDefined()
  const ahead = uploaded()!
  await expect.element(page.getByText('하나.pdf').first()).toBeVisible()
  loseNetwork()
  await userEvent.fill(page.getByLabelText('작업명', { exact: true }), '배관 용접')
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
  await expect.poll(entries).toHaveLength(1)
  answers()
  network.reached()
  await expect.poll(entries).toEqual([])
  expect(sent.find(({ path }) => path.endsWith('/img/apply'))?.body).toMatchObject({
    taskKey: 77,
    tempTaskKey: ahead.get('tempTaskKey'),
    taskFlag: ahead.get('taskFlag'),
  })
})

test('a file whose answer was lost is sent again under the same key after the window was closed, and nothing before it is', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.poll(entries).toHaveLength(1)
  answers(({ body }) => {
    if ((body as FormData).getAll('files').some((each) => (each as File).name === '둘.pdf'))
      throw new TypeError('Failed to fetch')
    return { data: [] }
  })
  network.reached()
  await expect.poll(async () => (await entries())[0]?.files).toMatchObject({ taskKey: 77, left: 1 })
  // The window is closed once the second file has gone out, not while it is being read.
  await expect.poll(posts).toContain('77 둘.pdf')
  await sendWaiting()
  const before = [...keys]
  hidePage()
  answers()
  keys = []
  // A window that is opened knows of no lost network.
  network.reached()
  const stop = startOutbox()
  await expect.poll(entries).toEqual([])
  stop()
  expect(posts()).toEqual(['77 둘.pdf'])
  expect(before).toContain(keys[0])
})

test('a refused record stays in the form with its files, and nothing of it is kept', async () => {
  const refusal = () =>
    new Refused(400, {
      errorCode: 'INVALID',
      message: '입력값을 확인해 주세요.',
      fields: [{ path: 'workNm', message: '이미 있는 작업명입니다.' }],
    })
  answers(undefined, refusal)
  await fill('배관 용접', file('하나.pdf'))
  await expect.element(page.getByText('이미 있는 작업명입니다.').first()).toBeVisible()
  expect(await entries()).toEqual([])
  await expect.element(page.getByText('저장 전').first()).toBeVisible()
})

test('a record that was refused when the network came back is opened, put right at its field and sent once, with its files', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.poll(entries).toHaveLength(1)
  const bodies: unknown[] = []
  const judged: FakeAnswer = ({ body }) => {
    bodies.push((body as { workNm: string }).workNm)
    if ((body as { workNm: string }).workNm === '배관 용접 2호기') return { data: { permitNo: 77 } }
    return new Refused(400, {
      errorCode: 'INVALID',
      message: '입력값을 확인해 주세요.',
      fields: [{ path: 'workNm', message: '이미 있는 작업명입니다.' }],
    })
  }
  answers(undefined, judged)
  keys = []
  network.reached()
  await expect.poll(async () => (await entries()).map(({ state }) => state)).toEqual(['refused'])
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  const waiting = page.getByRole('list', { name: '전송하지 못한 등록' })
  const correct = async () => userEvent.click(waiting.getByRole('button', { name: '고치기' }))
  const field = page.getByLabelText('작업명', { exact: true })
  const reason = page.getByRole('form').getByText('이미 있는 작업명입니다.')
  await correct()
  await expect.element(field).toHaveValue('배관 용접')
  await expect.element(reason).toBeVisible()
  // Put right in a way that is refused again: nothing is lost, and it is opened once more.
  await userEvent.fill(field, '배관 용접 1호기')
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
  await expect.poll(() => bodies).toHaveLength(2)
  await expect.poll(async () => (await entries())[0]?.state).toBe('refused')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await correct()
  await expect.element(field).toHaveValue('배관 용접 1호기')
  await userEvent.fill(field, '배관 용접 2호기')
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
  await expect.poll(entries).toEqual([])
  expect(bodies).toEqual(['배관 용접', '배관 용접 1호기', '배관 용접 2호기'])
  expect(posts().filter((each) => each.startsWith('77'))).toEqual(['77 하나.pdf', '77 둘.pdf'])
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
})

test('a file that the server refuses does not hold up the others, and its reason stands with its name', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.poll(entries).toHaveLength(1)
  answers(({ body }) =>
    (body as FormData).getAll('files').some((each) => (each as File).name === '하나.pdf')
      ? new Refused(422, { errorCode: 'REFUSED', message: '파일이 손상되었습니다.', fields: [], reasons: [] })
      : { data: [] },
  )
  network.reached()
  await expect
    .poll(async () => (await entries())[0])
    .toMatchObject({
      state: 'refused',
      reason: '하나.pdf: 파일이 손상되었습니다.',
      files: { left: 1, count: 2 },
    })
})

test('a window that is opened while a record is kept takes none of its files away', async () => {
  loseNetwork()
  const { add } = outboxStore
  vi.spyOn(outboxStore, 'add').mockImplementationOnce(async (entry) => {
    // The other window looks for what was left behind: the files are there, their entry is not yet.
    await sweepFiles()
    return add(entry)
  })
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.poll(entries).toHaveLength(1)
  answers()
  network.reached()
  await expect.poll(entries).toEqual([])
  expect(posts()).toEqual(inRecord)
})

test('a file that this device has lost is told of, after the others have gone', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'), file('둘.pdf'))
  await expect.poll(entries).toHaveLength(1)
  const table = browserTable('portal.outbox.files', 'files', 'entryKey')
  const [first] = await table('readonly', (files) => files.getAllKeys())
  await table('readwrite', (files) => files.delete(first!))
  answers()
  network.reached()
  await expect
    .poll(async () => (await entries())[0])
    .toMatchObject({ state: 'refused', reason: '첨부 1개가 이 기기에 남아 있지 않아 보내지 못했습니다.' })
  expect(posts()).toEqual(['/api/sample/permit', '77 둘.pdf'])
})

test('a file whose bytes came too slowly for the server waits for the next time', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'))
  await expect.poll(entries).toHaveLength(1)
  answers(() => new Refused(408, { errorCode: 'TIMEOUT', message: '시간 초과', fields: [], reasons: [] }))
  network.reached()
  await expect.poll(() => posts()).toEqual(['/api/sample/permit', '77 하나.pdf'])
  await expect.poll(async () => (await entries())[0]).toMatchObject({ state: 'waiting', files: { left: 1 } })
})

test('a file that stops on its way says so in the list of what waits, until it goes on', async () => {
  loseNetwork()
  await fill('배관 용접', file('하나.pdf'))
  await expect.poll(entries).toHaveLength(1)
  let goesOn = false
  answers(() => (goesOn ? { data: [] } : new Promise<never>(() => undefined)))
  const { setTimeout: real } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((work: () => void, ms?: number) =>
    real(work, ms === fileStalledMs ? 50 : ms)) as typeof setTimeout)
  network.reached()
  await expect
    .poll(async () => (await entries())[0])
    .toMatchObject({
      state: 'waiting',
      reason: '하나.pdf: 전송이 멈추었습니다. 통신이 되는 곳에서 이 파일부터 이어서 전송합니다.',
    })
  vi.restoreAllMocks()
  goesOn = true
  network.reached()
  await sendWaiting()
  await expect.poll(entries).toEqual([])
})

test('a file with an address of its own waits too, until its answer comes', async () => {
  const [path, requestKey] = ['/api/sample/sign/5', 'signature-key']
  const sign = () =>
    uploadOrKeep(
      { path, what: '서명', address: '/new', topic: 'sample', requestKey },
      { file: file('서명.png'), explanation: '김안전' },
    )
  loseNetwork()
  await sign()
  await expect.poll(async () => (await entries()).map(({ what }) => what)).toEqual(['서명'])
  const signed: FormData[] = []
  let answer: FakeAnswer = () => {
    throw new TypeError('Failed to fetch')
  }
  answers()
  const routes = {
    [`POST ${path}`]: (request: FakeRequest) => (signed.push(request.body as FormData), answer(request)),
  }
  serve({ ...sampleRoutes, ...routes })
  network.reached()
  await sendWaiting()
  await expect.poll(() => signed.length).toBeGreaterThan(0)
  expect(await entries()).toHaveLength(1)
  answer = () => ({ data: { eduTargetNo: 5 } })
  network.reached()
  await expect.poll(async () => (await sendWaiting(), entries())).toEqual([])
  expect(signed.at(-1)!.get('pictureExplan')).toBe('김안전')
})
