import { useEffect, useEffectEvent } from 'react'

/**
 * Fills a locked and empty picker with the user's own value as soon as it is known; a record of a department
 * below keeps its own.
 */
export function useOwnValue(locked: boolean, own: string | null, value: unknown, fill: () => void): void {
  const missing = locked && own !== null && (value === null || value === undefined || value === '')
  const fillNow = useEffectEvent(fill)
  useEffect(() => {
    if (missing) fillNow()
  }, [missing])
}
