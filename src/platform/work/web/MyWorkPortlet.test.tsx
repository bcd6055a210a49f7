import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { MyWorkPortlet } from './MyWorkPortlet.tsx'

afterEach(hidePage)

test('who has no list of tasks, as a company, unfolds on the first page what does not stand there at first', async () => {
  serve({
    'GET /api/main/portlet/mywork': () => ({
      data: {
        now: '2026-11-29T09:00:00+09:00',
        items: Array.from({ length: 8 }, (_, index) => ({
          kind: 'sample',
          label: '자체점검 제출',
          title: `할일 ${index + 1}`,
          more: '',
          dueDt: null,
          resource: 'sample',
          key: index,
        })),
        more: false,
        overdue: 0,
      },
    }),
  })
  showPage(MyWorkPortlet)
  await expect.element(page.getByText('할일 6')).toBeVisible()
  expect(page.getByText('할일 7').query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: '전체 8건 보기' }))
  await expect.element(page.getByText('할일 8')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '접기' }))
  await expect.poll(() => page.getByText('할일 7').query()).toBeNull()
})
