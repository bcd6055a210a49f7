import { expect } from 'vitest'
import { everything } from './share.ts'

/**
 * News that came by the stream of changes: sooner than any page asks again by itself (pages poll every minute
 * or more seldom), and late enough for a machine that has other work.
 */
export const byStreamMs = 20_000

/**
 * A promise in seconds is held on a calm machine, in the long run (`npm run test:trust`). The gate runs on
 * whatever machine there is: beside this, its tests hold what does not depend on its speed, such as the number
 * of statements, or that an answer came while another was still awaited.
 * @param tookMs milliseconds that were measured
 */
export function expectPromised(tookMs: number, promisedMs: number, what = 'milliseconds'): void {
  if (everything) expect(tookMs, what).toBeLessThan(promisedMs)
}
