import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { SampleDetailPage, SampleListPage } from '../testing/SamplePages.tsx'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { registerNames } from './labels.ts'
import { setLanguage } from './text.ts'

const english = {
  samplePermit: 'Sample permit',
  'samplePermit.workNm': 'Work name',
  'samplePermit.plantCd': 'Plant',
  'samplePermit.state.draft': 'Being written',
  'samplePermit.state.requested': 'Asked for',
}
beforeEach(() => {
  localStorage.clear()
  serve(sampleRoutes)
  const named = (exceptions: Record<string, string>) => () =>
    Promise.resolve({ default: { words: {}, acts: {}, exceptions } })
  registerNames([{ en: named(english), zh: named({}), es: named({}) }])
})
afterEach(async () => {
  hidePage()
  await setLanguage('kr')
  registerNames([])
})
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })

test('a list that is open changes its language: heads, filters, buttons, totals', async () => {
  showPage(SampleListPage)
  await expect.element(page.getByText('총 137건')).toBeVisible()
  await setLanguage('en')
  await expect.element(head('Work name')).toBeVisible()
  await expect.element(page.getByLabelText('Plant', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await expect.element(page.getByText('Total 137')).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  await setLanguage('kr')
  await expect.element(head('작업명')).toBeVisible()
})

test('a record that is open changes its states; what has no label stays Korean', async () => {
  showPage(SampleDetailPage)
  await expect.element(page.getByText('작성중').first()).toBeVisible()
  await setLanguage('en')
  await expect.element(page.getByText('Being written').first()).toBeVisible()
  await expect.element(page.getByText('현장검토').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'History' })).toBeVisible()
})
