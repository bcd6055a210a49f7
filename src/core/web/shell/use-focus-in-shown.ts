import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusIsLost } from '../focus.ts'
import { tabStore } from '../tab-store.ts'
import { paneId } from '../TabHost.tsx'

const settleMs = 60
/**
 * After a navigation that took away or hid what had the focus, the keyboard goes on in the page that is
 * shown.
 */
export function useFocusInShown(): void {
  const location = useLocation()
  const first = useRef(location)
  useEffect(() => {
    // A page that has just been loaded begins at the top, with the link that skips the menus.
    if (first.current === location) return undefined
    const timer = setTimeout(() => {
      const { active } = tabStore.get()
      if (focusIsLost())
        document
          .getElementById(active === null ? 'portal-main' : paneId(active))
          ?.focus({ preventScroll: true })
    }, settleMs)
    return () => clearTimeout(timer)
  }, [location])
}
