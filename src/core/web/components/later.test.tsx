import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from '../network.ts'
import { serve } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { later } from './later.tsx'

let loads = 0
let there = false
const load = () => {
  loads++
  return there
    ? Promise.resolve(Popup)
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
}
const Popup = ({ onClose }: { onClose: () => void }) => (
  <section aria-label="팝업">
    <button type="button" onClick={onClose}>
      팝업 닫기
    </button>
  </section>
)
let Part = later(() => load())
function Form() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <input aria-label="비고" />
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      {open && <Part onClose={() => setOpen(false)} />}
    </>
  )
}
beforeEach(() => {
  serve({ 'POST /api/manage/errorlogs': () => ({}) })
  network.reached()
  loads = 0
  there = false
  // Each time another one, of which nothing has been fetched.
  Part = later(() => load())
  showPage(Form)
})
afterEach(() => {
  network.reached()
  hidePage()
})
const missing = () => page.getByRole('dialog', { name: '화면의 일부를 불러오지 못했습니다.' })
const fillAndOpen = async () => {
  await userEvent.fill(page.getByLabelText('비고'), '배관 하부 점검')
  await userEvent.click(page.getByRole('button', { name: '열기' }))
  await expect.element(missing()).toMatchTextContent('네트워크 연결을 확인하고 다시 시도해 주세요.')
}
const typed = () => (page.getByLabelText('비고').element() as HTMLInputElement).value

test('a part that cannot be fetched says so; what was typed stays, and a second try opens it', async () => {
  await fillAndOpen()
  await userEvent.click(missing().getByRole('button', { name: '다시 시도' }))
  await expect.poll(() => loads).toBe(2)
  await expect.element(missing()).toBeVisible()
  there = true
  await userEvent.click(missing().getByRole('button', { name: '다시 시도' }))
  await expect.element(page.getByRole('region', { name: '팝업' })).toBeVisible()
  expect(typed()).toBe('배관 하부 점검')
})

test('it is fetched by itself when the network is back', async () => {
  network.lost()
  await fillAndOpen()
  there = true
  network.reached()
  await expect.element(page.getByRole('region', { name: '팝업' })).toBeVisible()
  expect(typed()).toBe('배관 하부 점검')
})

test('a closed part leaves nothing behind', async () => {
  await fillAndOpen()
  await userEvent.click(missing().getByRole('button', { name: '닫기' }).last())
  await expect.poll(() => missing().query()).toBeNull()
  expect(typed()).toBe('배관 하부 점검')
})

test('a part that comes up by itself is silent', async () => {
  Part = later(() => load(), { tells: () => false })
  await userEvent.click(page.getByRole('button', { name: '열기' }))
  await expect.poll(() => loads).toBe(1)
  expect(missing().query()).toBeNull()
})
