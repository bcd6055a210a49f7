import { useEffect, useRef } from 'react'
import { useTab } from '../TabHost.tsx'

/** Leaving the browser page asks, and the tab knows that something is not saved. */
export function useLeaveWarning(dirty: boolean): void {
  const tab = useTab()
  // The handle is a new object whenever its tab changes, and marking the tab changes it.
  const latest = useRef(tab)
  useEffect(() => {
    latest.current = tab
  }, [tab])
  useEffect(() => {
    latest.current.setDirty(dirty)
  }, [dirty])
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
