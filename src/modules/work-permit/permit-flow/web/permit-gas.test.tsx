import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import type { GasKnown } from '../../permit/gas-known.rule.ts'
import { GasKeypad } from '../../permit/web/GasKeypad.tsx'
import { permitRoutes, sampleDetail, sampleParameters } from './permit.sample.ts'

beforeEach(() => {
  localStorage.clear()
  serve(permitRoutes)
})
afterEach(hidePage)
const button = (name: string | RegExp) => page.getByRole('button', { name })

const measurements: Record<string, unknown>[] = []
let release = () => {}
const known: GasKnown = {
  testers: [
    { workerNo: 7, name: '구본석' },
    { workerNo: 8, name: '정대현' },
  ],
  devices: [
    { deviceSn: 'GX-2201', calExpYmd: '2099-12-31' },
    { deviceSn: 'GX-2202', calExpYmd: '2099-12-31' },
  ],
}
function KeypadPage() {
  const [done, setDone] = useState(0)
  return (
    <>
      <output aria-label="저장 횟수">{done}</output>
      <GasKeypad
        permit={sampleDetail().data}
        parameters={sampleParameters}
        known={known}
        onSend={(measurement) => {
          measurements.push(measurement)
          return new Promise<void>((resolve) => (release = resolve))
        }}
        onDone={() => setDone((count) => count + 1)}
      />
    </>
  )
}
const fillDevice = async () => {
  await userEvent.click(page.getByRole('radio', { name: '구본석' }))
  await userEvent.click(page.getByRole('radio', { name: /GX-2202/ }))
  await userEvent.fill(page.getByLabelText('구본석 본인 확인번호(PIN)'), '123456')
}

test('gas: red at 17.9 % oxygen, green at 20.9 %, and one measurement is sent once', async () => {
  measurements.length = 0
  showPage(KeypadPage)
  const oxygen = page.getByLabelText('산소 O₂', { exact: true })
  await userEvent.fill(oxygen, '17.9')
  await expect.element(oxygen).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('부적합 · 기준 18% 이상 23.5% 미만')).toBeVisible()
  await userEvent.fill(page.getByLabelText('가연성가스 LEL', { exact: true }), '0')
  await expect.element(page.getByText('부적합 · 산소 17.9% (기준 18% 이상 23.5% 미만)')).toBeVisible()
  await userEvent.fill(oxygen, '20.9')
  await expect.element(oxygen).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByText('적합 · 기준 18% 이상 23.5% 미만')).toBeVisible()
  await fillDevice()
  const send = button(/측정 저장/).element() as HTMLButtonElement
  send.click()
  send.click()
  await expect.poll(() => measurements.length).toBe(1)
  send.click()
  release()
  await expect.element(page.getByLabelText('저장 횟수')).toHaveTextContent('1')
  expect(measurements).toHaveLength(1)
  expect(measurements[0]).toMatchObject({
    measTypeCd: 'first',
    pointCd: 'top',
    o2Pct: 20.9,
    lelPct: 0,
    testerWorkerNo: 7,
    pinPwd: '123456',
    deviceSn: 'GX-2202',
  })
})

test('gas: a negative reading stays negative, is marked at its field and is not sent', async () => {
  measurements.length = 0
  showPage(KeypadPage)
  const explosive = page.getByLabelText('가연성가스 LEL', { exact: true })
  await userEvent.fill(page.getByLabelText('산소 O₂', { exact: true }), '20.9')
  await userEvent.fill(explosive, '-5')
  await expect.element(explosive).toHaveValue('-5')
  await expect.element(explosive).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('측정값을 확인해 주세요.')).toBeVisible()
  await expect.element(button(/측정 저장/)).toBeDisabled()
  expect(measurements).toHaveLength(0)
})

test('gas: the tester is asked for before anything is sent', async () => {
  measurements.length = 0
  showPage(KeypadPage)
  await userEvent.fill(page.getByLabelText('산소 O₂', { exact: true }), '20.9')
  await userEvent.fill(page.getByLabelText('가연성가스 LEL', { exact: true }), '0')
  await userEvent.click(button(/측정 저장/))
  // Nobody of several is named before somebody is chosen.
  await expect.element(page.getByText('측정자를 골라 주세요.')).toBeVisible()
  expect(measurements).toHaveLength(0)
})

test('gas: a point that was rejected is preset for the next measurement', async () => {
  const { data } = sampleDetail()
  const row = {
    o2Pct: 20.9,
    lelPct: 12,
    judgeCd: 'unfit',
    permitGasNo: 1,
    pointCd: 'bottom',
    measDt: data.startDt,
  }
  function Rejected() {
    return (
      <GasKeypad
        permit={{ ...data, gases: [row as never] }}
        parameters={sampleParameters}
        known={known}
        onSend={() => Promise.resolve()}
        onDone={() => undefined}
      />
    )
  }
  showPage(Rejected)
  await expect.element(page.getByRole('radio', { name: '하부' })).toHaveAttribute('aria-checked', 'true')
})
