import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onlineManager } from '@tanstack/react-query'
import { serve } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { SampleDetailPage } from '../testing/SamplePages.tsx'
import { hidePage, showPage } from '../testing/show-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  onlineManager.setOnline(true)
  hidePage()
})

test('a save without network is said at once, keeps what is typed, and is not sent by itself later', async () => {
  let puts = 0
  serve({
    ...sampleRoutes,
    'PUT /api/sample/permit/1': () => {
      puts++
      throw new TypeError('Failed to fetch')
    },
  })
  showPage(SampleDetailPage)
  const name = page.getByLabelText('작업명', { exact: true })
  await userEvent.fill(name, '배관 보온 교체')
  onlineManager.setOnline(false)
  await userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
  const alert = page.getByRole('dialog').filter({ hasText: '네트워크 접속오류' })
  await expect.element(alert).toBeVisible()
  await userEvent.click(alert.getByRole('button'))
  await expect.element(name).toHaveValue('배관 보온 교체')
  const asked = puts
  onlineManager.setOnline(true)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(puts).toBe(asked)
})
