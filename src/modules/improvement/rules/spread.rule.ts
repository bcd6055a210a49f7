import { percent } from './figures.rule.ts'

/** A plant's answer to a lesson that was spread to it (impr.md 10.2). */
export interface Answer {
  /** Item of IMPR_REPLY; null: not answered yet. */
  replyCd: string | null
  state: string
}
export interface Coverage {
  asked: number
  answered: number
  concerned: number
  /** Number of closed rows among the plants concerned. */
  closed: number
  /**
   * Per cent of the asked plants that answered, and of the concerned ones that are done; null where there are
   * none.
   */
  answeredRate: number | null
  closedRate: number | null
}
/** The coverage of a lesson: who answered, and who of those concerned is done. */
export function coverageOf(answers: readonly Answer[]): Coverage {
  const [asked, answered] = [answers.length, answers.filter(({ replyCd }) => replyCd !== null).length]
  const concerned = answers.filter(({ replyCd }) => replyCd === 'Y')
  const closed = concerned.filter(({ state }) => state === 'closed').length
  return {
    asked,
    answered,
    concerned: concerned.length,
    closed,
    answeredRate: percent(answered, asked),
    closedRate: percent(closed, concerned.length),
  }
}
