import { useEffect, useState, type RefObject } from 'react'
import { mobileWidthPx, navbarGapPx, resizeDelayMs, topMenuMinWidthPx } from '../../shared/limits.ts'

export interface Viewport {
  mobile: boolean
  topMenu: boolean
  /** Window height minus navbar height minus 20 px. */
  mainHeight: number
}
const measure = (navbar: HTMLElement | null): Viewport => ({
  mobile: innerWidth < mobileWidthPx,
  topMenu: innerWidth >= topMenuMinWidthPx,
  mainHeight: innerHeight - (navbar?.offsetHeight ?? 0) - navbarGapPx,
})

/** Sizes of the shell, applied 600 ms after the window was resized (specification section 2). */
export function useViewport(navbar: RefObject<HTMLElement | null>): Viewport {
  const [viewport, setViewport] = useState(() => measure(null))
  useEffect(() => {
    setViewport(measure(navbar.current))
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setViewport(measure(navbar.current)), resizeDelayMs)
    }
    addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', later)
    }
  }, [navbar])
  return viewport
}
