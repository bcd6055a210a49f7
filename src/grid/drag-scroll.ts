/** Milliseconds between two steps. */
const INTERVAL = 40
/** Share of the distance from the pointer to the frame that one step covers: the farther out, the faster. */
const SPEED = 0.4
/** Pixels inside the edge where the cell under the pointer is looked for. */
const INSIDE = 4

/**
 * Scrolls the frame while the mouse is held outside of it, and names the element that the range has to reach
 * then. Ends by itself when the button is released.
 */
export function scrollWhileDragging(
  frame: HTMLElement,
  onReach: (element: Element) => void,
  onEnd: () => void,
): void {
  let pointer: { x: number; y: number } | undefined
  const timer = setInterval(() => {
    if (!pointer) return
    const edge = innerEdge(frame)
    const left = beyond(pointer.x, edge.left, edge.right)
    const top = beyond(pointer.y, edge.top, edge.bottom)
    if (left === 0 && top === 0) return
    frame.scrollBy(left * SPEED, top * SPEED)
    const reached = document.elementFromPoint(
      within(pointer.x, edge.left, edge.right),
      within(pointer.y, edge.top, edge.bottom),
    )
    if (reached && frame.contains(reached)) onReach(reached)
  }, INTERVAL)

  const follow = (event: MouseEvent) => {
    pointer = { x: event.clientX, y: event.clientY }
  }
  document.addEventListener('mousemove', follow)
  document.addEventListener(
    'mouseup',
    () => {
      clearInterval(timer)
      document.removeEventListener('mousemove', follow)
      onEnd()
    },
    { once: true },
  )
}

/** The part of the frame where rows can be seen, without header, sums and scroll bars. */
function innerEdge(frame: HTMLElement) {
  const { left, top } = frame.getBoundingClientRect()
  const head = frame.querySelector('.grid-head')?.clientHeight ?? 0
  const foot = frame.querySelector('.grid-summary')?.clientHeight ?? 0
  return { left, right: left + frame.clientWidth, top: top + head, bottom: top + frame.clientHeight - foot }
}

function beyond(at: number, from: number, to: number): number {
  return Math.min(0, at - from) + Math.max(0, at - to)
}

function within(at: number, from: number, to: number): number {
  return Math.max(from + INSIDE, Math.min(to - INSIDE, at))
}
