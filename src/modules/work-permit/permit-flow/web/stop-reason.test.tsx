import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keptText } from '../../../../core/shared/kept-sentence.ts'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { setLanguage } from '../../../../core/web/text/text.ts'
import { shiftCheckKinds } from '../../permit/handover.rule.ts'
import { clockReasons } from '../../permit/permit-field.texts.ts'
import { permitRoutes, sampleDetail } from './permit.sample.ts'
import { EndReason, StopReason } from './StopReason.tsx'

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

/** What the clock has written into the diary, as its event keeps it. */
const written = (eventCd: string, reason: ReturnType<typeof clockReasons.expired>) => ({
  eventCd,
  reasonTxt: String(reason),
  reasonKeptTxt: keptText([reason]),
})

test.each([
  ['OVERDUE', clockReasons.gasOverdue(), /因超过气体检测期限而自动停工/],
  [
    'HANDOVER',
    clockReasons.shiftOverdue({ change: '11-24 15:00', kind: shiftCheckKinds.handover }),
    /11-24 15:00未完成/,
  ],
])(
  'who reads Chinese is told in Chinese what the clock stopped: %s',
  async (suspReasonCd, reason, chinese) => {
    await setLanguage('zh')
    const permit = {
      ...sampleDetail({ state: 'suspended', suspReasonCd }).data,
      events: [written('suspend', reason)],
    } as never
    showPage(() => <StopReason permit={permit} />)
    await expect.element(page.getByText(chinese)).toBeVisible()
    expect(page.getByText(/[가-힣]{2}/).elements()).toHaveLength(0)
  },
)

test('who reads Spanish is told in Spanish that the time of the permit is over', async () => {
  await setLanguage('es')
  const ended = {
    ...sampleDetail({ state: 'expired' }).data,
    events: [written('expire', clockReasons.expired())],
  } as never
  showPage(() => <EndReason permit={ended} />)
  await expect.element(page.getByText(/ha caducado\. Detenga el trabajo/)).toBeVisible()
})
