import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** How far a frame is scrolled and how large it is inside, in pixels. */
export interface FrameBox {
  scrollTop: number
  scrollLeft: number
  clientWidth: number
  clientHeight: number
}
const unmeasured: FrameBox = { scrollTop: 0, scrollLeft: 0, clientWidth: 0, clientHeight: 0 }

export interface FrameSize {
  /** Inner width, 0 until it is measured; a new width draws the grid again. */
  width: number
  /**
   * The frame as the browser has last told it, by a change of its size or a scroll. To ask the element itself in the
   * middle of a key would lay out all rows twice before the picture.
   */
  box: RefObject<FrameBox>
  /** Asks the element: on a scroll, or where nothing has been told yet. */
  measure: () => FrameBox
  /** Scrolls with the next picture: rows that have just changed are laid out once for both. */
  scroll: (top: number, left: number) => void
  /** How many rows of a height the frame shows besides some others. */
  rowsOf: (height: number, others: number) => number
}

/** @param framed the frame stands in the document; cards stand in its place on a telephone */
export function useFrameBox(frame: RefObject<HTMLElement | null>, framed: boolean): FrameSize {
  const [width, setWidth] = useState(0)
  const box = useRef(unmeasured)
  const measure = useCallback(() => {
    const element = frame.current
    // A hidden tab measures 0; keeping the old width keeps scroll position and columns.
    if (element && element.clientWidth > 0) {
      const { scrollTop, scrollLeft, clientWidth, clientHeight } = element
      box.current = { scrollTop, scrollLeft, clientWidth, clientHeight }
    }
    return box.current
  }, [frame])
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(measure().clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, framed, measure])
  const next = useRef(0)
  useEffect(() => () => cancelAnimationFrame(next.current), [])
  const scroll = useCallback(
    (top: number, left: number) => {
      box.current = { ...box.current, scrollTop: top, scrollLeft: left }
      cancelAnimationFrame(next.current)
      next.current = requestAnimationFrame(() => {
        frame.current?.scrollTo({ top, left })
        // It may have come to stand before that.
        measure()
      })
    },
    [frame, measure],
  )
  const rowsOf = useCallback(
    (height: number, others: number) => Math.max(1, Math.floor(box.current.clientHeight / height) - others),
    [],
  )
  return { width, box, measure, scroll, rowsOf }
}
