import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import encode from 'qr'
import { useTab } from '../TabHost.tsx'
import { serve } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { CodeReader } from './CodeReader.tsx'
import { useWedge } from './use-wedge.ts'

/** About as long as the address on a permit, the densest code that is read here. */
const code = `https://portal.example.com/verify#${'Ab3_'.repeat(55)}`
let read: string[]
beforeEach(() => {
  serve(sampleRoutes)
  read = []
})
afterEach(() => {
  vi.restoreAllMocks()
  hidePage()
})
const Reader = () => <CodeReader ask="허가서의 QR" onCode={(each) => read.push(each)} />
const Wedge = () => {
  useWedge((each) => read.push(each), useTab().active)
  return <button type="button">조회</button>
}

/** A camera in front of which a code is held. */
function filmed(shown: string): MediaStream {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [1280, 720]
  const context = canvas.getContext('2d')!
  const squares = encode(shown, 'raw', { ecc: 'low', border: 4 })
  const draw = () => {
    context.fillStyle = '#999'
    context.fillRect(0, 0, canvas.width, canvas.height)
    const side = 600 / squares.length
    squares.forEach((row, y) =>
      row.forEach((dark, x) => {
        context.fillStyle = dark ? '#111' : '#eee'
        context.fillRect(300 + x * side, 60 + y * side, side + 1, side + 1)
      }),
    )
  }
  draw()
  setInterval(draw, 100)
  return canvas.captureStream(10)
}

test('a code that is held before the camera is read, and the camera goes out', async () => {
  const stream = filmed(code)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  showPage(Reader)
  await userEvent.click(page.getByRole('button', { name: '카메라로 읽기' }))
  await expect.poll(() => read, { timeout: 20_000 }).toEqual([code])
  await expect.element(page.getByRole('button', { name: '카메라로 읽기' })).toBeVisible()
  await expect.poll(() => stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('without a camera the reader says what can be done', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  showPage(Reader)
  await userEvent.click(page.getByRole('button', { name: '카메라로 읽기' }))
  await expect.element(page.getByText(/카메라를 쓸 수 없습니다/)).toBeVisible()
})

test('a scanner types into the field of the reader, which is empty for the next code', async () => {
  showPage(Reader)
  await userEvent.fill(page.getByLabelText('QR 내용'), ' B100001 ')
  await userEvent.keyboard('{Enter}')
  expect(read).toEqual(['B100001'])
  await expect.element(page.getByLabelText('QR 내용')).toHaveValue('')
})

test('a scanner is heard on the whole page, and its Enter presses no button', async () => {
  showPage(Wedge)
  const button = page.getByRole('button', { name: '조회' })
  await expect.element(button).toBeVisible()
  const clicked = vi.fn()
  button.element().addEventListener('click', clicked)
  button.element().focus()
  for (const key of [...'EO-4471', 'Enter'])
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  expect([read, clicked.mock.calls.length]).toEqual([['EO-4471'], 0])
})
