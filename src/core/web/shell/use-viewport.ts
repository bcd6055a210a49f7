import { useEffect, useState, type RefObject } from 'react'
import { mobileWidthPx, navbarGapPx, resizeDelayMs, topMenuMinWidthPx } from '../../shared/limits.ts'

export interface Viewport {
  mobile: boolean
  topMenu: boolean
  /** Window height minus navbar height minus 20 px. */
  mainHeight: number
}
// Until the navbar stands; the same as --portal-header.
const usualNavbarPx = 48
const measure = (navbar: HTMLElement | null): Viewport => ({
  mobile: innerWidth < mobileWidthPx,
  topMenu: innerWidth >= topMenuMinWidthPx,
  mainHeight: innerHeight - (navbar?.offsetHeight ?? usualNavbarPx) - navbarGapPx,
})

const same = (a: Viewport, b: Viewport): boolean =>
  a.mobile === b.mobile && a.topMenu === b.topMenu && a.mainHeight === b.mainHeight

/** Sizes of the shell, applied 600 ms after the window was resized (specification section 2). */
export function useViewport(navbar: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState(() => measure(null))
  useEffect(() => {
    // Measured as it was: nothing is drawn again.
    const take = () =>
      setViewport((known) => {
        const now = measure(navbar.current)
        return same(known, now) ? known : now
      })
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(take, resizeDelayMs)
    }
    addEventListener('resize', later)
    const first = requestAnimationFrame(take)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(first)
      removeEventListener('resize', later)
    }
  }, [navbar])
  return viewport
}
