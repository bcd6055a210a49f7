import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useTab } from '../../../core/web/TabHost.tsx'

/**
 * `?wall=1`: the board alone over the whole window. Going there by hand also asks the browser for the whole
 * screen.
 */
export function useWall(): { wall: boolean; toggle: () => void } {
  const tab = useTab()
  const wall = tab.params.get('wall') === '1'
  const set = (on: boolean) => {
    const params = new URLSearchParams(tab.search)
    if (on) params.set('wall', '1')
    else params.delete('wall')
    tab.setSearch(params)
    // Refused without a gesture or inside a frame; the board covers the window either way.
    if (on) document.documentElement.requestFullscreen?.().catch(() => undefined)
    else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
  }
  const leave = useEffectEvent(() => wall && set(false))
  useEffect(() => {
    // The browser itself takes Escape while it is in full screen, so leaving full screen counts as well.
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leave()
    const onScreen = () => document.fullscreenElement === null && leave()
    addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onScreen)
    return () => {
      removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onScreen)
    }
  }, [])
  return { wall, toggle: () => set(!wall) }
}

/** How long a page of tiles stays on the wall, and how long a touch keeps it there, in ms. */
const pageMs = 15_000
const touchedMs = 60_000
/** What of the page before stays in sight, as a part of the height. */
const overlap = 0.1

/** On the wall nobody scrolls: when the tiles need more than one page, the pages are shown in turn. */
export function useWallScroll(scroller: RefObject<HTMLElement | null>, wall: boolean): void {
  useEffect(() => {
    const element = scroller.current
    if (!wall || !element) return undefined
    let touchedAt = 0
    const touch = () => (touchedAt = Date.now())
    const next = () => {
      const { scrollTop, clientHeight, scrollHeight } = element
      if (scrollHeight <= clientHeight + 1 || Date.now() - touchedAt < touchedMs) return
      const atEnd = scrollTop + clientHeight >= scrollHeight - 1
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      element.scrollTo({
        top: atEnd ? 0 : scrollTop + clientHeight * (1 - overlap),
        behavior: calm ? 'auto' : 'smooth',
      })
    }
    const timer = setInterval(next, pageMs)
    for (const name of ['wheel', 'pointerdown', 'keydown'])
      element.addEventListener(name, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const name of ['wheel', 'pointerdown', 'keydown']) element.removeEventListener(name, touch)
    }
  }, [scroller, wall])
}
