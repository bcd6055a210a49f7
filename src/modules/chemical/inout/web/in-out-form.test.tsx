import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Refused, serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { InOutFormPage } from './InOutFormPage.tsx'

afterEach(hidePage)
const refused = () => new Refused(503, { errorCode: 'BUSY', message: '잠시 후 다시 시도해 주세요.' })

test('the kinds of an entry are offered by their names, and not at all where the names cannot be read', async () => {
  serve({
    'GET /api/manage/codes/CHM_IO_TYPE': () => ({
      data: [
        { code: '10', codeNm: '구매입고' },
        { code: '20', codeNm: '사용출고' },
      ],
    }),
    'GET /api/*': () => ({ data: [] }),
  })
  showPage(InOutFormPage)
  await expect.element(page.getByRole('radio', { name: '구매입고' })).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(2)

  serve({ 'GET /api/manage/codes/CHM_IO_TYPE': refused, 'GET /api/*': () => ({ data: [] }) })
  showPage(InOutFormPage)
  await expect.element(page.getByText('불러오지 못했습니다').first()).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
})

test('the unit is empty until the product is known, and then follows its state', async () => {
  serve({
    'GET /api/chm/product/7': () => ({ data: { prodNo: 7, stateCd: 'S' }, allowed: [], editable: [] }),
    'GET /api/manage/codes/CHM_UNIT': () => ({
      data: ['kg', 'L'].map((code) => ({ code, codeNm: code })),
    }),
    'GET /api/*': () => ({ data: [] }),
  })
  showPage(InOutFormPage)
  const unit = () => page.getByRole('combobox', { name: /단위/ }).element().closest('.ant-select')
  await expect.element(page.getByRole('combobox', { name: /단위/ })).toBeVisible()
  await expect.poll(() => unit()?.textContent).toBe('선택')
  hidePage()
  showPage(InOutFormPage, { search: '?prodNo=7&prodNm=금속나트륨' })
  await expect.poll(() => unit()?.textContent).toContain('kg')
})

test('a reader who may not register is told who does, and is given nothing to type into', async () => {
  serve({ 'GET /api/*': () => ({ data: [] }) })
  const host = showPage(InOutFormPage, { menu: { writeYn: 'N' } })
  await expect.element(page.getByText(/입출고 내역에서 합니다/)).toBeVisible()
  expect(host.querySelector('input, textarea')).toBeNull()
})
