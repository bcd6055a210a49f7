import { useEffect } from 'react'

/** Fills a locked picker with the user's own value as soon as it is known. */
export function useOwnValue(locked: boolean, own: string | null, value: unknown, fill: () => void): void {
  const missing = locked && own !== null && value !== own
  // `fill` is a new function at every render; only the values decide.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (missing) fill()
  }, [missing, own])
}
