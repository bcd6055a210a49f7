import axe, { type RunOptions } from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails unless axe finds nothing serious or critical in a part of the page. Colours and places still move for a
 * while after a change of theme or page, longer on a busy machine: what counts is where they come to rest.
 */
export const expectNoSeriousFaults = (part: Element): Promise<void> =>
  atRest(part, {}, (impact) => impact === 'serious' || impact === 'critical')
/** The same for faults of every impact. */
export const expectNoFaults = (part: Element, options: RunOptions = {}): Promise<void> =>
  atRest(part, options, () => true)

const atRest = (part: Element, options: RunOptions, counts: (impact: unknown) => boolean): Promise<void> =>
  expect
    .poll(async () => {
      const { violations } = await axe.run(part, { resultTypes: ['violations'], ...options })
      return violations
        .filter(({ impact }) => counts(impact))
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    })
    .toEqual([])
