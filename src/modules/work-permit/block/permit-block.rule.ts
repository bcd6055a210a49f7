import { namesOf } from '../../../core/shared/sentence.ts'
import { paperStateTexts } from './block.texts.ts'

/** What became of a number that was set aside (code group PTW_PAPER). */
export const paperStates = namesOf(paperStateTexts)
export type PaperState = keyof typeof paperStates
/** How a paper that was not used is accounted for, and how much has to be said about it. */
export const settledStates = { unused: 0, voided: 10, missing: 10 } as const satisfies Partial<
  Record<PaperState, number>
>
export type SettledState = keyof typeof settledStates
export const isSettled = (state: unknown): state is SettledState =>
  typeof state === 'string' && Object.hasOwn(settledStates, state)

/** Papers per state; what is still open after its day is late. */
export function reconciled(
  numbers: readonly { statCd: string }[],
  outageYmd: string,
  today: string,
): { counts: Record<PaperState, number>; late: number } {
  const count = (state: PaperState) => numbers.filter(({ statCd }) => statCd === state).length
  const counts = {
    reserved: count('reserved'),
    used: count('used'),
    unused: count('unused'),
    voided: count('voided'),
    missing: count('missing'),
  }
  return { counts, late: outageYmd < today ? counts.reserved : 0 }
}
