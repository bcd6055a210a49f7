import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react'
import { remembered } from '../../../core/web/store.ts'

/** Heights of the panels as they stood when they were last filled, px; of one user only, as panels are. */
function heightsOf(userId: string): Record<string, number> {
  try {
    const kept = JSON.parse(remembered.read('panels') ?? 'null') as {
      userId: string
      heights: Record<string, number>
    } | null
    return kept?.userId === userId && typeof kept.heights === 'object' ? kept.heights : {}
  } catch {
    return {}
  }
}

/**
 * Height of a panel that was never seen, px. It is set for each, because otherwise a panel would inherit the
 * height of all together.
 */
const usualRoom = 132

/**
 * Reserves the last height of a panel until it is filled (`.home-portlet-room` inside it), so that the
 * content below does not move under the pointer.
 */
export function usePanelRoom(
  id: string,
  userId: string,
): { ref: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const ref = useRef<HTMLDivElement>(null)
  const room = heightsOf(userId)[id] ?? usualRoom
  useLayoutEffect(() => {
    const panel = ref.current!
    const observer = new ResizeObserver(([entry]) => {
      // A hidden pane has no heights.
      if (panel.offsetParent === null || panel.querySelector('.home-portlet-room')) return
      const height = Math.round(entry!.contentRect.height)
      const heights = heightsOf(userId)
      if (heights[id] !== height)
        remembered.write('panels', JSON.stringify({ userId, heights: { ...heights, [id]: height } }))
    })
    observer.observe(panel)
    return () => observer.disconnect()
  }, [id, userId])
  return { ref, style: { '--room': `${room}px` } as CSSProperties }
}
