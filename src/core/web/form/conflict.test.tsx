import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { permitDetail, sampleRoutes } from '../testing/sample-server.ts'
import { SampleDetailPage } from '../testing/SamplePages.tsx'
import { hidePage, showPage } from '../testing/show-page.tsx'

const stale = () =>
  new Refused(409, {
    message: '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
    fields: [],
    reasons: [],
  })
const label = (text: string) => page.getByLabelText(text, { exact: true })
const save = () => userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
const dialog = () => page.getByRole('dialog', { name: '다른 사용자가 같은 자료를 먼저 저장했습니다' })
const later = '2099-01-01T09:00:00+09:00'

/** The values that the colleague saved while the form was open. */
let theirs: Record<string, unknown>
let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  theirs = {}
  let changed = false
  sent = serve({
    ...sampleRoutes,
    'GET /api/sample/permit/1': () => {
      const detail = permitDetail(1)
      return changed ? { ...detail, data: { ...detail.data, ...theirs, updateDt: later } } : detail
    },
    'GET /api/sample/permit/1/history': () => ({
      data: {
        audit: [
          {
            auditNo: 9,
            dt: later,
            userId: 'E2002',
            userNm: '공무담당02',
            actCd: 'ACT02',
            diff: Object.fromEntries(Object.keys(theirs).map((name) => [name, ['', '']])),
          },
        ],
        states: [],
      },
    }),
    'PUT /api/sample/permit/1': ({ body }) => {
      changed = true
      const given = body as Record<string, unknown>
      if (given['updateDt'] !== later) return stale()
      return { ...permitDetail(1), data: { ...permitDetail(1).data, ...given } }
    },
  })
})
afterEach(hidePage)
const lastPut = () => sent.findLast(({ method }) => method === 'PUT')?.body

test('fields that only the other person changed are merged and saved, and the form lists them', async () => {
  theirs = { headCnt: 9 }
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await expect.element(page.getByText('공무담당02님이 저장한 내용(작업인원)과 합쳤습니다.')).toBeVisible()
  await expect.poll(lastPut).toMatchObject({ workNm: '펌프 교체', headCnt: 9, updateDt: later })
  await expect.element(label('작업인원')).toHaveValue('9')
})

test('a dialog shows who changed the same fields when, and saves the version that the user chooses', async () => {
  theirs = { workNm: '밸브 교체', headCnt: 9 }
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await expect.element(dialog()).toBeVisible()
  await expect.element(dialog().getByText('공무담당02 · 2099-01-01 09:00')).toBeVisible()
  await expect.element(dialog().getByText('펌프 교체')).toBeVisible()
  await expect.element(dialog().getByText('밸브 교체')).toBeVisible()
  const keep = dialog().getByRole('button', { name: '합쳐서 저장' })
  await expect.element(keep).toBeDisabled()
  await userEvent.click(dialog().getByText('내 값', { exact: true }))
  await userEvent.click(keep)
  await expect.poll(lastPut).toMatchObject({ workNm: '펌프 교체', headCnt: 9, updateDt: later })
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
})

test('a user who goes back to typing keeps every word', async () => {
  theirs = { workNm: '밸브 교체' }
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await userEvent.click(dialog().getByRole('button', { name: '계속 입력' }))
  await expect.element(label('작업명')).toHaveValue('펌프 교체')
  // The alert at the head of the form offers the way on.
  await expect.element(page.getByRole('button', { name: '합치기' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '입력을 버리고 다시 조회' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '취소' }))
  await expect.element(label('작업명')).toHaveValue('펌프 교체')
})

test('the own save is nobody else’s while the page reads the record again', async () => {
  const read = Promise.withResolvers<undefined>()
  let puts = 0
  const saved = () => ({ ...permitDetail(1), data: { ...permitDetail(1).data, updateDt: later } })
  also({
    'PUT /api/sample/permit/1': () => {
      puts += 1
      return saved()
    },
    'GET /api/sample/permit/1': async () => {
      if (puts > 0) await read.promise
      return puts > 0 ? saved() : permitDetail(1)
    },
  })
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await expect.poll(() => puts).toBe(1)
  await new Promise((drawn) => void setTimeout(drawn, 200))
  expect(page.getByRole('button', { name: '합치기' }).elements()).toEqual([])
  read.resolve(undefined)
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
})

test('a 409 for another reason than a concurrent save is shown as it is', async () => {
  also({
    'PUT /api/sample/permit/1': () =>
      new Refused(409, { message: '같은 번호가 이미 있습니다.', fields: [], reasons: [] }),
  })
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await expect.element(page.getByText('같은 번호가 이미 있습니다.')).toBeVisible()
  await expect.element(page.getByText('같은 번호가 이미 있습니다.')).toBeInViewport()
})
