import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { EffectCalendar } from './EffectCalendar.tsx'

const day = addDays(dayOf(new Date()), 100)
const check = {
  imprNo: 1,
  imprCd: 'I-1',
  imprNm: '방유제 균열 보수',
  gradeCd: 'M',
  placeNm: 'TK-105',
  recurrences: 0,
}
const isIn = ({ query }: FakeRequest, from: string, to: string) =>
  (query.get(from) ?? '') <= day && day <= (query.get(to) ?? '9999')
afterEach(hidePage)

test('a month without a check of an effect leads to the next one', async () => {
  serve({
    'GET /api/impr/impr/effects': (request) => ({
      data: isIn(request, 'from', 'to') ? [{ ...check, effectYmd: day }] : [],
    }),
    'GET /api/impr/imprs': (request) => {
      const data = isIn(request, 'effectYmd.from', 'effectYmd.to') ? [{ ...check, effectYmd: day }] : []
      return { data, total: data.length }
    },
    'GET /api/manage/codes/*': () => ({ data: [] }),
  })
  showPage(EffectCalendar)
  await userEvent.click(page.getByRole('button', { name: `다음 효과확인 ${day} 보기` }))
  await expect.element(page.getByText(check.imprNm)).toBeVisible()
})
