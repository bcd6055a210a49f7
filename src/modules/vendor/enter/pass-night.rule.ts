import type { EntryProblem } from './enter-check.rule.ts'

/**
 * Findings of the entry check (vendor R4) that keep new requests out and stop no pass: the evaluation of the company,
 * its papers (R5 does not count them among what a pass stands on), and the same person under another company, where
 * people decide which of the two passes is right.
 */
const toldOnly: readonly string[] = ['E03', 'E04', 'E07']
/** The company's state and the plant's bans come and go by themselves: the gate reads them at each passage. */
const readAtTheGate: readonly string[] = ['E01']

export interface NightVerdict {
  /** What stops the pass; empty: it stays valid. */
  stops: EntryProblem[]
  /** What is told to the safety people and to the company. */
  told: EntryProblem[]
}
/** What the entry check of today means for a pass that is valid. */
export function nightVerdict(problems: readonly EntryProblem[]): NightVerdict {
  const blocking = problems.filter(({ level, code }) => level === 'BLOCK' && !readAtTheGate.includes(code))
  return {
    stops: blocking.filter(({ code }) => !toldOnly.includes(code)),
    told: blocking.filter(({ code }) => toldOnly.includes(code)),
  }
}
