import { scrollAnimationMs } from '../shared/limits.ts'

/** Slow at both ends. @param part 0 at the start, 1 at the end */
export const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)

const running = new WeakMap<Element, number>()

/**
 * Scrolls an element to a height in pixels within 800 ms (specification section 9), at once for users who
 * want less motion. Turning the wheel, or another call, stops it. Resolves when the scrolling has ended.
 */
export function scrollToTop(element: Element, top = 0): Promise<void> {
  const from = element.scrollTop
  const to = Math.max(0, Math.min(top, element.scrollHeight - element.clientHeight))
  const turn = (running.get(element) ?? 0) + 1
  running.set(element, turn)
  if (from === to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = to
    return Promise.resolve()
  }
  const begin = performance.now()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = new AbortController()
  element.addEventListener('wheel', () => stop.abort(), { once: true, passive: true, signal: stop.signal })
  const step = (now: number) => {
    if (stop.signal.aborted || running.get(element) !== turn) return resolve()
    const part = Math.min(1, Math.max(0, (now - begin) / scrollAnimationMs))
    element.scrollTop = from + (to - from) * eased(part)
    if (part < 1) return void requestAnimationFrame(step)
    stop.abort()
    resolve()
  }
  requestAnimationFrame(step)
  return promise
}

/**
 * Brings an element into the middle of what scrolls around it; one that is taller than half of it goes to the
 * top.
 */
export function scrollToElement(target: HTMLElement): Promise<void> {
  const frame = scrollFrameOf(target)
  const offset = target.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop
  const tall = target.offsetHeight > frame.clientHeight / 2
  return scrollToTop(frame, tall ? offset : offset - (frame.clientHeight - target.offsetHeight) / 2)
}
function scrollFrameOf(target: HTMLElement): Element {
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (
      element.scrollHeight > element.clientHeight &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    )
      return element
  }
  return document.scrollingElement ?? document.documentElement
}
