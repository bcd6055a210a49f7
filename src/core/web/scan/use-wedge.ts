import { useEffect, useEffectEvent } from 'react'
import { nothingRead, wedgeKey } from './wedge.ts'

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog]') !== null

/**
 * A wedge scanner (it types what it reads and presses enter) works on the whole page, whatever has the focus:
 * only what is typed into a field stays there.
 * @param active false while the page is hidden, as `useTab().active` says
 */
export function useWedge(onCode: (code: string) => void, active: boolean): void {
  const found = useEffectEvent(onCode)
  useEffect(() => {
    if (!active) return undefined
    let read = nothingRead
    const onKey = (event: KeyboardEvent) => {
      if (isTypedInto(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      const next = wedgeKey(read, event.key, event.timeStamp)
      read = next.read
      if (next.code === undefined) return
      // The scanner's Enter is not meant for the button that has the focus.
      event.preventDefault()
      found(next.code)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [active])
}
