import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { setLanguage } from '../../../../core/web/text/text.ts'
import { permitRoutes, sampleDetail } from './permit.sample.ts'
import { StopReason } from './StopReason.tsx'

beforeEach(() => void serve(permitRoutes))
afterEach(async () => {
  hidePage()
  await setLanguage('kr')
})

const said = '가스측정 부적합으로 자동 중지: 산소 17.0% (기준 18% 이상 23.5% 미만)'
const stopped = (suspReasonCd: string, reasonTxt: string) =>
  ({
    ...sampleDetail({ state: 'suspended', suspReasonCd }).data,
    events: [{ eventCd: 'suspend', reasonTxt }],
    gases: [{ measTypeCd: 'periodic', measDt: '2026-11-24T10:00:00+09:00', o2Pct: 17, judgeCd: 'unfit' }],
  }) as never

test('who reads Chinese is told in Chinese which gas stopped the work', async () => {
  await setLanguage('zh')
  showPage(() => <StopReason permit={stopped('GAS', said)} />)
  await expect.element(page.getByText(/因气体检测不合格自动停工：.*17/)).toBeVisible()
  expect(page.getByText(/[가-힣]{2}/).elements()).toHaveLength(0)
})

test('what a person has written as the reason of a stop stays as it was written', async () => {
  await setLanguage('es')
  showPage(() => <StopReason permit={stopped('OTHER', '비가 와서 멈춤')} />)
  await expect.element(page.getByText('비가 와서 멈춤')).toBeVisible()
  hidePage()
  await setLanguage('kr')
  showPage(() => <StopReason permit={stopped('GAS', said)} />)
  await expect.element(page.getByText(said)).toBeVisible()
})
