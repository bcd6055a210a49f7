import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { setLanguage } from '../../../../core/web/text/text.ts'
import { AlarmScreen } from './AlarmScreen.tsx'

afterEach(async () => {
  hidePage()
  await setLanguage('kr', false)
  await page.viewport(1280, 800)
})

test('the first press answers an alarm on a telephone although it also turns the sound on', async () => {
  await page.viewport(360, 780)
  await setLanguage('es', false)
  const answer = vi.fn<() => void>()
  const alarm = {
    permitNo: 1,
    permitCd: 'P-1',
    permitNm: 'R-101',
    placeTxt: 'R-101',
    alarmCd: 'stop',
    alarmDt: '2026-12-01T10:15:00+09:00',
    reasonTxt: null,
    insideCnt: 0,
    emergTel: '061-000-0119',
    assemblyTxt: 'A-1',
    calledCnt: 6,
    ackCnt: 0,
  } as const
  showPage(() => (
    <AlarmScreen
      alarms={[alarm]}
      actions={() => (
        <button type="button" onClick={answer}>
          Entendido
        </button>
      )}
    />
  ))
  const button = page.getByRole('button', { name: 'Entendido' })
  await expect.element(button).toBeVisible()
  const before = button.element().getBoundingClientRect().top
  await userEvent.click(button, { delay: 400 })
  await vi.waitFor(() => expect(page.getByText('No hay sonido.', { exact: false }).query()).not.toBeVisible())
  expect(answer).toHaveBeenCalledOnce()
  expect(button.element().getBoundingClientRect().top).toBe(before)
})
