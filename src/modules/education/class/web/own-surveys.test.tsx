import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { OwnSurveys } from './OwnSurveys.tsx'

afterEach(hidePage)

test('the survey of a class has one box for an opinion, as large as it may be shown', async () => {
  serve({
    'GET /api/saf/education/own/survey': () => ({
      data: [{ eduClassNo: 1, classNm: '3월 정기교육', endDt: '2026-03-10T17:00:00+09:00' }],
    }),
    'GET /api/manage/codes/*': () => ({ data: [] }),
  })
  showPage(OwnSurveys)
  await userEvent.click(page.getByRole('button', { name: '답하기' }))
  const box = page.getByRole('textbox')
  await userEvent.fill(box, '의견\n둘째 줄')
  // A box that measures itself keeps a second one behind the page, which no style hides here.
  expect([...document.querySelectorAll('textarea')].map(({ rows }) => rows)).toEqual([4])
})
