import { afterEach, expect, test, vi } from 'vitest'
import { eased, scrollToElement, scrollToTop } from './scroll.ts'

const place = document.createElement('div')
function frame(): HTMLElement {
  place.innerHTML =
    '<div style="height:200px;overflow:auto"><div style="height:1000px"></div><p style="height:40px;margin:0">여기</p><div style="height:1000px"></div></div>'
  document.body.replaceChildren(place)
  return place.firstElementChild as HTMLElement
}
afterEach(() => {
  place.remove()
  vi.unstubAllGlobals()
})

test('a page scrolls within 800 ms, slow at both ends', async () => {
  const element = frame()
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  const begin = performance.now()
  const scrolled = scrollToTop(element, 600)
  // Each frame says the time at which it is drawn.
  frames.pop()!(begin + 400)
  expect(element.scrollTop).toBeGreaterThan(250)
  expect(element.scrollTop).toBeLessThan(350)
  frames.pop()!(begin + 700)
  expect(element.scrollTop).toBeLessThan(600)
  frames.pop()!(performance.now() + 800)
  await scrolled
  expect(element.scrollTop).toBe(600)
  expect(frames).toEqual([])
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1])
})

test('an element comes into the middle of what scrolls around it', async () => {
  const element = frame()
  await scrollToElement(element.querySelector('p')!)
  expect(element.scrollTop).toBe(1000 - (200 - 40) / 2)
})

test('the wheel ends it, and so does another call', async () => {
  const element = frame()
  const first = scrollToTop(element, 900)
  const second = scrollToTop(element, 100)
  await first
  element.dispatchEvent(new WheelEvent('wheel'))
  await second
  expect(element.scrollTop).toBeLessThan(100)
})
