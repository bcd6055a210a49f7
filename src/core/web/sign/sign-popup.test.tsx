import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { SignPopup } from './SignPopup.tsx'

let signed: { name: string; picture: Blob }[]
let refuses: boolean
function Page() {
  const [open, setOpen] = useState(true)
  if (!open) return <p>서명 창이 닫혔습니다</p>
  return (
    <SignPopup
      title="안전보건 정보 확인"
      onClose={() => setOpen(false)}
      onSign={(name, picture) => {
        if (refuses) return Promise.reject(new Error('refused'))
        signed.push({ name, picture })
        return Promise.resolve()
      }}
    />
  )
}
beforeEach(async () => {
  signed = []
  refuses = false
  await page.viewport(360, 740)
  showPage(Page)
  await expect.element(box()).toBeVisible()
})
afterEach(async () => {
  hidePage()
  await page.viewport(1440, 900)
})
const box = () => page.getByRole('img', { name: '서명란' })
const name = () => page.getByLabelText('서명하는 사람의 이름')
const confirm = () => userEvent.click(page.getByRole('button', { name: '서명하기' }))

/**
 * A line over the pad, as a pointer of this kind draws it. @param y its height over the top edge, in pixels
 */
function draw(pointerType: 'mouse' | 'touch', y = 30): void {
  const canvas = box().element() as HTMLCanvasElement
  const { left, top } = canvas.getBoundingClientRect()
  const at = (type: string, x: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerType,
        pointerId: 1,
        isPrimary: true,
        buttons: type === 'pointerup' ? 0 : 1,
        pressure: 0.5,
        clientX: left + x,
        clientY: top + y,
        bubbles: true,
        cancelable: true,
      }),
    )
  at('pointerdown', 20, canvas)
  for (let x = 30; x < 160; x += 10) at('pointermove', x, canvas)
  at('pointerup', 160, canvas)
}
/** Pixels of a picture that are not white. */
async function inkOf(picture: Blob): Promise<number> {
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  let ink = 0
  for (let at = 0; at < data.length; at += 4) if (data[at]! < 200) ink++
  return ink
}

test('nothing is sent without a name and a drawing, and each is asked for at its place', async () => {
  await confirm()
  await expect.element(page.getByText('이름을 적어 주세요.')).toBeVisible()
  await expect.element(page.getByText('서명을 그려 주세요.')).toBeVisible()
  await name().fill('김현장')
  await confirm()
  expect(page.getByText('이름을 적어 주세요.').query()).toBeNull()
  await expect.element(page.getByText('서명을 그려 주세요.')).toBeVisible()
  await expect.element(name()).toHaveValue('김현장')
  expect(signed).toEqual([])
})

for (const pointer of ['mouse', 'touch'] as const)
  test(`a signature drawn by ${pointer} is sent as a picture with ink on it, under the name`, async () => {
    await name().fill(' 김현장 ')
    draw(pointer)
    await expect.element(page.getByRole('button', { name: '다시 그리기' })).toBeEnabled()
    await confirm()
    await expect.element(page.getByText('서명 창이 닫혔습니다')).toBeVisible()
    expect(signed.map((each) => [each.name, each.picture.type])).toEqual([['김현장', 'image/png']])
    expect(await inkOf(signed[0]!.picture)).toBeGreaterThan(20)
  })

test('who draws again begins with a clean box, which is no signature', async () => {
  await name().fill('김현장')
  draw('touch')
  await userEvent.click(page.getByRole('button', { name: '다시 그리기' }))
  await expect.element(page.getByRole('button', { name: '다시 그리기' })).toBeDisabled()
  await confirm()
  await expect.element(page.getByText('서명을 그려 주세요.')).toBeVisible()
  expect(signed).toEqual([])
})

test('a signature that the server does not take stays open with its name', async () => {
  refuses = true
  await name().fill('김현장')
  draw('touch')
  await confirm()
  await expect.element(page.getByRole('dialog').first()).toBeVisible()
  await expect.element(name()).toHaveValue('김현장')
  expect(signed).toEqual([])
})

test('the box and the buttons of a signature fit a telephone of 360 pixels', () => {
  const { left, right, height } = box().element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(360)
  expect(height).toBeGreaterThanOrEqual(120)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
