import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import type { Reply } from '../notice-answers.rule.ts'
import { NoticeReplies } from './NoticeReplies.tsx'

const reply = (replyNo: number, over: Partial<Reply> = {}): Reply => ({
  replyNo,
  upReplyNo: null,
  cont: `질의 내용 ${replyNo}`,
  openYn: 'Y',
  createDt: '2026-11-20T10:00:00+09:00',
  userNm: '부서원01',
  placeNm: '생산1팀',
  own: false,
  official: false,
  mayAnswer: false,
  mayRemove: false,
  ...over,
})
const Page = () => createElement(NoticeReplies, { noticeNo: 7 })
let sent: FakeRequest[]
let replies: Reply[]
beforeEach(() => {
  replies = [
    reply(1, { mayAnswer: true }),
    reply(2, { upReplyNo: 1, cont: '다음 주에 시작합니다.', official: true, userNm: '안전담당01' }),
    reply(3, { userNm: null, placeNm: null, openYn: 'N', mayRemove: true }),
  ]
  sent = serve({
    'GET /api/mgt/notice/7/replies': () => ({ data: replies }),
    'POST /api/mgt/notice/7/replies': () => ({ data: { replyNo: 9 } }),
    'DELETE /api/mgt/notice/7/replies/*': () => {
      replies = replies.slice(0, 2)
      return { data: true }
    },
  })
  showPage(Page)
})
afterEach(hidePage)
const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an answer stands below its question; another company has no name', async () => {
  await expect.element(page.getByRole('heading', { name: '질의 2' })).toBeVisible()
  const said = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '')
  expect(said).toHaveLength(3)
  expect(said[0]).toContain('다음 주에 시작합니다.')
  expect(said[2]).toMatch(/^다른 업체 · .*비공개/)
})

test('a question is asked privately, an answer is given to its question', async () => {
  await expect.element(button('질의 등록')).toBeDisabled()
  await userEvent.fill(page.getByLabelText('공지 작성자에게 물어볼 내용'), '  교육은 언제입니까?  ')
  await userEvent.click(page.getByRole('checkbox'))
  await userEvent.click(button('질의 등록'))
  await expect.poll(posted).toEqual([{ cont: '교육은 언제입니까?', openYn: 'N' }])
  await expect.element(page.getByLabelText('공지 작성자에게 물어볼 내용')).toHaveValue('')
  await userEvent.click(button('답하기'))
  await userEvent.fill(page.getByRole('textbox', { name: '답하기' }), '월요일입니다.')
  await userEvent.click(button('답하기'))
  await expect.poll(posted).toHaveLength(2)
  expect(posted()[1]).toEqual({ cont: '월요일입니다.', upReplyNo: 1 })
})

test('the person who asked a question takes it back', async () => {
  await userEvent.click(button('질의 삭제'))
  await expect.element(page.getByRole('heading', { name: '질의 1' })).toBeVisible()
  expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/api/mgt/notice/7/replies/3')
})
