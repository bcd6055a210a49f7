import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { eduTypes } from '../../course/legal-hours.rule.ts'
import { EduResultDetailPage } from './ResultPages.tsx'

afterEach(hidePage)

const who = { guard: 'who', message: '교육담당만 할 수 있습니다.' }
const answer = (eduTypeCd: string) => ({
  data: {
    eduResultNo: 1,
    eduResultCd: 'ER-2026-000194',
    state: 'submitted',
    personNm: '최영호',
    vendorWorkerNo: 3,
    vendorCd: 'V00001',
    eduTypeCd,
    eduTypeNm: '교육',
    updateDt: '2026-03-09T10:00:00+09:00',
  },
  editable: [],
  allowed: [
    { action: 'verify', label: '확인', reasons: [who] },
    { action: 'return', label: '반려', reasons: [who] },
    { action: 'cancel', label: '취소', reasons: [] },
  ],
})
const show = (eduTypeCd: string) => {
  serve({
    'GET /api/saf/education/result/1': () => answer(eduTypeCd),
    'GET /api/saf/education/result/1/history': () => ({ data: { audit: [], states: [] } }),
    'GET /api/manage/codes/*': () => ({ data: [] }),
    'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
  })
  showPage(EduResultDetailPage, { user: { vendorCd: 'V00001' }, search: 'no=1' })
}
const starred = () =>
  [...document.querySelectorAll('.ant-form-item-required')].map(({ textContent }) => textContent)

test('a company is offered its own acts on a certificate, not those of the plant', async () => {
  show(eduTypes.regular)
  await expect.element(page.getByRole('button', { name: '취소', exact: true })).toBeVisible()
  for (const name of ['확인', '반려'])
    expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([])
  expect(starred()).not.toContain('특별교육 대상작업')
})

test('the work that special education was for is asked for with a star', async () => {
  show(eduTypes.special)
  await expect.poll(starred).toContain('특별교육 대상작업')
})
