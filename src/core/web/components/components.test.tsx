import { Activity, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, dayOf } from '../../shared/dates.ts'
import { buttonBusyMs } from '../../shared/limits.ts'
import { errorOf, networkError, type ApiError } from '../api-error.ts'
import { refusal } from '../fake-server.test-kit.ts'
import '../portal.css'
import { PortalFrame } from '../shell/Portal.tsx'
import { t } from '../text/text.ts'
import { BusyButton } from './BusyButton.tsx'
import { ConsentPopup } from './ConsentPopup.tsx'
import { DueDay } from './DueDay.tsx'
import { IconAction, openAddress } from './IconAction.tsx'
import { MenuDropdown } from './MenuDropdown.tsx'
import { notice } from './notice.tsx'
import { ScrollRegion } from './ScrollRegion.tsx'
import { Shuttle } from './Shuttle.tsx'

let root: Root | null = null
const show = (content: React.ReactNode) => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  root.render(<PortalFrame>{content}</PortalFrame>)
}
afterEach(() => root?.unmount())
const refused = (status: number, code: string, message: string): Promise<ApiError> =>
  errorOf(refusal(status, code, message), new URL('/api/things?x=1', location.origin))

test('a button is busy for 600 ms at least; one marked with error does not run', async () => {
  const action = vi.fn()
  const forbidden = vi.fn()
  show(
    <>
      <BusyButton action={action}>저장</BusyButton>
      <BusyButton action={forbidden} error>
        승인
      </BusyButton>
    </>,
  )
  const save = page.getByRole('button', { name: /저장/ })
  await save.click()
  const start = performance.now()
  await expect.element(save).toHaveClass('ant-btn-loading')
  await vi.waitFor(() => expect(save.element().classList).not.toContain('ant-btn-loading'))
  expect(performance.now() - start).toBeGreaterThan(400)
  expect(action).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: '승인' }).click()
  await expect.element(page.getByText('유효성 검사도중 에러가 발생하였습니다.')).toBeVisible()
  expect(forbidden).not.toHaveBeenCalled()
})

test('a refusal of a busy button is shown with its reasons', async () => {
  const error = await refused(422, 'RULE', '작업을 시작할 수 없습니다.')
  error.body.reasons = [{ guard: 'gas', message: '산소 17.9 % (기준 18 % 이상)' }]
  show(<BusyButton action={() => Promise.reject(error)}>시작</BusyButton>)
  await page.getByRole('button', { name: '시작' }).click()
  await expect.element(page.getByText('산소 17.9 % (기준 18 % 이상)')).toBeVisible()
  await expect.element(page.getByText('에러', { exact: true }).last()).toBeVisible()
})

test('calls that fail at once open one alert, which says each thing once', async () => {
  show(<p>화면</p>)
  const forbidden = await refused(403, 'FORBIDDEN', '해당 자료에 대한 권한이 없습니다.')
  await expect.element(page.getByText('화면')).toBeVisible()
  const lost = () => networkError(new URL('/api/things', location.origin))
  for (const error of [lost(), lost(), forbidden, lost(), await refused(403, 'FORBIDDEN', forbidden.message)])
    notice.failure(error)
  const dialogs = page.getByRole('dialog')
  await expect.element(page.getByText(t('network.body'))).toBeVisible()
  await expect.element(page.getByText(forbidden.message)).toBeVisible()
  expect(dialogs.elements()).toHaveLength(1)
  expect(document.querySelectorAll('.ant-modal-mask')).toHaveLength(1)
  await dialogs.getByRole('button').click()
  await vi.waitFor(() => expect(dialogs.elements()).toHaveLength(0))
  // A message that was read may be shown again.
  notice.failure(lost())
  await expect.element(page.getByText(t('network.body'))).toBeVisible()
  expect(page.getByText(forbidden.message).elements()).toHaveLength(0)
})

test('a notice lets clicks through to the button beneath it; its cross closes it', async () => {
  const action = vi.fn()
  show(
    <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={action}>
      확인
    </button>,
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  notice.info('저장하였습니다.')
  const alert = page.getByRole('alert')
  await expect.element(alert).toBeVisible()
  const { left, top, width, height } = alert.element().getBoundingClientRect()
  const beneath = document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement
  beneath.click()
  expect(action).toHaveBeenCalledOnce()
  await alert.getByRole('button').click()
  await expect.poll(() => alert.query()).toBeNull()
  expect(action).toHaveBeenCalledOnce()
})

test('a menu that is opened again at once keeps the focus', async () => {
  show(
    <MenuDropdown trigger={['click']} menu={{ items: [{ key: 'password', label: '비밀번호 변경' }] }}>
      <button type="button">계정</button>
    </MenuDropdown>,
  )
  const [button, item] = [page.getByRole('button', { name: '계정' }), page.getByRole('menuitem')]
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item).toHaveFocus()
  // The work that waits for the menu to fade is due by now.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(item.element()).toHaveFocus()
})

