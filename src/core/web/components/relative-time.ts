const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const momentIsNowMs = 30 * second

/**
 * The time since then, in the steps of specification section 9; `date` from two days on, when the day itself
 * says more.
 */
export type Ago = { unit: 'now' | 'day' | 'date' } | { unit: 'minutes' | 'hours'; count: number }

/** @param elapsedMs milliseconds since the moment; a clock that runs ahead counts as now */
export function agoOf(elapsedMs: number): Ago {
  if (elapsedMs < momentIsNowMs) return { unit: 'now' }
  if (elapsedMs < hour) return { unit: 'minutes', count: Math.max(1, Math.floor(elapsedMs / minute)) }
  if (elapsedMs < day) return { unit: 'hours', count: Math.floor(elapsedMs / hour) }
  return { unit: elapsedMs < 2 * day ? 'day' : 'date' }
}
