import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { KioskPart, KioskTask } from '../../../core/web/kiosk-part.ts'
import { session } from '../../../core/web/session-store.ts'
import { serve } from '../../../core/web/testing/fake-server.ts'
import { queryClient } from '../../../core/web/query.ts'
import { PortalFrame } from '../../../core/web/shell/Portal.tsx'
import { setLanguage } from '../../../core/web/text/text.ts'
import { device } from './device.ts'
import { KioskCount, KioskHead, kioskWith } from './KioskPage.tsx'

const task = (id: string, more: Partial<KioskTask> = {}): KioskTask => ({
  id,
  label: [`${id} 일`, id, id, id],
  help: ['도움말', 'help', 'help', 'help'],
  icon: () => null,
  of: [`menu/of/${id}`],
  count: () => <KioskCount count={3} />,
  page: ({ recordNo, depts, onChoose, onDone }) => (
    <>
      <KioskHead title={`${id} ${recordNo ?? '고르기'} ${depts.join()}`} onBack={onDone} />
      <button type="button" onClick={() => onChoose(7)}>
        7번
      </button>
    </>
  ),
  ...more,
})
const permits: KioskPart = { tasks: [task('gas'), task('closed')], over: () => <p>경보 없음</p> }
const education: KioskPart = {
  tasks: [task('attendance', { count: () => <KioskCount count={undefined} /> })],
}
const loads = [() => Promise.resolve(permits), () => Promise.resolve(education)]

let pages: string[]
let root: Root
let host: HTMLElement
beforeEach(async () => {
  pages = ['menu/of/gas', 'menu/of/attendance']
  device.keep('a secret of this device')
  serve({
    'POST /api/auth/kiosk': () => ({
      data: {
        kioskNo: 1,
        kioskNm: '1호기 앞',
        plantCd: '1000',
        plantNm: '여수',
        placeTxt: '입구',
        deptCd: 'D1',
        idleSeconds: 60,
      },
    }),
    'POST /api/auth/kiosk/login': () => ({
      data: {
        accessToken: 'token',
        ticket: 'ticket',
        user: { userId: 'E1001', userNm: '김현장', deptCd: 'D2', deptNm: '생산1팀' },
        pages,
      },
    }),
    'POST /api/auth/logout': () => ({}),
  })
  session.clear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  root.render(<PortalFrame>{createElement(await kioskWith(loads))}</PortalFrame>)
})
afterEach(() => {
  device.forget()
  root.unmount()
  host.remove()
  queryClient.clear()
  session.clear()
})
async function enter(): Promise<void> {
  await page.getByLabelText('출입증 번호').fill('B100001')
  await page.getByLabelText('PIN 6자리').fill('123456')
  await userEvent.click(page.getByRole('button', { name: '시작' }))
}

test('a shared device offers the tasks of all modules that the person may open, each with its count', async () => {
  await expect.element(page.getByText('경보 없음')).toBeVisible()
  await enter()
  await expect.element(page.getByRole('button', { name: /^gas 일/ })).toMatchTextContent('3건')
  await expect.element(page.getByRole('button', { name: /^attendance 일/ })).not.toMatchTextContent('건')
  expect(page.getByRole('button', { name: /^closed 일/ }).query()).toBeNull()
})

test('a task at a shared device is given what was chosen, and the way back leads to the tasks', async () => {
  await enter()
  await userEvent.click(page.getByRole('button', { name: /^attendance 일/ }))
  await expect.element(page.getByRole('heading', { name: 'attendance 고르기 D1,D2' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '7번' }))
  await expect.element(page.getByRole('heading', { name: 'attendance 7 D1,D2' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '뒤로' }))
  await expect.element(page.getByRole('heading', { name: '무엇을 하시겠습니까?' })).toBeVisible()
})

test('who may open no task of a shared device is told whom to ask', async () => {
  pages = []
  await enter()
  await expect
    .element(page.getByText('이 단말기에서 하실 수 있는 일이 없습니다.', { exact: false }))
    .toBeVisible()
})

test('two tasks of shared devices never have one id', async () => {
  const again = () => Promise.resolve({ tasks: [task('gas')] })
  await expect(kioskWith([...loads, again])).rejects.toThrow('two tasks at shared devices: gas')
})

test('the end of a PIN stays in its field when the language arrives while somebody types', async () => {
  const pin = page.getByLabelText('PIN 6자리')
  await userEvent.click(pin)
  await setLanguage('en')
  await userEvent.keyboard('123')
  // Longer than a menu of languages takes to close, after which the badge is focused.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await userEvent.keyboard('456')
  expect(document.querySelector('#kiosk-pin')).toHaveProperty('value', '123456')
  expect(document.querySelector('#kiosk-badge')).toHaveProperty('value', '')
  await setLanguage('kr')
})
