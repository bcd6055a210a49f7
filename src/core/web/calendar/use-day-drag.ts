import { useEffect, useRef, useState, type PointerEvent as ReactPointer } from 'react'

/** Pixels after which a pressed mouse drags, and milliseconds after which a resting finger does. */
const slackPx = 6
const restMs = 350

export interface DayDrag {
  /** The event that is dragged, and the day that it is over. */
  dragged: { id: string; day: string | undefined } | undefined
  /** Begins to watch a press on an event. */
  press: (event: ReactPointer<HTMLElement>, id: string) => void
  /** True for the click that ends a drag, which opens nothing. */
  wasDragged: () => boolean
}

/**
 * Dragging of an event to another day by mouse or finger; a finger that moves at once scrolls. Days are elements with
 * `data-day`.
 * @param onDrop called with the event and the day that it was let go over
 */
export function useDayDrag(onDrop: (id: string, day: string) => void): DayDrag {
  const [dragged, setDragged] = useState<DayDrag['dragged']>()
  const end = useRef<(() => void) | undefined>(undefined)
  const moved = useRef(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => () => end.current?.(), [])

  const press = (event: ReactPointer<HTMLElement>, id: string) => {
    if (event.button !== 0) return
    const { clientX: x, clientY: y, pointerType } = event
    const isTouch = pointerType !== 'mouse'
    moved.current = false
    let isDragging = false
    let day: string | undefined
    const begin = () => {
      isDragging = true
      moved.current = true
      setDragged({ id, day })
    }
    const timer = isTouch ? setTimeout(begin, restMs) : undefined
    const move = (to: PointerEvent) => {
      if (!isDragging) {
        if (Math.hypot(to.clientX - x, to.clientY - y) < slackPx) return
        if (isTouch) return stop()
        begin()
      }
      const over = document.elementFromPoint(to.clientX, to.clientY)?.closest<HTMLElement>('[data-day]')
      day = over?.dataset['day']
      setDragged({ id, day })
    }
    const hold = (touch: TouchEvent) => {
      if (isDragging) touch.preventDefault()
    }
    const up = () => {
      const target = isDragging ? day : undefined
      stop()
      if (target !== undefined) drop.current(id, target)
    }
    const cancel = (key: KeyboardEvent) => {
      if (key.key === 'Escape') stop()
    }
    function stop(): void {
      clearTimeout(timer)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
      removeEventListener('touchmove', hold)
      removeEventListener('keydown', cancel)
      end.current = undefined
      setDragged(undefined)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
    addEventListener('touchmove', hold, { passive: false })
    addEventListener('keydown', cancel)
    end.current = stop
  }
  return {
    dragged,
    press,
    wasDragged: () => {
      const was = moved.current
      moved.current = false
      return was
    },
  }
}
