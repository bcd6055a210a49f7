import { afterEach, expect, test } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { setLanguage } from '../../../../core/web/text/text.ts'
import { ReportPage } from './ReportPage.tsx'

afterEach(async () => {
  hidePage()
  await setLanguage('kr', false)
})

test('what was typed stays when a worker changes the language, and the server answers in the new one', async () => {
  serve({
    'GET /api/public/improvementlink/*': () => ({
      data: { plantNm: 'Yeosu', vendorNm: null, placeNm: null, kinds: [], hazards: [] },
    }),
  })
  const router = createMemoryRouter([{ path: '/improve/:token', Component: ReportPage }], {
    initialEntries: ['/improve/1'],
  })
  showPage(() => <RouterProvider router={router} />)
  const place = page.getByLabelText('어디인가요?')
  await expect.element(place).toBeVisible()
  await userEvent.type(place, 'A-12')
  await userEvent.click(page.getByText('Español'))
  await expect.element(page.getByLabelText('¿Dónde está?')).toHaveValue('A-12')
  expect(document.documentElement.lang).toBe('es')
})
