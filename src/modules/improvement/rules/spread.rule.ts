import { percent } from './figures.rule.ts'

/** What a plant answered to a lesson that was spread to it (impr.md 10.2). */
export interface Answer {
  /** Item of IMPR_REPLY; null: not answered yet. */
  replyCd: string | null
  state: string
}
export interface Coverage {
  asked: number
  answered: number
  concerned: number
  /** Of those whom it concerns. */
  closed: number
  /** Per cent of those asked who answered, and of those concerned who are done; null where there are none. */
  answeredRate: number | null
  closedRate: number | null
}
/** How far a lesson has come: who answered, and of whom it concerns, who is done. */
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
