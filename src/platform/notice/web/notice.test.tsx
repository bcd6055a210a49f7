import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage, tabSearch } from '../../../core/web/testing/show-page.tsx'
import type { ListedNotice } from '../notice-answers.rule.ts'
import { NoticeBoardPage } from './NoticeBoardPage.tsx'
import { NoticeDetailPage } from './NoticeDetailPage.tsx'
import { NoticePopups } from './NoticePopups.tsx'
import { NoticeRows } from './NoticeRows.tsx'

const row = (noticeNo: number, over: object = {}) => ({
  noticeNo,
  title: `공지 ${noticeNo}`,
  noticeTypeCd: 'NTT01',
  noticeTypeNm: '일반',
  audienceCd: 'NTA03',
  cont: '첫 줄\n<b>굵지 않은 글자</b> https://www.law.go.kr 참조',
  fromYmd: '2026-11-01',
  toYmd: '2026-12-31',
  topYn: 'N',
  popupYn: 'Y',
  mustReadYn: 'N',
  readDueYmd: null,
  state: 'posted',
  createUserNm: '안전담당01',
  fileCnt: 0,
  readDt: null,
  confirmDt: null,
  hideYmd: null,
  remindDt: null,
  mine: true,
  unread: true,
  ...over,
})
let popups: ReturnType<typeof row>[]
let sent: FakeRequest[]
const puts = () =>
  sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => `${path} ${JSON.stringify(body)}`)
const answers = () => ({
  'GET /api/mgt/notices/popups': () => ({ data: popups }),
  'GET /api/mgt/notices': () => ({
    data: [row(1), row(2, { unread: false }), row(3, { mustReadYn: 'Y', readDueYmd: '2026-11-02' })],
    unread: 2,
  }),
  'GET /api/mgt/notice/3': () => ({
    data: row(3, { mustReadYn: 'Y', readDueYmd: '2026-12-01' }),
    manage: false,
  }),
  'PUT /api/*': ({ path }: FakeRequest) => {
    popups = popups.filter(({ noticeNo }) => !path.includes(`/${noticeNo}/`))
    return { data: true }
  },
})
beforeEach(() => {
  sessionStorage.clear()
  popups = [row(1), row(2, { mustReadYn: 'Y' })]
  sent = serve(answers())
})
afterEach(hidePage)
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })
let gone: string[]
const Popups = () => createElement(NoticePopups, { go: (to: string) => void gone.push(to) })

/** Beside a page that is worked on the notices are one line, which covers nothing; pressed, it opens them. */
const unfold = async () => {
  const line = page.getByRole('region', { name: '읽을 공지 2건' })
  await expect.element(line).toBeVisible()
  expect([dialog().elements().length, getComputedStyle(line.element()).position]).toEqual([0, 'static'])
  await userEvent.click(line.getByText('공지 1'))
}

test('popups come one after the other; 확인함 reads each, and the last closes the window', async () => {
  showPage(Popups)
  await unfold()
  await expect.element(dialog().getByText('1 / 2')).toBeVisible()
  await expect
    .element(dialog().getByRole('link', { name: 'https://www.law.go.kr' }))
    .toHaveAttribute('rel', 'noopener noreferrer')
  await expect
    .element(dialog().getByRole('region', { name: '공지 1' }))
    .toMatchTextContent(/<b>굵지 않은 글자<\/b>/)
  await userEvent.click(button('확인함'))
  await expect.element(dialog().getByRole('region', { name: '공지 2' })).toBeVisible()
  await userEvent.click(button('확인함'))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(puts()).toEqual(['/api/manage/notice/1/read {}', '/api/manage/notice/2/read {"confirmYn":"Y"}'])
})

test('Esc puts them away until the next sign-in, with the box for the whole day', async () => {
  gone = []
  showPage(Popups)
  await unfold()
  await userEvent.click(dialog().getByLabelText('오늘 하루 보지 않기'))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(puts).toEqual(['/api/mgt/notice/1/hide {}', '/api/mgt/notice/2/hide {}'])
  // An answer that is still under way would take the notices of the next test.
  await expect.poll(() => popups).toEqual([])
  expect(gone).toEqual([])
})

test('the page beside a notice that opened by itself is in reach', async () => {
  let pressed = 0
  showPage(() =>
    createElement(
      'div',
      null,
      createElement('button', { type: 'button', onClick: () => pressed++ }, '가스측정'),
      createElement(Popups),
    ),
  )
  await unfold()
  await expect.element(dialog().getByText('1 / 2')).toBeVisible()
  await userEvent.click(button('가스측정'))
  expect(pressed).toBe(1)
  await expect.element(dialog()).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '닫기' }))
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('the board counts the unread notices and shows exactly those', async () => {
  showPage(NoticeBoardPage, { menu: { writeYn: 'N' } })
  await expect.element(page.getByText('읽지 않음 2')).toBeVisible()
  await userEvent.click(page.getByText('읽지 않음 2'))
  await expect.element(page.getByText('공지 2')).not.toBeInTheDocument()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await expect.element(page.getByText('확인기한 지남')).toBeVisible()
  expect(tabSearch()).toBe('?show=unread')
  await expect.element(page.getByText('내가 쓴 공지')).not.toBeInTheDocument()
})

test('opening a must-read notice is written down, and it is confirmed by its button', async () => {
  showPage(NoticeDetailPage, { search: '?no=3' })
  await expect.element(page.getByText('2026-12-01까지 확인')).toBeVisible()
  await expect.poll(puts).toEqual(['/api/manage/notice/3/read {}'])
  await userEvent.click(button('확인함'))
  await expect.poll(() => puts().at(-1)).toBe('/api/manage/notice/3/read {"confirmYn":"Y"}')
})

test('the row of a notice with long words stays in its half of the first page', async () => {
  const long = row(3, {
    noticeTypeNm: 'Alerta de seguridad',
    topYn: 'Y',
    mustReadYn: 'Y',
    readDueYmd: '2099-12-05',
  })
  const Half = () =>
    createElement(
      'div',
      { style: { width: 380, containerType: 'inline-size', containerName: 'home' } },
      createElement(NoticeRows, { rows: [long as unknown as ListedNotice] }),
    )
  showPage(Half)
  const link = page.getByRole('link')
  await expect.element(link).toBeVisible()
  const { scrollWidth, clientWidth } = link.element().closest('ul')!
  expect(scrollWidth).toBe(clientWidth)
})
