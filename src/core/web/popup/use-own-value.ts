import { useEffect, useEffectEvent } from 'react'

/** Fills a locked picker with the user's own value as soon as it is known. */
export function useOwnValue(locked: boolean, own: string | null, value: unknown, fill: () => void): void {
  const missing = locked && own !== null && value !== own
  const fillNow = useEffectEvent(fill)
  useEffect(() => {
    if (missing) fillNow()
  }, [missing, own])
}