test('a server error shows the nine facts, no network its own alert', async () => {
  show(null)
  await new Promise((resolve) => setTimeout(resolve, 50))
  notice.failure(await refused(500, 'ERR500', '처리 중 오류'))
  for (const label of [
    '오류코드',
    '일시',
    '메시지',
    '원인',
    '원인상세',
    'URL',
    '쿼리',
    '리턴코드',
    '로그번호',
  ]) {
    await expect.element(page.getByRole('rowheader', { name: label, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: '닫기' }).click()
  notice.failure(networkError(new URL('/api/things', location.origin)))
  await expect.element(page.getByText('네트워크 접속오류').last()).toBeVisible()
})

test('consent can be registered only when it is given', async () => {
  const agreed = vi.fn()
  function Page() {
    const [open, setOpen] = useState(true)
    return (
      <ConsentPopup open={open} title="활용 동의" onAgree={agreed} onClose={() => setOpen(false)}>
        법정 동의문
      </ConsentPopup>
    )
  }
  show(<Page />)
  await expect.element(page.getByText('법정 동의문')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '등록' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: '동의', exact: true }).click()
  await page.getByRole('button', { name: '등록' }).click()
  await expect.element(page.getByText('법정 동의문')).not.toBeInTheDocument()
  expect(agreed).toHaveBeenCalledOnce()
})

test('the shuttle moves items to the selected side', async () => {
  const changed = vi.fn()
  show(
    <Shuttle
      items={['용접', '절단']}
      keyOf={(item) => item}
      labelOf={(item) => item}
      value={['절단']}
      onChange={changed}
    />,
  )
  await page.getByText('용접').click()
  await page.getByRole('button', { name: 'right' }).click()
  expect(changed.mock.calls[0]?.[0]).toHaveLength(2)
})

test('an icon without a callback and an address that cannot be used tell the developer', async () => {
  const done = vi.fn()
  const go = vi.fn()
  show(
    <>
      <IconAction label="복사" icon={<i />} action={done} />
      <IconAction label="이동" icon={<i />} action={undefined} />
    </>,
  )
  await page.getByRole('button', { name: '복사' }).click()
  expect(done).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: '이동' }).click()
  await expect.element(page.getByText('아이콘에 연결된 콜백이 없습니다. (이동)')).toBeVisible()
  openAddress('/wkod/wkodRequest', go)
  expect(go).toHaveBeenCalledWith('/wkod/wkodRequest')
  openAddress('javascript:alert(1)', go)
  await expect.element(page.getByText('사용할 수 없는 주소입니다. (javascript:alert(1))')).toBeVisible()
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  openAddress('https://msds.kosha.or.kr', go)
  expect(opened).toHaveBeenCalledWith('https://msds.kosha.or.kr', '_blank', 'noopener,noreferrer')
  expect(go).toHaveBeenCalledOnce()
})

test('a due day says how far away it is: red once it is past, and nothing when the matter is closed', async () => {
  const today = dayOf(new Date())
  show(
    <>
      <DueDay day={addDays(today, -3)} />
      <DueDay day={addDays(today, 30)} />
      <DueDay day={addDays(today, -8)} open={false} />
    </>,
  )
  await expect.element(page.getByText('D-30')).toBeVisible()
  const late = page.getByText('D+3')
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(late.element()).color.match(/[\d.]+/g) ?? []).map(
    Number,
  )
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  expect(page.getByText('D+8').elements()).toHaveLength(0)
})

test('a button that was busy when its tab was left is free when one comes back', async () => {
  let answer: () => void = () => undefined
  const act = () => new Promise<void>((resolve) => (answer = resolve))
  let leave: (left: boolean) => void = () => undefined
  function Tab() {
    const [left, setLeft] = useState(false)
    leave = setLeft
    return (
      <Activity mode={left ? 'hidden' : 'visible'}>
        <BusyButton action={act}>저장</BusyButton>
      </Activity>
    )
  }
  show(<Tab />)
  const button = page.getByRole('button', { name: '저장' })
  await expect.element(button).toBeVisible()
  const element = button.element()
  await button.click()
  await expect.poll(() => element.className).toContain('loading')
  leave(true)
  await expect.poll(() => element.checkVisibility()).toBe(false)
  answer()
  // As long as it is busy at least.
  await new Promise((resolve) => setTimeout(resolve, buttonBusyMs))
  leave(false)
  await expect.poll(() => element.checkVisibility()).toBe(true)
  await expect.poll(() => element.className, { timeout: 3000 }).not.toContain('loading')
})

test('a region that is wider than the screen scrolls in place, and the page does not', async () => {
  show(
    <ScrollRegion label="현황" className="without-a-rule">
      <div style={{ width: 4000 }}>열</div>
    </ScrollRegion>,
  )
  const region = page.getByRole('region', { name: '현황' })
  await expect.element(region).toBeVisible()
  expect(region.element().scrollWidth).toBeGreaterThanOrEqual(4000)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})
