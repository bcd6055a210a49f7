import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { setLanguage } from '../../../../core/web/text/text.ts'
import { CompanyEducationPage } from './CompanyEducationPage.tsx'

afterEach(async () => {
  hidePage()
  await setLanguage('kr')
  await page.viewport(1280, 800)
})

test('the choice of views stays within a telephone, in the longest words, and is scrolled to its end', async () => {
  serve({
    'GET /api/vendor/education/workers': () => ({ data: { workers: [], open: [], applied: [] } }),
    'GET /api/manage/codes/*': () => ({ data: [] }),
    'PUT /api/manage/userpref': () => ({ data: {} }),
  })
  await page.viewport(360, 740)
  await setLanguage('es')
  showPage(CompanyEducationPage)
  const choice = page.getByRole('radiogroup', { name: 'Vista' })
  await expect.element(choice).toBeVisible()
  const views = choice.element().parentElement!
  expect(views.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  expect(views.scrollWidth).toBeGreaterThan(views.clientWidth)
})
