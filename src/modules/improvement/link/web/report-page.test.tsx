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

/** The page behind a code at a place of the plant. */
function open() {
  serve({
    'GET /api/public/improvementlink/*': () => ({
      data: { plantNm: 'Yeosu', vendorNm: null, placeNm: null, kinds: [], hazards: [] },
    }),
  })
  const router = createMemoryRouter([{ path: '/improve/:token', Component: ReportPage }], {
    initialEntries: ['/improve/1'],
  })
  showPage(() => <RouterProvider router={router} />)
}

test('what was typed stays when a worker changes the language, and the server answers in the new one', async () => {
  open()
  const place = page.getByLabelText('어디인가요?')
  await expect.element(place).toBeVisible()
  await userEvent.type(place, 'A-12')
  await userEvent.click(page.getByText('Español'))
  await expect.element(page.getByLabelText('¿Dónde está?')).toHaveValue('A-12')
  expect(document.documentElement.lang).toBe('es')
})

test('what was missing is no longer said to be wrong once it is being filled in', async () => {
  open()
  await userEvent.click(page.getByRole('button', { name: '보내기' }))
  await expect.element(page.getByText('어디인지 적어 주세요.')).toBeVisible()
  await userEvent.type(page.getByRole('textbox', { name: /^어디인가요/ }), 'A')
  await expect.element(page.getByText('어디인지 적어 주세요.')).not.toBeInTheDocument()
  await expect.element(page.getByText('어떤 위험인지 선택해 주세요.')).toBeVisible()
})
